import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** Why a download ended before its end; what was kept until then stays. */
export type DownloadStop = 'cancelled' | 'offline' | 'full';

export interface PictureDownloadState {
  readonly state: 'unknown' | 'idle' | 'running' | 'stopped' | 'done';
  readonly reason: DownloadStop | null;
  /** Pictures of the catalogue, and how many of them are on this device. */
  readonly total: number;
  readonly kept: number;
  /** What is left to fetch, as far as can be told before; `null` when it cannot. */
  readonly bytesLeft: number | null;
  /** What the browser still gives this site; `null` where it does not say. */
  readonly room: number | null;
}

const { store, write } = createOwnedStore<PictureDownloadState>({
  state: 'unknown',
  reason: null,
  total: 0,
  kept: 0,
  bytesLeft: null,
  room: null,
});

/** It outlives the screen that started it. */
const pictureDownloadStore = store;
export const claimPictureDownloadWriter = claimOnce(write);

export function usePictureDownload(): PictureDownloadState {
  return useStore(pictureDownloadStore);
}
