import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { BlockList, Socket } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressToKey } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';
import { openFilesLimit } from '../limits/open-files.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Share, type ShareSize } from '../limits/share.ts';
import { escapedAddress } from './escaped-address.ts';

/** Resolves with true when it is the client's turn, and with false at once when too much of its work waits. */
export type TakeTurn = (from: string) => Promise<boolean>;

/**
 * Closes connections that are silent, that do not speak HTTP or that are too many for one client, and with TLS those that a client opens too fast. The
 * handshakes of the others take turns with all other work. Connections of a trusted proxy are not limited here, because they are of many clients; their requests are
 * (see `boundProxied`).
 */
export function guardConnections(
  server: Server,
  { connections, secureConnections, times }: Pick<Limits, 'connections' | 'secureConnections' | 'times'>,
  proxies: BlockList,
  refusals: Refusals,
  turn: TakeTurn,
  now: () => number = Date.now,
): void {
  const open = new Share(withinFileLimit(connections));
  const opened = new RateLimit(secureConnections, now);
  const isSecure = server instanceof SecureServer;
  server.setTimeout(times.silence);
  beforeConnections(server, (socket, begin) => {
    const address = socket.remoteAddress ?? '';
    const isProxy = proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    const holder = { from: addressToKey(address), isStaff: isProxy };
    if (isSecure && !isProxy && !opened.take(holder.from)) {
      refusals.note('cifrado');
      return void socket.destroy();
    }
    if (!open.take(holder)) {
      refusals.note('conexiones');
      return void socket.destroy();
    }
    socket.once('close', () => open.giveBack(holder));
    if (!isSecure || isProxy) return begin();
    onceSpoken(socket, times.headersTimeout, () => void beginInTurn(socket, turn(holder.from), begin, refusals));
  });
  server.on('clientError', refuseNonsense);
}

/**
 * Calls `then` when the first bytes of a connection have come, without reading them, so that its handshake can wait for its turn. Otherwise hundreds of
 * connections whose first bytes come at the same moment would cost hundreds of signatures in one round of the event loop.
 */
function onceSpoken(socket: Socket, timeoutMs: number, then: () => void): void {
  const giveUp = (): void => void socket.destroy();
  socket.on('error', giveUp);
  socket.setTimeout(timeoutMs, giveUp);
  socket.once('readable', () => {
    socket.off('error', giveUp);
    socket.off('timeout', giveUp);
    socket.setTimeout(0);
    then();
  });
}

/** Begins the handshake at its turn, or closes the connection. The signature is made synchronously in `begin`, so it is within the turn. */
async function beginInTurn(
  socket: Socket,
  turn: Promise<boolean>,
  begin: () => void,
  refusals: Refusals,
): Promise<void> {
  const ignore = (): void => {};
  socket.on('error', ignore);
  const isTurn = await turn;
  socket.off('error', ignore);
  if (!isTurn) {
    refusals.note('cifrado');
    socket.destroy();
  } else if (!socket.destroyed) begin();
}

/**
 * Calls `take` with each connection before Node does anything for it. A further listener beside Node's own would come too late to refuse a connection,
 * because with TLS the handshake, which costs the server a signature and the client nothing, would go on.
 */
function beforeConnections(server: Server, take: (socket: Socket, begin: () => void) => void): void {
  const own = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    take(socket, () => {
      for (const listener of own) listener.call(server, socket);
    });
  });
}

/** The share of connections within the process's limit of open files. Some are left for the store and the site, because a server without any can neither answer nor write. */
export function withinFileLimit({ total, each, reserve }: ShareSize, openFiles = openFilesLimit()): ShareSize {
  const most = Math.max(20, Math.floor(openFiles * 0.7));
  if (most >= total) return { total, each, reserve };
  return { total: most, each: Math.min(each, Math.floor(most / 2)), reserve };
}

/** Answers what never gets to a handler, because it is not HTTP or too slow, and destroys the connection, because a half-closed one would stay open. */
function refuseNonsense(error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Duplex): void {
  // Before a handshake has ended nothing can be sent, and ending the socket would wait for it for ever.
  const isUnheard = error.code === 'ERR_TLS_HANDSHAKE_TIMEOUT' || error.code === 'ECONNRESET' || !socket.writable;
  if (isUnheard) return void socket.destroy();
  const escaped = error.code === 'HPE_INVALID_URL' && escapedAddress(error.rawPacket);
  if (escaped) {
    const head = `HTTP/1.1 301 Moved Permanently\r\nLocation: ${escaped}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    return void socket.end(head, () => socket.destroy());
  }
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
