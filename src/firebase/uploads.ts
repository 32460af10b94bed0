import { type FirebaseApp, FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  getStorage,
  listAll,
  ref,
  StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StaffConnection } from './staff-connection.ts';

/** `network`: try again later. `refused`: the rules do not allow it. `full`: the storage has no room. `rejected`: every attempt would end alike. */
export type UploadProblem = 'network' | 'refused' | 'full' | 'rejected' | 'cancelled';

export interface FileToSend {
  readonly path: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** How long the SDK resumes a broken upload; after that it stays in the queue and starts from its beginning. */
const RETRY_MS = 20_000;
/** A file's name is its content's hash, so what is under it never changes. */
const CACHE_CONTROL = 'public,max-age=31536000,immutable';

/** A photograph of a repair is for who has its address, and goes when the folio is erased. */
const PRIVATE_CACHE_CONTROL = 'private,max-age=86400';
const cacheControlOf = (path: string): string =>
  path.startsWith('reparaciones/') ? PRIVATE_CACHE_CONTROL : CACHE_CONTROL;

const storages = new WeakMap<FirebaseApp, FirebaseStorage>();

/**
 * Stores one file under its path, in parts that are taken up again after a broken connection. A file that is already there, because the answer
 * to an earlier attempt was lost, counts as stored.
 * @param onProgress bytes that have arrived so far.
 */
export async function sendFile(
  connection: Pick<StaffConnection, 'app' | 'embedded'>,
  { path, type, bytes }: FileToSend,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Result<null, UploadProblem>> {
  if (signal.aborted) return err('cancelled');
  const file = ref(openStorage(connection), path);
  const task = uploadBytesResumable(file, bytes, { contentType: type, cacheControl: cacheControlOf(path) });
  const cancel = (): void => void task.cancel();
  signal.addEventListener('abort', cancel);
  const unsubscribe = task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
  try {
    await task;
    return ok(null);
  } catch (reason) {
    const problem = uploadProblem(reason);
    return (problem === 'refused' || problem === 'rejected') && (await isStored()) ? ok(null) : err(problem);
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', cancel);
  }

  /** The rules refuse to overwrite a file, so a second attempt fails; its size shows whether the first one arrived whole. */
  async function isStored(): Promise<boolean> {
    const stored = await getMetadata(file).catch(() => undefined);
    return stored?.size === bytes.byteLength;
  }
}

/**
 * Deletes a stored file, or with a slash at its end everything in a folder. What is not there, because an earlier attempt's answer was lost, counts
 * as deleted.
 */
export async function deleteFile(
  connection: Pick<StaffConnection, 'app' | 'embedded'>,
  path: string,
): Promise<Result<null, UploadProblem>> {
  try {
    const at = ref(openStorage(connection), path);
    if (!path.endsWith('/')) await deleteObject(at);
    else
      for (const { fullPath } of (await listAll(at)).items) {
        const deleted = await deleteFile(connection, fullPath);
        if (!deleted.ok) return deleted;
      }
    return ok(null);
  } catch (reason) {
    if (reason instanceof FirebaseError && reason.code === 'storage/object-not-found') return ok(null);
    return err(uploadProblem(reason));
  }
}

function uploadProblem(reason: unknown): UploadProblem {
  if (!(reason instanceof FirebaseError)) throw reason;
  switch (reason.code) {
    case 'storage/canceled':
      return 'cancelled';
    case 'storage/unauthorized':
    case 'storage/unauthenticated':
      return 'refused';
    case 'storage/quota-exceeded':
      return 'full';
    default:
      if (reason instanceof StorageError && REJECTIONS.has(reason.status)) return 'rejected';
      console.warn('La foto se enviará después', reason);
      return 'network';
  }
}

/** Statuses, also of a proxy on the way, by which a request will never be taken: malformed, too large, of a type that is not allowed. */
const REJECTIONS: ReadonlySet<number> = new Set([400, 411, 413, 414, 415, 422, 431]);

function openStorage({ app, embedded }: Pick<StaffConnection, 'app' | 'embedded'>): FirebaseStorage {
  const known = storages.get(app);
  if (known) return known;
  const opened = getStorage(app);
  opened.maxUploadRetryTime = RETRY_MS;
  opened.maxOperationRetryTime = RETRY_MS;
  if (embedded) {
    // `connectStorageEmulator` always speaks plain http. Over https the host's own setter, which it calls too, leaves the protocol alone.
    if (location.protocol === 'https:') Object.assign(opened, { host: location.host });
    else connectStorageEmulator(opened, location.hostname, Number(location.port || 80));
  }
  storages.set(app, opened);
  return opened;
}
