import { randomUUID } from 'node:crypto';
import { type AnnouncedHashes, requireHashes } from './announced-hashes.ts';
import type { Digest } from './blob-store.ts';
import { type Conditions, requireConditions } from './conditions.ts';
import type { FileIdentity } from './file-access.ts';
import { type FileContext, requireAllowed } from './file-context.ts';
import type { Upload } from './file-store.ts';
import type { FileSettings, StoredFile } from './stored-file.ts';

export interface Arrival {
  readonly bucket: string;
  readonly name: string;
  readonly settings: FileSettings;
  readonly identity: FileIdentity;
  readonly conditions?: Conditions;
  readonly announced?: AnnouncedHashes;
}

const NOTHING_YET = { sha256: '', md5: '' };

/** Checks permission and conditions before the bytes are received, so that those of a refused upload are not stored. Throws 403 and 412. */
export function requireMayUpload(context: FileContext, arrival: Arrival, announcedSize: number): void {
  const current = context.store.file(arrival.bucket, arrival.name);
  const next = toFile(context, arrival, { ...NOTHING_YET, size: announcedSize }, current);
  requireAllowed(context.access, { ...arrival, operation: 'create', current, next });
  requireConditions(arrival.conditions ?? {}, current);
}

/** Makes what arrived under `id` the file of its name. Asks again, with the true size and type, in the same step that writes. */
export async function finishUpload(
  context: FileContext,
  id: string,
  arrival: Arrival,
  digest: Digest,
  upload?: Upload,
): Promise<StoredFile> {
  const { store, blobs, access } = context;
  const refersTo = (sha256: string): boolean => store.refersTo(sha256);
  await requireHashes(blobs, id, arrival.announced ?? {}, digest);
  let stored: StoredFile | undefined;
  try {
    await blobs.keep(id, digest.sha256, () => {
      const current = store.file(arrival.bucket, arrival.name);
      const next = toFile(context, arrival, digest, current);
      requireAllowed(access, { ...arrival, operation: 'create', current, next });
      requireConditions(arrival.conditions ?? {}, current);
      store.putFile(next, upload);
      stored = next;
      if (current !== undefined) blobs.release(current.sha256, refersTo);
    });
  } catch (error) {
    blobs.release(digest.sha256, refersTo);
    throw error;
  }
  if (stored === undefined) throw new Error('the commit did not run');
  return stored;
}

function toFile(
  { now }: FileContext,
  { bucket, name, settings }: Arrival,
  digest: Digest,
  current: StoredFile | undefined,
): StoredFile {
  const at = now();
  return {
    ...settings,
    ...digest,
    bucket,
    name,
    generation: nextGeneration(at, current),
    metageneration: 1,
    // New for each content: the address of the old content must not open the new one.
    downloadToken: randomUUID(),
    createdAt: at,
    updatedAt: at,
  };
}

/** Of the content that takes the place of a file, or of none. */
export function nextGeneration(now: number, replaced: StoredFile | undefined): number {
  return Math.max(now * 1000, (replaced?.generation ?? 0) + 1);
}
