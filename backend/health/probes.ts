import { statfs } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import { type DiskTrouble, findDiskTrouble } from '../storage/disk-trouble.ts';
import { tryWriting } from '../storage/try-writing.ts';

/** `low` still takes writes. */
export type DiskState = 'ok' | 'low' | DiskTrouble;

const LOW_BYTES = 200 << 20;
const HEAP_SHARE = 0.9;

/**
 * Writes to the data folder, because only that shows whether it can be written to: a disk may be full for this account alone.
 * @param isInDoubt whether a write failed so that none is taken until a restart, even if the disk is well again
 */
export async function probeDisk(dataDir: string, isInDoubt = false): Promise<DiskState> {
  const refused = tryWriting(dataDir);
  if (refused !== undefined) return findDiskTrouble(refused) ?? 'failing';
  if (isInDoubt) return 'failing';
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < LOW_BYTES ? 'low' : 'ok';
}

export function probeMemory(): 'ok' | 'high' {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used < limit * HEAP_SHARE ? 'ok' : 'high';
}
