import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { shouldPublish } from '#domain/snapshot/publish-plan.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { connectionStore } from '#store/connection-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { type PublishState, publishStore } from '#store/publish-store.ts';
import { selectIsMember, sessionStore } from '#store/session-store.ts';
import type { StaffBackend } from './staff-backend.ts';

/** Held by the one tab of this device that publishes by itself; released when the tab closes. */
const LOCK = 'publicar-catalogo';
/** How often it checks whether a publication is due, besides whenever the catalogue changes. */
const CHECK_MS = 60_000;
/** The pause after an attempt: a refusal needs a person to do something first, and a lost network needs time to come back. */
const PAUSE_MS = 15 * 60_000;

export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherParts {
  readonly publishCatalogue: StaffBackend['publishCatalogue'];
  readonly write: StoreWriter<PublishState>;
}

/** Publishes the catalogue from this page. Progress and outcome are in the store. */
export function createPublisher({ publishCatalogue, write }: PublisherParts) {
  let cancelling: AbortController | undefined;

  /** Publishes, unless this page is publishing already. */
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
      // Without a network the late code of the publisher may not load.
      console.warn('El catálogo no se publicó', reason);
      write({ step: null, last: { ok: false, error: { kind: 'unreachable' } } });
    }
  }

  return {
    publishNow,
    cancel: (): void => cancelling?.abort(),

    /** Publishes whenever it is due, for as long as the page is open. */
    keepPublished(): void {
      void navigator.locks?.request(LOCK, () => {
        let attemptedAt: number | null = null;
        const publishIfDue = (): void => {
          const now = Date.now();
          // Below zero where the clock was set back since.
          const age = attemptedAt === null ? PAUSE_MS : now - attemptedAt;
          if ((age >= 0 && age < PAUSE_MS) || !isDue(now)) return;
          attemptedAt = now;
          // The outcome is in the store, and a page that closes halfway has published nothing.
          void publishNow();
        };
        catalogueStore.subscribe(publishIfDue);
        setInterval(publishIfDue, CHECK_MS);
        // A lock is held until its promise settles. This one never does, so the browser releases the lock when the tab closes.
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
