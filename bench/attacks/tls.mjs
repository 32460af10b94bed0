import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { connect as connectSecurely } from 'node:tls';

/** A certificate with an RSA key, as mkcert makes them and as costs the server most: the settings that name it. */
export function certificateIn(directory) {
  const [cert, key] = ['cert.pem', 'key.pem'].map((name) => path.join(directory, name));
  const subject = ['-subj', '/CN=localhost', '-days', '30'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject];
  execFileSync('openssl', options, { stdio: 'ignore' });
  return { TLS_CERT: cert, TLS_KEY: key };
}

/** The first message of a handshake. Sent again it costs its sender nothing, and the server a signature each time. */
export async function clientHello() {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const client = connectSecurely({ port: listener.address().port, host: '127.0.0.1' }).on('error', () => {});
  const [socket] = await once(listener, 'connection');
  const [hello] = await once(socket, 'data');
  client.destroy();
  socket.destroy();
  listener.close();
  return hello;
}

/** Begins handshakes for some seconds, so many at a time. How many the server answered, and how many it refused. */
export async function floodHandshakes(port, localAddress, seconds, atOnce = 50) {
  const hello = await clientHello();
  const until = performance.now() + seconds * 1000;
  const counts = { answered: 0, refused: 0 };
  const one = () =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress }).on('error', () => {});
      let isAnswered = false;
      socket.on('connect', () => socket.write(hello));
      socket.once('data', () => {
        isAnswered = true;
        socket.resetAndDestroy();
      });
      socket.once('close', () => {
        counts[isAnswered ? 'answered' : 'refused'] += 1;
        resolve();
      });
    });
  const keepAtIt = async () => {
    while (performance.now() < until) await one();
  };
  await Promise.all(Array.from({ length: atOnce }, keepAtIt));
  return { perSecond: Math.round(counts.answered / seconds), refused: Math.round(counts.refused / seconds) };
}
