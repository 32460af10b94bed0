import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** Why a download stopped early; what was fetched until then stays. */
export type DownloadStop = 'cancelled' | 'offline' | 'full';

export interface PictureDownloadState {
  readonly state: 'unknown' | 'idle' | 'running' | 'stopped' | 'done';
  readonly reason: DownloadStop | null;
  /** Pictures of the catalogue, and how many of them are on this device. */
  readonly total: number;
  readonly kept: number;
  /** An estimate of what is left to fetch; `null` when there is none. */
  readonly bytesLeft: number | null;
  /** The space in bytes that the browser still gives this site; `null` where it does not say. */
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

/** The download of the pictures, which goes on when its screen is closed. */
const pictureDownloadStore = store;
export const claimPictureDownloadWriter = claimOnce(write);

export function usePictureDownload(): PictureDownloadState {
  return useStore(pictureDownloadStore);
}
