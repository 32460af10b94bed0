import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

// How much memory the server holds under many open streams, and under clients that listen and do not read. Run it after
// `npm run build:backend`: node bench/streams.mjs [streams] [slow readers] [changes]
const STREAMS = Number(process.argv[2] ?? 500);
const SLOW = Number(process.argv[3] ?? 50);
const DATABASE = 'projects/banco/databases/(default)';
const LARGE = { documents: 150, chars: 10_000 };
// Without a limit Node collects garbage so late that memory in use cannot be measured. A server that needs more than this fails here.
const HEAP = '--max-old-space-size=512';
const ROUNDS = Number(process.argv[4] ?? 60);

const data = mkdtempSync(path.join(tmpdir(), 'banco-'));
const server = spawn(
  process.execPath,
  [HEAP, path.join(process.env['BACKEND_DIR'] ?? 'dist-backend', 'main.js'), '--test-mode'],
  {
    env: { ...process.env, DATA_DIR: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const port = await new Promise((resolve, reject) => {
  server.once('exit', () => reject(new Error('the server ended: has it been built?')));
  createInterface({ input: server.stdout }).on('line', (line) => {
    const found = /escuchando http:\/\/[^:]+:(\d+)/.exec(line);
    if (found) resolve(Number(found[1]));
  });
});
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A request whose answer has begun. */
function ask(method, address, body = '', own = agent) {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: address,
      method,
      agent: own,
      headers: { 'content-type': 'text/plain' },
    };
    request(options, resolve).on('error', reject).end(body);
  });
}
const answer = async (...asked) => text(await ask(...asked));

const channel = (params) => {
  const query = new URLSearchParams({ VER: '8', CVER: '22', database: DATABASE, ...params });
  return `/google.firestore.v1.Firestore/Listen/channel?${query}`;
};
async function open(collection) {
  const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: collection }] } };
  const first = JSON.stringify({ database: DATABASE, addTarget: { targetId: 2, query } });
  const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: first });
  return /"c","([^"]+)"/.exec(await answer('POST', channel({ RID: '1' }), `${form}`))?.[1];
}
const hang = (SID, AID) => ask('GET', channel({ SID, AID: String(AID), RID: 'rpc', TYPE: 'xmlhttp' }), '', false);

/** Reads and acknowledges as a browser does, until the end. */
async function follow(sid, counters) {
  for (let last = 0; !counters.over; ) {
    const response = await hang(sid, last).catch(() => undefined);
    if (response?.statusCode !== 200) return;
    counters.responses.add(response);
    response.setEncoding('utf8').on('data', (chunk) => {
      counters.chars += chunk.length;
      // Frames are `<length>\n[[id,[…]],…]`; ids of arrays stand after `[[` or `,[` and before `,[`.
      for (const [, id] of chunk.matchAll(/(?:^|[[,\n])\[(\d+),\[/g)) last = Math.max(last, Number(id));
    });
    await new Promise((resolve) => response.once('close', resolve));
    counters.responses.delete(response);
  }
}

async function commit(collection, from, count, chars) {
  const writes = Array.from({ length: count }, (_, i) => {
    const fields = { x: { stringValue: `${Math.random()}`.padEnd(chars, 'x') } };
    return { update: { name: `${DATABASE}/documents/${collection}/${from + i}`, fields } };
  });
  const begun = performance.now();
  await answer('POST', `/v1/${DATABASE}/documents:commit`, JSON.stringify({ writes }));
  return performance.now() - begun;
}

const rows = [];
let peak = 0;
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
const sampler = setInterval(() => (peak = Math.max(peak, rss())), 50);
function row(when, note = '') {
  rows.push({ when, 'MiB now': Math.round(rss()), 'MiB at most': Math.round(Math.max(peak, rss())), note });
  peak = 0;
}
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]?.toFixed(0);

await commit('vivo', 0, 100, 300);
await commit('grande', 0, LARGE.documents, LARGE.chars);
row('started, nobody there');

const counters = { chars: 0, responses: new Set(), over: false };
const followers = [];
for (let i = 0; i < STREAMS; i++) followers.push(follow(await open('vivo'), counters));
row(`${STREAMS} streams open`);
const calm = [];
for (let round = 0; round < ROUNDS; round++) calm.push(await commit('vivo', round % 100, 1, 300));
row(
  `${ROUNDS} changes sent to all`,
  `commit ${median(calm)} ms, ${(counters.chars / 2 ** 20).toFixed(0)} M characters read`,
);

const slow = [];
for (let i = 0; i < SLOW; i++) {
  const sid = await open('grande');
  const response = await hang(sid, 0);
  response.pause();
  slow.push({ sid, response });
}
row(`${SLOW} who listen to ${(LARGE.documents * LARGE.chars) / 1e6} MB and do not read`);
const busy = [];
for (let round = 0; round < ROUNDS; round++) busy.push(await commit('grande', 0, 50, LARGE.chars));
const sent = (SLOW * ROUNDS * 50 * LARGE.chars) / 2 ** 20;
let dropped = 0;
for (const { sid } of slow)
  dropped += (await answer('POST', channel({ SID: sid, RID: '9', AID: '0' }), 'count=0&ofs=1')).includes('Unknown')
    ? 1
    : 0;
row(`${sent.toFixed(0)} M characters sent to them`, `commit ${median(busy)} ms, ${dropped} of ${SLOW} sent away`);

for (const { sid, response } of slow) {
  response.destroy();
  await answer('POST', channel({ SID: sid, RID: '10', TYPE: 'terminate' }));
}
for (let round = 0; round < ROUNDS; round++) await commit('vivo', round % 100, 1, 300);
row('they are gone, the others receive more', `${counters.responses.size} of ${STREAMS} still read`);

counters.over = true;
for (const response of counters.responses) response.destroy();
await Promise.all(followers);
row('all gone');
console.table(rows);

clearInterval(sampler);
agent.destroy();
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(data, { recursive: true, force: true });
