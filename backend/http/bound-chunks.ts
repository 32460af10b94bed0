import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { ClientOf } from '../limits/client-address.ts';
import { type Rate, RateLimit } from '../limits/rate-limit.ts';
import type { Refusals } from '../limits/refusals.ts';
import { replyError } from './reply.ts';
import { whenGone } from './when-gone.ts';

/** Pieces of a body that come before their length is looked at: the first may be what was left of something. */
const ANY_LENGTH = 256;
/** Bytes that the pieces of a body must have on average. What programs and proxies send in chunks has hundreds at least. */
const LEAST_MEAN = 64;

/** Bodies in chunks that one client may be sending at once; one whose chunks were short counts for longer. */
const AT_ONCE: Rate = { burst: 8, refillMs: 5000 };

/** Requests of which nothing more is read. */
const refused = new WeakSet<IncomingMessage>();

/**
 * Bounds what bodies in chunks cost. A chunk may be one byte long: a piece of 64 kB from the network then holds eleven thousand, and takes Node up to twenty
 * milliseconds before anybody else is served. So a connection whose chunks are short is closed, and a client has some bodies in chunks at once and not
 * three hundred, nor one after the other. Such a request has a connection of its own, because Node would go on to read and drop the rest of one that was
 * answered early. No browser sends chunks; a proxy may.
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

/** What Node's HTTP server answers its parser to a request that takes over the connection: no more of the piece is read. */
const IS_UPGRADE = 2;

/** Reads nothing more of a request that was refused for its chunks. Without the undocumented property that is set here it is read and dropped. */
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
 * A connection that is destroyed is read no further, but the rest of the piece that was read still is. Node's parser makes no buffers while it has no
 * function to give them to. That is not documented; where it is otherwise all goes on as before. Parsers are used again for other connections, so it gets
 * its function back when this one has gone.
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
