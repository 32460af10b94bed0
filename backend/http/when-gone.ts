import type { Socket } from 'node:net';

const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls a function when a connection has gone, at once if it has; the returned function calls that off. An answer is not enough to listen to: one
 * that waits behind another on the same connection has none yet, and is told nothing when its client leaves.
 */
export function whenGone(socket: Socket, then: () => void): () => void {
  if (socket.destroyed) {
    then();
    return () => {};
  }
  let all = waiting.get(socket);
  if (all === undefined) {
    const made = new Set<() => void>();
    all = made;
    waiting.set(socket, made);
    // One listener however many answers there are.
    socket.once('close', () => {
      for (const call of made) call();
    });
  }
  const own = all.add(then);
  return () => void own.delete(then);
}
