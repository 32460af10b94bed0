import type { StoreWriter } from '#store/owned-store.ts';
import { type FileUpload, type UploadState, uploadStore } from '#store/upload-store.ts';

export type UploadRecords = ReturnType<typeof createUploadRecords>;

/** Writes the uploads of this device into their store, each by the name that documents use. */
export function createUploadRecords(write: StoreWriter<UploadState>) {
  /** `undefined`: the server has the file, or nobody wants it any more. */
  function setUpload(name: string, upload: FileUpload | undefined): void {
    write(({ uploads }) => {
      const next = new Map(uploads);
      if (upload) next.set(name, upload);
      else next.delete(name);
      return { uploads: next };
    });
  }

  /** @param files the largest first: that one is shown. */
  function addPreview(name: string, files: readonly { readonly bytes: ArrayBuffer; readonly type: string }[]): void {
    const { previews } = uploadStore.getState();
    const [largest] = files;
    if (previews.has(name) || !largest) return;
    const address = URL.createObjectURL(new Blob([largest.bytes], { type: largest.type }));
    write({ previews: new Map(previews).set(name, address) });
  }

  /** A form has pictures made ready, until the returned function is called. */
  function countPreparing(): () => void {
    write(({ preparing }) => ({ preparing: preparing + 1 }));
    return () => write(({ preparing }) => ({ preparing: preparing - 1 }));
  }

  const countRefused = (): void => write(({ refused }) => ({ refused: refused + 1 }));

  function clear(): void {
    for (const address of uploadStore.getState().previews.values()) URL.revokeObjectURL(address);
    write({ uploads: new Map(), previews: new Map() });
  }

  return { setUpload, addPreview, countPreparing, countRefused, clear };
}
