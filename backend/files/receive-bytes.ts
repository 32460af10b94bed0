import type { FileHandle } from 'node:fs/promises';
import { FileRefusal, tooLarge } from './file-refusal.ts';

export interface Receiving {
  readonly handle: FileHandle;
  /** Where in the file the bytes go. */
  readonly start: number;
  /** How large the file may become. */
  readonly limit: number;
  readonly cut?: AbortSignal;
  readonly onBytes?: (chunk: Uint8Array) => void;
}

/**
 * Writes what arrives, piece by piece: the next is asked for when the last is written, so a fast client fills no memory. Resolves with the
 * new size; calls `onSize` as it grows, so that the size is known when the request breaks off. Throws 413, or 408 when cut off.
 */
export async function receiveBytes(
  body: AsyncIterable<Uint8Array>,
  { handle, start, limit, cut, onBytes }: Receiving,
  onSize?: (size: number) => void,
): Promise<number> {
  const chunks = body[Symbol.asyncIterator]();
  const interruption = cut === undefined ? undefined : whenCut(cut);
  let size = start;
  for (;;) {
    const { value, done } = await (interruption === undefined
      ? chunks.next()
      : Promise.race([chunks.next(), interruption]));
    if (done === true) return size;
    if (size + value.length > limit) throw tooLarge(limit);
    await writeAll(handle, value, size);
    onBytes?.(value);
    size += value.length;
    onSize?.(size);
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

function whenCut(signal: AbortSignal): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    const refuse = (): void => reject(new FileRefusal(408, 'A newer request took over this upload.'));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
  // Not awaited everywhere, so a rejection must not count as unhandled.
  promise.catch(() => {});
  return promise;
}
