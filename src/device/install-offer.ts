import { type InstallOffer, installStore } from '#store/install-store.ts';

/**
 * The browser's own question comes at once and over the page; ours waits until the person has seen what there is to install. Called before
 * anything late: the browser makes its offer when it likes.
 */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installStore.setState({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => installStore.setState({ offer: null, installed: true }));
}
