import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { outcome } from './outcome.ts';

let storage: FirebaseStorage;

export function openStorage(app: FirebaseApp, { hostname, port }: URL): void {
  storage = getStorage(app);
  connectStorageEmulator(storage, hostname, Number(port));
  // Many tests expect a refusal, and the SDK would retry it for two minutes.
  storage.maxUploadRetryTime = 10_000;
  storage.maxOperationRetryTime = 5_000;
}

/** Bytes that differ along the file, so that a part in the wrong place shows. */
const content = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);

export const fileCommands = {
  upload: (path: string, size: number, contentType: string) =>
    outcome(uploadBytes(ref(storage, path), content(size), { contentType }).then(({ metadata }) => metadata.fullPath)),
  /** Uploads in parts and pauses once. Returns whether it was paused, how often progress was reported, and what arrived. */
  uploadPaused: (path: string, size: number, contentType: string) => {
    const task = uploadBytesResumable(ref(storage, path), content(size), { contentType });
    let paused = false;
    let steps = 0;
    task.on('state_changed', ({ bytesTransferred, state }) => {
      steps += 1;
      if (state === 'paused') task.resume();
      if (paused || bytesTransferred === 0) return;
      paused = task.pause();
    });
    const finished = task.then(({ metadata }) => ({ paused, steps, size: metadata.size }));
    return outcome(finished);
  },
  uploadCancelled: (path: string, size: number, contentType: string) => {
    const task = uploadBytesResumable(ref(storage, path), content(size), { contentType });
    task.on('state_changed', ({ bytesTransferred }) => void (bytesTransferred > 0 && task.cancel()));
    return outcome(task.then(() => 'arrived'));
  },
  /** The download address and, read through it without any account, the bytes. */
  download: (path: string) =>
    outcome(
      getDownloadURL(ref(storage, path)).then(async (url) => {
        const response = await fetch(url, { credentials: 'omit' });
        const bytes = new Uint8Array(await response.arrayBuffer());
        const isWhole = content(bytes.length).every((byte, index) => byte === bytes[index]);
        return { status: response.status, size: bytes.length, isWhole, hasToken: url.includes('token=') };
      }),
    ),
  bytesOf: (path: string) => outcome(getBytes(ref(storage, path)).then(({ byteLength }) => byteLength)),
  metadataOf: (path: string) =>
    outcome(getMetadata(ref(storage, path)).then(({ size, contentType }) => ({ size, contentType }))),
  listFiles: (path: string) =>
    outcome(listAll(ref(storage, path)).then(({ items }) => items.map(({ fullPath }) => fullPath))),
  deleteFile: (path: string) => outcome(deleteObject(ref(storage, path)).then(() => 'ok')),
};
