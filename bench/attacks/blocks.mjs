import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause, signInStaff } from './people.mjs';
import { clientAt, DATABASE, DOCUMENTS } from './requests.mjs';
import { prepareStore, startServerOn } from './server-process.mjs';

const PROBE = `--import "${path.join(import.meta.dirname, 'loop-probe.mjs')}"`;
const TIMES = 3;
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const parent = `${DATABASE}/documents`;
const where = (fieldPath, op, value) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const all = (op, filters) => ({ compositeFilter: { op, filters } });
const texts = (count, text = (i) => `x${i}`) => ({
  arrayValue: { values: times(count, (i) => ({ stringValue: text(i) })) },
});
const order = (fieldPath, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const everything = { from: [{ collectionId: 'productos' }] };
const inProducts = { ...everything, limit: 300 };
/** Orders that nobody has asked for before, so that nothing is kept sorted for them. */
let asked = 0;
const newOrder = (count) =>
  times(count, (i) => order(i < count - 6 ? 'visible' : 'rev', (asked++ + i) % 3 ? 'ASCENDING' : 'DESCENDING'));
const status = ({ status: answered, text = '' }) =>
  answered === 200 ? '200' : `${answered} ${/"status":"(\w+)"/.exec(text)?.[1] ?? ''}`;

/** What a visitor or a colleague may ask for, at its worst. */
const requests = {
  'list of 300, by name': ({ visitor }) => visitor.ask('GET', `${DOCUMENTS}/productos?pageSize=299&orderBy=nombre`),
  'orderBy a field, new': ({ visitor }) => visitor.query({ ...inProducts, orderBy: newOrder(1) }),
  '40 orderBy, new': ({ visitor }) => visitor.query({ ...inProducts, orderBy: newOrder(40) }),
  'in with 30 texts': ({ visitor }) => visitor.query({ ...inProducts, where: where('nombre', 'IN', texts(30)) }),
  '30 disjunctions of 3 filters': ({ visitor }) =>
    visitor.query({
      ...inProducts,
      where: all(
        'OR',
        times(30, (i) =>
          all('AND', [
            where('visible', 'EQUAL', { stringValue: 'public' }),
            where('nombre', 'EQUAL', { stringValue: `x${i}` }),
            where('clave', 'EQUAL', { stringValue: `x${i}` }),
          ]),
        ),
      ),
    }),
  'ten not-in of 10, offset to the end': ({ visitor }) =>
    visitor.query({
      ...inProducts,
      offset: 9900,
      where: all(
        'AND',
        times(10, (i) =>
          where(
            'nombre',
            'NOT_IN',
            texts(10, (j) => `y${i}-${j}`),
          ),
        ),
      ),
    }),
  'the same over all collections, by a colleague': ({ staff }) =>
    staff.client.query(
      { from: [{ collectionId: 'productos', allDescendants: true }], orderBy: newOrder(12) },
      staff.headers(),
    ),
  'count, sum and avg': ({ staff }) =>
    staff.client.post(
      `${DOCUMENTS}:runAggregationQuery`,
      {
        structuredAggregationQuery: {
          structuredQuery: { ...everything, orderBy: newOrder(20) },
          aggregations: [
            { count: {} },
            { sum: { field: { fieldPath: 'rev' } } },
            { avg: { field: { fieldPath: 'rev' } } },
          ],
        },
      },
      staff.headers(),
    ),
  'all products, by a colleague': ({ staff }) => staff.client.query(everything, staff.headers()),
  '1,000 products with select, by a colleague': ({ staff }) =>
    staff.client.query(
      { ...everything, limit: 1000, select: { fields: times(300, (i) => ({ fieldPath: `f${i}` })) } },
      staff.headers(),
    ),
  'listen to all products, by a colleague': async ({ staff, port }) => {
    const client = clientAt('127.0.0.9', port);
    const messages = [
      { database: DATABASE, addTarget: { targetId: 2, query: { parent, structuredQuery: everything } } },
    ];
    const sid = await client.handshake('Listen', messages, { token: staff.idToken });
    await pause(1500);
    client.close();
    return { status: sid === undefined ? 0 : 200 };
  },
  'listen to 20 windows of 40 orderBy': async ({ port }) => {
    const client = clientAt('127.0.0.9', port);
    const messages = times(20, (i) => ({
      database: DATABASE,
      addTarget: {
        targetId: 2 * i + 2,
        query: { parent, structuredQuery: { ...inProducts, limit: 3, orderBy: newOrder(40) } },
      },
    }));
    const sid = await client.handshake('Listen', messages);
    const heard = await client.hang('Listen', sid);
    let text = '';
    heard.on('data', (data) => (text += data)).on('error', () => {});
    await pause(6000);
    client.close();
    return { status: text.split('CURRENT').length - 1 };
  },
  'a transaction with 15 queries, one of them again after a save': async ({ visitor, staff }) => {
    const begun = await visitor.post(`${DOCUMENTS}:beginTransaction`, {});
    const { transaction } = JSON.parse(begun.text);
    let answer = begun;
    for (let i = 0; i < 15; i++)
      answer = await visitor.post(`${DOCUMENTS}:runQuery`, {
        transaction,
        structuredQuery: {
          ...inProducts,
          where: all(
            'AND',
            times(30, (j) => where('clave', 'NOT_EQUAL', { stringValue: `z${i}-${j}` })),
          ),
          offset: 9800,
        },
      });
    await staff.save();
    answer = await visitor.post(`${DOCUMENTS}:runQuery`, { transaction, structuredQuery: { ...inProducts, limit: 1 } });
    return answer;
  },
  'batchGet of 1,000 products': ({ visitor, names }) => visitor.post(`${DOCUMENTS}:batchGet`, { documents: names }),
  'the largest part of the snapshot': async ({ visitor }) => {
    const { text } = await visitor.ask('GET', `${DOCUMENTS}/publicado/actual`);
    const [part] = JSON.parse(text).fields.partes.arrayValue.values;
    return visitor.ask('GET', `${DOCUMENTS}/publicado/${part.stringValue}`);
  },
  'batchGet of the whole snapshot': async ({ visitor }) => {
    const { text } = await visitor.ask('GET', `${DOCUMENTS}/publicado/actual`);
    const parts = JSON.parse(text).fields.partes.arrayValue.values;
    return visitor.post(`${DOCUMENTS}:batchGet`, {
      documents: parts.map((part) => `${parent}/publicado/${part.stringValue}`),
    });
  },
  'a commit of 500 products, by a colleague': ({ staff, names }) => staff.saveMany(names.slice(500)),
  'a commit of 10 MB of values': ({ visitor }) =>
    visitor.post(`${DOCUMENTS}:commit`, `{"writes":[${'0,'.repeat(999_000)}0]}`),
  'a commit of 10 MB of text': ({ visitor }) =>
    visitor.post(`${DOCUMENTS}:commit`, `{"writes":["${'x'.repeat(10 << 20)}"]}`),
  'a write message of 9 MB on a stream': async ({ visitor }) => {
    const sid = await visitor.handshake('Write', [{ database: DATABASE }]);
    return visitor.forward(
      'Write',
      sid,
      [{ streamToken: '', writes: times(90_000, (i) => ({ delete: `${parent}/borradores/${i}`, x: '{"%"}' })) }],
      1,
    );
  },
  'a search page, the first': ({ visitor }) => visitor.ask('GET', `/busqueda?search=tornillo${asked++}`),
  'a search page of one letter': ({ visitor }) => visitor.ask('GET', `/busqueda?search=a&x=${asked++}`),
  'the start page': ({ visitor }) => visitor.ask('GET', `/?x=${asked++}`),
  'a page of a category': ({ visitor }) => visitor.ask('GET', `/herramienta-inalambrica?x=${asked++}`),
  'sitemap.xml': ({ visitor }) => visitor.ask('GET', '/sitemap.xml'),
  'the health check': ({ visitor }) => visitor.ask('GET', '/healthz'),
  'a save, and what follows it': async ({ staff }) => ({ status: (await staff.save()) ? 200 : 0 }),
};

/**
 * The longest time that one admitted request keeps the process from serving others, at ten thousand products. Answers a row for each.
 * @param wanted parts of names, with `|` in between
 */
export async function runBlocks(wanted) {
  const store = prepareStore();
  const folder = mkdtempSync(path.join(tmpdir(), 'ataques-'));
  cpSync(store.directory, folder, { recursive: true });
  const server = await startServerOn(folder, { node: PROBE });
  const [visitor, colleague] = ['127.0.0.2', '127.0.0.4'].map((address) => clientAt(address, server.port));
  const longestRound = async () => {
    const before = server.log.length;
    server.signal('SIGUSR2');
    let line;
    while (line === undefined) {
      await pause(20);
      line = server.log.slice(before).find((text) => text.includes('longestRoundMs'));
    }
    return JSON.parse(line).longestRoundMs;
  };
  const rows = [];
  try {
    const staff = await signInStaff(colleague, store);
    const names = await productNames(visitor, 1000);
    await pause(1000);
    for (const [name, ask] of Object.entries(requests)) {
      if (wanted !== undefined && !wanted.split('|').some((part) => name.includes(part))) continue;
      await longestRound();
      let answer = { status: 0 };
      const rounds = [];
      for (let i = 0; i < TIMES; i++) {
        answer = await ask({ visitor, staff, names, port: server.port });
        await pause(300);
        rounds.push(await longestRound());
      }
      rows.push({
        name,
        answered: status(answer),
        first: Math.round(rounds[0]),
        longest: Math.round(Math.max(...rounds.slice(1))),
      });
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    for (const client of [visitor, colleague]) client.close();
    await server.kill();
    for (const directory of [folder, store.directory]) rmSync(directory, { recursive: true, force: true });
  }
  return rows;
}

async function productNames(client, count) {
  const names = [];
  for (let token = ''; names.length < count; ) {
    const { text } = await client.ask(
      'GET',
      `${DOCUMENTS}/productos?pageSize=250&mask.fieldPaths=rev&pageToken=${token}`,
    );
    const page = JSON.parse(text);
    names.push(...page.documents.map(({ name }) => name));
    token = page.nextPageToken;
  }
  return names.slice(0, count);
}
