import type { HomeChoices } from '#domain/home/home-view.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { profileWith, type StoreSettings } from '#domain/settings/store-settings.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import { type LiveFeed, loadLiveFeed } from '#lazy/live-feed.ts';
import { rememberFiles } from '#pictures/file-address.ts';
import { type BackendConfig, fetchBackendConfig } from '#rest/backend-config.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { createBootFeed } from './boot-feed.ts';
import { createCatalogueFollower, type KeepRows } from './catalogue-follower.ts';
import type { MenusCopy } from './copy-database.ts';
import { createCopyKeeper } from './copy-keeper.ts';
import { createCopyWrites } from './copy-writes.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import type { LocalCopy, SavedCatalogue } from './local-copy.ts';
import { createMenusFollower, type MenusFollower } from './menus-follower.ts';
import { createMenusKeeper, MENUS, type MenuName } from './menus-keeper.ts';
import type { MirrorSink } from './mirror-sink.ts';
import { watchReachability } from './reachability.ts';
import { report } from './report.ts';
import { createSettingsKeeper, type SettingsKeeper } from './settings-keeper.ts';
import { createWordsKeeper } from './words-keeper.ts';

const UNANSWERED_MS = 15_000;
/** One attempt runs at a time, and a request that is never answered would be the last. Long enough for a hundred bytes on any network that works. */
const FIRST_ANSWER_MS = 30_000;

interface Start {
  readonly sink: MirrorSink;
  readonly copy: LocalCopy;
  readonly kept: SavedCatalogue | undefined;
  readonly menus: MenusCopy | undefined;
  readonly served: MenusCopy | undefined;
  readonly liveAfterMs: number;
}

/** A person who asked the browser to save data gets the catalogue without the SDK, and no live feed. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

const homeOf = (settings: StoreSettings | undefined): HomeChoices => profileWith(settings).home;

/** What came with a page is more than its menus. */
const menusOf = ({ categories, labels, settings, read }: MenusCopy): MenusCopy => ({
  categories,
  labels,
  settings,
  ...(read && { read }),
});

/**
 * Keeps the catalogue on screen and on the device what the server has: the pointer, the snapshot when there is a newer one, what was
 * written since, and after the first paint the live feeds. Comes late: the copy on the device needs none of this.
 */
export function startReader({ sink, copy, kept, menus, served, liveAfterMs }: Start) {
  const brought = served && menusOf(served);
  let home = homeOf((menus ?? brought)?.settings);
  const follower = createCatalogueFollower(kept, {
    sink,
    report,
    now: Date.now,
    onChange: () => keeper.keep(),
    onBehind: () => reachability.check(),
  });
  const keeper = createCopyKeeper(createCopyWrites(copy), kept?.base, () => {
    const confirmed = follower.confirmedCatalogue();
    return confirmed && { ...confirmed, home };
  });
  const saveMenus = (now: MenusCopy): void => keeper.write((to) => to.saveMenus(now));
  const knownMenus = createMenusKeeper(menus ?? brought, {
    onMenus: (now) => sink.menus(now),
    onRead: saveMenus,
    onWhole: (name) => sink.wholeMenu(name),
  });
  // What equals the page's own is not reported by the listeners, and the next start has no such page.
  if (!menus && brought) saveMenus(brought);
  const words = createWordsKeeper(sink, (work) => keeper.write(work));
  const settings = createSettingsKeeper((menus ?? brought)?.settings, (now) => {
    home = homeOf(now);
    sink.settings(now);
    knownMenus.setSettings(now);
    // The first screen that the device keeps has the products that the owner chose.
    keeper.keep();
    if (live) followChanged(live);
  });
  let live: LiveFeed | undefined;
  /** Server time of the last answer by REST: what a listener that is opened afterwards tells is at least as new. */
  let serverTime: Instant | null = null;
  const menusFollower = createMenusFollower(
    knownMenus,
    () => serverTime,
    (name) => sink.currentMenu(name),
  );
  let wasLost = false;

  const startLive = async (config: BackendConfig): Promise<void> => {
    await afterFirstPaint(liveAfterMs);
    live = await openLiveFeed(config, () => reachability.check());
    listenToSettings(live, settings, menusFollower, followChanged);
  };

  /** Listens to menus and words only where the change markers in the settings say that they were written since they were read. */
  const followChanged = (feed: LiveFeed): void => {
    menusFollower.follow(feed);
    // It reads the device's copy, which never fails.
    void words.follow(feed, { told: settings.wordsWritten(), now: serverTime });
  };

  const reachability = watchReachability(
    async () => {
      const config = await fetchBackendConfig(AbortSignal.timeout(FIRST_ANSWER_MS));
      rememberFiles(config);
      const feed = createBootFeed(config);
      const withoutSdk = savesData();
      const readsSettings = withoutSdk || !settings.isKnown();
      const profileRead =
        readsSettings &&
        settings
          .catchUp((start) => feed.readSettings(start))
          .then((isContinued) => {
            if (!isContinued) knownMenus.wereReplaced();
          });
      const readMenu = async (name: MenuName): Promise<void> => {
        const start = knownMenus.start(name, serverTime);
        const told = knownMenus.told();
        // Where the menus are known the store's profile is known too.
        const [{ documents, asOf }] = await Promise.all([feed.readMenu(name, start), profileRead]);
        if (!knownMenus.receive(name, start, documents, asOf, told)) {
          const all = await feed.readMenu(name, null);
          knownMenus.receive(name, null, all.documents, all.asOf, told);
        }
        sink.currentMenu(name);
      };
      const readsMenus = withoutSdk || !knownMenus.isKnown();
      const source = {
        ...feed,
        async readProducts(start: WindowStart) {
          const page = await feed.readProducts(start);
          serverTime = page.readTime ?? serverTime;
          return page;
        },
        fetchSnapshot: (pointer: SnapshotPointer, keep: KeepRows) => fetchSnapshot(config, pointer, keep, keeper.hold),
      };
      await Promise.all([follower.catchUp(source), profileRead, readsMenus && Promise.all(MENUS.map(readMenu))]);
      await words.catchUp(feed.readWords, withoutSdk, { told: settings.wordsWritten(), now: serverTime });

      if (live && wasLost) await live.reconnect();
      wasLost = false;
      if (!live && !withoutSdk) await startLive(config);
      if (live) follower.listen(live);
    },
    () => {
      wasLost = true;
      sink.connection({ reachable: false });
    },
  );

  return {
    refresh: () => reachability.check(),
    /** The database was taken away under the page: what it held is written again. */
    copyWasClosed: () => keeper.keepAll(),
  };
}

/** @param check asks whether there is a server, where the feed cannot say it */
async function openLiveFeed(config: BackendConfig, check: () => void): Promise<LiveFeed> {
  const { startLiveFeed } = await loadLiveFeed();
  let isLive = false;
  // A listener that is not live reports no loss, so whether there is a server is asked in its place. One that was just lost too: a server that is
  // being ended still answers what is asked, and then nothing would tell the page that it is gone.
  setInterval(() => {
    if (!isLive) check();
  }, UNANSWERED_MS);
  return startLiveFeed(config, {
    live(isLiveNow) {
      // Its first answer comes from the cache by design; only a listener that was live can have lost the server.
      if (isLive && !isLiveNow) check();
      isLive = isLiveNow;
    },
  });
}

/** @param onHeard called after each answer of the server: the settings say whether there is anything else to listen to */
function listenToSettings(
  feed: LiveFeed,
  settings: SettingsKeeper,
  menus: MenusFollower,
  onHeard: (feed: LiveFeed) => void,
): void {
  const start = settings.start();
  feed.followSettings(start, (documents) => {
    if (settings.receive(start, documents)) return onHeard(feed);
    feed.followSettings(null, (all) => {
      settings.receive(null, all);
      onHeard(feed);
    });
    // The shop's data were replaced, and no change marker says what was deleted with them.
    menus.followWhole(feed);
  });
}
