import type { Product } from '#domain/catalogue/product.ts';
import type { CatalogueView } from '#domain/snapshot/catalogue-view.ts';
import type { MenusCopy, StorageState } from './copy-database.ts';

/** How the device stands with the server and with its own storage. */
export interface MirrorConnection {
  readonly reachable: boolean;
  /** When the server last confirmed what is on screen, in milliseconds. */
  readonly confirmedAt: number | null;
  readonly storage: StorageState;
}

/**
 * Where the mirror shows what the server has confirmed. The stores implement it; the mirror knows neither React nor zustand. Whoever has more
 * to show, such as a person's edits that are still to be sent, stands in between: a sink that adds them and passes on.
 */
export interface MirrorSink {
  menus(menus: MenusCopy): void;
  /** The few products of a front page, while the catalogue is still being read. Never more than a part of it. */
  firstScreen(products: readonly Product[]): void;
  /** `complete` once the catalogue has been read to its end: before that, what is missing may still come. */
  catalogue(view: CatalogueView, complete: boolean): void;
  connection(state: Partial<MirrorConnection>): void;
}
