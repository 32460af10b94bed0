import { profileWith } from '#domain/settings/store-settings.ts';
import { type CatalogueFollower, createCatalogueFollower } from './catalogue-follower.ts';
import type { MenusCopy } from './copy-database.ts';
import { type CopyKeeper, createCopyKeeper } from './copy-keeper.ts';
import { type CopyWrites, createCopyWrites } from './copy-writes.ts';
import type { LocalCopy, SavedCatalogue } from './local-copy.ts';
import { createMenusKeeper, type MenusKeeper } from './menus-keeper.ts';
import type { MirrorSink } from './mirror-sink.ts';
import { report } from './report.ts';
import { createSettingsKeeper, type SettingsKeeper } from './settings-keeper.ts';
import { createWordsKeeper, type WordsKeeper } from './words-keeper.ts';

/** What takes over the server's answers about each part of the shop: each shows its part and saves it on the device. */
export interface ShopKeepers {
  readonly catalogue: CatalogueFollower;
  readonly menus: MenusKeeper;
  readonly settings: SettingsKeeper;
  readonly words: WordsKeeper;
  readonly copy: CopyKeeper<CopyWrites>;
  /** The device's copy may be gone: all of it is written again. */
  keepAll(): void;
}

/** What the page knows when its reader begins. */
export interface KnownShop {
  readonly sink: MirrorSink;
  readonly copy: LocalCopy;
  /** The catalogue of the device's copy. */
  readonly kept: SavedCatalogue | undefined;
  /** The menus of the device's copy. */
  readonly menus: MenusCopy | undefined;
  /** The menus that came with the page. */
  readonly served: MenusCopy | undefined;
}

interface KeeperPorts {
  /** A listener cannot carry all that was written: the rest has to be caught up with. */
  readonly onBehind: () => void;
  /** The settings changed, and with them perhaps what there is to listen to. */
  readonly onSettings: () => void;
}

export function createShopKeepers(
  { sink, copy: device, kept, menus: copied, served }: KnownShop,
  { onBehind, onSettings }: KeeperPorts,
): ShopKeepers {
  const brought = served && menusOf(served);
  const known = copied ?? brought;
  const catalogue = createCatalogueFollower(kept, {
    sink,
    report,
    now: Date.now,
    onChange: () => copy.keep(),
    onBehind,
  });
  const copy = createCopyKeeper(createCopyWrites(device), kept?.base, () => {
    const confirmed = catalogue.confirmedCatalogue();
    return confirmed && { ...confirmed, home: profileWith(settings.current()).home };
  });
  let menusNow = known;
  const saveMenus = (now: MenusCopy): void => {
    menusNow = now;
    copy.write((to) => to.saveMenus(now));
  };
  const menus = createMenusKeeper(known, {
    onMenus: (now) => sink.menus(now),
    onRead: saveMenus,
    onWhole: (name) => sink.wholeMenu(name),
  });
  // What equals the page's own is not reported by the listeners, and the next start has no such page.
  if (!copied && brought) saveMenus(brought);
  const settings = createSettingsKeeper(known?.settings, (now) => {
    sink.settings(now);
    menus.setSettings(now);
    // The first screen that the device keeps has the products that the owner chose.
    copy.keep();
    onSettings();
  });
  const keepAll = (): void => {
    copy.keepAll();
    if (menusNow) saveMenus(menusNow);
  };
  return { catalogue, menus, settings, words: createWordsKeeper(sink, (work) => copy.write(work)), copy, keepAll };
}

/** What came with a page is more than its menus. */
const menusOf = ({ categories, labels, settings, read }: MenusCopy): MenusCopy => ({
  categories,
  labels,
  settings,
  ...(read && { read }),
});
