import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { ClientOf } from '../limits/client-address.ts';
import { type Rate, RateLimit } from '../limits/rate-limit.ts';
import type { Refusals } from '../limits/refusals.ts';
import { replyError } from './reply.ts';
import { whenGone } from './when-gone.ts';

/** Pieces of a body whose length does not matter, because a few short ones are ordinary. */
const ANY_LENGTH = 256;
/** Bytes that the pieces of a body must have on average. Chunks of ordinary programs and proxies have hundreds at least. */
const LEAST_MEAN = 64;

/** Bodies in chunks that one client may be sending at once; one whose chunks were short counts for longer. */
const AT_ONCE: Rate = { burst: 8, refillMs: 5000 };

/** Refused requests. Nothing more of their bodies is to be read. */
const refused = new WeakSet<IncomingMessage>();

/**
 * Bounds what bodies with `Transfer-Encoding: chunked` cost. A chunk may be one byte long, and a packet of 64 kB then holds eleven thousand of them, which
 * keep Node busy for up to twenty milliseconds. So a connection with short chunks is closed, and a client may send only some such bodies at once or one
 * after the other (`AT_ONCE`). The answer to one closes its connection, because Node would otherwise read and drop the rest of a body that was answered
 * early. Browsers send no chunked bodies; a proxy may.
 */
export function boundChunks(
  refusals: Refusals,
  clientOf: ClientOf,
  handler: RequestListener,
  now: () => number = Date.now,
): RequestListener {
  const allowed = new RateLimit(AT_ONCE, now);
  return (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) return handler(request, response);
    response.setHeader('Connection', 'close');
    const from = clientOf(request);
    if (!allowed.take(from)) {
      refused.add(request);
      return replyError(response, refusals.exhausted('bytes', 'Too many bodies in chunks at once. Try again later.'));
    }
    let wasHarmless = true;
    whenGone(request.socket, () => void (wasHarmless && allowed.giveBack(from)));
    watchPieces(request, () => {
      if (wasHarmless) refusals.note('bytes');
      wasHarmless = false;
    });
    handler(request, response);
  };
}

/** What `onIncoming` of Node's HTTP server returns to the parser for an upgrade: the parser then reads no more of the packet. */
const IS_UPGRADE = 2;

/** Makes the parser read nothing more of a refused request, by wrapping `onIncoming`, an undocumented property of Node. Where it is missing, the rest is read and dropped. */
export function stopAtRefusedChunks(server: Server): void {
  server.on(server instanceof SecureServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    const parser: unknown = Reflect.get(socket, 'parser');
    if (typeof parser !== 'object' || parser === null || !('onIncoming' in parser)) return;
    const own = parser.onIncoming;
    if (typeof own !== 'function') return;
    parser.onIncoming = (request: IncomingMessage, ...more: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(own, parser, [request, ...more]);
      return refused.has(request) ? IS_UPGRADE : answer;
    };
  });
}

function watchPieces(request: IncomingMessage, onRefused: () => void): void {
  const push = request.push.bind(request);
  let [pieces, bytes] = [0, 0];
  request.push = (piece: unknown, ...more) => {
    if (!(piece instanceof Uint8Array)) return push(piece, ...more);
    pieces += 1;
    bytes += piece.length;
    if (pieces <= ANY_LENGTH || bytes >= pieces * LEAST_MEAN) return push(piece, ...more);
    onRefused();
    stopBuffers(request.socket);
    request.socket.destroy();
    return false;
  };
}

/**
 * Makes Node's parser skip the rest of the packet that it has in hand, which destroying the socket does not. The parser makes no buffers while it has no
 * `kOnBody` function. That is an undocumented property of Node; where it is missing, nothing is changed. Parsers are used again for other connections, so
 * the function is put back when this connection has closed.
 */
function stopBuffers(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser !== 'object' || parser === null) return;
  const place: unknown = Reflect.get(parser.constructor, 'kOnBody');
  if (typeof place !== 'number') return;
  const own: unknown = Reflect.get(parser, place);
  if (typeof own !== 'function') return;
  Reflect.set(parser, place, undefined);
  socket.once('close', () => Reflect.set(parser, place, own));
}
