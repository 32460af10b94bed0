import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** Chromium's own event; no standard has it. https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The browser's install prompt, which can be shown once; `null` where there is none or it was shown. */
  readonly offer: InstallOffer | null;
  readonly installed: boolean;
  /** Whether this person has used the shop enough and has not refused lately. */
  readonly mayAsk: boolean;
}

const { store, write } = createOwnedStore<InstallState>({ offer: null, installed: false, mayAsk: false });

export const installStore = store;
export const claimInstallWriter = claimOnce(write);

export function useInstall(): InstallState {
  return useStore(installStore);
}
