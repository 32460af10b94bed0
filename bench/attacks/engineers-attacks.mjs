import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { all, statusCounts, times } from './answers.mjs';
import { pause } from './people.mjs';
import { rawAnswers, repeatRequests } from './raw-answers.mjs';
import { DATABASE, DOCUMENTS } from './requests.mjs';

const SECONDS = 5;
const parent = `${DATABASE}/documents`;
const IDENTITY = '/identitytoolkit.googleapis.com';
const CHANNEL = `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&database=${DATABASE}`;
const inProducts = { from: [{ collectionId: 'productos' }], limit: 300 };
const letters = (count) => 'x'.repeat(count);
const str = (stringValue) => ({ stringValue });
const get = (address, headers = '', method = 'GET') =>
  `${method} ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const setField = (a) => ({ update: { name: `${parent}/productos/x`, fields: { a } } });

/** Words of the catalogue, and of nobody, each time in another order. */
const WORDS = ['taladro', 'tornillo', 'martilo', 'disco', 'pintura', 'broca', 'llave', 'cable', 'manguera', 'pija'];
const manyWords = (n, count) => times(count, (i) => WORDS[(i * (n + 3) + n) % 10].slice(0, 2 + (i % 5))).join('+');

/** The addresses of the site's largest files that are made by its build. */
function largestFiles(count) {
  const folder = path.join(process.env['SITE_DIR'] ?? 'dist', 'assets');
  const sizes = readdirSync(folder).map((name) => [`/assets/${name}`, statSync(path.join(folder, name)).size]);
  return sizes
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([address]) => address);
}

/** What somebody tries who knows HTTP, Node and Firebase well. */
export const engineersAttacks = {
  async 'engineer: every verb of accounts and tokens in turn, 1,600'({ attacker, email }) {
    /** @type {readonly (readonly [string, object])[]} */
    const verbs = [
      ['v1/accounts:signUp', { email: 'nadie@x.example', password: letters(4000) }],
      ['v1/accounts:signInWithPassword', { email, password: letters(4000) }],
      ['v1/accounts:lookup', { idToken: letters(30_000) }],
      ['v1/accounts:update', { idToken: letters(30_000), password: letters(4000) }],
      ['v1/accounts:delete', { idToken: `${letters(100)}.${letters(20_000)}.${letters(100)}` }],
      ['v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', email }],
      ['v1/accounts:resetPassword', { oobCode: letters(60_000), newPassword: letters(4000) }],
      ['v1/accounts:createAuthUri', { identifier: email, continueUri: 'http://localhost' }],
      ['v1/accounts:signInWithIdp', { requestUri: letters(1000) }],
      ['v2/accounts/mfaEnrollment:start', { idToken: letters(1000) }],
      ['v2/accounts/mfaSignIn:start', { mfaPendingCredential: letters(1000) }],
      ['v2/accounts/mfaSignIn:finalize', { mfaPendingCredential: letters(30_000) }],
    ];
    const one = (i) => {
      const call = verbs[i % 14];
      if (call !== undefined) return attacker.post(`${IDENTITY}/${call[0]}?key=x`, call[1]);
      if (i % 14 === 12) return attacker.ask('GET', `${IDENTITY}/v2/passwordPolicy?key=x`);
      return attacker.post('/securetoken.googleapis.com/v1/token', `grant_type=refresh_token&refresh_token=${i}`);
    };
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(...(await all(400, (n) => one(400 * i + n))));
    return statusCounts(answers);
  },
  async 'engineer: sign-ups without an invitation, 250 at once for five seconds'({ attacker }) {
    const body = (i) => ({ email: `a${i}@x.example`, password: 'una-clave-larga', returnSecureToken: true });
    const until = Date.now() + 1000 * SECONDS;
    const answers = [];
    let n = 0;
    await all(250, async () => {
      while (Date.now() < until) answers.push(await attacker.post(`${IDENTITY}/v1/accounts:signUp?key=x`, body(n++)));
    });
    return statusCounts(answers);
  },
  async 'engineer: fifty transactions of 15 queries each, again and again for ten seconds'({ attacker, staff }) {
    const until = Date.now() + 2000 * SECONDS;
    const answers = [];
    const saving = staff.saves(20);
    await all(50, async (n) => {
      while (Date.now() < until) {
        const begun = await attacker.post(`${DOCUMENTS}:beginTransaction`, {});
        if (begun.status !== 200) return answers.push(begun);
        const { transaction } = JSON.parse(begun.text);
        let isOver = false;
        for (let i = 0; i < 15 && !isOver; i++) {
          const orderBy = ['nombre', 'clave', 'slug', 'precio'].slice(i % 3).map((fieldPath) => ({
            field: { fieldPath },
            direction: (n + i) % 2 ? 'DESCENDING' : 'ASCENDING',
          }));
          const structuredQuery = { ...inProducts, orderBy, offset: 600 * i };
          const answer = await attacker.post(`${DOCUMENTS}:runQuery`, { transaction, structuredQuery });
          answers.push(answer);
          // A colleague has saved what it had read, so the next begins: of this one all else would be answered 400.
          isOver = answer.status === 409;
        }
        if (!isOver) answers.push(await attacker.post(`${DOCUMENTS}:commit`, { transaction, writes: [] }));
      }
    });
    await saving;
    return statusCounts(answers);
  },
  async 'engineer: search pages of 2,000 words, each time others, 600'({ attacker }) {
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push(
        ...(await all(100, (n) => {
          const number = 100 * i + n;
          return attacker.ask('GET', `/busqueda?search=${number}+${manyWords(number, 2000)}`.slice(0, 15_000));
        })),
      );
    return statusCounts(answers);
  },
  async 'engineer: search pages of one letter or one word, each time others, 2,000'({ attacker }) {
    const answers = [];
    for (let i = 0; i < 20; i++)
      answers.push(
        ...(await all(100, (n) => {
          const number = 100 * i + n;
          const word = number % 2 ? 'abcdefghij'[number % 10] : WORDS[number % 10];
          return attacker.ask('GET', `/busqueda?search=${word}&orden=${number}`, '', { 'accept-encoding': 'br' });
        })),
      );
    return statusCounts(answers);
  },
  async 'engineer: the sitemap and the feed under 300 names and queries, packed, and not read'({ attacker }) {
    const files = ['/sitemap.xml', '/productos.xml', '/sitemap-1.xml'];
    for (let i = 0; i < 250; i++) {
      const one = (n) =>
        `GET ${files[n % 3]}?x=${i}-${n} HTTP/1.1\r\nHost: tienda${(8 * i + n) % 300}.localhost\r\nAccept-Encoding: ${n % 2 ? 'br' : 'gzip'}\r\n\r\n`;
      attacker.hold(times(8, one).join('')).pause();
    }
    await pause(4000 * SECONDS);
    return 'not read';
  },
  async 'engineer: pages of a category packed with brotli under 300 names of the host'({ attacker }) {
    const answers = [];
    for (let i = 0; i < 15; i++)
      answers.push(
        ...(await all(100, (n) =>
          attacker.ask('GET', `/?x=${n}`, '', { host: `t${(100 * i + n) % 300}.localhost`, 'accept-encoding': 'br' }),
        )),
      );
    return statusCounts(answers);
  },
  async 'engineer: addresses of 7,000 slashes, dots and segments, eight at once on 250 connections'({ attacker }) {
    const tails = ['/'.repeat(7000), '/a'.repeat(3500), '/.'.repeat(3500), '/a.js'.repeat(1400), '/%2f'.repeat(1700)];
    const text = [...tails, ...tails].slice(0, 8).map((tail) => get(`/assets${tail}/x`));
    return repeatRequests(attacker, text.join(''), { connections: 250, seconds: SECONDS });
  },
  async 'engineer: odd spellings of addresses, each time others, 3,000'({ attacker }) {
    const ways = [
      (n) => `//busqueda//?search=${n}`,
      (n) => `/./busqueda/../${n}`,
      (n) => `/busqueda;${n}?search=a`,
      (n) => `/%62usqueda?search=${n}`,
      (n) => `/busqueda%00${n}`,
      (n) => `/BUSQUEDA?search=${n}`,
      (n) => `/busqueda/.${n}`,
      (n) => `/${'%2e%2e%2f'.repeat(500)}${n}`,
      (n) => `/herramienta-electrica/${'%C3%B1'.repeat(2000)}${n}`,
      (n) => `//otra.example/%2f%2f${n}`,
      (n) => `/${'('.repeat(3000)}${n}`,
      (n) => `/{${'a,'.repeat(3000)}}${n}`,
      (n) => `/\\${n}`,
      (n) => `/busqueda?${'search=a&'.repeat(1500)}${n}`,
      (n) => `/catalogo-${letters(12_000)}cl${n}?${'cl'.repeat(1000)}=1`,
    ];
    const answers = [];
    for (let i = 0; i < 30; i++)
      answers.push(...(await all(100, (n) => attacker.ask('GET', ways[n % ways.length](100 * i + n)))));
    return statusCounts(answers);
  },
  async 'engineer: 10,000 requests on each of 50 connections, none read'({ attacker }) {
    const text = get('/favicon.ico').repeat(10_000);
    let closed = 0;
    for (let i = 0; i < 50; i++)
      attacker
        .hold(text)
        .on('close', () => (closed += 1))
        .pause();
    await pause(3000);
    return `${closed} of 50 closed`;
  },
  async 'engineer: the largest files, eight on each of 250 connections, read a byte at a time'({ attacker }) {
    const files = largestFiles(8);
    const text = files.map((address, i) => get(address, `Accept-Encoding: ${i % 2 ? 'identity' : 'br'}\r\n`)).join('');
    const sockets = times(250, () => attacker.hold(text).pause());
    for (let i = 0; i < 100; i++) {
      for (const socket of sockets) socket.read(1);
      await pause(50);
    }
    return 'held';
  },
  async 'engineer: parts of the largest files by a thousand ranges, eight at once on 250 connections'({ attacker }) {
    const ranges = [times(1000, (i) => `${i * 2}-${i * 2}`).join(','), '0-', '-1', '1-400000'];
    const text = largestFiles(8).map((address, i) => get(address, `Range: bytes=${ranges[i % 4]}\r\n`));
    return repeatRequests(attacker, text.join(''), { connections: 250, seconds: SECONDS });
  },
  async 'engineer: Upgrade, CONNECT, the preface of HTTP/2 and a client hello in plain, 1,000'({ attacker }) {
    const shapes = [
      get('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n'),
      get(CHANNEL.replaceAll(' ', ''), 'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n', 'POST'),
      get('localhost:443', '', 'CONNECT'),
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      get('*', '', 'OPTIONS'),
      get('http://localhost/', ''),
      get('/', 'Expect: 100-continue\r\nContent-Length: 5\r\n', 'POST'),
      'GET / HTTP/1.0\r\n\r\n',
      'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    ];
    const answers = [];
    for (let i = 0; i < 5; i++) {
      const seen = await all(200, (n) => rawAnswers(attacker, shapes[n % shapes.length]));
      answers.push(...seen.map(({ statuses }) => ({ status: statuses[0] ?? 0 })));
    }
    return statusCounts(answers);
  },
  async 'engineer: heads of 15 kB: cookies, encodings, ETags, languages, eight at once on 250 connections'({
    attacker,
  }) {
    const heads = [
      `Cookie: ${times(1800, (i) => `c${i}=1`).join('; ')}\r\n`,
      `Accept-Encoding: ${times(1200, (i) => `x${i};q=0.1`).join(',')}\r\n`,
      `If-None-Match: ${times(1800, (i) => `"${i}"`).join(',')}\r\n`,
      `If-None-Match: ${','.repeat(15_000)}\r\n`,
      `Authorization: Bearer ${letters(7000)}.${letters(7000)}.x\r\n`,
      times(1000, (i) => `x${i}: 1\r\n`).join(''),
      `Origin: http://${letters(14_000)}\r\n`,
      `X-Forwarded-For: ${'127.0.0.1,'.repeat(1400)}127.0.0.1\r\n`,
    ];
    const addresses = ['/', '/favicon.ico', `${DOCUMENTS}/productos?pageSize=1`, '/sw.js'];
    const text = heads.map((head, i) => get(addresses[i % 4], head)).join('');
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'behind a proxy: 1,400 hops in X-Forwarded-For, eight at once on 250 connections'({ attacker }) {
    const hops = `X-Forwarded-For: ${'127.0.0.1,'.repeat(1400)}203.0.113.2, 127.0.0.1\r\n`;
    const far = `X-Forwarded-For: 203.0.113.2${',127.0.0.1'.repeat(1400)}\r\n`;
    const text = get('/favicon.ico', hops).repeat(4) + get('/favicon.ico', far).repeat(4);
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'engineer: an ETag of 20 MB, 50 at once'({ attacker }) {
    const text = get('/', `If-None-Match: "${letters(20 << 20)}"\r\n`);
    const seen = await all(50, () => rawAnswers(attacker, text));
    return statusCounts(seen.map(({ statuses }) => ({ status: statuses[0] ?? 0 })));
  },
  async 'engineer: numbers of a million digits, times and bytes as long, 60'({ attacker }) {
    const digits = '9'.repeat(1_000_000);
    const write = (value) => `{"writes":[{"update":{"name":"${parent}/productos/x","fields":{"a":${value}}}}]}`;
    const bodies = [
      write(`{"integerValue":"${digits}"}`),
      write(`{"integerValue":${digits}}`),
      write(`{"doubleValue":${digits}.${digits}e${digits}}`),
      write(`{"doubleValue":"${digits}"}`),
      write(`{"timestampValue":"2026-01-01T00:00:00.${digits}Z"}`),
      write(`{"bytesValue":"${'A'.repeat(9_000_000)}!"}`),
      write(`{"geoPointValue":{"latitude":1e${digits},"longitude":-0}}`),
      write(`{"referenceValue":"${parent}/a${'/b'.repeat(500_000)}"}`),
    ];
    return statusCounts(await all(60, (i) => attacker.post(`${DOCUMENTS}:commit`, bodies[i % 8])));
  },
  async 'engineer: bodies of 10 MB that are not UTF-8, 40'({ attacker }) {
    const bad = Buffer.alloc(10 << 20, 0xf1);
    const paths = [`${DOCUMENTS}:commit`, `${DOCUMENTS}:runQuery`, CHANNEL, `${IDENTITY}/v1/accounts:lookup?key=x`];
    return statusCounts(await all(40, (i) => attacker.sendBytes(paths[i % 4], bad, {})));
  },
  async 'engineer: listening to 10,000 single documents in one target, and in 10,000 targets, 20 streams'({
    attacker,
    staff,
  }) {
    const names = times(10_000, (i) => `${parent}/productos/p${i}`);
    const one = [{ database: DATABASE, addTarget: { targetId: 2, documents: { documents: names } } }];
    const many = names.map((name, i) => ({
      database: DATABASE,
      addTarget: { targetId: 2 * i + 2, documents: { documents: [name] } },
    }));
    const answers = await all(20, async (i) => {
      const sid = await attacker.handshake('Listen', []);
      if (sid === undefined) return { status: 429 };
      void attacker.hang('Listen', sid).then(
        (response) => response.on('error', () => {}).resume(),
        () => {},
      );
      return attacker.forward('Listen', sid, i % 2 ? one : many, 0);
    });
    await staff.saves(10);
    return statusCounts(answers);
  },
  async 'engineer: commits of 500 writes of one document, with arrays of 20,000, 50 at once'({ attacker }) {
    const values = times(20_000, (i) => str(`e${i}`));
    const folio = { folio: str('C-0000000000') };
    const quote = (extra) => ({ update: { name: `${parent}/cotizaciones/${letters(20)}`, fields: folio }, ...extra });
    const bodies = [
      times(500, (i) => quote({ updateMask: { fieldPaths: [i % 2 ? 'folio' : `\`${letters(1400)}${i}\``] } })),
      [quote({ updateTransforms: [{ fieldPath: 'l', appendMissingElements: { values } }] })],
      times(500, () =>
        quote({ updateTransforms: [{ fieldPath: 'l', appendMissingElements: { values: values.slice(0, 80) } }] }),
      ),
      [setField({ arrayValue: { values } })],
    ].map((writes) => JSON.stringify({ writes }));
    return statusCounts(await all(50, (i) => attacker.post(`${DOCUMENTS}:commit`, bodies[i % 4])));
  },
  async 'engineer: names of documents with 100 segments of 1,500 bytes, 200'({ attacker }) {
    const long = (n) => `${parent}/${times(100, (i) => `${n}${i % 2}${letters(1400)}`).join('/')}`;
    const names = times(60, long);
    return statusCounts(
      await all(200, (i) =>
        i % 3 === 0
          ? attacker.post(`${DOCUMENTS}:batchGet`, { documents: names })
          : i % 3 === 1
            ? attacker.post(`${DOCUMENTS}:commit`, { writes: names.map((name) => ({ delete: name })) })
            : attacker.query({ ...inProducts, startAt: { values: [{ referenceValue: names[i % 60] }] } }),
      ),
    );
  },
};
