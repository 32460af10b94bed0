import type { Result } from '#domain/kernel/result.ts';
import { uploadPaths, uploadsNamedIn } from '#domain/staff/upload-paths.ts';
import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { type FileUpload, type UploadState, uploadStore } from '#store/upload-store.ts';
import {
  dropAllFiles,
  dropFiles,
  keepFiles,
  type PendingFile,
  pendingFile,
  pendingPaths,
} from '../../journal/pending-files.ts';

type SendProblem = 'network' | 'refused' | 'full' | 'cancelled';

interface UploadQueueParts {
  readonly write: StoreWriter<UploadState>;
  readonly sendFile: (
    file: PendingFile,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ) => Promise<Result<null, SendProblem>>;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files that staff added: kept on the device first, then sent, from whichever tab has them. Their state is in the store. */
export function createUploadQueue({ write, sendFile }: UploadQueueParts) {
  /** How often each file was added on this page: what another form has added too is not to be forgotten with the first. */
  const added = new Map<string, number>();
  /** What is sent now, by the name that documents use: whoever asks for the same waits for the same. */
  const sending = new Map<string, { readonly done: Promise<boolean>; readonly abort: AbortController }>();

  function setUpload(name: string, upload: FileUpload | undefined): void {
    write(({ uploads }) => {
      const next = new Map(uploads);
      if (upload) next.set(name, upload);
      else next.delete(name);
      return { uploads: next };
    });
  }

  function addPreview(name: string, files: readonly { readonly bytes: ArrayBuffer; readonly type: string }[]): void {
    const { previews } = uploadStore.getState();
    const [largest] = files;
    if (previews.has(name) || !largest) return;
    const address = URL.createObjectURL(new Blob([largest.bytes], { type: largest.type }));
    write({ previews: new Map(previews).set(name, address) });
  }

  async function send(name: string, signal: AbortSignal): Promise<boolean> {
    // The largest last: where it is, its siblings are.
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

  /** Sends what the server lacks of it. Resolves with whether all is there; never rejects. */
  function sendUpload(name: string): Promise<boolean> {
    const running = sending.get(name);
    if (running) return running.done;
    // The SDK would try for twenty seconds before it says that nobody answers.
    if (!selectIsAnswered(connectionStore.getState())) {
      setUpload(name, { kind: 'queued' });
      return Promise.resolve(false);
    }
    const abort = new AbortController();
    const done = send(name, abort.signal)
      .catch((reason: unknown) => {
        console.info('El archivo espera a que haya conexión', reason);
        setUpload(name, { kind: 'queued' });
        return false;
      })
      .finally(() => sending.delete(name));
    sending.set(name, { done, abort });
    return done;
  }

  /** The server is there: everything that waits is tried again, one after the other. What a person stopped stays stopped. */
  async function retryUploads(): Promise<void> {
    for (const [name, { kind }] of uploadStore.getState().uploads) {
      if (kind === 'queued' && !(await sendUpload(name))) return;
    }
  }

  /**
   * Stores what a document names before the document is sent, so that no visitor meets a hole.
   * @returns whether all of it is stored; what is not stays in the queue.
   */
  async function storeFilesOf(document: unknown): Promise<boolean> {
    for (const name of uploadsNamedIn(document)) {
      const paths = await Promise.all(uploadPaths(name).map((path) => pendingFile(path)));
      if (paths.some(Boolean) && !(await sendUpload(name))) return false;
    }
    return true;
  }

  return {
    /** What an earlier visit left: shown from the device, and tried again. Once a page, when somebody of the staff is in. */
    async start(): Promise<void> {
      connectionStore.subscribe((state, before) => {
        if (selectIsAnswered(state) && !selectIsAnswered(before)) void retryUploads();
      });
      const paths = await pendingPaths();
      for (const name of uploadsNamedIn(paths)) {
        const largest = await pendingFile(name);
        if (largest) addPreview(name, [largest]);
        setUpload(name, { kind: 'queued' });
      }
      await retryUploads();
    },

    /**
     * Keeps a file on the device for good, with its smaller siblings where it is a picture, and sends it as soon as the server answers.
     * @param name the path by which documents name it.
     * @returns whether there was room for it.
     */
    async queueUpload(name: string, files: readonly Omit<PendingFile, 'at'>[]): Promise<boolean> {
      try {
        await keepFiles(files);
      } catch (reason) {
        console.warn('El archivo no cupo en el equipo', reason);
        return false;
      }
      addPreview(name, files);
      added.set(name, (added.get(name) ?? 0) + (uploadStore.getState().uploads.has(name) ? 2 : 1));
      setUpload(name, { kind: 'queued' });
      // Its outcome is told through the store.
      void sendUpload(name);
      return true;
    },

    sendUpload,

    storeFilesOf,

    /** A person wants it to wait: it stays on the device and can be sent later. */
    stopUpload(name: string): void {
      sending.get(name)?.abort.abort();
      setUpload(name, { kind: 'stopped' });
    },

    /** A person took it out again: it is not sent if nothing else can be waiting for it. */
    async forgetUpload(name: string): Promise<void> {
      const count = added.get(name) ?? 0;
      added.set(name, count - 1);
      if (count !== 1 || !uploadStore.getState().uploads.has(name)) return;
      sending.get(name)?.abort.abort();
      await sending.get(name)?.done;
      await dropFiles(uploadPaths(name));
      setUpload(name, undefined);
    },

    /** Signing out leaves nothing on the device. */
    async forgetAll(): Promise<void> {
      for (const { abort } of sending.values()) abort.abort();
      await Promise.all([...sending.values()].map(({ done }) => done));
      await dropAllFiles();
      for (const address of uploadStore.getState().previews.values()) URL.revokeObjectURL(address);
      write({ uploads: new Map(), previews: new Map() });
    },
  };
}

function afterFailure(problem: SendProblem): FileUpload {
  if (problem === 'network') return { kind: 'queued' };
  return problem === 'cancelled' ? { kind: 'stopped' } : { kind: 'failed', reason: problem };
}
