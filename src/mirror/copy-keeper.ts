import type { Product } from '#domain/catalogue/product.ts';
import { builtHomePage } from '#domain/home/home-page.ts';
import { frontProducts, type HomeChoices } from '#domain/home/home-view.ts';
import type { CataloguePair } from '#domain/snapshot/reader.ts';
import type { CopyState } from './copy-database.ts';
import type { CopyWrites } from './copy-writes.ts';
import { laterFields } from './packed-fields.ts';
import type { PackedSnapshot } from './packed-shape.ts';
import { chunkCount, rowsToChunks } from './row-chunks.ts';
import { type WriterTurn, writerTab } from './writer-tab.ts';

/** A catalogue that the server has confirmed, as it is to be saved on the device. */
export interface ConfirmedCatalogue {
  readonly pair: CataloguePair;
  readonly products: readonly Product[];
  /** What the owner chose for the front page; absent where nothing is known of it. */
  readonly home?: HomeChoices;
  readonly readThrough: CopyState['readThrough'];
  readonly confirmedAt: number;
}

/** What of the copy this keeper writes by itself. */
export type CatalogueWrites = Pick<CopyWrites, 'saveCatalogue' | 'saveDelta'>;

/** Keeps the copy on the device equal to what the server confirmed, from the one tab that may write. */
export interface CopyKeeper<Copy> {
  /** Something changed: writes what `current` says when it is this write's turn. Many calls in a row are one write. */
  keep(): void;
  /** Takes a snapshot as it is stored, until it is written: packing it again would take long. */
  readonly hold: (packed: PackedSnapshot) => void;
  /** What was written may be gone: all is written again. */
  keepAll(): void;
  /** Does something else with the copy in its turn, if this tab may write. */
  write(work: (copy: Copy) => Promise<void>): void;
}

/** How often in a row a device may refuse the whole catalogue, and for how long it is not asked after that: packing all of it for every change takes long. */
const MOST_REFUSALS = 2;
const REFUSED_MS = 60_000;

/** @param kept the base that the copy holds already. */
export function createCopyKeeper<Copy extends CatalogueWrites>(
  copy: Copy,
  kept: CataloguePair['base'] | undefined,
  current: () => ConfirmedCatalogue | null,
  { becomeWriterIfFree, whenWriter }: WriterTurn = writerTab,
): CopyKeeper<Copy> {
  let onDisk = kept;
  let held: PackedSnapshot | undefined;
  let refusals = 0;
  let refusedAt = 0;
  let isDue = false;
  let isWriter = false;
  const waitForTurn = (): void => {
    isWriter = false;
    whenWriter(() => {
      isWriter = true;
      keepAll();
    }, waitForTurn);
  };
  let turn: Promise<void> = becomeWriterIfFree(waitForTurn).then(
    (free) => {
      if (free) isWriter = true;
      else waitForTurn();
    },
    (reason: unknown) => console.warn('Sin turno para escribir la copia', reason),
  );

  const write: CopyKeeper<Copy>['write'] = (work) => {
    // One write at a time, in order. A full or closed database costs the copy, never the screen, and the copy itself has told of it.
    turn = turn.then(() => (isWriter ? work(copy) : undefined)).catch(() => {});
  };

  const keep = (): void => {
    if (isDue) return;
    isDue = true;
    write(async () => {
      isDue = false;
      const now = current();
      if (now) await keepNow(now);
    });
    // A turn in which this tab may not write must not count as a write that is still to come.
    turn = turn.then(() => {
      isDue = false;
      if (!isWriter) held = undefined;
    });
  };

  const keepNow = async ({
    pair,
    products,
    home = builtHomePage,
    readThrough,
    confirmedAt,
  }: ConfirmedCatalogue): Promise<void> => {
    const { seq, sha256, publishedAt, start, base, windows } = pair;
    const state = {
      seq,
      sha256,
      since: start?.actualizado ?? null,
      publishedAt,
      readThrough,
      confirmedAt,
      rows: base.size,
      chunks: chunkCount(base.size),
    };
    const small = { state, windows, first: frontProducts(products, home) };
    if (onDisk === base && (await copy.saveDelta(small))) return;
    if (refusals >= MOST_REFUSALS && performance.now() - refusedAt < REFUSED_MS) return;
    const rows = Array.from(base, ([id, { rev, product }]) => ({ id, rev, product }));
    const packed = held?.sha256 === sha256 && held.chunks.length === state.chunks ? held.chunks : undefined;
    held = undefined;
    refusals += 1;
    refusedAt = performance.now();
    await copy.saveCatalogue({ ...small, chunks: [...rowsToChunks(rows)], packed, fields: laterFields });
    refusals = 0;
    onDisk = base;
  };

  const keepAll = (): void => {
    onDisk = undefined;
    refusals = 0;
    keep();
  };

  return {
    keep,
    hold: (packed) => void (held = packed),
    keepAll,
    write,
  };
}
