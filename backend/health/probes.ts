import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { type DiskTrouble, findDiskTrouble } from '../storage/disk-trouble.ts';

/** `low` still takes writes. */
export type DiskState = 'ok' | 'low' | DiskTrouble;

const LOW_BYTES = 200 << 20;
const HEAP_SHARE = 0.9;
const PROBE = 'prueba-de-disco.tmp';

/** Writes to the data folder, because only that shows whether it can be written to: a disk may be full for this account alone. */
export async function probeDisk(dataDir: string): Promise<DiskState> {
  const file = path.join(dataDir, PROBE);
  try {
    const handle = openSync(file, 'w', 0o600);
    try {
      writeSync(handle, Buffer.alloc(4096, 1));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
      rmSync(file, { force: true });
    }
  } catch (error) {
    return findDiskTrouble(error) ?? 'failing';
  }
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < LOW_BYTES ? 'low' : 'ok';
}

export function probeMemory(): 'ok' | 'high' {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used < limit * HEAP_SHARE ? 'ok' : 'high';
}
