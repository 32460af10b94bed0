import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { CatalogueWrites } from '#mirror/copy-keeper.ts';
import type { SavedCatalogue } from '#mirror/local-copy.ts';
import type { WriterTurn } from '#mirror/writer-tab.ts';
import type { Ablation } from './ablation.ts';
import type { InFlight } from './in-flight.ts';
import { Page, type PageHost } from './page.ts';
import type { Server } from './server.ts';

/** A device with one or two tabs of the shop, and the copy that they share. */
export class Device implements PageHost {
  isOnline = true;
  /** Whether the store was restored or replaced meanwhile: then an older revision is right. */
  mayGoBack = false;
  pages: Page[] = [];
  readonly went = { back: false, partial: false };
  #disk: SavedCatalogue | undefined;
  #writer: object | null = null;
  #waiting: { readonly page: object; readonly onWriter: () => void }[] = [];
  readonly #hasLocks: boolean;
  readonly server: Server;
  readonly random: () => number;
  readonly without: Ablation | null;
  constructor(server: Server, random: () => number, without: Ablation | null) {
    this.server = server;
    this.random = random;
    this.without = without;
    this.#hasLocks = random() < 0.7;
    this.open();
  }

  open(): void {
    if (this.pages.length < 2) this.pages.push(new Page(this));
  }

  close(page: Page): void {
    page.close();
    this.pages = this.pages.filter((other) => other !== page);
    this.#waiting = this.#waiting.filter((other) => other.page !== page);
    if (this.#writer !== page) return;
    const next = this.#waiting.shift();
    this.#writer = next?.page ?? null;
    next?.onWriter();
  }

  storeWasRestored(): void {
    this.mayGoBack = true;
    for (const page of this.pages) page.disconnect();
  }

  saved(): SavedCatalogue | undefined {
    return this.#disk;
  }

  wipe(): void {
    this.#disk = undefined;
  }

  /** As the copy in IndexedDB keeps its promises: each write is one transaction, and a delta belongs to its own snapshot. */
  copyFor(inFlight: InFlight): CatalogueWrites {
    return {
      saveCatalogue: ({ state, chunks, windows, fields }) =>
        inFlight.ask('disk', () => {
          const rows = chunks.flat();
          const torn = this.without === 'torn-copy' && this.random() < 0.3 ? this.#disk : undefined;
          this.#disk = { state, base: torn?.base ?? mapOf(rows), windows, fields };
        }),
      saveDelta: ({ state, windows }) =>
        inFlight.ask('disk', () => {
          const disk = this.#disk;
          if (disk?.state.sha256 !== state.sha256 || disk.state.rows !== state.rows) return false;
          this.#disk = { ...disk, state, windows };
          return true;
        }),
    };
  }

  /** Where a browser has no locks, every tab writes. */
  turnOf(page: object): WriterTurn {
    return {
      becomeWriterIfFree: () => {
        if (this.#hasLocks && this.#writer) return Promise.resolve(false);
        this.#writer = page;
        return Promise.resolve(true);
      },
      whenWriter: (onWriter) => void this.#waiting.push({ page, onWriter }),
    };
  }
}

const mapOf = (rows: readonly KnownProduct[]): Map<string, KnownProduct> => new Map(rows.map((row) => [row.id, row]));
