import { compareInstants } from '#domain/kernel/instant.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { byText } from '#domain/snapshot/snapshot.ts';
import { seededRandom } from '../search-catalogue.ts';
import type { Ablation } from './ablation.ts';
import { Publisher } from './publisher.ts';
import { Reader } from './reader.ts';
import { instantOf, productOf, Server } from './server.ts';
import { Staff } from './staff.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const ACTIONS = 140;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What went wrong in a run; all zero when nothing did. */
export interface Verdict {
  /** Readers whose screen is not what the shop sells, after everybody had a network again. */
  readonly divergent: number;
  /** Readers that showed an older revision than before. */
  readonly wentBack: number;
  readonly lostEdits: number;
  /** Publications that do not follow from the one before: another's was written over, or the delta starts earlier again. */
  readonly brokenChain: number;
}

/** One day of a shop: staff edit, publish and lose their network, readers come and go, and at the end everybody has a network again. */
export function runModel(seed: number, without: Ablation | null = null): Verdict {
  const random = seededRandom(seed * 2_654_435_761);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const server = new Server(without);
  const staff = ['ana', 'beto'].map((name) => new Staff(server, name, random, without));
  const publishers = ['ana', 'beto'].map((name) => new Publisher(server, name, random, without));
  const readers = [0, 1, 2].map(() => new Reader(server, random, without));
  for (const id of IDS.slice(0, 5)) {
    server.products.set(id, { id, rev: 1, actualizado: instantOf(-24 * 60 * MINUTE), product: productOf(id, id) });
  }
  let backup = new Map(server.products);

  const restore = (): void => {
    const last = server.pointers.at(-1);
    if (!last || random() < 0.7) return;
    // As the command does: the products of that day, published whole under a number that nobody has seen.
    server.pass(MINUTE);
    server.products = new Map(backup);
    server.lock = null;
    publishers.splice(0, 2, ...['ana', 'beto'].map((name) => new Publisher(server, `${name}-b`, random, without)));
    const publisher = new Publisher(server, 'operador', random, null);
    server.pointer = null;
    while (server.pointer === null) {
      publisher.start();
      while (publisher.isBusy) publisher.step('no');
    }
    const published = server.pointer as SnapshotPointer;
    const seq = without === 'old-number' ? 1 : last.seq + 1;
    server.pointer = { ...published, seq };
    // The chain of that day begins anew.
    server.pointers.splice(0, server.pointers.length, server.pointer);
    for (const reader of readers) reader.mayGoBack();
  };

  for (let action = 0; action < ACTIONS; action += 1) {
    server.pass(random() < 0.15 ? random() * 20 * MINUTE : random() * 20 * SECOND);
    const dice = random();
    if (dice < 0.16) {
      const who = pick(staff);
      if (random() < 0.7) who.look();
      who.edit(pick(IDS));
    } else if (dice < 0.34) pick(staff).send();
    else if (dice < 0.37) pick(staff).isOnline = random() < 0.6;
    else if (dice < 0.38) pick(staff).restart();
    else if (dice < 0.56) {
      const publisher = pick(publishers);
      if (!publisher.isBusy) publisher.start();
      for (let steps = Math.ceil(random() * 6); steps > 0 && publisher.isBusy; steps -= 1) {
        publisher.step(random() < 0.02 ? 'before' : random() < 0.02 ? 'after' : 'no');
      }
    } else if (dice < 0.66) pick(readers).visit();
    else if (dice < 0.7) pick(readers).askPointer();
    else if (dice < 0.8) pick(readers).askWindow();
    else if (dice < 0.92) pick(readers).hear();
    else if (dice < 0.94) pick(readers).hearCache();
    else if (dice < 0.96) pick(readers).isOnline = random() < 0.6;
    else if (dice < 0.98) pick(readers).reload();
    else if (dice < 0.987) server.stale = new Map(server.products);
    else if (dice < 0.99) backup = new Map(server.products);
    else restore();
  }

  for (const who of staff) who.finish();
  server.pass(MINUTE);
  // In the evening most devices are switched off, and in the morning they have a network.
  for (const reader of readers) if (random() < 0.7) reader.reload();
  for (const reader of readers) reader.catchUp();
  const truth = sorted(
    [...server.products.values()].flatMap(({ id, product }): [string, string][] =>
      product ? [[id, product.nombre]] : [],
    ),
  );
  const chain = server.pointers.filter((pointer, at) => {
    const before = server.pointers[at - 1];
    if (!before) return false;
    return (
      pointer.seq !== before.seq + 1 ||
      pointer.prev !== before.sha256 ||
      compareInstants(pointer.since, before.since) < 0
    );
  });
  return {
    divergent: readers.filter((reader) => sorted([...reader.view()]) !== truth).length,
    wentBack: readers.filter(({ wentBack }) => wentBack).length,
    lostEdits: staff.reduce((lost, who) => lost + who.lostEdits(), 0),
    brokenChain: chain.length,
  };
}

const sorted = (view: readonly (readonly [id: string, nombre: string])[]): string =>
  JSON.stringify(view.toSorted(([a], [b]) => byText(a, b)));

/** Whether anything at all went wrong. */
export const isBroken = (verdict: Verdict): boolean => Object.values(verdict).some((count) => count > 0);
