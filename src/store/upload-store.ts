import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** The state of a file that the server does not have yet. */
export type FileUpload =
  | { readonly kind: 'queued' }
  /** `share` of its bytes, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: 'refused' | 'full' | 'rejected' };

export interface UploadState {
  /** By the path that documents name, a picture by its largest size. What is not here is stored. */
  readonly uploads: ReadonlyMap<string, FileUpload>;
  /** Addresses of this page's own copies, shown until the server has them and, so that nothing flickers, until the page goes. */
  readonly previews: ReadonlyMap<string, string>;
  /** How many forms are having pictures made ready. */
  readonly preparing: number;
  /** How many files this page could make no picture of. */
  readonly refused: number;
}

const { store, write } = createOwnedStore<UploadState>({
  uploads: new Map(),
  previews: new Map(),
  preparing: 0,
  refused: 0,
});

/** The uploads of this device. */
export const uploadStore = store;
export const claimUploadWriter = claimOnce(write);

export function useUploads<T>(selector: (state: UploadState) => T): T {
  return useStore(uploadStore, selector);
}

/** How many files the server still lacks. */
export const selectPendingFiles = ({ uploads }: UploadState): number => uploads.size;
