import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const PROBE = 'prueba-de-disco.tmp';

/** What the disk of a folder says to a write now: only that shows whether it takes any. Undefined when it did. */
export function tryWriting(directory: string): Error | undefined {
  const file = path.join(directory, PROBE);
  try {
    const handle = openSync(file, 'w', 0o600);
    try {
      writeSync(handle, Buffer.alloc(4096, 1));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
      rmSync(file, { force: true });
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
