import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import { compareInstants } from '#domain/kernel/instant.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { byText } from '#domain/snapshot/snapshot.ts';
import { seededRandom } from '../search-catalogue.ts';
import type { Ablation } from './ablation.ts';
import { Device } from './device.ts';
import { viewOfSaved } from './page.ts';
import { Publisher } from './publisher.ts';
import { instantOf, LONGEST_LAG, productOf, Server } from './server.ts';
import { Staff } from './staff.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const ACTIONS = 140;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What went wrong in a run; all zero when nothing did. */
export interface Verdict {
  /** Screens and saved copies that are not what the shop sells, after everybody had a network again. */
  readonly divergent: number;
  /** Devices that showed an older revision than before. */
  readonly wentBack: number;
  /** Devices that showed a part of a catalogue after a whole one. */
  readonly partial: number;
  readonly lostEdits: number;
  /** Publications that do not follow from the one before: another's was written over, or the delta starts earlier again. */
  readonly brokenChain: number;
}

/** One day of a shop: staff edit, publish and lose their network, readers come and go, and at the end everybody has a network again. */
export async function runModel(seed: number, without: Ablation | null = null): Promise<Verdict> {
  const shop = new Shop(seed, without);
  for (let action = 0; action < ACTIONS; action += 1) await shop.act();
  return shop.endOfDay();
}

class Shop {
  readonly #random: () => number;
  readonly #server: Server;
  readonly #staff: readonly Staff[];
  #publishers: readonly Publisher[];
  readonly #devices: readonly Device[];
  #backup: { readonly products: Map<string, ProductRow>; readonly pointer: SnapshotPointer | null };
  /** On some days hardly anybody publishes: what a reader has missed is then not made good by the next snapshot. */
  readonly #publishing: number;
  readonly #without: Ablation | null;
  constructor(seed: number, without: Ablation | null) {
    const random = seededRandom(seed * 2_654_435_761);
    const server = new Server(without);
    this.#random = random;
    this.#server = server;
    this.#without = without;
    this.#publishing = random() < 0.4 ? 0.1 : 1;
    this.#staff = ['ana', 'beto'].map((name) => new Staff(server, name, random, without));
    this.#publishers = ['ana', 'beto'].map((name) => new Publisher(server, name, random, without));
    for (const id of IDS.slice(0, 5)) {
      server.products.set(id, { id, rev: 1, actualizado: instantOf(-24 * 60 * MINUTE), product: productOf(id, id) });
    }
    this.#devices = [0, 1, 2].map(() => new Device(server, random, without));
    this.#backup = { products: new Map(server.products), pointer: null };
  }

  /** Something happens somewhere. */
  async act(): Promise<void> {
    const random = this.#random;
    const server = this.#server;
    server.pass(random() < 0.15 ? random() * 20 * MINUTE : random() * 20 * SECOND);
    const dice = random();
    if (dice < 0.16) {
      const who = this.#pick(this.#staff);
      if (random() < 0.7) who.look();
      who.edit(this.#pick(IDS));
    } else if (dice < 0.34) this.#pick(this.#staff).send();
    else if (dice < 0.37) this.#pick(this.#staff).isOnline = random() < 0.6;
    else if (dice < 0.38) this.#pick(this.#staff).restart();
    else if (dice < 0.4) this.#writeBatch();
    else if (dice < 0.56 && random() < this.#publishing) this.#publish();
    else if (dice < 0.96) await this.#somebodyLooks(this.#pick(this.#devices));
    else if (dice < 0.975) server.stale = new Map(server.products);
    else if (dice < 0.983) this.#backup = { products: new Map(server.products), pointer: server.pointer };
    else if (dice < 0.993) this.#restore();
  }

  /** Several products in one transaction, as a price list writes them: they share their time. */
  #writeBatch(): void {
    const server = this.#server;
    const lag = this.#random() * LONGEST_LAG;
    for (const id of IDS.filter(() => this.#random() < 0.6)) {
      const baseRev = server.products.get(id)?.rev ?? 0;
      const document = { nombre: `lista${id}${Math.round(server.now)}` };
      server.receive({ collection: 'productos', id, baseRev, base: null, document }, lag, 0, () => {});
    }
  }

  #publish(): void {
    const random = this.#random;
    const publisher = this.#pick(this.#publishers);
    if (!publisher.isBusy) publisher.start();
    for (let steps = Math.ceil(random() * 6); steps > 0 && publisher.isBusy; steps -= 1) {
      publisher.step(random() < 0.02 ? 'before' : random() < 0.02 ? 'after' : 'no');
    }
  }

  async #somebodyLooks(device: Device): Promise<void> {
    const random = this.#random;
    const dice = random();
    const page = device.pages[Math.floor(random() * device.pages.length)];
    if (!page || dice < 0.1) device.open();
    else if (dice < 0.4) {
      page.catchUp();
      // Now and then the person is gone before all is answered.
      for (let steps = Math.ceil(random() * 12); steps > 0; steps -= 1) await page.step();
    } else if (dice < 0.6) {
      page.tailAnswers(random() < 0.8 ? 'last' : 'first');
      await page.step();
    } else if (dice < 0.84) for (let steps = Math.ceil(random() * 4); steps > 0; steps -= 1) await page.step();
    else if (dice < 0.89) device.isOnline = random() < 0.6;
    else if (dice < 0.99) device.close(page);
    else device.wipe();
  }

  #restore(): void {
    const server = this.#server;
    const last = server.pointers.at(-1);
    const luck = this.#random();
    if (!last || luck < 0.6) return;
    server.pass(MINUTE);
    server.products = new Map(this.#backup.products);
    server.lock = null;
    this.#publishers = ['ana', 'beto'].map((name) => new Publisher(server, `${name}-b`, this.#random, this.#without));
    for (const device of this.#devices) device.storeWasRestored();
    server.pointer =
      this.#without === 'old-number' ? this.#backup.pointer : this.#publishAnew(luck < 0.8 ? last.seq : 0);
    server.pointers.splice(0, server.pointers.length, ...(server.pointer ? [server.pointer] : []));
  }

  /** As the commands do, for a store that was restored (behind the last number) and for one that was filled anew (from the first). */
  #publishAnew(lastSeq: number): SnapshotPointer {
    const server = this.#server;
    const publisher = new Publisher(server, `operador-${server.now}`, this.#random, null);
    server.pointer = null;
    for (;;) {
      publisher.start();
      while (publisher.isBusy) publisher.step('no');
      const published = server.pointer as SnapshotPointer | null;
      if (published) return { ...published, seq: lastSeq + 1 };
    }
  }

  async endOfDay(): Promise<Verdict> {
    for (const who of this.#staff) who.finish();
    this.#server.pass(MINUTE);
    // A snapshot that cannot be had does no harm, for the one before and its delta say the same: unless the store was restored meanwhile.
    this.#server.losesParts = !this.#devices.some(({ mayGoBack }) => mayGoBack);
    for (const device of this.#devices) await this.#morning(device);
    const truth = sorted(
      [...this.#server.products.values()].flatMap(({ id, product }) =>
        product ? [[id, product.nombre] as const] : [],
      ),
    );
    return {
      divergent: this.#devices.flatMap(viewsOf).filter((view) => view !== truth).length,
      wentBack: this.#devices.filter(({ went }) => went.back).length,
      partial: this.#devices.filter(({ went }) => went.partial).length,
      lostEdits: this.#staff.reduce((lost, who) => lost + who.lostEdits(), 0),
      brokenChain: brokenLinks(this.#server.pointers),
    };
  }

  /** Most devices were switched off overnight. The others catch up too, unless their listener is alive and brings what they lack. */
  async #morning(device: Device): Promise<void> {
    device.isOnline = true;
    if (this.#random() < 0.6) for (const page of device.pages) device.close(page);
    if (device.pages.length === 0) device.open();
    for (const page of device.pages) {
      if (page.isLive && this.#random() < 0.5) page.tailAnswers('last');
      else page.catchUp();
      await page.drain();
    }
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }
}

/** What is on the screens of a device, and what the next start would show from its copy. */
function viewsOf(device: Device): string[] {
  const saved = device.saved();
  const copy = saved && viewOfSaved(saved).products.map(({ id, nombre }) => [id, nombre] as const);
  return [...device.pages.map((page) => sorted([...page.names()])), ...(copy ? [sorted(copy)] : ['no copy'])];
}

/** Publications that do not follow from the one before. */
function brokenLinks(pointers: readonly SnapshotPointer[]): number {
  return pointers.filter((pointer, at) => {
    const before = pointers[at - 1];
    if (!before) return false;
    const follows = pointer.seq === before.seq + 1 && pointer.prev === before.sha256;
    return !follows || compareInstants(pointer.since, before.since) < 0;
  }).length;
}

const sorted = (view: readonly (readonly [id: string, nombre: string])[]): string =>
  JSON.stringify(view.toSorted(([a], [b]) => byText(a, b)));

/** Whether anything at all went wrong. */
export const isBroken = (verdict: Verdict): boolean => Object.values(verdict).some((count) => count > 0);
