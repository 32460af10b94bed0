import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

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

/** Written by `src/device/` alone. */
export const installStore = createStore<InstallState>(() => ({ offer: null, installed: false, mayAsk: false }));

export function useInstall(): InstallState {
  return useStore(installStore);
}
