import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for which an answered connection is kept whose client has more to send. */
const LINGER_MS = 1000;

/** A body of so many bytes comes with its head, so there is nothing left to wait for. */
const SMALL_BODY = 1 << 16;

/** The last request of each connection that may have more to come when it is answered. */
const lastLong = new WeakMap<Socket, IncomingMessage>();

/**
 * Keeps a connection for a second, unread, when it ends with an answer to a request whose body was still coming. Closed at once, it costs its client
 * nothing to open the next one: 250 connections that announce a gigabyte came back hundreds of times a second, each with a piece that had to be read. While it
 * is kept it counts among the client's connections. Its client has time to read the answer, which the reset of an unread connection may take away.
 */
export function closeSlowly(handler: RequestListener, lingerMs = LINGER_MS): RequestListener {
  return (request, response) => {
    if (mayStillCome(request)) {
      if (!lastLong.has(request.socket)) keepWhenUnread(request.socket, lingerMs);
      lastLong.set(request.socket, request);
    }
    handler(request, response);
  };
}

function keepWhenUnread(socket: Socket, lingerMs: number): void {
  const destroySoon = socket.destroySoon.bind(socket);
  // Node calls it once the last answer of a connection is written.
  socket.destroySoon = () => {
    const request = lastLong.get(socket);
    if (request === undefined || request.complete || socket.destroyed) return destroySoon();
    // Node would read on, to drop what comes.
    request._read = () => {};
    socket.pause();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}

function mayStillCome({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;
}
