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
      socket.destroy();
      return;
    }
    response.once('close', () => add(socket, -1));
    handler(request, response);
  };
}
