import { connect } from 'node:net';
import { times } from './answers.mjs';
import { pause } from './people.mjs';
import { DATABASE, DOCUMENTS } from './requests.mjs';
import { clientHello } from './tls.mjs';

const GIB = 1 << 30;
const SECONDS = 5;
const IDENTITY = '/identitytoolkit.googleapis.com';
const channel = (kind) => `/google.firestore.v1.Firestore/${kind}/channel?VER=8&RID=1&database=${DATABASE}`;
/** Every kind of endpoint, with a method that it takes and one that it does not. */
const ENDPOINTS = [
  ['GET', '/'],
  ['POST', '/'],
  ['GET', '/favicon.ico'],
  ['POST', '/busqueda?search=a'],
  ['GET', '/sitemap.xml'],
  ['POST', `${DOCUMENTS}:commit`],
  ['POST', `${DOCUMENTS}:nada`],
  ['GET', `${DOCUMENTS}/productos?pageSize=1`],
  ['DELETE', `${DOCUMENTS}/productos/x`],
  ['POST', channel('Listen')],
  ['POST', channel('Write')],
  ['GET', channel('Listen')],
  ['POST', `${channel('Write')}&SID=nadie`],
  ['POST', `${IDENTITY}/v1/accounts:signUp?key=x`],
  ['POST', `${IDENTITY}/v1/nada`],
  ['POST', '/securetoken.googleapis.com/v1/token'],
  ['POST', '/v0/b/la-fragua.appspot.com/o?name=x'],
  ['GET', '/v0/b/la-fragua.appspot.com/o/x?alt=media'],
  ['POST', '/__/informes'],
  ['POST', '/__/apertura'],
  ['POST', '/__/tienda'],
  ['GET', '/__/respaldos'],
  ['POST', '/healthz'],
  ['GET', '/metrics'],
  ['OPTIONS', `${DOCUMENTS}:commit`],
];

/** Sends as fast as it is taken, on so many connections, and on new ones when those are closed; what was taken, in megabytes a second. */
async function sendBodies(attacker, head, piece) {
  const until = Date.now() + 1000 * SECONDS;
  let [taken, closed] = [0, 0];
  await Promise.all(
    times(250, async (i) => {
      while (Date.now() < until) {
        const socket = attacker.hold(head(...ENDPOINTS[i % ENDPOINTS.length])).resume();
        socket.on('end', () => socket.destroy());
        while (!socket.destroyed && Date.now() < until)
          await new Promise((next) => {
            socket.once('close', next);
            socket.write(piece, () => {
              if (!socket.destroyed) taken += piece.length;
              socket.off('close', next);
              next();
            });
            setTimeout(next, 1000).unref();
          });
        closed += socket.destroyed ? 1 : 0;
        socket.destroy();
        await pause(10);
      }
    }),
  );
  return `${Math.round(taken / SECONDS / (1 << 20))} MB a second taken, ${Math.round(closed / SECONDS)} connections a second closed`;
}

/** Bodies and handshakes that are announced and that nobody wants. */
export const unreadBodies = {
  async 'unread: a gigabyte announced to each endpoint on 250 connections, sent'({ attacker }) {
    const head = (method, address) =>
      `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${GIB}\r\n\r\n`;
    return sendBodies(attacker, head, Buffer.alloc(1 << 18, 120));
  },
  async 'unread: a gigabyte in chunks of 64 kB to each endpoint on 250 connections, sent'({ attacker }) {
    const head = (method, address) =>
      `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
    return sendBodies(attacker, head, Buffer.from(`10000\r\n${'x'.repeat(1 << 16)}\r\n`));
  },
  async 'unread: a gigabyte announced to each endpoint on 250 connections, not sent'({ attacker }) {
    let answered = 0;
    for (let i = 0; i < 250; i++) {
      const [method, address] = ENDPOINTS[i % ENDPOINTS.length];
      attacker
        .hold(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${GIB}\r\n\r\n`)
        .once('data', () => (answered += 1))
        .resume();
    }
    await pause(3000);
    return `${answered} of 250 answered`;
  },
  async 'unread: 280 handshakes of TLS that come a letter at a time'({ attacker }) {
    const { port, localAddress } = attacker;
    const hello = await clientHello();
    let closed = 0;
    const sockets = times(280, () =>
      connect({ host: '127.0.0.1', port, localAddress })
        .on('error', () => {})
        .on('close', () => (closed += 1))
        .resume(),
    );
    for (let i = 0; i < 360 && i < hello.length; i++) {
      const letter = hello.subarray(i, i + 1);
      for (const socket of sockets) if (!socket.destroyed) socket.write(letter);
      await pause(50);
    }
    for (const socket of sockets) socket.destroy();
    return `${closed} of 280 closed after 18 s`;
  },
};
