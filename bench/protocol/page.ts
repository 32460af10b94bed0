import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import { type CatalogueView, viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import { type WindowStart } from '#domain/snapshot/reader.ts';
import {
  type CatalogueFollower,
  type CatalogueSource,
  createCatalogueFollower,
  type TailAnswer,
  type TailFeed,
} from '#mirror/catalogue-follower.ts';
import { type CatalogueWrites, createCopyKeeper } from '#mirror/copy-keeper.ts';
import type { SavedCatalogue } from '#mirror/local-copy.ts';
import type { WriterTurn } from '#mirror/writer-tab.ts';
import type { Ablation } from './ablation.ts';
import { InFlight } from './in-flight.ts';
import { rulesWithout } from './rules-without.ts';
import { type Server, windowOf } from './server.ts';
import { sourceOf } from './source.ts';

type OnTail = Parameters<TailFeed['follow']>[1];

/** What a tab has of the device it is open on. */
export interface PageHost {
  readonly isOnline: boolean;
  readonly mayGoBack: boolean;
  /** What a tab of this device has shown that it should not have. */
  readonly went: { back: boolean; partial: boolean };
  readonly server: Server;
  readonly random: () => number;
  readonly without: Ablation | null;
  saved(): SavedCatalogue | undefined;
  copyFor(inFlight: InFlight): CatalogueWrites;
  turnOf(page: object): WriterTurn;
}

/** One tab from its opening to its closing: the shop's own follower and copy keeper, between a server and a disk that the model plays. */
export class Page {
  readonly #inFlight: InFlight;
  readonly #device: PageHost;
  readonly #follower: CatalogueFollower;
  readonly #source: CatalogueSource;
  #listeners: { readonly start: WindowStart; readonly onTail: OnTail }[] = [];
  #names: ReadonlyMap<string, string> = new Map();
  #revs: ReadonlyMap<string, number> = new Map();
  #hasShownWhole: boolean;
  #isCatchingUp = false;
  #isDueAgain = false;
  /** Whether the last catch-up could not have the snapshot that it wanted. */
  #isRefused = false;
  /** Whether the last catch-up came to its end, and the listener that it started has had no reason to call for another. */
  isLive = false;

  constructor(device: PageHost) {
    const { server, random, without } = device;
    this.#device = device;
    this.#inFlight = new InFlight(random);
    const saved = device.saved();
    this.#hasShownWhole = saved !== undefined;
    if (saved) this.#draw(viewOfSaved(saved));
    const ports = {
      sink: {
        catalogue: (view: CatalogueView, isWhole: boolean) => this.#show(view, isWhole),
        connection: () => {},
      },
      report: (collection: string) => {
        if (collection === 'publicado') this.#isRefused = true;
      },
      now: () => server.now,
      onChange: () => keeper.keep(),
      onBehind: () => this.catchUp(),
    };
    this.#follower = createCatalogueFollower(saved, ports, rulesWithout(without));
    const keeper = createCopyKeeper(
      device.copyFor(this.#inFlight),
      saved?.base,
      () => this.#follower.confirmedCatalogue(),
      device.turnOf(this),
    );
    this.#source = sourceOf(server, this.#inFlight, random, without);
  }

  /** What is on its screen: names by id. */
  names(): ReadonlyMap<string, string> {
    return this.#names;
  }

  /** One at a time, as `watchReachability` has it. */
  catchUp(): void {
    if (this.#isCatchingUp) this.#isDueAgain = true;
    else void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    this.#isCatchingUp = true;
    this.#isRefused = false;
    this.isLive = false;
    try {
      await this.#follower.catchUp(this.#source);
      this.#follower.listen({ follow: (start, onTail) => this.#follow(start, onTail) });
      this.isLive = !this.#isRefused;
    } catch {
      // The model tries again when it likes to.
    }
    this.#isCatchingUp = false;
    if (!this.#isDueAgain) return;
    this.#isDueAgain = false;
    this.catchUp();
  }

  /** The answers of the listener before may still be on their way: they come. Its first answer is its cache's. */
  #follow(start: WindowStart, onTail: OnTail): void {
    this.#listeners = [...this.#listeners.slice(-1), { start, onTail }];
    const { server, without } = this.#device;
    this.#answer(onTail, start, server.stale, without !== 'from-cache');
  }

  /** A listener says what the server has now. */
  tailAnswers(which: 'last' | 'first'): void {
    const { server } = this.#device;
    const listener = which === 'last' ? this.#listeners.at(-1) : this.#listeners[0];
    if (listener) this.#answer(listener.onTail, listener.start, server.products, false);
  }

  #answer(onTail: OnTail, start: WindowStart, from: ReadonlyMap<string, ProductRow>, fromCache: boolean): void {
    const isFullTaken = this.#device.without !== 'one-window';
    const heard = this.#inFlight.ask('server', (): [Parameters<OnTail>[0], TailAnswer] => {
      const { rows, end } = windowOf(from, start);
      return [
        { values: rows, problems: [] },
        { isFull: isFullTaken && end !== null, fromCache },
      ];
    });
    // A listener that lost its network says nothing and goes on when there is one.
    heard.then((answer) => onTail(...answer)).catch(() => {});
  }

  step(): Promise<void> {
    return this.#inFlight.step(this.#device.isOnline);
  }

  drain(): Promise<void> {
    return this.#inFlight.drain();
  }

  /** The server has started anew: whatever was asked of the one before fails, and its listeners say nothing any more. */
  disconnect(): void {
    this.#inFlight.disconnect();
    this.isLive = false;
  }

  close(): void {
    this.#inFlight.close();
  }

  #show(view: CatalogueView, isWhole: boolean): void {
    if (this.#hasShownWhole && !isWhole) this.#device.went.partial = true;
    this.#hasShownWhole ||= isWhole;
    const before = this.#revs;
    this.#draw(view);
    if (this.#device.mayGoBack) return;
    for (const [id, rev] of before) if ((this.#revs.get(id) ?? 0) < rev) this.#device.went.back = true;
  }

  #draw({ products, rows }: CatalogueView): void {
    this.#names = new Map(products.map(({ id, nombre }) => [id, nombre]));
    this.#revs = new Map(rows.map(({ id, rev }) => [id, rev]));
  }
}

/** What a copy would show. */
export function viewOfSaved(saved: SavedCatalogue): CatalogueView {
  const { seq, since, publishedAt } = saved.state;
  return viewOf(saved.base, overlayOf(saved), { seq, since, publishedAt });
}
