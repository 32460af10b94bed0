import { parentPort, workerData } from 'node:worker_threads';
import { clientAt, DATABASE } from '../attacks/requests.mjs';

/** Clients in a thread of their own, so that what they cost is not counted as the server's: each listens as a page of the shop does. */
const { port, count, perAddress, firstAddress, token } = workerData;
const parent = `${DATABASE}/documents`;
const order = ['actualizado', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' }));
const now = { timestampValue: new Date().toISOString() };
const changesSince = {
  from: [{ collectionId: 'productos' }],
  orderBy: order,
  startAt: { values: [now, { referenceValue: `${parent}/productos/z` }], before: false },
  limit: 300,
};
const messages = [
  { database: DATABASE, addTarget: { targetId: 2, query: { parent, structuredQuery: changesSince } } },
  { database: DATABASE, addTarget: { targetId: 4, documents: { documents: [`${parent}/publicado/actual`] } } },
];

const clients = Array.from({ length: Math.ceil(count / perAddress) }, (_, i) =>
  clientAt(`127.0.1.${firstAddress + i}`, port),
);
let listening = 0;
let fetchedAnew = 0;
/** When each was told of the present change. */
let arrivals = new Map();
/** Resolves when it listens. As the SDK does, it fetches anew whenever an answer ends, and acknowledges thereby what it has. */
async function listen(client) {
  const sid = await client.handshake('Listen', messages, { token });
  if (sid === undefined) return;
  const response = await client.hang('Listen', sid);
  if (response.statusCode !== 200) return;
  listening += 1;
  void follow(client, sid, response).finally(() => (listening -= 1));
}
async function follow(client, sid, first) {
  let last = 0;
  for (let response = first; response?.statusCode === 200; ) {
    response.on('error', () => {});
    response.setEncoding('utf8').on('data', (chunk) => {
      // Frames are `<length>\n[[id,[…]],…]`; ids of arrays stand after `[[` or `,[` and before `,[`.
      for (const [, id] of chunk.matchAll(/(?:^|[[,\n])\[(\d+),\[/g)) last = Math.max(last, Number(id));
      if (chunk.includes('/documents/productos/') && !arrivals.has(sid))
        arrivals.set(sid, performance.timeOrigin + performance.now());
    });
    await new Promise((resolve) => response.once('close', resolve));
    fetchedAnew += 1;
    response = await client.hang('Listen', sid, last).catch(() => undefined);
  }
}
// Some at a time: thousands that come in the same moment are another measure.
for (let i = 0; i < count; i += 50) {
  const some = Array.from({ length: Math.min(50, count - i) }, (_, n) => clients[Math.floor((i + n) / perAddress)]);
  await Promise.all(some.map((client) => listen(client).catch(() => {})));
}
parentPort.on('message', (asked) => {
  if (asked === 'over') {
    for (const client of clients) client.close();
    process.exit();
  }
  if (asked === 'forget') arrivals = new Map();
  parentPort.postMessage({ listening, fetchedAnew, arrivals: [...arrivals.values()] });
});
parentPort.postMessage({ listening, arrivals: [] });
