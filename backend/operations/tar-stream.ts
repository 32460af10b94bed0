import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const BLOCK = 512;
const END = new Uint8Array(2 * BLOCK);

/**
 * The files of a folder as a tar archive (ustar), piece by piece. The folder's own name comes first in each path, which is at most 100 bytes
 * long: `copia-2026-11-22T202448/archivos/ab/<64 digits>` just fits.
 * Source: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
 */
export async function* tarOf(folder: string): AsyncGenerator<Uint8Array> {
  const parent = path.dirname(folder);
  for await (const file of filesOf(folder)) {
    const { size, mtimeMs } = await stat(file);
    yield headerOf(path.relative(parent, file).split(path.sep).join('/'), size, mtimeMs);
    yield* createReadStream(file) as AsyncIterable<Uint8Array>;
    yield new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK);
  }
  yield END;
}

async function* filesOf(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(at);
    else if (entry.isFile()) yield at;
  }
}

function headerOf(name: string, size: number, modified: number): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`The path is too long for an archive: ${name}`);
  const octal = (value: number, digits: number, at: number): void => {
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1');
  };
  header.write(name, 0);
  // Readable by its owner only: it holds password hashes.
  octal(0o600, 7, 100);
  octal(0, 7, 108);
  octal(0, 7, 116);
  octal(size, 11, 124);
  octal(Math.floor(modified / 1000), 11, 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  // The checksum counts its own eight bytes as blanks.
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}
