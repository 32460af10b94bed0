import type { RequestListener } from 'node:http';
import type { ClientOf } from '../limits/client-address.ts';
import { Pacer } from '../limits/pacer.ts';

/** Requests of one client that begin in a round of the event loop: half a millisecond of it, or one. A query waits for thirty-two rounds. */
const EACH = 4;

/**
 * A client has three hundred connections with eight requests on each, so 2,400 requests that cost up to a quarter of a millisecond could come in one
 * round. Fifty pages that open behind one address wait for some milliseconds more.
 */
export function paceRequests(clientOf: ClientOf, handler: RequestListener): RequestListener {
  const pacer = new Pacer(EACH);
  return (request, response) => {
    pacer.begin(clientOf(request), () => {
      // Who has gone meanwhile is not answered.
      if (!request.socket.destroyed) handler(request, response);
    });
  };
}
