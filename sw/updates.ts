import { CLAIM_PAGES, SKIP_WAITING } from '#platform/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A new version waits until a page sends that the person agreed. A page that was left out when the worker began asks to be taken over. */
export function handlePageMessages(): void {
  self.addEventListener('message', (event) => {
    const type = (event.data as { type?: unknown } | null)?.type;
    if (type === SKIP_WAITING) void self.skipWaiting();
    if (type === CLAIM_PAGES) event.waitUntil(self.clients.claim());
  });
}
