import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What is handed to the browser at once, so that a large archive is on its disk and not in the page's memory. */
const PIECE_BYTES = 8 << 20;

/** A zip says in 32 bits where each of its files begins: 4 GiB, less what the list of them at its end takes. */
export const MOST_ZIP_BYTES = 2 ** 32 - (64 << 20);

/** A file of the archive that is being written. */
export interface ZipPart {
  add(bytes: Uint8Array<ArrayBuffer>): void;
  end(): void;
}

/** A zip that grows part by part, one part at a time. */
export function openZip() {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let written = 0;
  const pieces: Blob[] = [];
  const flush = (): void => {
    pieces.push(new Blob(chunks));
    chunks = [];
    held = 0;
  };
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    chunks.push(chunk);
    held += chunk.length;
    written += chunk.length;
    if (held >= PIECE_BYTES) flush();
  });
  return {
    /** @param isCompressed whether its bytes are already, as pictures are */
    begin(name: string, { isCompressed = false }: { readonly isCompressed?: boolean } = {}): ZipPart {
      const part = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(part);
      return { add: (bytes) => part.push(bytes), end: () => part.push(new Uint8Array(0), true) };
    },
    /** How many bytes it has so far. */
    written: () => written,
    finish(): Blob {
      zip.end();
      flush();
      return new Blob(pieces, { type: 'application/zip' });
    },
  };
}
