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

/** Resolves when it is the turn of a client to have work done, and with false when too much of its work waits. */
export type TakeTurn = (from: string) => Promise<boolean>;

/**
 * Closes connections that are silent, that are no HTTP, those a client has too many of, and with TLS those it opens too fast; the handshakes of the rest
 * take turns with all other work. What comes through a trusted proxy is counted by request only.
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
 * Waits for a connection's first bytes, which are left in it, without the handshake having begun: hundreds of connections that speak at the same moment
 * would otherwise cost hundreds of signatures in one round of the event loop.
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

/** The signature is made while Node begins with the bytes that are there, so within the turn. */
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
 * Is given each connection before Node does anything for it. A listener beside Node's own would come too late: with TLS the handshake, which costs the
 * server a signature and its client nothing, would go on.
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

/** Leaves files for the store and the site: a server out of files can neither answer nor write. */
export function withinFileLimit({ total, each, reserve }: ShareSize, openFiles = openFilesLimit()): ShareSize {
  const most = Math.max(20, Math.floor(openFiles * 0.7));
  if (most >= total) return { total, each, reserve };
  return { total: most, each: Math.min(each, Math.floor(most / 2)), reserve };
}

/** What is not HTTP, or too slow, never gets to a handler; it is told so, and closed: a half-closed connection would stay for ever. */
function refuseNonsense(error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Duplex): void {
  // Nothing can be said before the end of a handshake, and what is written then would be waited for without an end.
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
