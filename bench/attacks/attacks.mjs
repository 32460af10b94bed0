import { randomBytes } from 'node:crypto';
import { all, statusCounts, times } from './answers.mjs';
import { DATABASE, DOCUMENTS } from './requests.mjs';
import { floodHandshakes } from './tls.mjs';

/** With the limit that the rules ask of a visitor. */
const inProducts = { from: [{ collectionId: 'productos' }], limit: 300 };
const where = (fieldPath, op, value) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const texts = (count) => ({ arrayValue: { values: times(count, (i) => ({ stringValue: `x${i}` })) } });
const parent = `${DATABASE}/documents`;
const MIB = 1 << 20;

/** Each does its worst from one address, and says how it was answered. `staff` is a colleague on another one. */
export const attacks = {
  'nobody attacks, for comparison': () => Promise.resolve('-'),
  async 'batchGet of one document × 400, unread, 20 times'({ attacker, largest }) {
    const body = JSON.stringify({ documents: times(400, () => largest) });
    for (let i = 0; i < 20; i++) attacker.unread('POST', `${DOCUMENTS}:batchGet`, body);
    return 'not read';
  },
  async 'WebChannel messages of 31 MiB out of order, 25 times'({ attacker }) {
    const answers = [];
    for (let i = 0; i < 25; i++) {
      const sid = await attacker.handshake('Write', [{ database: DATABASE }]);
      if (sid === undefined) answers.push({ status: 429 });
      else answers.push(await attacker.forward('Write', sid, ['x'.repeat(31 * MIB)], 5));
    }
    return statusCounts(answers);
  },
  async '40 bodies of 31 MiB, held open'({ attacker }) {
    const head = `POST /google.firestore.v1.Firestore/Write/channel?VER=8&RID=1&database=${DATABASE} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${32 * MIB}\r\n\r\n`;
    const piece = 'x'.repeat(MIB);
    const sockets = times(40, () => attacker.hold(head));
    for (let i = 0; i < 31; i++)
      await Promise.all(sockets.map((socket) => new Promise((done) => socket.write(piece, done))));
    return 'held';
  },
  async '1,000 orderBy, 10 at once'({ attacker }) {
    const orderBy = times(1000, (i) => ({ field: { fieldPath: i % 2 ? 'nombre' : 'clave' } }));
    return statusCounts(await all(10, () => attacker.query({ ...inProducts, orderBy })));
  },
  async '99 orderBy, each time others, 50 at once'({ attacker }) {
    const fields = ['visible', 'nombre', 'clave', 'slug', 'actualizado'];
    const order = (i) => ({
      field: { fieldPath: i < 98 ? 'visible' : fields[i % 5] },
      direction: i % 2 ? 'DESCENDING' : 'ASCENDING',
    });
    return statusCounts(await all(50, (n) => attacker.query({ ...inProducts, orderBy: times(99 - n, order) })));
  },
  async 'five lists of 1,000 in, 10 at once'({ attacker }) {
    const filters = times(5, () => where('nombre', 'IN', texts(1000)));
    return statusCounts(
      await all(10, () => attacker.query({ ...inProducts, where: { compositeFilter: { op: 'AND', filters } } })),
    );
  },
  async '30 disjunctions, the most there may be, 200 at once'({ attacker }) {
    return statusCounts(
      await all(200, () => attacker.query({ ...inProducts, where: where('nombre', 'IN', texts(30)) })),
    );
  },
  async '9 MB of nested ORs'({ attacker }) {
    const level = (depth) =>
      depth === 0
        ? where('nombre', 'EQUAL', { stringValue: 'x' })
        : { compositeFilter: { op: 'OR', filters: times(9, () => level(depth - 1)) } };
    return statusCounts([await attacker.query({ ...inProducts, where: level(5) })]);
  },
  async '10 MB of [, 5 at once'({ attacker }) {
    return statusCounts(await all(5, () => attacker.post(`${DOCUMENTS}:commit`, '['.repeat(10_000_000))));
  },
  async '100 listen targets with where and limit, then staff saves'({ attacker, staff }) {
    const structuredQuery = {
      ...inProducts,
      where: where('visible', 'EQUAL', { stringValue: 'public' }),
      orderBy: [{ field: { fieldPath: 'nombre' } }],
    };
    const messages = times(100, (i) => ({
      database: DATABASE,
      addTarget: { targetId: 2 * i + 2, query: { parent, structuredQuery } },
    }));
    const sid = await attacker.handshake('Listen', messages);
    await staff.saves(20);
    return sid === undefined ? 'refused' : 'opened';
  },
  async '2,000 handshakes'({ attacker }) {
    const sids = await all(2000, () => attacker.handshake('Listen', []));
    return `${sids.filter(Boolean).length} opened, then refused`;
  },
  async '298 quotations'({ attacker, sendQuote }) {
    return statusCounts(await all(298, () => sendQuote(attacker)));
  },
  async '40 wrong guesses'({ attacker, email }) {
    const guess = (i) => ({ email: i % 2 ? email : `otro${i}@lafragua.example`, password: `mal-${i}` });
    return statusCounts(
      await all(40, (i) =>
        attacker.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x', guess(i)),
      ),
    );
  },
  async '1,000 transactions'({ attacker }) {
    return statusCounts(await all(1000, () => attacker.post(`${DOCUMENTS}:beginTransaction`, {})));
  },
  async '200 abandoned uploads of a colleague'({ staff }) {
    const start = () => {
      const name = `productos/${randomBytes(32).toString('hex')}.png`;
      return staff.client.post(
        `/v0/b/la-fragua.appspot.com/o?name=${encodeURIComponent(name)}`,
        { name, contentType: 'image/png' },
        {
          ...staff.headers('Firebase'),
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': '1000',
          'x-goog-upload-header-content-type': 'image/png',
        },
      );
    };
    const answers = [];
    for (let i = 0; i < 201; i++) answers.push(await start());
    return statusCounts(answers);
  },
  async 'costly: 4,000 transforms, 4,000 elements and a mask of 4,000, 10 times each'({ attacker }) {
    const write = (extra, fields = {}) => ({
      writes: [{ update: { name: `${parent}/productos/x`, fields }, ...extra }],
    });
    const names = times(4000, (i) => `f${i}`);
    const stamps = names.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
    const values = names.map((stringValue) => ({ stringValue }));
    const bodies = [
      write({ updateTransforms: stamps }),
      write({ updateTransforms: [{ fieldPath: 'a', appendMissingElements: { values } }] }),
      write(
        { updateMask: { fieldPaths: names } },
        Object.fromEntries(names.map((name) => [name, { integerValue: '1' }])),
      ),
    ];
    return statusCounts(await all(30, (i) => attacker.post(`${DOCUMENTS}:commit`, bodies[i % 3])));
  },
  async 'costly: field paths of 4,000 segments, 10 at once'({ attacker }) {
    const fieldPath = Array(4000).fill('a').join('.');
    const update = { name: `${parent}/productos/x`, fields: {} };
    const write = { update, updateTransforms: [{ fieldPath, setToServerValue: 'REQUEST_TIME' }] };
    return statusCounts(await all(10, () => attacker.post(`${DOCUMENTS}:commit`, { writes: [write] })));
  },
  async 'costly: upload heads of 30,000 blanks, 10 at once'({ attacker }) {
    const body = `--x\r\n\r\n{}\r\n--x\r\ncontent-type:a${' '.repeat(30_000)}b\r\n\r\ndata\r\n--x--\r\n`;
    const headers = { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=x' };
    return statusCounts(await all(10, () => attacker.post('/v0/b/la-fragua.appspot.com/o?name=x', body, headers)));
  },
  async 'costly: what is kept: 100 listened queries and 20 read ones of 1.8 MB'({ attacker }) {
    const query = (i) => ({
      ...inProducts,
      where: where('nombre', 'EQUAL', { stringValue: i + 'x'.repeat(1.8 * MIB) }),
    });
    const sid = await attacker.handshake('Listen', []);
    for (let i = 0; i < 100; i++) {
      const addTarget = { targetId: 2 * i + 2, query: { parent, structuredQuery: query(i) } };
      await attacker.forward('Listen', sid, [{ database: DATABASE, addTarget }], i);
    }
    const { text } = await attacker.post(`${DOCUMENTS}:beginTransaction`, {});
    const { transaction } = JSON.parse(text);
    const answers = [];
    for (let i = 0; i < 20; i++)
      answers.push(await attacker.post(`${DOCUMENTS}:runQuery`, { transaction, structuredQuery: query(i) }));
    return statusCounts(answers);
  },
  async 'costly: 5,000 redirects of 12 kB'({ attacker }) {
    const answers = [];
    for (let i = 0; i < 50; i++)
      answers.push(
        ...(await all(100, (n) => attacker.ask('GET', `/busqueda/?search=${100 * i + n}${'x'.repeat(12_000)}`))),
      );
    return statusCounts(answers);
  },
  async 'costly: handshakes with 500,000 pairs, 5 at once'({ attacker }) {
    const pairs = times(500_000, (i) => `${i.toString(36)}=`).join('&');
    const path = `/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1&database=${DATABASE}`;
    return statusCounts(await all(5, () => attacker.post(path, `count=0&ofs=0&${pairs}`)));
  },
  async 'costly: 30 unread connections with 300 lists asked on each, and 30 names of 4 MB'({ attacker }) {
    const list = `GET ${DOCUMENTS}/productos?pageSize=299 HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    for (let i = 0; i < 30; i++) attacker.hold(list.repeat(300)).pause();
    const body = JSON.stringify({ documents: ['x'.repeat(4 * MIB)] });
    for (let i = 0; i < 30; i++) attacker.unread('POST', `${DOCUMENTS}:batchGet`, body);
    return 'not read';
  },
  async 'costly: 2,000 commits without a change, 100 at once'({ attacker }) {
    const answers = [];
    for (let i = 0; i < 20; i++)
      answers.push(...(await all(100, () => attacker.post(`${DOCUMENTS}:commit`, { writes: [] }))));
    return statusCounts(answers);
  },
  'nobody attacks, with TLS, for comparison': () => Promise.resolve('-'),
  async 'TLS handshakes for five seconds, 50 at once'({ attacker }) {
    const { perSecond, refused } = await floodHandshakes(attacker.port, attacker.localAddress, 5);
    return `${perSecond} a second answered, ${refused} refused`;
  },
  async '400 silent sockets'({ attacker }) {
    for (let i = 0; i < 400; i++) attacker.hold('');
    return 'held';
  },
};
