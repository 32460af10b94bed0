import { expect, test } from 'vitest';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { CataloguePair } from '#domain/snapshot/reader.ts';
import { createCopyKeeper } from './copy-keeper.ts';
import type { CatalogueToSave } from './copy-writes.ts';
import { packRows } from './pack-rows.ts';
import { rowsToChunks } from './row-chunks.ts';

const rows: readonly KnownProduct[] = Array.from({ length: 700 }, (_, at) => ({ id: `p${at}`, rev: 1, product: null }));
const chunks = [...rowsToChunks(rows)].map((chunk) => packRows(chunk, {}));

function pairOf(known: readonly KnownProduct[]): CataloguePair {
  const base = new Map(known.map((row) => [row.id, row]));
  return { seq: 1, sha256: 'abc', publishedAt: null, start: null, base, windows: [] };
}

/** What is saved of a pair after a snapshot came packed, in a tab that may write or not yet. */
async function savedOf(pair: CataloguePair, sha256: string, isWriter = true, isLost = false) {
  const saved: CatalogueToSave[] = [];
  let becomeWriter = (): void => {};
  let lose = (): void => {};
  const keeper = createCopyKeeper(
    {
      saveCatalogue: async (catalogue) => void saved.push(catalogue),
      saveDelta: () => Promise.resolve(false),
    },
    undefined,
    () => ({ pair, products: [], readThrough: null, confirmedAt: 1 }),
    {
      becomeWriterIfFree: async (onLost) => {
        lose = onLost;
        return isWriter;
      },
      whenWriter: (then) => void (becomeWriter = then),
    },
  );
  const done = () => new Promise<void>((resolve) => setTimeout(resolve));
  keeper.hold({ sha256, chunks });
  keeper.keep();
  await done();
  if (!isWriter) becomeWriter();
  if (isLost) lose();
  keeper.keepAll();
  await done();
  return saved.map(({ packed }) => packed);
}

test('a snapshot that came packed is written as it came, and only once held in memory', async () => {
  expect(await savedOf(pairOf(rows), 'abc')).toEqual([chunks, undefined]);
});

test('what came packed of another snapshot, or in another number of chunks, is not written', async () => {
  expect(await savedOf(pairOf(rows), 'otro')).toEqual([undefined, undefined]);
  expect(await savedOf(pairOf(rows.slice(0, 400)), 'abc')).toEqual([undefined, undefined]);
});

test('a tab that may not write holds nothing', async () => {
  expect(await savedOf(pairOf(rows), 'abc', false)).toEqual([undefined]);
});

test('a tab whose place another one has taken writes no more', async () => {
  expect(await savedOf(pairOf(rows), 'abc', true, true)).toEqual([chunks]);
});

test('a device that refused the whole catalogue twice is not asked again for each product that changes, because packing all of it takes long', async () => {
  let attempts = 0;
  const keeper = createCopyKeeper(
    {
      async saveCatalogue() {
        attempts += 1;
        throw new DOMException('full', 'QuotaExceededError');
      },
      saveDelta: () => Promise.resolve(false),
    },
    undefined,
    () => ({ pair: pairOf(rows), products: [], readThrough: null, confirmedAt: 1 }),
    { becomeWriterIfFree: () => Promise.resolve(true), whenWriter() {} },
  );
  const change = async (): Promise<void> => {
    keeper.keep();
    await new Promise<void>((resolve) => setTimeout(resolve));
  };
  for (let at = 0; at < 8; at += 1) await change();
  expect(attempts).toBe(2);
  // The database was made anew, so there may be room.
  keeper.keepAll();
  await change();
  expect(attempts).toBeGreaterThan(2);
});
