import { claimInstallWriter, type InstallOffer, installStore } from '#store/install-store.ts';

const write = claimInstallWriter();

/**
 * The browser's own question comes at once and over the page; ours waits until the person has seen what there is to install. Called before
 * anything late: the browser makes its offer when it likes.
 */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    write({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => write({ offer: null, installed: true }));
}

/** The browser's offer, which it lets be used once. */
export function takeInstallOffer(): InstallOffer | null {
  const { offer } = installStore.getState();
  if (offer) write({ offer: null });
  return offer;
}

/** Whether this person may be asked. */
export function setMayAsk(mayAsk: boolean): void {
  write({ mayAsk });
}
