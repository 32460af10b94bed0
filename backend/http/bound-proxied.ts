import type { RequestListener } from 'node:http';
import { type BlockList, isIPv6 } from 'node:net';
import type { ClientOf } from '../limits/client-address.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Share } from '../limits/share.ts';
import { replyError } from './reply.ts';
import { whenGone } from './when-gone.ts';

/**
 * A trusted proxy's connections have no part, because they are of many clients. So each client has a part of the requests that come through it and are
 * not answered yet, as large as a client's part of connections: one that leaves its requests open would otherwise take all of the proxy's.
 */
export function boundProxied(
  each: number,
  proxies: BlockList,
  clientOf: ClientOf,
  refusals: Refusals,
  handler: RequestListener,
): RequestListener {
  const open = new Share({ total: Number.POSITIVE_INFINITY, each, reserve: 0 });
  return (request, response) => {
    const address = request.socket.remoteAddress ?? '';
    if (!proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return handler(request, response);
    const holder = { from: clientOf(request), isStaff: false };
    if (!open.take(holder)) {
      // The rest of a body that never comes would keep the connection all the same.
      if (!request.complete) response.setHeader('Connection', 'close');
      return replyError(response, refusals.exhausted('conexiones', 'Too many requests at once. Try again later.'));
    }
    let callOff = (): void => {};
    let isOver = false;
    const release = (): void => {
      if (isOver) return;
      isOver = true;
      callOff();
      open.giveBack(holder);
    };
    response.once('close', release);
    callOff = whenGone(request.socket, release);
    handler(request, response);
  };
}
