import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { shouldPublish } from '#domain/snapshot/publish-plan.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { connectionStore } from '#store/connection-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { type PublishState, publishStore } from '#store/publish-store.ts';
import { selectIsMember, sessionStore } from '#store/session-store.ts';
import type { StaffBackend } from './staff-backend.ts';

/** One tab of this device looks after the catalogue by itself; it gives the place up when it closes. */
const LOCK = 'publicar-catalogo';
/** How often it looks, besides whenever the catalogue changes. */
const LOOK_MS = 60_000;
/** After a refusal somebody has to do something first; after a lost network the device has other things to do. */
const PAUSE_MS = 15 * 60_000;

export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherParts {
  readonly publishCatalogue: StaffBackend['publishCatalogue'];
  readonly write: StoreWriter<PublishState>;
}

/** Publishes the catalogue from this page. How it ends is in the store, which never keeps anybody waiting. */
export function createPublisher({ publishCatalogue, write }: PublisherParts) {
  let cancelling: AbortController | undefined;

  /** Publishes unless this page is at it already. */
  async function publishNow({ rebuild = false, countConfirmed = false } = {}): Promise<void> {
    const session = sessionStore.getState();
    if (publishStore.getState().step !== null || session.status !== 'signed-in') return;
    cancelling = new AbortController();
    write({ step: 'takeLock' });
    try {
      const last = await publishCatalogue({
        uid: session.uid,
        rebuild,
        countConfirmed,
        onStep: ({ ask }) => write({ step: ask }),
        signal: cancelling.signal,
      });
      write({ step: null, last });
    } catch (reason) {
      // Without a network the publisher's own code may not come either.
      console.warn('El catálogo no se publicó', reason);
      write({ step: null, last: { ok: false, error: { kind: 'unreachable' } } });
    }
  }

  return {
    publishNow,
    cancel: (): void => cancelling?.abort(),

    /** Keeps the delta short for as long as a staff page is open. Never ends. */
    keepPublished(): void {
      void navigator.locks?.request(LOCK, () => {
        let pausedUntil = 0;
        const look = (): void => {
          const now = Date.now();
          if (now < pausedUntil || !isDue(now)) return;
          pausedUntil = now + PAUSE_MS;
          // It ends in the store; a page that closes leaves nothing half done.
          void publishNow();
        };
        catalogueStore.subscribe(look);
        setInterval(look, LOOK_MS);
        // The lock is held until its promise settles: this one never does, so the browser gives it up with the tab.
        return new Promise<never>(() => {});
      });
    },
  };
}

function isDue(now: number): boolean {
  const { snapshot, products } = catalogueStore.getState();
  if (products !== 'known' || !connectionStore.getState().reachable || !selectIsMember(sessionStore.getState()))
    return false;
  const at = parseInstant(snapshot.publishedAt);
  return shouldPublish(snapshot.delta, at && now - instantToMilliseconds(at));
}
