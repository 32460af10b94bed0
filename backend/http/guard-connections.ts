import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressToKey } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';
import { openFilesLimit } from '../limits/open-files.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Share, type ShareSize } from '../limits/share.ts';

/** Closes connections that are silent, that are no HTTP, and those a client has too many of. What comes through a trusted proxy is counted by request only. */
export function guardConnections(
  server: Server,
  { connections, times }: Pick<Limits, 'connections' | 'times'>,
  proxies: BlockList,
  refusals: Refusals,
): void {
  const open = new Share(withinFileLimit(connections));
  server.setTimeout(times.silence);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isProxy = proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    const holder = { from: addressToKey(address), isStaff: isProxy };
    if (!open.take(holder)) {
      refusals.note('conexiones');
      return void socket.destroy();
    }
    socket.once('close', () => open.giveBack(holder));
  });
  server.on('clientError', refuseNonsense);
}

/** Leaves files for the store and the site: a server out of files can neither answer nor write. */
function withinFileLimit({ total, each, reserve }: ShareSize): ShareSize {
  const most = Math.max(20, Math.floor(openFilesLimit() * 0.7));
  if (most >= total) return { total, each, reserve };
  return { total: most, each: Math.min(each, Math.floor(most / 2)), reserve };
}

/** What is not HTTP, or too slow, never gets to a handler; it is told so, and closed: a half-closed connection would stay for ever. */
function refuseNonsense(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
