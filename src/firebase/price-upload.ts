import { type DocumentReference, serverTimestamp } from 'firebase/firestore';
import type { Result } from '#domain/kernel/result.ts';
import { canResume, type StoredUpload, type UploadHead, type UploadState } from '#domain/price-import/stored-upload.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { transact } from './transact.ts';
import { attempt, type UploadProblem } from './upload-attempt.ts';
import { lotRef, readUpload, uploadRef } from './upload-documents.ts';
import { hasNextLot, runLot, type UploadConnection, type UploadWay } from './upload-lot.ts';

export interface RunWatch {
  /** Told after each lot. */
  onProgress(upload: StoredUpload): void;
  /** Asked between two lots: a lot is written whole or not at all. */
  isStopped(): boolean;
  /** The day stored with the new prices. */
  readonly today: string;
}

const LOTS_AT_ONCE = 5;

export interface NewUpload {
  readonly id: string;
  readonly uid: string;
  readonly head: UploadHead;
  readonly lotAt: (number: number) => Promise<readonly LotRow[]>;
  /** @param stored how many lots are stored */
  readonly onProgress: (stored: number) => void;
}

/**
 * Stores an upload before any price is changed: first its lots, then the document that names them. When it ends halfway it leaves lots that
 * nothing refers to, and no price changed.
 */
export async function createUpload(
  connection: UploadConnection,
  { id, uid, head, lotAt, onProgress }: NewUpload,
): Promise<Result<null, UploadProblem>> {
  return attempt(async () => {
    const { lotes } = head.conteos;
    for (let at = 0; at < lotes; at += LOTS_AT_ONCE) {
      const numbers = Array.from({ length: Math.min(LOTS_AT_ONCE, lotes - at) }, (_, step) => at + step);
      const lots = await Promise.all(numbers.map(lotAt));
      await createOnce(
        connection,
        lots.map((filas, step) => [lotRef(connection.db, id, at + step), { filas, estado: 'preparada' }]),
      );
      onProgress(at + numbers.length);
    }
    const { columnas, conteos, ...rest } = head;
    const fields = {
      ...rest,
      columnas: { ...columnas },
      conteos: { ...conteos },
      estado: 'preparada',
      por: uid,
      creado: serverTimestamp(),
    };
    await createOnce(connection, [[uploadRef(connection.db, id), fields]]);
    return null;
  });
}

/** Creates documents in one commit. They may exist already, when the answer to an earlier attempt was lost; that counts as success. */
async function createOnce(
  connection: UploadConnection,
  documents: readonly (readonly [DocumentReference, object])[],
): Promise<void> {
  await transact(connection, async (tx) => {
    const [first] = documents;
    if (first && (await tx.get(first[0])).exists()) return;
    for (const [ref, fields] of documents) tx.set(ref, { ...fields, rev: 1, actualizado: serverTimestamp() });
  });
}

/**
 * Applies or undoes an upload from where it stopped, lot by lot, in order. Each lot is one commit of its prices, of its own outcome and of
 * the upload's counts, so wherever this ends, and on whichever device it goes on, every row is written once.
 */
export async function runUpload(
  connection: UploadConnection,
  id: string,
  way: UploadWay,
  watch: RunWatch,
): Promise<Result<StoredUpload, UploadProblem>> {
  return attempt(async () => {
    for (;;) {
      const upload = await runLot(connection, id, way, watch.today);
      watch.onProgress(upload);
      if (!hasNextLot(upload, way)) return upload;
      if (watch.isStopped())
        return way === 'aplicar' ? await setUploadState(connection, id, 'pausada', RUNNING) : upload;
    }
  });
}

/** The states in which an upload is being applied. Only from these does it go to another one: a device that stops late must not undo what another one decided. */
const RUNNING: readonly UploadState[] = ['preparada', 'aplicando'];

/** Cancels the lots that are not written yet. Those that are can still be undone. */
export function cancelUpload(connection: UploadConnection, id: string): Promise<Result<StoredUpload, UploadProblem>> {
  return attempt(() => setUploadState(connection, id, 'cancelada', [...RUNNING, 'pausada']));
}

/** Takes a cancellation back: the upload is paused, and `runUpload` goes on from there. */
export function resumeUpload(connection: UploadConnection, id: string): Promise<Result<StoredUpload, UploadProblem>> {
  return attempt(() => setUploadState(connection, id, 'pausada', ['cancelada']));
}

/** Leaves an upload as it is that another device has brought to a state not among `from`. */
function setUploadState(
  connection: UploadConnection,
  id: string,
  estado: UploadState,
  from: readonly UploadState[],
): Promise<StoredUpload> {
  return transact(connection, async (tx) => {
    const ref = uploadRef(connection.db, id);
    const upload = await readUpload(tx, ref);
    if (!from.includes(upload.estado)) return upload;
    if (upload.estado === 'cancelada' && !canResume(upload, Date.now())) return upload;
    tx.update(ref, { estado, rev: upload.rev + 1, actualizado: serverTimestamp() });
    return { ...upload, estado, rev: upload.rev + 1 };
  });
}
