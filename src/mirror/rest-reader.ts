import type { Instant } from '#domain/kernel/instant.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { type BootFeed, createBootFeed } from './boot-feed.ts';
import type { CatalogueSource } from './catalogue-follower.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { MENUS, type MenuName } from './menus-keeper.ts';
import type { ShopKeepers } from './shop-keepers.ts';

/** Reads by plain `fetch` what the server has and the device does not know yet. */
export interface RestReader {
  /**
   * Reads to the end. Rejects when the server does not answer. One at a time.
   * @param isOnlyReader whether the page has no live feed, which otherwise brings the settings, menus and words that changed
   */
  catchUp(config: BackendConfig, isOnlyReader: boolean): Promise<void>;
  /** Server time of the last answer: what a listener that is opened afterwards tells is at least as new. */
  readonly serverTime: () => Instant | null;
}

/** @param onCurrentMenu called when a collection of the menus is known up to the server's last answer */
export function createRestReader(keepers: ShopKeepers, onCurrentMenu: (name: MenuName) => void): RestReader {
  const { catalogue, menus, settings, words, copy } = keepers;
  let serverTime: Instant | null = null;

  const readSettings = async (feed: BootFeed): Promise<void> => {
    const isContinued = await settings.catchUp((start) => feed.readSettings(start));
    if (isContinued) return;
    menus.wereReplaced();
    await words.wereReplaced();
  };

  const readMenu = async (feed: BootFeed, name: MenuName, profileRead: Promise<void> | undefined): Promise<void> => {
    const start = menus.start(name, serverTime);
    const told = menus.told();
    // Where the menus are known the store's profile is known too.
    const [{ documents, asOf }] = await Promise.all([feed.readMenu(name, start), profileRead]);
    if (!menus.receive(name, start, documents, asOf, told)) {
      const all = await feed.readMenu(name, null);
      menus.receive(name, null, all.documents, all.asOf, told);
    }
    onCurrentMenu(name);
  };

  const sourceOf = (config: BackendConfig, feed: BootFeed): CatalogueSource => ({
    ...feed,
    async readProducts(start) {
      const page = await feed.readProducts(start);
      serverTime = page.readTime ?? serverTime;
      return page;
    },
    fetchSnapshot: (pointer, keep) => fetchSnapshot(config, pointer, keep, copy.hold),
  });

  return {
    async catchUp(config, isOnlyReader) {
      const feed = createBootFeed(config);
      const profileRead = isOnlyReader || !settings.isKnown() ? readSettings(feed) : undefined;
      const readsMenus = isOnlyReader || !menus.isKnown();
      await Promise.all([
        catalogue.catchUp(sourceOf(config, feed)),
        profileRead,
        ...(readsMenus ? MENUS.map((name) => readMenu(feed, name, profileRead)) : []),
      ]);
      await words.catchUp(feed.readWords, isOnlyReader, { told: settings.wordsWritten(), now: serverTime });
    },
    serverTime: () => serverTime,
  };
}
