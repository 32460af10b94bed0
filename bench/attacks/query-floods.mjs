import { all, statusCounts, times } from './answers.mjs';
import { pause } from './people.mjs';
import { DATABASE, DOCUMENTS } from './requests.mjs';

const parent = `${DATABASE}/documents`;
const IDENTITY = '/identitytoolkit.googleapis.com';
const inProducts = { from: [{ collectionId: 'productos' }], limit: 300 };
const str = (stringValue) => ({ stringValue });
const where = (fieldPath, op, value) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const by = (...paths) => paths.map((fieldPath) => ({ field: { fieldPath } }));
const target = (targetId, structuredQuery, more = {}) => ({
  database: DATABASE,
  addTarget: { targetId, query: { parent, structuredQuery }, ...more },
});

/** The documents of the published catalogue, a megabyte each. */
async function publishedParts(client) {
  const { text } = await client.ask('GET', `${DOCUMENTS}/publicado/actual`);
  const { values } = JSON.parse(text).fields.partes.arrayValue;
  return values.map(({ stringValue }) => `${parent}/publicado/${stringValue}`);
}

/** Queries, commits and streams of which each is allowed, or is refused late, as many as one client can send. */
export const queryFloods = {
  async 'flood: batchGet of the whole published catalogue, 200 at once, each read'({ attacker }) {
    const documents = await publishedParts(attacker);
    const answers = await all(200, () => attacker.post(`${DOCUMENTS}:batchGet`, { documents }));
    return `${statusCounts(answers)}, ${Math.round(answers.reduce((sum, { text }) => sum + text.length, 0) / 1e6)} MB`;
  },
  async 'flood: count, sum and avg of everything, 250 at once'({ attacker }) {
    const aggregations = [
      { alias: 'a', count: {} },
      ...['precio', 'rev'].flatMap((fieldPath, i) => [
        { alias: `s${i}`, sum: { field: { fieldPath } } },
        { alias: `v${i}`, avg: { field: { fieldPath } } },
      ]),
    ];
    const froms = [
      { from: [{ collectionId: 'productos' }] },
      inProducts,
      { from: [{ collectionId: 'productos', allDescendants: true }], limit: 300 },
      { from: [{ allDescendants: true }], limit: 300 },
    ];
    const ask = (i) => ({ structuredAggregationQuery: { aggregations, structuredQuery: froms[i % 4] } });
    return statusCounts(await all(250, (i) => attacker.post(`${DOCUMENTS}:runAggregationQuery`, ask(i))));
  },
  async 'flood: collection groups with thirty disjunctions and orders, 250 at once'({ attacker }) {
    const filters = (n) => times(30, (i) => where('nombre', i % 2 ? 'EQUAL' : 'LESS_THAN', str(`${n}x${i}`)));
    const ask = (n) => ({
      from: [{ collectionId: ['productos', 'partes', 'cotizaciones'][n % 3], allDescendants: true }],
      where: { compositeFilter: { op: 'OR', filters: filters(n) } },
      orderBy: by(...times(20, (i) => ['nombre', 'clave', 'slug'][(i + n) % 3] + (i > 2 ? i : ''))),
      limit: 300,
    });
    return statusCounts(await all(250, (n) => attacker.query(ask(n))));
  },
  async 'flood: commits of 5,000 writes with transforms, 20 at once'({ attacker }) {
    const writes = times(5000, (i) => ({
      update: { name: `${parent}/estadosCotizacion/${'x'.repeat(30)}${i}`, fields: { folio: str('C-0000000000') } },
      updateTransforms: [
        { fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'n', increment: { integerValue: '1' } },
        { fieldPath: 'l', appendMissingElements: { values: [str('a')] } },
      ],
    }));
    const body = JSON.stringify({ writes });
    return statusCounts(await all(20, () => attacker.post(`${DOCUMENTS}:commit`, body)));
  },
  async 'flood: a Write stream whose messages are refused by the rules at the last of 500 writes, 50 streams'({
    attacker,
  }) {
    const writes = times(500, (i) => ({
      update: { name: `${parent}/cotizaciones/${'x'.repeat(20)}${i}`, fields: { folio: str('C-0000000000') } },
      updateTransforms: [{ fieldPath: 'creado', setToServerValue: 'REQUEST_TIME' }],
    }));
    return statusCounts(
      await all(50, async () => {
        const sid = await attacker.handshake('Write', [{ database: DATABASE }]);
        if (sid === undefined) return { status: 429 };
        return attacker.forward('Write', sid, [{ writes }, { writes }, { writes }], 1);
      }),
    );
  },
  async 'flood: resume tokens and read times of the future and of version 0, 200 targets on each of 20 streams'({
    attacker,
    staff,
  }) {
    const sid = await attacker.handshake('Listen', [target(2, { ...inProducts, limit: 1 })]);
    const response = await attacker.hang('Listen', sid);
    const text = await new Promise((resolve) => response.setEncoding('utf8').once('data', resolve));
    response.destroy();
    const known = /"resumeToken":"([^"]+)"/.exec(text)?.[1] ?? '';
    const [epoch] = Buffer.from(known, 'base64').toString().split(':');
    const token = (version) => Buffer.from(`${epoch}:${version}`).toString('base64');
    const tokens = ['9999999999999999', '0', '1', '00000000000000000001'].map(token);
    const answers = await all(20, async () => {
      const own = await attacker.handshake('Listen', []);
      if (own === undefined) return { status: 429 };
      const messages = times(200, (i) =>
        target(
          2 * i + 2,
          { ...inProducts, limit: 300 - i },
          i % 5 ? { resumeToken: tokens[i % 4] } : { readTime: '2100-01-01T00:00:00Z' },
        ),
      );
      void attacker.forward('Listen', own, messages, 0);
      return { status: 200 };
    });
    await pause(5000);
    await staff.saves(10);
    return `${known === '' ? 'no token; ' : ''}${statusCounts(answers)}`;
  },
  async 'flood: 190 streams with 100 windows of 300 products each, fetched and not read'({ attacker }) {
    const sids = await all(190, () => attacker.handshake('Listen', []));
    const opened = sids.filter(Boolean);
    for (const sid of opened) await attacker.hang('Listen', sid).then((response) => response.pause());
    // A message is answered once those before it are done, so nobody waits for these.
    for (const [n, sid] of opened.entries()) {
      const messages = times(100, (i) => target(2 * i + 2, { ...inProducts, orderBy: by('nombre'), offset: n + i }));
      void attacker.forward('Listen', sid, messages, 0);
    }
    await pause(10_000);
    return `${opened.length} opened`;
  },
  async 'flood: 250 fetches from the beginning of one stream that has megabytes to say, again and again'({ attacker }) {
    const sid = await attacker.handshake('Listen', []);
    const messages = times(40, (i) => target(2 * i + 2, { ...inProducts, offset: i }));
    void attacker.forward('Listen', sid, messages, 0);
    await pause(1000);
    let chars = 0;
    const until = Date.now() + 5000;
    await all(250, async () => {
      while (Date.now() < until) {
        const response = await attacker.hang('Listen', sid).catch(() => undefined);
        if (response === undefined) return;
        for await (const data of response.on('error', () => {})) chars += data.length;
      }
    }).catch(() => {});
    return `${Math.round(chars / 1e6)} MB`;
  },
  async 'flood: arrays acknowledged that were never sent, and messages out of order, 190 streams'({ attacker }) {
    const far = '9007199254740991';
    const one = async (i) => {
      const sid = await attacker.handshake('Listen', [target(2, { ...inProducts, limit: 5 })]);
      if (sid === undefined) return { status: 429 };
      const channel = `/google.firestore.v1.Firestore/Listen/channel?VER=8&SID=${sid}&RID=2&AID=${i % 2 ? far : '-1'}`;
      const maps = times(900, (n) => `&req${n}___data__=${encodeURIComponent(JSON.stringify({ removeTarget: n }))}`);
      // Backwards, each with one missing before it.
      for (let n = 0; n < 3; n++)
        await attacker.post(channel, `count=900&ofs=${5000 - 1000 * n}${maps.reverse().join('')}`);
      return attacker.post(channel, `count=1&ofs=1${maps[0]}`);
    };
    return statusCounts(await all(190, one));
  },
  async 'flood: sign-ups, and sign-ins with passwords of 100 kB, 400'({ attacker, email }) {
    const password = 'ñ'.repeat(50_000);
    return statusCounts(
      await all(400, (i) =>
        i % 2
          ? attacker.post(`${IDENTITY}/v1/accounts:signUp?key=x`, {
              email: `a${i}@x.example`,
              password,
              returnSecureToken: true,
            })
          : attacker.post(`${IDENTITY}/v1/accounts:signInWithPassword?key=x`, {
              email: i % 4 ? email : `b${i}@x.example`,
              password,
            }),
      ),
    );
  },
  async 'flood: transactions that read the same 300 products with 15 queries each, 50 at once, left open'({
    attacker,
    staff,
  }) {
    const answers = await all(50, async () => {
      const begun = await attacker.post(`${DOCUMENTS}:beginTransaction`, {});
      const { transaction } = JSON.parse(begun.text);
      let last = begun;
      for (let i = 0; i < 15; i++)
        last = await attacker.post(`${DOCUMENTS}:runQuery`, {
          transaction,
          structuredQuery: { ...inProducts, orderBy: by(['nombre', 'clave', 'slug'][i % 3]), offset: i * 300 },
        });
      return last;
    });
    await staff.saves(20);
    return statusCounts(answers);
  },
  async 'flood: resumable uploads whose parts overlap, of a colleague, 200'({ staff }) {
    const headers = (command, offset) => ({
      ...staff.headers('Firebase'),
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': command,
      'x-goog-upload-header-content-length': '600000',
      'x-goog-upload-header-content-type': 'image/png',
      ...(offset !== undefined && { 'x-goog-upload-offset': String(offset) }),
    });
    const name = `productos/${'ab'.repeat(32)}.png`;
    const begun = await staff.client.sendBytes(
      `/v0/b/la-fragua.appspot.com/o?name=${encodeURIComponent(name)}`,
      Buffer.from(JSON.stringify({ name, contentType: 'image/png' })),
      headers('start'),
    );
    const { pathname, search } = new URL(begun.headers['x-goog-upload-url']);
    const part = Buffer.alloc(262_144);
    const offsets = [0, 100, 262_144, 262_143, -1, 1e15];
    return statusCounts(
      await all(200, (i) => staff.client.sendBytes(pathname + search, part, headers('upload', offsets[i % 6]))),
    );
  },
};
