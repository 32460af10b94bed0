import type { Instant } from '#domain/kernel/instant.ts';
import { type LiveFeed, loadLiveFeed } from '#lazy/live-feed.ts';
import { createBackoff } from '#platform/retry.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { createMenusFollower } from './menus-follower.ts';
import type { MenuName } from './menus-keeper.ts';
import type { ShopKeepers } from './shop-keepers.ts';

/** A network may let through what is asked and never what is listened to. Each question then costs readings, so they become rarer. */
const UNANSWERED = { first: 15_000, last: 240_000 };

/** The page's one live feed, which is opened after the first paint and stays open, and what is listened to on it. */
export interface LiveListener {
  /**
   * Opens the feed the first time, and afterwards connects it again if the server was lost. Then listens behind what has been read of the products.
   * To be called after each reading.
   * @param mayOpen whether a feed that is not open may be opened
   */
  connect(config: BackendConfig, mayOpen: boolean): Promise<void>;
  /** Listens to menus and words only where the change markers in the settings say that they were written since they were read. */
  followChanged(): void;
  /** The server was lost, so that the next `connect` has to connect again. */
  lost(): void;
}

interface LiveOptions {
  /** How long the page is left alone between the first paint and the live feed. */
  readonly liveAfterMs: number;
  /** Server time of the last answer by REST: what a listener that is opened afterwards tells is at least as new. */
  readonly serverTime: () => Instant | null;
  /** Called when a collection of the menus is known up to the server's last answer. */
  readonly onCurrentMenu: (name: MenuName) => void;
  /** Asks whether there is a server, where the feed cannot say it. */
  readonly check: () => void;
}

export function createLiveListener(
  { catalogue, menus, settings, words }: ShopKeepers,
  { liveAfterMs, serverTime, onCurrentMenu, check }: LiveOptions,
): LiveListener {
  const menusFollower = createMenusFollower(menus, serverTime, onCurrentMenu);
  let feed: LiveFeed | undefined;
  let wasLost = false;

  const followChanged = (): void => {
    if (!feed) return;
    menusFollower.follow(feed);
    // It reads the device's copy, which never fails.
    void words.follow(feed, { told: settings.wordsWritten(), now: serverTime() });
  };

  /** After each answer the settings say whether there is anything else to listen to. */
  const listenToSettings = (to: LiveFeed): void => {
    const start = settings.start();
    to.followSettings(start, (documents) => {
      if (settings.receive(start, documents)) return followChanged();
      // It reads the device's copy, which never fails, before `followChanged` below does.
      void words.wereReplaced();
      to.followSettings(null, (all) => {
        settings.receive(null, all);
        followChanged();
      });
      // The shop's data were replaced, and no change marker says what was deleted with them.
      menusFollower.followWhole(to);
    });
  };

  return {
    async connect(config, mayOpen) {
      if (feed && wasLost) await feed.reconnect();
      wasLost = false;
      if (!feed && mayOpen) {
        await afterFirstPaint(liveAfterMs);
        feed = await openLiveFeed(config, check);
        listenToSettings(feed);
      }
      if (feed) catalogue.listen(feed);
    },
    followChanged,
    lost: () => void (wasLost = true),
  };
}

/** @param check asks whether there is a server, where the feed cannot say it */
async function openLiveFeed(config: BackendConfig, check: () => void): Promise<LiveFeed> {
  const { startLiveFeed } = await loadLiveFeed();
  let isLive = false;
  // A listener that is not live reports no loss, so whether there is a server is asked in its place. One that was just lost too: a server that is
  // being ended still answers what is asked, and then nothing would tell the page that it is gone.
  const backoff = createBackoff(UNANSWERED);
  const askLater = (): void => {
    setTimeout(() => {
      if (isLive) backoff.reset();
      else check();
      askLater();
    }, backoff.next());
  };
  askLater();
  return startLiveFeed(config, {
    live(isLiveNow) {
      // Its first answer comes from the cache by design; only a listener that was live can have lost the server.
      if (isLive && !isLiveNow) check();
      isLive = isLiveNow;
    },
  });
}
