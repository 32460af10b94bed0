import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How a picture that the server has not got yet stands. */
export type PictureUpload =
  | { readonly kind: 'queued' }
  /** `share` of its bytes, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: 'refused' | 'full' };

export interface UploadState {
  /** By the path of the largest size. A picture that is not here is stored. */
  readonly uploads: ReadonlyMap<string, PictureUpload>;
  /** Addresses of this page's own copies, shown until the server has them and, so that nothing flickers, until the page goes. */
  readonly previews: ReadonlyMap<string, string>;
}

/** What `src/admin/shared/pictures/picture-queue.ts` tells; nothing else writes here. */
export const uploadStore = createStore<UploadState>(() => ({ uploads: new Map(), previews: new Map() }));

export function useUploads<T>(selector: (state: UploadState) => T): T {
  return useStore(uploadStore, selector);
}

/** How many pictures the server still lacks. */
export const selectPendingPictures = ({ uploads }: UploadState): number => uploads.size;
