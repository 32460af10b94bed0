import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { attacks } from './attacks/attacks.mjs';
import { attacksOnWaysIn } from './attacks/attacks-on-ways-in.mjs';
import { runBlocks } from './attacks/blocks.mjs';
import { engineersAttacks } from './attacks/engineers-attacks.mjs';
import { httpFloods } from './attacks/http-floods.mjs';
import { runKills } from './attacks/kills.mjs';
import { pause, personAt, sendQuote, signInStaff } from './attacks/people.mjs';
import { queryFloods } from './attacks/query-floods.mjs';
import { DATABASE, DOCUMENTS } from './attacks/requests.mjs';
import { prepareStore, startServer } from './attacks/server-process.mjs';
import { strangersAttacks } from './attacks/strangers-attacks.mjs';
import { certificateIn } from './attacks/tls.mjs';
import { unreadBodies } from './attacks/unread-bodies.mjs';

// What one client can do to the others at its worst, on this machine only: each attack on a fresh server with ten thousand products, while a visitor and
// a colleague go on. Run it with `npm run bench:attacks [part of a name|another]`. `npm run bench:attacks kills [times]` is about what is kept instead. BACKEND_DIR names another build of the server, to compare with.
const WATCH_MS = 3000;
const wanted = process.argv[2] ?? '';
if (wanted === 'kills') {
  const rows = await runKills(Number(process.argv[3] ?? 50), process.argv[4]);
  const names = ['what happens', 'times', 'acknowledged', 'missing afterwards', 'what is said'];
  console.log(`\n| ${names.join(' | ')} |\n|${names.map(() => '---').join('|')}|`);
  for (const { name, times, acknowledged, missing, said } of rows)
    console.log(`| ${[name, times, acknowledged, missing, said].join(' | ')} |`);
  process.exit(rows.every(({ missing }) => missing === 'nothing') ? 0 : 1);
}
if (wanted === 'blocks') {
  const rows = await runBlocks(process.argv[3]);
  console.log(
    '\n| request | answered | longest round, the first time, ms | longest of the next, ms |\n|---|---|---|---|',
  );
  for (const { name, answered, first, longest } of rows)
    console.log(`| ${[name, answered, first, longest].join(' | ')} |`);
  process.exit(0);
}
const everyAttack = {
  ...attacks,
  ...attacksOnWaysIn,
  ...strangersAttacks,
  ...httpFloods,
  ...queryFloods,
  ...engineersAttacks,
  ...unreadBodies,
};
const store = prepareStore();
const rows = [];
for (const [name, attack] of Object.entries(everyAttack)) {
  if (!wanted.split('|').some((part) => name.includes(part))) continue;
  rows.push(await measure(name, attack));
  console.log(rows.at(-1).join(' · '));
}
rmSync(store.directory, { recursive: true, force: true });
const head = [
  'attack',
  'answered',
  'visitor p99 ms',
  'visitor unanswered',
  'slowest save ms',
  'peak MB',
  'lost',
  'other quotation',
  'server',
];
console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

/** An attack is a function, or `{ before, attack }`: `before` is done on an earlier process over the same store. */
async function measure(name, given) {
  const isSecure = name.includes('TLS');
  const isProxied = name.startsWith('behind a proxy');
  const { attack, before } = typeof given === 'function' ? { attack: given } : given;
  const env = { ...(isSecure && certificateIn(store.directory)), ...(isProxied && { TRUST_PROXY: 'loopback' }) };
  const server = await startServer(store, undefined, env, before && ((port) => before({ port, store, sendQuote })));
  const [attacker, colleague, other] = [2, 6, 5].map((n) => personAt(n, server.port, isSecure, isProxied));
  const otherClients = new Worker(new URL('./attacks/other-clients.mjs', import.meta.url), {
    workerData: { port: server.port, store, isSecure, isProxied },
  });
  try {
    await once(otherClients, 'message');
    const staff = await signInStaff(colleague, store, 50);
    const largest = await largestPart(other);
    await pause(500);
    const answered = await attack({ attacker, staff, sendQuote, largest, email: store.email }).catch((error) =>
      String(error),
    );
    await pause(WATCH_MS);
    otherClients.postMessage('over');
    const [{ p99, failures, asked, slowestSave, saved, lost }] = await once(otherClients, 'message');
    const quote = await sendQuote(other);
    const slowest = Math.max(slowestSave, staff.slowestSave());
    const state = server.hasEnded() ? 'DEAD' : 'up';
    const peak = server.peakMegabytes();
    return [name, answered, p99, `${failures} of ${asked}`, slowest, peak, `${lost} of ${saved}`, quote.status, state];
  } finally {
    for (const client of [attacker, colleague, other]) client.close();
    await otherClients.terminate();
    await server.stop();
  }
}

/** The published catalogue's largest document, which anybody may read. */
async function largestPart(client) {
  const { text } = await client.ask('GET', `${DOCUMENTS}/publicado/actual`);
  const [part] = JSON.parse(text).fields.partes.arrayValue.values;
  return `${DATABASE}/documents/publicado/${part.stringValue}`;
}
