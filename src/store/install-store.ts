import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** Chromium's own event; no standard has it. https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** What the browser lets the site ask once; `null` where it does not, or the answer was given. */
  readonly offer: InstallOffer | null;
  readonly installed: boolean;
  /** Whether this person has had use of the shop, and has not said no lately. */
  readonly mayAsk: boolean;
}

const { store, write } = createOwnedStore<InstallState>({ offer: null, installed: false, mayAsk: false });

export const installStore = store;
export const claimInstallWriter = claimOnce(write);

export function useInstall(): InstallState {
  return useStore(installStore);
}
