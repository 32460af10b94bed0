import type { Product } from '#domain/catalogue/product.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { CatalogueView } from '#domain/snapshot/catalogue-view.ts';
import type { MenusCopy, StorageState } from './copy-database.ts';
import type { MenuName } from './menus-keeper.ts';

/** The state of the connection to the server and of the device's storage. */
export interface MirrorConnection {
  readonly reachable: boolean;
  /** When the server last confirmed what is on screen, in milliseconds. */
  readonly confirmedAt: number | null;
  readonly storage: StorageState;
}

/**
 * Receives what the server has confirmed. The stores implement it, so the mirror depends on neither React nor zustand. To add more, such as a
 * person's edits that are not sent yet, wrap it in a sink that adds them and passes the rest on.
 */
export interface MirrorSink {
  menus(menus: MenusCopy): void;
  /** The server gave all documents of a collection of the menus, also where they are those that were known. */
  wholeMenu(name: MenuName): void;
  /** A collection of the menus is known up to the server's last answer. */
  currentMenu(name: MenuName): void;
  settings(settings: StoreSettings): void;
  /** The few products of a front page, while the catalogue is still being read. Never more than a part of it. */
  firstScreen(products: readonly Product[]): void;
  /** `complete` once the catalogue has been read to its end: before that, what is missing may still come. */
  catalogue(view: CatalogueView, complete: boolean): void;
  /** The shop's own words for the search, also those that are switched off. */
  words(words: readonly ShopWord[]): void;
  connection(state: Partial<MirrorConnection>): void;
}
