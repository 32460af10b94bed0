import type { RequestListener, Server } from 'node:http';
import type { Config } from '../config.ts';
import type { GrpcServices } from '../grpc/grpc-server.ts';
import type { ClientOf } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';
import type { Refusals } from '../limits/refusals.ts';
import { boundChunks, stopAtRefusedChunks } from './bound-chunks.ts';
import { boundPipelining } from './bound-pipelining.ts';
import { boundProxied } from './bound-proxied.ts';
import { boundUnread } from './bound-unread.ts';
import { closeSlowly } from './close-slowly.ts';
import { type GrpcBeside, serveGrpcBeside } from './grpc-beside.ts';
import { guardConnections, type TakeTurn, withinFileLimit } from './guard-connections.ts';
import { paceRequests } from './pace-requests.ts';
import { warnOfProxy } from './warn-of-proxy.ts';
import { createWebServer } from './web-server.ts';

/** How long open requests may take to end before their connections are cut. */
const DRAIN_MS = 1000;

export interface ListenerParts extends GrpcServices {
  readonly limits: Limits;
  /** Resolves when it is a client's turn to have the handshake of its connection computed. */
  readonly turn: TakeTurn;
}

/** The server's one port, not open yet: HTTP or HTTPS, with gRPC beside it, and with the bounds of connections and requests that hold before a handler is asked. */
export function createListener(
  { tls, proxies }: Pick<Config, 'tls' | 'proxies'>,
  { turn, ...services }: ListenerParts,
  handler: RequestListener,
): { readonly server: Server; readonly grpc: GrpcBeside } {
  const { limits, refusals, clientOf } = services;
  const { each } = withinFileLimit(limits.connections);
  const proxied = boundProxied(each, proxies, clientOf, refusals, warnOfProxy(proxies, handler));
  const server = createWebServer(tls, limits.times, boundRequests(refusals, clientOf, proxied));
  // Before the connections are guarded: it needs what Node makes of them.
  stopAtRefusedChunks(server);
  // A client may close its half of the connection and still wait for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Before the connections are guarded, because it takes those of HTTP/2 out.
  const grpc = serveGrpcBeside(server, services);
  guardConnections(server, limits, proxies, refusals, turn);
  return { server, grpc };
}

/** Handles the requests of each connection one after the other, and ends those whose bodies cost more than they are worth. */
function boundRequests(refusals: Refusals, clientOf: ClientOf, handler: RequestListener): RequestListener {
  const paced = boundUnread(paceRequests(clientOf, handler));
  return boundPipelining(refusals, closeSlowly(boundChunks(refusals, clientOf, paced)));
}

/** Rejects with Node's error of `listen` when the port cannot be opened. */
export function openListener(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Takes no more connections, and ends the idle ones at once and the others after a while. */
export function closeListener(server: Server): Promise<void> {
  return new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  });
}
