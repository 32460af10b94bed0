import { claimInstallWriter, type InstallOffer, installStore } from '#store/install-store.ts';
import { takeHeldOffer } from './held-offer.ts';

const write = claimInstallWriter();

/**
 * Keeps the browser's own install prompt back, because it comes at once and over the page, until the person has used the shop. What the
 * browser offers before this code has come is held by `held-offer.ts`.
 */
export function catchInstallOffer(): void {
  const keep = (event: Event): void => {
    event.preventDefault();
    write({ offer: event as InstallOffer });
  };
  const held = takeHeldOffer();
  if (held) keep(held);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', () => write({ offer: null, installed: true }));
}

/** The browser's install prompt, which can be shown once. */
export function takeInstallOffer(): InstallOffer | null {
  const { offer } = installStore.getState();
  if (offer) write({ offer: null });
  return offer;
}

/** Whether installing may be offered to this person. */
export function setMayAsk(mayAsk: boolean): void {
  write({ mayAsk });
}
