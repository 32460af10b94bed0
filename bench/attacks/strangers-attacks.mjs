import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { all, statusCounts, times } from './answers.mjs';
import { pause } from './people.mjs';
import { rawAnswers } from './raw-answers.mjs';
import { DATABASE, DOCUMENTS } from './requests.mjs';

const parent = `${DATABASE}/documents`;
const IDENTITY = '/identitytoolkit.googleapis.com';
const BUCKET = '/v0/b/la-fragua.appspot.com/o';
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';
const inProducts = { from: [{ collectionId: 'productos' }], limit: 300 };
const str = (stringValue) => ({ stringValue });
const map = (fields) => ({ mapValue: { fields } });
const letters = (count) => 'x'.repeat(count);
const update = (place, fields) => ({ update: { name: `${parent}/${place}`, fields } });
const commit = (client, ...writes) => client.post(`${DOCUMENTS}:commit`, { writes });
const target = (targetId, more) => ({ database: DATABASE, addTarget: { targetId, ...more } });
const query = (structuredQuery) => ({ query: { parent, structuredQuery } });
/** A value so many levels deep, written as text: what parses it must not be what breaks. */
const nested = (depth, open, close) => open.repeat(depth) + '{"nullValue":null}' + close.repeat(depth);
const quote = (changed) => [
  update(`cotizaciones/${randomBytes(18).toString('base64url')}`, {
    folio: str('C-0000000000'),
    nombre: str('Ana'),
    telefono: str('8112345678'),
    ...changed,
  }),
];

/** What somebody tries who knows the address and nothing of what is inside. */
export const strangersAttacks = {
  async 'stranger: requests that proxies read otherwise (smuggling), 20 shapes'({ attacker }) {
    const second = `GET ${DOCUMENTS}/personal/x HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const post = (headers, body, path = '/') => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
    const shapes = [
      post(`Content-Length: 4\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${second}`),
      post(`Transfer-Encoding: chunked\r\nContent-Length: 4`, `0\r\n\r\n${second}`),
      post(`Content-Length: 0\r\nContent-Length: ${second.length}`, second),
      post(`Content-Length: 0, ${second.length}`, second),
      post(`Content-Length: +0`, second),
      post(`Content-Length: -1`, second),
      post(`Content-Length: 0x5`, second),
      post(`Content-Length : 5`, second),
      post(`Transfer-Encoding: xchunked`, `0\r\n\r\n${second}`),
      post(`Transfer-Encoding: chunked, identity`, `0\r\n\r\n${second}`),
      post(`Transfer-Encoding: chunked\r\nTransfer-Encoding: identity`, `0\r\n\r\n${second}`),
      post(`Transfer-Encoding:\vchunked`, `0\r\n\r\n${second}`),
      post(`Transfer-Encoding: chunked`, `0\n\n${second}`),
      post(`Transfer-Encoding: chunked`, `0;${letters(200_000)}\r\n\r\n${second}`),
      post(`Transfer-Encoding: chunked`, `FFFFFFFFFFFFFFFFF\r\n${second}`),
      post(`X: a\r\n b\r\nContent-Length: 0`, second),
      post(`X: a\nContent-Length: ${second.length}`, second),
      `GET http://otra.example${DOCUMENTS}/personal/x HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      `CONNECT otra.example:443 HTTP/1.1\r\nHost: otra.example\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n\r\n${second}`,
    ];
    const answers = await Promise.all(shapes.map((shape) => rawAnswers(attacker, shape)));
    // After an answer, the rest is refused as nonsense and the connection closed; any other second answer is one to a request that a proxy did not see.
    const seconds = answers.map(({ statuses: [, ...more] }, i) => more.some((code) => code !== 400) && i + 1);
    return `${statusCounts(answers.map(({ statuses }) => ({ status: statuses[0] ?? 0 })))}; taken as two requests: ${seconds.filter(Boolean).join(', ') || 'none'}`;
  },
  async 'stranger: 290 heads that come a letter at a time'({ attacker }) {
    let closed = 0;
    const sockets = times(290, () =>
      attacker
        .hold('GET / HTTP/1.1\r\nHost: localhost\r\nX-')
        .on('close', () => (closed += 1))
        .resume(),
    );
    for (let i = 0; i < 180; i++) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('a');
      await pause(100);
    }
    return `${closed} of 290 closed after 18 s`;
  },
  async 'stranger: 2,000 headers, and one of 200 kB, 50 each'({ attacker }) {
    const head = (lines) => `GET / HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n`;
    const many = head(times(2000, (i) => `x${i}: 1`).join('\r\n'));
    const long = head(`x: ${letters(200_000)}`);
    const answers = await all(100, (i) => rawAnswers(attacker, i % 2 ? many : long));
    return statusCounts(answers.map(({ statuses }) => ({ status: statuses[0] ?? 0 })));
  },
  async 'stranger: query strings of 12 kB, 600'({ attacker }) {
    const tails = ['&a'.repeat(6000), `search=${'%25'.repeat(4000)}`, `search=${'%F1'.repeat(4000)}`];
    const paths = ['/busqueda?', '/?', `${DOCUMENTS}/productos?`, '/healthz?', `${BUCKET}?`];
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push(...(await all(100, (n) => attacker.ask('GET', paths[n % 5] + tails[n % 3] + `&n=${100 * i + n}`))));
    return statusCounts(answers);
  },
  async 'stranger: 4,000 small files, there and not there'({ attacker }) {
    const paths = ['/manifest.webmanifest', '/favicon.ico', '/assets/no.js', '/%2e%2e/%2e%2e/etc/passwd', '/sw.js'];
    const answers = [];
    for (let i = 0; i < 40; i++)
      answers.push(...(await all(100, (n) => attacker.ask('GET', `${paths[n % 5]}?${100 * i + n}`))));
    return statusCounts(answers);
  },
  async 'stranger: queries with offsets up to the largest number, 200 at once'({ attacker }) {
    const offsets = [1, 9_999, 1_000_000, 2_147_483_647, 2_147_483_648, -1];
    return statusCounts(await all(200, (i) => attacker.query({ ...inProducts, offset: offsets[i % 6] })));
  },
  async 'stranger: page tokens made up, 300'({ attacker }) {
    const make = (json) => Buffer.from(json).toString('base64url');
    const tokens = [
      make('[{"referenceValue":"productos/zzz"}]'),
      make(`[{"referenceValue":"productos/${letters(6000)}"}]`),
      make(`[{"referenceValue":"../personal/x"}]`),
      make(`[{"__proto__":{"referenceValue":"a/b"}}]`),
      make('['.repeat(6000)),
      make(`[${nested(500, '{"arrayValue":{"values":[', ']}}')}]`).slice(0, 12_000),
      randomBytes(6000).toString('base64url'),
      '%00',
    ];
    return statusCounts(
      await all(300, (i) => attacker.ask('GET', `${DOCUMENTS}/productos?pageSize=299&pageToken=${tokens[i % 8]}`)),
    );
  },
  async 'stranger: resume tokens made up, 200 targets'({ attacker }) {
    const tokens = [
      'x',
      Buffer.from('época:9999999999999999').toString('base64'),
      Buffer.from(`${letters(100_000)}:1`).toString('base64'),
      randomBytes(1 << 19).toString('base64'),
      '',
      { __proto__: null },
    ];
    const sid = await attacker.handshake('Listen', []);
    const answers = [];
    for (let i = 0; i < 200; i++) {
      const more = { ...query({ ...inProducts, limit: 5 }), resumeToken: tokens[i % 6] };
      answers.push(await attacker.forward('Listen', sid, [target(2 * i + 2, more)], i));
    }
    const far = target(1000, { ...query(inProducts), readTime: '9999-12-31T23:59:59Z' });
    answers.push(await attacker.forward('Listen', sid, [far], 200));
    return statusCounts(answers);
  },
  async 'stranger: streams left in each state, 190'({ attacker }) {
    const states = [
      // Never fetched.
      () => {},
      // Fetched, and not read.
      async (sid) => (await attacker.hang('Listen', sid)).pause(),
      // Fetched, and broken off.
      async (sid) => (await attacker.hang('Listen', sid)).destroy(),
      // A message before it is missing.
      (sid) => attacker.forward('Listen', sid, [target(2, query(inProducts))], 7),
      // Ended while it hangs.
      async (sid) => {
        const hanging = await attacker.hang('Listen', sid);
        await attacker.terminate('Listen', sid);
        hanging.destroy();
      },
      // Fetched by many at once.
      (sid) => all(5, async () => (await attacker.hang('Listen', sid)).on('error', () => {}).pause()),
    ];
    const opened = await all(190, async (i) => {
      const sid = await attacker.handshake('Listen', [target(2, query({ ...inProducts, limit: 1 + i }))]);
      if (sid !== undefined) await Promise.resolve(states[i % 6](sid)).catch(() => {});
      return { status: sid === undefined ? 429 : 200 };
    });
    return statusCounts(opened);
  },
  async 'stranger: bodies packed with gzip, 100 MB from 100 kB, 50'({ attacker }) {
    const bomb = gzipSync(Buffer.alloc(100 << 20));
    const paths = [
      `${DOCUMENTS}:commit`,
      `${IDENTITY}/v1/accounts:signUp?key=x`,
      `${CHANNEL}?VER=8&RID=1`,
      '/__/informes',
    ];
    return statusCounts(await all(50, (i) => attacker.sendBytes(paths[i % 4], bomb, { 'content-encoding': 'gzip' })));
  },
  async 'stranger: ranges by the thousand and beyond the end, 600'({ attacker }) {
    const ranges = [
      `bytes=${times(1000, (i) => `${i}-${i}`).join(',')}`,
      'bytes=0-',
      'bytes=-1',
      'bytes=99999999999999-',
      'bytes=5-1',
      `bytes=-${'9'.repeat(5000)}`,
      'lineas=1-2',
    ];
    const paths = ['/sw.js', '/favicon.ico', `${BUCKET}/productos%2Fno.png?alt=media`];
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push(...(await all(100, (n) => attacker.ask('GET', paths[n % 3], '', { range: ranges[n % 7] }))));
    return statusCounts(answers);
  },
  async 'stranger: lists of 1,000 ETags, 600'({ attacker }) {
    const tags = [times(1000, (i) => `W/"${i}"`).join(', '), '*', `"${letters(10_000)}`, ','.repeat(10_000)];
    const paths = ['/', '/sw.js', '/favicon.ico', '/assets/no.js', '/sitemap.xml'];
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push(
        ...(await all(100, (n) =>
          attacker.ask('GET', paths[n % 5], '', {
            'if-none-match': tags[n % 4],
            'if-modified-since': letters(n),
          }),
        )),
      );
    return statusCounts(answers);
  },
  async 'stranger: uploads packed with gzip, by a stranger and by a colleague, 40'({ attacker, staff }) {
    const bomb = gzipSync(Buffer.alloc(100 << 20));
    const name = `productos/${randomBytes(32).toString('hex')}.png`;
    const meta = JSON.stringify({ name, contentType: 'image/png', contentEncoding: 'gzip' });
    const body = Buffer.concat([
      Buffer.from(`--x\r\nContent-Type: application/json\r\n\r\n${meta}\r\n--x\r\nContent-Type: image/png\r\n\r\n`),
      bomb,
      Buffer.from('\r\n--x--'),
    ]);
    const headers = { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=x' };
    const path = `${BUCKET}?name=${encodeURIComponent(name)}`;
    const answers = await all(40, (i) =>
      i % 2
        ? attacker.sendBytes(path, body, { ...headers, 'content-encoding': 'gzip' })
        : staff.client.sendBytes(path, body, { ...headers, ...staff.headers('Firebase') }),
    );
    const back = await attacker.sendBytes(`${BUCKET}/${encodeURIComponent(name)}?alt=media`);
    return `${statusCounts(answers)}; read back: ${back.status}, ${back.bytes.length} bytes`;
  },
  async 'stranger: accounts:lookup with 500 tokens made up, of 1 kB to 60 kB'({ attacker }) {
    const part = (json) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const token = (i) =>
      `${part({ alg: ['RS256', 'none', 'HS256', 'ES256'][i % 4], kid: 'x' })}.${part({ sub: 'x', pad: letters(100 * i) })}.${randomBytes(256).toString('base64url')}`;
    return statusCounts(
      await all(500, (i) => attacker.post(`${IDENTITY}/v1/accounts:lookup?key=x`, { idToken: token(i) })),
    );
  },
  async 'stranger: 300 guesses of a second factor'({ attacker }) {
    return statusCounts(
      await all(300, (i) =>
        attacker.post(`${IDENTITY}/v2/accounts/mfaSignIn:finalize?key=x`, {
          mfaPendingCredential: i % 2 ? randomBytes(24).toString('base64url') : letters(10_000),
          totpVerificationInfo: { verificationCode: String(i).padStart(6, '0') },
        }),
      ),
    );
  },
  async 'stranger: 300 mails for a new password'({ attacker, email }) {
    return statusCounts(
      await all(300, (i) =>
        attacker.post(`${IDENTITY}/v1/accounts:sendOobCode?key=x`, {
          requestType: 'PASSWORD_RESET',
          email: i % 2 ? email : `otro${i}@lafragua.example`,
        }),
      ),
    );
  },
  async 'stranger: 300 guesses of codes that are good once'({ attacker }) {
    const paths = [`${IDENTITY}/v1/accounts:resetPassword?key=x`, '/__/apertura', '/__/auth/action?mode=resetPassword'];
    return statusCounts(
      await all(300, (i) =>
        attacker.post(paths[i % 3], {
          oobCode: randomBytes(24).toString('base64url'),
          codigo: `AAAA-${i}`,
          newPassword: 'x',
        }),
      ),
    );
  },
  async 'stranger: requests for quotations of extreme sizes, 60'({ attacker }) {
    const lines = (count) => ({
      arrayValue: { values: times(count, (i) => map({ clave: str(`x${i}`), n: str('1') })) },
    });
    const changes = [
      { mensaje: str(letters(900_000)) },
      { nombre: str('a\u0000b\u202e') },
      { lineas: lines(20_000) },
      { telefono: { integerValue: '9223372036854775808' } },
      { telefono: { doubleValue: 1e308 } },
      Object.fromEntries(times(5000, (i) => [`f${i}`, str('')])),
    ];
    return statusCounts(await all(60, (i) => commit(attacker, ...quote(changes[i % 6]))));
  },
  async 'stranger: one stream adds and removes 100 targets, ten times'({ attacker }) {
    const sid = await attacker.handshake('Listen', []);
    const answers = [];
    let sent = 0;
    for (let round = 0; round < 10; round++) {
      const added = times(100, (i) => target(2 * i + 2, query({ ...inProducts, limit: 300 - i })));
      const removed = times(100, (i) => ({ database: DATABASE, removeTarget: 2 * i + 2 }));
      const messages = added.flatMap((message, i) => [message, removed[i]]);
      answers.push(await attacker.forward('Listen', sid, messages, sent));
      sent += messages.length;
    }
    return statusCounts(answers);
  },
  async 'stranger: 50 transactions that read 300 products and do not end, while staff save these'({ attacker, staff }) {
    const begun = await all(50, () =>
      attacker.post(`${DOCUMENTS}:runQuery`, { newTransaction: { readWrite: {} }, structuredQuery: inProducts }),
    );
    await staff.saves(20);
    return statusCounts(begun);
  },
  async 'stranger: 1,000 commits on one document'({ attacker }) {
    const increment = [{ fieldPath: 'n', increment: { integerValue: '1' } }];
    const answers = [];
    for (let i = 0; i < 10; i++)
      answers.push(
        ...(await all(100, () => commit(attacker, { ...update('cupos/2026-11-26', {}), updateTransforms: increment }))),
      );
    return statusCounts(answers);
  },
  async 'stranger: names of fields that look alike, 100'({ attacker }) {
    const names = [
      'ñ',
      'n\u0303',
      '\u200bnombre',
      'nom\u00adbre',
      '\u202enombre',
      'Å',
      '\u212b',
      'A\u030a',
      '\ufeff',
      '🔨',
    ];
    const fields = Object.fromEntries(names.map((name) => [name, str(name)]));
    const body = `{"writes":[{"update":{"name":"${parent}/productos/x","fields":{"a":{"nullValue":null},"a":{"stringValue":"2"},"\\u0061":{"stringValue":"3"}}}}]}`;
    return statusCounts(
      await all(100, (i) =>
        i % 3 === 0
          ? attacker.post(`${DOCUMENTS}:commit`, body)
          : i % 3 === 1
            ? commit(attacker, update(`productos/${names[i % 10]}`, fields))
            : attacker.ask('GET', `${DOCUMENTS}/productos/${encodeURIComponent(names[i % 10])}`),
      ),
    );
  },
  async 'stranger: fields named __proto__ and constructor, 100'({ attacker, staff }) {
    const evil =
      '{"__proto__":{"mapValue":{"fields":{"activo":{"booleanValue":true}}}},"constructor":{"stringValue":"x"}}';
    const bodies = [
      `{"writes":[{"update":{"name":"${parent}/productos/x","fields":${evil}}}]}`,
      `{"__proto__":{"writes":[]},"writes":[]}`,
      `{"writes":[{"update":{"name":"${parent}/cotizaciones/x","fields":{"lineas":{"mapValue":{"fields":${evil}}}}}}]}`,
      `{"writes":[{"__proto__":{"delete":"${parent}/productos/x"}}]}`,
      `{"writes":[{"update":{"name":"${parent}/productos/x","fields":{}},"updateMask":{"fieldPaths":["\`__proto__\`.a","constructor.prototype.b"]}}]}`,
    ];
    const answers = await all(100, (i) => attacker.post(`${DOCUMENTS}:commit`, bodies[i % 5]));
    answers.push(await attacker.query({ ...inProducts, orderBy: [{ field: { fieldPath: '__proto__.activo' } }] }));
    const own = await attacker.ask('GET', `${DOCUMENTS}/personal/x`);
    const saved = await staff.save();
    return `${statusCounts(answers)}; personal: ${own.status}; a colleague saves: ${saved}`;
  },
  async 'stranger: values 20 to 100,000 levels deep, 40'({ attacker }) {
    const depths = [20, 21, 90, 1000, 100_000];
    const value = (i) =>
      i % 2
        ? nested(depths[i % 5], '{"mapValue":{"fields":{"a":', '}}}')
        : nested(depths[i % 5], '{"arrayValue":{"values":[', ']}}');
    return statusCounts(
      await all(40, (i) =>
        attacker.post(
          `${DOCUMENTS}:commit`,
          `{"writes":[{"update":{"name":"${parent}/productos/x","fields":{"a":${value(i)}}}}]}`,
        ),
      ),
    );
  },
  async 'stranger: ids of 1,500 bytes to 10 kB, 200'({ attacker }) {
    const ids = [
      letters(1500),
      letters(1501),
      '%F0%9F%94%A8'.repeat(375),
      '%F0%9F%94%A8'.repeat(376),
      `${'a/'.repeat(2000)}a`,
      letters(10_000),
      '__x__',
      '..',
      '%2F',
    ];
    return statusCounts(
      await all(200, (i) =>
        i % 2
          ? attacker.ask('GET', `${DOCUMENTS}/productos/${ids[i % 9]}`)
          : commit(attacker, update(`productos/${ids[i % 9]}`, {})),
      ),
    );
  },
};
