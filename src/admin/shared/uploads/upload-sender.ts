import type { Result } from '#domain/kernel/result.ts';
import { uploadPaths, uploadsNamedIn } from '#domain/staff/files/upload-paths.ts';
import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';
import type { FileUpload } from '#store/upload-store.ts';
import { dropFiles, type PendingFile, pendingFile } from '../../journal/pending-files.ts';
import type { UploadRecords } from './upload-records.ts';

type SendProblem = 'network' | 'refused' | 'full' | 'rejected' | 'cancelled';

export type SendFile = (
  file: PendingFile,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
) => Promise<Result<null, SendProblem>>;

/** Deletes a stored file; one that is not there already counts as deleted. */
export type DeleteFile = (path: string) => Promise<Result<null, string>>;

interface UploadSenderParts {
  readonly setUpload: UploadRecords['setUpload'];
  readonly sendFile: SendFile;
  readonly deleteFile: DeleteFile;
}

/** Sends the files that this device keeps, each upload once at a time. */
export function createUploadSender({ setUpload, sendFile, deleteFile }: UploadSenderParts) {
  /** What is being sent, by the name that documents use: a second request for the same upload waits for the first. */
  const sending = new Map<string, { readonly done: Promise<boolean>; readonly abort: AbortController }>();

  /** What is being deleted: the same file is sent again only after that. */
  const deleting = new Map<string, Promise<void>>();

  async function send(name: string, signal: AbortSignal): Promise<boolean> {
    // The largest last: when the server has that one, it has the smaller ones too.
    const paths = uploadPaths(name).reverse();
    const files = (await Promise.all(paths.map((path) => pendingFile(path)))).filter((file) => file !== undefined);
    const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    let before = 0;
    setUpload(name, { kind: 'sending', share: 0 });
    for (const file of files) {
      const onProgress = (sent: number): void => setUpload(name, { kind: 'sending', share: (before + sent) / total });
      const sent = await sendFile(file, onProgress, signal);
      if (!sent.ok) {
        setUpload(name, afterFailure(sent.error));
        return false;
      }
      before += file.bytes.byteLength;
    }
    await dropFiles(paths);
    setUpload(name, undefined);
    return true;
  }

  /** Sends what the server lacks of an upload. Resolves with whether all of it is stored; never rejects. */
  function sendUpload(name: string): Promise<boolean> {
    const running = sending.get(name);
    if (running) return running.done;
    // The SDK would try for twenty seconds before it says that nobody answers.
    if (!selectIsAnswered(connectionStore.getState())) {
      setUpload(name, { kind: 'queued' });
      return Promise.resolve(false);
    }
    const abort = new AbortController();
    const done = (deleting.get(name) ?? Promise.resolve())
      .then(() => send(name, abort.signal))
      .catch((reason: unknown) => {
        console.info('El archivo espera a que haya conexión', reason);
        setUpload(name, { kind: 'queued' });
        return false;
      })
      .finally(() => sending.delete(name));
    sending.set(name, { done, abort });
    return done;
  }

  /** Deletes from the server what it has of an upload that no document names. Without a network it stays there, as it harms nobody. */
  function deleteSent(name: string): void {
    if (!selectIsAnswered(connectionStore.getState())) return;
    const done = deleteAll(name)
      .catch((reason: unknown) => console.warn('Una foto que nadie guardó se quedó en el servidor', name, reason))
      .finally(() => deleting.delete(name));
    deleting.set(name, done);
  }

  async function deleteAll(name: string): Promise<void> {
    for (const path of uploadPaths(name).reverse()) {
      const deleted = await deleteFile(path);
      if (!deleted.ok) throw new Error(deleted.error);
    }
  }

  /**
   * Stores what a document names before the document is sent, because visitors would otherwise see a product without its pictures.
   * @returns whether all of it is stored; what is not stays in the queue.
   */
  async function storeFilesOf(document: unknown): Promise<boolean> {
    for (const name of uploadsNamedIn(document)) {
      const paths = await Promise.all(uploadPaths(name).map((path) => pendingFile(path)));
      if (paths.some(Boolean) && !(await sendUpload(name))) return false;
    }
    return true;
  }

  /** Stops sending an upload. Resolves when it has stopped. */
  async function abortUpload(name: string): Promise<void> {
    const running = sending.get(name);
    running?.abort.abort();
    await running?.done;
  }

  /** Resolves when an upload that is being stopped has stopped; at once where none is. */
  async function untilStopped(name: string): Promise<void> {
    const running = sending.get(name);
    if (running?.abort.signal.aborted) await running.done;
  }

  /** Stops sending. Resolves when nothing is being sent any more. */
  async function abortAll(): Promise<void> {
    for (const { abort } of sending.values()) abort.abort();
    await Promise.all([...sending.values()].map(({ done }) => done));
  }

  return { sendUpload, deleteSent, storeFilesOf, abortUpload, untilStopped, abortAll };
}

function afterFailure(problem: SendProblem): FileUpload {
  if (problem === 'network') return { kind: 'queued' };
  return problem === 'cancelled' ? { kind: 'stopped' } : { kind: 'failed', reason: problem };
}
