import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../limits/refusals.ts';

/** Requests of one connection that are being answered. No browser and no proxy sends a second before the first is answered. */
const MOST_IN_FLIGHT = 8;

/** Closes a connection on which more requests come than are answered: a piece of 64 kB holds a thousand of them, and each keeps its answer. */
export function boundPipelining(refusals: Refusals, handler: RequestListener): RequestListener {
  const inFlight = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: number): number => {
    const count = (inFlight.get(socket) ?? 0) + change;
    inFlight.set(socket, count);
    return count;
  };
  return (request, response) => {
    const { socket } = request;
    if (add(socket, 1) > MOST_IN_FLIGHT) {
      if (!socket.destroyed) refusals.note('conexiones');
      stopParsing(socket);
      socket.destroy();
      return;
    }
    response.once('close', () => add(socket, -1));
    handler(request, response);
  };
}

/** What Node's HTTP server answers its parser to a request that takes over the connection: no more of the piece is read as requests. */
const IS_UPGRADE = 2;

/**
 * A connection that is destroyed is read no further, but Node makes a request, an answer and an error of each request in the piece that it has: of thirty
 * connections with 300 each that is a third of a second in one round of the event loop. The parser has no documented way to stop; without the property
 * that is set here all goes on as before.
 */
function stopParsing(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => IS_UPGRADE;
}
