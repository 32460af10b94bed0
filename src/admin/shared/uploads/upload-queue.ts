import { uploadPaths, uploadsNamedIn } from '#domain/staff/files/upload-paths.ts';
import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';
import { journalStore } from '#store/journal-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { type UploadState, uploadStore } from '#store/upload-store.ts';
import {
  dropAllFiles,
  dropFiles,
  keepFiles,
  type PendingFile,
  pendingFile,
  pendingPaths,
} from '../../journal/pending-files.ts';
import { createUploadRecords } from './upload-records.ts';
import { createUploadSender, type DeleteFile, type SendFile } from './upload-sender.ts';

interface UploadQueueParts {
  readonly write: StoreWriter<UploadState>;
  readonly sendFile: SendFile;
  readonly deleteFile: DeleteFile;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files that staff added: stored on the device first, then sent by the tab that knows of them. Their state is in the store. */
export function createUploadQueue({ write, sendFile, deleteFile }: UploadQueueParts) {
  const { setUpload, addPreview, countPreparing, countRefused, clear } = createUploadRecords(write);
  const { sendUpload, deleteSent, storeFilesOf, abortUpload, untilStopped, abortAll } = createUploadSender({
    setUpload,
    sendFile,
    deleteFile,
  });
  /** How often each file was added on this page: a file that another form has added too is kept when the first form removes it. */
  const added = new Map<string, number>();

  /** The server answers: everything that waits is tried again, one after the other. What a person stopped stays stopped. */
  async function retryUploads(): Promise<void> {
    for (const [name, { kind }] of uploadStore.getState().uploads) {
      if (kind !== 'queued' || (await sendUpload(name))) continue;
      // The server is gone again. One that it refused, or that a person stopped, says nothing of the others.
      if (uploadStore.getState().uploads.get(name)?.kind === 'queued') return;
    }
  }

  async function drop(name: string): Promise<void> {
    await abortUpload(name);
    await dropFiles(uploadPaths(name));
    setUpload(name, undefined);
  }

  return {
    /** Shows and sends the files that an earlier visit did not upload. Called once a page, when a member of the staff is signed in. */
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
     * Stores a file on the device, with its smaller sizes where it is a picture, and sends it as soon as the server answers.
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
      // The outcome is in the store.
      void sendUpload(name);
      return true;
    },

    /** Sends an upload for a person. They may have stopped it a moment ago, and the request that ends would be taken for the one they want. */
    async sendUpload(name: string): Promise<boolean> {
      await untilStopped(name);
      return sendUpload(name);
    },

    storeFilesOf,
    countPreparing,
    countRefused,

    /** Stops an upload for a person: the file stays on the device and can be sent later. */
    stopUpload(name: string): void {
      // The state that a person sees does not wait for the request to end.
      void abortUpload(name);
      setUpload(name, { kind: 'stopped' });
    },

    /** Removes a file that a person took out of a form, unless another form or an unsent edit may need it. */
    async forgetUpload(name: string): Promise<void> {
      const count = added.get(name) ?? 0;
      added.set(name, count - 1);
      if (count !== 1 || !uploadStore.getState().uploads.has(name) || isInUnsentEdit(name)) return;
      await drop(name);
    },

    /**
     * Removes photographs of a repair that nobody saved, from the device and the server, unless an unsent edit has them: no other form can, because
     * they lie in the repair's folder.
     */
    async forgetPhotos(names: readonly string[]): Promise<void> {
      for (const name of names) {
        if (isInUnsentEdit(name)) continue;
        if (uploadStore.getState().uploads.has(name)) await drop(name);
        deleteSent(name);
      }
    },

    /** Removes everything that waits to be sent to a folder, `reparaciones/r1/`: the repair was erased. */
    async forgetFolder(folder: string): Promise<void> {
      const waiting = uploadsNamedIn([await pendingPaths(), [...uploadStore.getState().uploads.keys()]]);
      for (const name of waiting) if (name.startsWith(folder)) await drop(name);
    },

    /** Signing out leaves nothing on the device. */
    async forgetAll(): Promise<void> {
      await abortAll();
      await dropAllFiles();
      clear();
    },
  };
}

const isInUnsentEdit = (name: string): boolean =>
  journalStore
    .getState()
    .journal.some(({ changes }) => changes.some(({ document }) => uploadsNamedIn(document).includes(name)));
