import type { IncomingMessage } from 'node:http';
import type { ClientOf } from '../limits/client-address.ts';
import { openFilesLimit } from '../limits/open-files.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Share, type ShareSize } from '../limits/share.ts';

/** Answers how to say that a download has ended, or undefined when its client has as many as it may. */
export type DownloadGate = (request: IncomingMessage) => (() => void) | undefined;

/** Of a file that is being sent, this much is in memory, in the file's stream and in the socket, however large it is and however slowly it is read. */
const BYTES_IN_FLIGHT = 1 << 16;

/** Of the files that the process may have open; connections may be seven tenths. */
const SHARE_OF_FILES = 0.15;

/** Gives each client a part of the bytes that are being sent, and so of the files that clients who do not read hold open. */
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
