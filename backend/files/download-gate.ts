import type { IncomingMessage } from 'node:http';
import type { ClientOf } from '../limits/client-address.ts';
import { openFilesLimit } from '../limits/open-files.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Share, type ShareSize } from '../limits/share.ts';

/** Gives a function to call when the download has ended; undefined when the client has as many downloads as it may. */
export type DownloadGate = (request: IncomingMessage) => (() => void) | undefined;

/** Bytes in memory of a file that is being sent, in its stream and in the socket, however large the file is and however slowly it is read. */
const BYTES_IN_FLIGHT = 1 << 16;

/** The share of downloads in the files that the process may have open; connections may have seven tenths. */
const SHARE_OF_FILES = 0.15;

/** Gives each client a part of the bytes that are being sent, and so of the open files, which a client that does not read holds. */
export function createDownloadGate(size: ShareSize, clientOf: ClientOf, refusals: Refusals): DownloadGate {
  const most = Math.max(8, Math.floor(openFilesLimit() * SHARE_OF_FILES)) * BYTES_IN_FLIGHT;
  const open = new Share({ ...size, total: Math.min(size.total, most), each: Math.min(size.each, most / 2) });
  return (request) => {
    const holder = { from: clientOf(request), isStaff: false };
    if (!open.take(holder, BYTES_IN_FLIGHT)) {
      refusals.note('descargas');
      return undefined;
    }
    return () => open.giveBack(holder, BYTES_IN_FLIGHT);
  };
}
