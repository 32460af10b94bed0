import { parentPort, workerData } from 'node:worker_threads';
import { pause, personAt, signInStaff, startVisitor } from './people.mjs';

/** A visitor and a colleague in a thread of their own: what the attacker's own side costs must not count as waiting for the server. */
const { port, store, isSecure, isProxied } = workerData;
const [visitor, colleague] = [3, 4].map((n) => personAt(n, port, isSecure, isProxied));
const staff = await signInStaff(colleague, store);
const watched = startVisitor(visitor);
const over = new AbortController();
parentPort.once('message', () => over.abort());
parentPort.postMessage('ready');
while (!over.signal.aborted) {
  await staff.saves(1);
  await pause(200);
}
const { p99, failures, asked } = await watched.stop();
const lost = await staff.lost().catch(() => '?');
parentPort.postMessage({ p99, failures, asked, slowestSave: staff.slowestSave(), saved: staff.saved(), lost });
for (const client of [visitor, colleague]) client.close();
