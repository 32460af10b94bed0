/** Milliseconds after which an installed worker is one that waits: one that takes over by itself does so at once. */
const SETTLE_MS = 200;

/**
 * Calls `tell` for each worker of the registration that was installed and waits, however its installation began. Workbox listens no more after the
 * first one that it did not ask for, even if that could not be installed, and knows nothing of one whose installation began before the page's own.
 */
export function whenWaiting(registration: ServiceWorkerRegistration, tell: () => void): void {
  const follow = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return;
      setTimeout(() => {
        if (registration.waiting === worker) tell();
      }, SETTLE_MS);
    });
  };
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
