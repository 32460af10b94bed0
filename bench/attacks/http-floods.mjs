import { connect } from 'node:tls';
import { all, statusCounts, times } from './answers.mjs';
import { pause } from './people.mjs';
import { repeatRequests } from './raw-answers.mjs';
import { DATABASE, DOCUMENTS } from './requests.mjs';

const SECONDS = 5;
const IDENTITY = '/identitytoolkit.googleapis.com';
const BUCKET = '/v0/b/la-fragua.appspot.com/o';
/** A path of each part that reads bodies. */
const WITH_BODIES = [
  `${DOCUMENTS}:commit`,
  `${DOCUMENTS}:runQuery`,
  `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&database=${DATABASE}`,
  `/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1&database=${DATABASE}`,
  `${IDENTITY}/v1/accounts:signInWithPassword?key=x`,
  `${IDENTITY}/v1/accounts:signUp?key=x`,
  '/securetoken.googleapis.com/v1/token?key=x',
  `${BUCKET}?name=x`,
  '/__/informes',
  '/__/apertura',
  '/__/tienda',
  '/__/auth/action',
  '/',
];
const chunked = (path, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Transfer-Encoding: chunked\r\n\r\n`;
const get = (path, headers = '', method = 'GET') => `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
/** Resolves when the text has been taken, or the connection has gone. */
const written = (socket, text) =>
  new Promise((done) => {
    socket.once('close', done);
    socket.write(text, () => {
      socket.off('close', done);
      done();
    });
  });
const letters = (count) => 'x'.repeat(count);

/** Many requests, or requests that do not end, by which the reading of HTTP itself is kept busy. */
export const httpFloods = {
  async 'flood: requests without a Host, 3,400 in a piece, 250 connections'({ attacker }) {
    return repeatRequests(attacker, 'GET / HTTP/1.1\r\n\r\n'.repeat(3400), { connections: 250, seconds: SECONDS });
  },
  async 'flood: an expectation that nobody knows, 1,500 in a piece, 250 connections'({ attacker }) {
    const text = get('/', 'Expect: x\r\n').repeat(1500);
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'flood: a small file, eight requests at once on 250 connections'({ attacker }) {
    return repeatRequests(attacker, get('/favicon.ico').repeat(8), { connections: 250, seconds: SECONDS });
  },
  async 'flood: the start page, eight requests at once on 250 connections'({ attacker }) {
    const text = get('/', 'Accept-Encoding: br\r\n').repeat(8);
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'flood: one document, eight requests at once on 250 connections'({ attacker }) {
    const text = get(`${DOCUMENTS}/publicado/actual`).repeat(8);
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'flood: HEAD, OPTIONS and methods nobody has, eight at once on 250 connections'({ attacker }) {
    const methods = ['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PROPFIND', 'PATCH', 'HEAD'];
    const text = methods.map((method, i) => get(['/', `${DOCUMENTS}/productos`, BUCKET][i % 3], '', method)).join('');
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'flood: the health, the robots and the feeds, eight at once on 250 connections'({ attacker }) {
    const paths = [
      '/healthz',
      '/robots.txt',
      '/metrics',
      '/sitemap.xml',
      '/productos.xml',
      '/sitemap-1.xml',
      '/healthz',
      '/',
    ];
    const text = paths.map((path) => get(path, '', 'HEAD')).join('');
    return repeatRequests(attacker, text, { connections: 250, seconds: SECONDS });
  },
  async 'flood: 290 that wait for «100 Continue» and send nothing'({ attacker }) {
    for (let i = 0; i < 290; i++) {
      const head = `POST ${WITH_BODIES[i % WITH_BODIES.length]} HTTP/1.1\r\nHost: localhost\r\n`;
      attacker.hold(`${head}Expect: 100-continue\r\nContent-Length: 30000000\r\n\r\n`).resume();
    }
    await pause(2000);
    return 'held';
  },
  async 'flood: chunked bodies that never end, on each path, 290'({ attacker }) {
    const sockets = times(290, (i) => attacker.hold(chunked(WITH_BODIES[i % WITH_BODIES.length])).resume());
    for (let i = 0; i < 100; i++) {
      for (const socket of sockets) if (!socket.destroyed) socket.write(`400;${letters(200)}\r\n${letters(1024)}\r\n`);
      await pause(50);
    }
    return `${sockets.filter(({ destroyed }) => destroyed).length} of 290 closed`;
  },
  async 'flood: bodies in chunks of one byte, 3 MB each, on each path, 26 at once'({ attacker }) {
    const piece = Buffer.from('1\r\na\r\n'.repeat(10_000));
    const sockets = times(26, (i) => attacker.hold(chunked(WITH_BODIES[i % WITH_BODIES.length])).resume());
    await Promise.all(
      sockets.map(async (socket) => {
        for (let i = 0; i < 300 && !socket.destroyed; i++) await written(socket, piece);
      }),
    );
    return `${sockets.filter(({ destroyed }) => destroyed).length} of 26 closed`;
  },
  async 'flood: chunks of one byte on 250 connections, to a page, for five seconds'({ attacker }) {
    const piece = Buffer.from('1\r\na\r\n'.repeat(10_000));
    const until = Date.now() + 1000 * SECONDS;
    const sockets = times(250, () => attacker.hold(chunked('/')).resume());
    await Promise.all(
      sockets.map(async (socket) => {
        while (Date.now() < until && !socket.destroyed) await written(socket, piece);
      }),
    );
    return `${sockets.filter(({ destroyed }) => destroyed).length} of 250 closed`;
  },
  async 'flood: 280 heads of TLS that come a letter at a time, on each path'({ attacker }) {
    let closed = 0;
    const { port, localAddress } = attacker;
    const sockets = times(280, (i) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress, rejectUnauthorized: false });
      socket.on('error', () => {}).on('close', () => (closed += 1));
      socket.write(`POST ${WITH_BODIES[i % WITH_BODIES.length]} HTTP/1.1\r\nHost: localhost\r\nX-`);
      return socket.resume();
    });
    for (let i = 0; i < 90; i++) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('a');
      await pause(200);
    }
    for (const socket of sockets) socket.destroy();
    return `${closed} of 280 closed after 18 s`;
  },
  async 'flood: pages of addresses made up, 3,000'({ attacker }) {
    const paths = (n) => [
      `/catalogo/${n}`,
      `/producto/${letters(300)}${n}`,
      `/busqueda?search=martillo&pagina=${n}`,
      `/catalogo?marca=${n}&orden=precio`,
      `/${n}`,
      `/catalogo/%F0%9F%94%A8${n}`,
    ];
    const encodings = ['br', 'gzip', 'identity'];
    const answers = [];
    for (let i = 0; i < 30; i++)
      answers.push(
        ...(await all(100, (n) =>
          attacker.ask('GET', paths(100 * i + n)[n % 6], '', { 'accept-encoding': encodings[(n >> 3) % 3] }),
        )),
      );
    return statusCounts(answers);
  },
  async 'flood: searches of thousands of letters, words and patterns, 400'({ attacker }) {
    const words = (n) => [
      `${n}${'(a+)+$'.repeat(300)}`,
      times(700, (i) => `${n}a${i}`).join('+'),
      `${n}${'%C3%B1'.repeat(1500)}`,
      `${n}${letters(9000)}`,
      `${n}${times(800, (i) => 'abcdefgh'[(i * 7 + n) % 8]).join('+')}`,
      `${n}${'martilo+tornilo+llabe+'.repeat(150)}`,
      `${n}${'1/2x3/4"+'.repeat(300)}`,
      `${n}${'e%CC%81'.repeat(1000)}`,
    ];
    const answers = [];
    for (let i = 0; i < 4; i++)
      answers.push(...(await all(100, (n) => attacker.ask('GET', `/busqueda?search=${words(100 * i + n)[n % 8]}`))));
    return statusCounts(answers);
  },
  async 'flood: the sitemap and the feeds under 60 names of the host, packed three ways'({ attacker }) {
    const files = ['/sitemap.xml', '/productos.xml', '/robots.txt', '/manifest.webmanifest', '/sitemap-1.xml'];
    return statusCounts(
      await all(300, (i) =>
        attacker.ask('GET', files[i % 5], '', {
          host: `tienda${i % 60}.localhost`,
          'accept-encoding': ['br', 'gzip', 'identity'][i % 3],
        }),
      ),
    );
  },
  async 'flood: addresses whose letters are written in other ways, 600'({ attacker }) {
    const ways = [
      '%C3%B1',
      'n%CC%83',
      '%c3%b1',
      '%E0%83%B1',
      '%C0%AE%C0%AE/',
      '%EF%BC%8F',
      '%E2%80%AE',
      '%2e%2e%2f',
      '%00',
    ];
    const bases = ['/catalogo/', '/producto/', `${DOCUMENTS}/productos/`, `${BUCKET}/productos%2F`, '/'];
    return statusCounts(
      await all(600, (i) => attacker.ask('GET', `${bases[i % 5]}${ways[i % 9].repeat(1 + (i % 40))}${i}`)),
    );
  },
};
