import { isSettledRead, type MenusRead } from '#domain/catalogue/menus-read.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { type SiteCatalogue, siteCatalogue } from '#domain/pages/site-catalogue.ts';
import type { ChangedAt } from '#domain/pages/sitemap.ts';
import { productsToday } from '#domain/promotions/promotions.ts';
import { profileWith, type StoreSettings } from '#domain/settings/store-settings.ts';
import { createBootFeed } from '#mirror/boot-feed.ts';
import { createCatalogueFollower } from '#mirror/catalogue-follower.ts';
import type { MenusCopy } from '#mirror/copy-database.ts';
import { createMenusKeeper, MENUS, type MenuName } from '#mirror/menus-keeper.ts';
import { readSnapshot } from '#mirror/read-snapshot.ts';
import { report } from '#mirror/report.ts';
import { createSettingsKeeper } from '#mirror/settings-keeper.ts';
import { NO_WORDS } from '#mirror/words-copy.ts';
import { createWordsFollower } from '#mirror/words-follower.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { readTutorials } from '#rest/read-tutorials.ts';

/** The catalogue as visitors may see it, read from outside the server. */
export interface PublishedShop {
  /** Another one after every change. */
  readonly version: string;
  readonly catalogue: SiteCatalogue;
  /** How far its menus were known when it was read. */
  readonly menusRead: MenusRead | undefined;
  /** Of the products written after the snapshot: it does not say when the others were. */
  readonly changedAt: ChangedAt;
  readonly settings: StoreSettings | undefined;
  /** The shop's day whose prices the catalogue has; absent while the shop has no promotions. */
  readonly day: string | undefined;
}

/**
 * Reads the shop by REST as a visitor's device does: the published snapshot once, afterwards only what was written since the last reading.
 * One reading at a time. It rejects when the server does not answer.
 */
export function createPublishedShop(config: BackendConfig, now: () => number): () => Promise<PublishedShop> {
  const feed = createBootFeed(config);
  let changes = 0;
  let settings: StoreSettings | undefined;
  const settingsKeeper = createSettingsKeeper(undefined, (now) => {
    settings = now;
    menusKeeper.setSettings(now);
  });
  let menus: Pick<MenusCopy, 'categories' | 'labels'> = { categories: [], labels: [] };
  let menusRead: MenusRead | undefined;
  const menusKeeper = createMenusKeeper(undefined, {
    onMenus: (now) => void (menus = now),
    onRead: ({ read }) => void (menusRead = read),
    onWhole() {},
  });
  const readTimes = new Map<MenuName, Instant | null>();
  const readMenu = async (name: MenuName): Promise<void> => {
    const start = menusKeeper.start(name, readTimes.get(name) ?? null);
    const told = menusKeeper.told();
    const { documents, asOf } = await feed.readMenu(name, start);
    if (!menusKeeper.receive(name, start, documents, asOf, told)) {
      const all = await feed.readMenu(name, null);
      menusKeeper.receive(name, null, all.documents, all.asOf, told);
    }
    readTimes.set(name, asOf);
  };
  let known: { readonly shop: PublishedShop; readonly text: string } | undefined;
  const follower = createCatalogueFollower(undefined, {
    sink: { catalogue: () => void (changes += 1), connection() {} },
    report,
    now,
    onChange() {},
    onBehind() {},
  });
  const source = {
    ...feed,
    fetchSnapshot: async (...[pointer, keep]: Parameters<FetchSnapshot>) => {
      const snapshot = await readSnapshot(config, pointer);
      return snapshot.ok ? { ...snapshot, value: keep(snapshot.value) } : snapshot;
    },
  };

  let words = NO_WORDS.words;
  const vocabulary = createWordsFollower(NO_WORDS, (now) => (words = now.words));

  return async () => {
    const [tutorials] = await Promise.all([
      readTutorials(config),
      follower.catchUp(source),
      vocabulary.catchUp(feed.readWords),
      // The settings say first whether anything was deleted from the menus.
      settingsKeeper
        .catchUp((start) => feed.readSettings(start))
        .then((isContinued) => {
          if (!isContinued) menusKeeper.wereReplaced();
          return Promise.all(MENUS.map(readMenu));
        }),
    ]);
    const confirmed = follower.confirmedCatalogue();
    if (!confirmed) throw new Error('The catalogue could not be read to its end');
    const { categories, labels } = menus;
    const { promotions, zone } = profileWith(settings);
    // A promotion begins and ends with a day of the shop, so then the same documents are another catalogue.
    const day = promotions.prices.length > 0 || promotions.banner ? shopDayAt(now(), zone) : undefined;
    const products = day ? productsToday(confirmed.products, promotions, day) : confirmed.products;
    // The same catalogue stays the same object, because search is indexed anew for another one.
    // How far the menus are known goes on with each reading. Only once it says more to a device is it told anew, because each page would change.
    const isSettled = menusRead !== undefined && isSettledRead(menusRead);
    const text = JSON.stringify([changes, categories, labels, tutorials, words, settings, day, isSettled]);
    if (known?.text === text) return known.shop;
    const written = confirmed.pair.windows.flatMap(({ rows }) => rows ?? []);
    const shop: PublishedShop = {
      version: String(Number(known?.shop.version ?? 0) + 1),
      catalogue: siteCatalogue({ categories, labels, products, words }, tutorials),
      menusRead,
      settings,
      day,
      changedAt: new Map(written.map(({ id, actualizado }) => [id, actualizado])),
    };
    known = { shop, text };
    return shop;
  };
}

type FetchSnapshot = Parameters<ReturnType<typeof createCatalogueFollower>['catchUp']>[0]['fetchSnapshot'];
