import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { pause, signInStaff } from './attacks/people.mjs';
import { clientAt } from './attacks/requests.mjs';
import { prepareStore, startServer } from './attacks/server-process.mjs';

// How long a colleague's save takes to reach everybody who listens, at ten thousand products, and what the hard limit of streams answers. The
// listeners are in a thread of this process, so on two cores the server has about one. `node bench/propagation.mjs [rounds]`
const ROUNDS = Number(process.argv[2] ?? 40);
const PER_ADDRESS = 150;
const FILES = 12_000;

const store = prepareStore();
const rows = [];
for (const streams of [500, 1000, 2000]) rows.push(await propagate(streams));
console.table(rows);
console.table(await reachLimit());
rmSync(store.directory, { recursive: true, force: true });

function startListeners(port, count, perAddress, firstAddress, token) {
  return new Worker(new URL('./streams/listeners.mjs', import.meta.url), {
    workerData: { port, count, perAddress, firstAddress, token },
  });
}
async function ask(worker, question) {
  worker.postMessage(question);
  return (await once(worker, 'message'))[0];
}
function share(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1]);
}

async function propagate(streams) {
  const server = await startServer(store, FILES);
  const worker = startListeners(server.port, streams, PER_ADDRESS, 1);
  const colleague = clientAt('127.0.0.6', server.port);
  try {
    const [{ listening }] = await once(worker, 'message');
    const staff = await signInStaff(colleague, store);
    const waits = [];
    const answers = [];
    let untold = 0;
    let now = { listening, fetchedAnew: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      await ask(worker, 'forget');
      const begun = performance.timeOrigin + performance.now();
      await staff.saves(1);
      answers.push(performance.timeOrigin + performance.now() - begun);
      let arrivals = [];
      for (let tries = 0; arrivals.length < listening && tries < 100; tries++) {
        await pause(50);
        now = await ask(worker, 'look');
        ({ arrivals } = now);
      }
      untold += listening - arrivals.length;
      waits.push(...arrivals.map((at) => at - begun));
    }
    return {
      streams: listening,
      'save answered, p50 ms': share(answers, 0.5),
      'save answered, p95 ms': share(answers, 0.95),
      'told, p50 ms': share(waits, 0.5),
      'told, p95 ms': share(waits, 0.95),
      'told, last ms': share(waits, 1),
      untold,
      'ended since': listening - now.listening,
      'fetched anew': now.fetchedAnew,
      'peak MB': server.peakMegabytes(),
      load: loadavg()[0].toFixed(1),
    };
  } finally {
    worker.postMessage('over');
    colleague.close();
    await server.stop();
  }
}

/** 4,500 visitors, then staff for whom 500 are kept, then one more. */
async function reachLimit() {
  const server = await startServer(store, FILES);
  const colleague = clientAt('127.0.0.6', server.port);
  const workers = [];
  try {
    const { idToken } = await signInStaff(colleague, store);
    const answers = {};
    for (const [who, count, firstAddress, token] of [
      ['4,600 visitors', 4600, 1, undefined],
      ['450 of staff', 450, 100, idToken],
      ['60 more of staff', 60, 110, idToken],
    ]) {
      const worker = startListeners(server.port, count, PER_ADDRESS, firstAddress, token);
      workers.push(worker);
      const [{ listening }] = await once(worker, 'message');
      answers[who] = { listening, refused: count - listening, 'peak MB': server.peakMegabytes() };
    }
    const begun = performance.now();
    await colleague.ask('GET', '/healthz');
    answers['a health check'] = { listening: `${Math.round(performance.now() - begun)} ms` };
    return answers;
  } finally {
    for (const worker of workers) worker.postMessage('over');
    colleague.close();
    await server.stop();
  }
}
