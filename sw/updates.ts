import { SKIP_WAITING } from '#platform/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A new version waits until a page sends that the person agreed. */
export function applyUpdateOnConsent(): void {
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type === SKIP_WAITING) void self.skipWaiting();
  });
}
