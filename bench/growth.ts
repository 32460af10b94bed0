import type { Product } from '#domain/catalogue/product.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { emptySnapshot, fold, type Snapshot } from '#domain/snapshot/snapshot.ts';
import { snapshotToText } from '#domain/snapshot/snapshot-text.ts';
import { packSnapshot, unpackSnapshot } from '#platform/snapshot-bytes.ts';
import { pickSome } from './bench-store.ts';
import { productCatalogue } from './product-catalogue.ts';

// `npm run bench:growth`: what the published catalogue is at ten and a hundred thousand products: bytes, the work of unpacking it as a multiple of the
// smaller one's, what it takes of a device's memory, and what a device downloads after a day's changes, as one snapshot and in parts by category.

const SIZES = [10_000, 100_000];
/** Staff publish at a hundred and fifty changes, or once a day. */
const CHANGES = 150;
/** A supplier's list is about the articles of few categories. */
const OF_A_SUPPLIER = 3;
const actualizado = '2026-11-23T00:00:00.000000000Z' as Instant;

const { gc } = globalThis as { readonly gc?: () => void };
if (!gc) throw new Error('Run it with node --expose-gc');

const snapshotOf = (products: readonly Product[]): Snapshot =>
  fold(
    emptySnapshot,
    products.map((product) => ({ id: product.id, rev: 1, actualizado, product })),
  );
const bytesOf = async (products: readonly Product[]): Promise<number> =>
  (await packSnapshot(snapshotToText(snapshotOf(products)))).bytes;

function heap(): number {
  gc?.();
  return process.memoryUsage().heapUsed;
}

/** The least of some runs in milliseconds: what else the machine does can only add to it. */
async function leastTime(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Bytes that a device downloads after a publication, where each category is a part of its own. */
function partsOf(changed: readonly Product[], sizes: ReadonlyMap<string, number>) {
  const touched = new Set(changed.map(({ unicID }) => unicID));
  return { touched: touched.size, bytes: [...touched].reduce((all, id) => all + (sizes.get(id) ?? 0), 0) };
}

async function measure(size: number) {
  const products = productCatalogue(size);
  const whole = snapshotOf(products);
  const packed = await packSnapshot(snapshotToText(whole));
  const pointer = { ...packed, count: whole.rows.length };
  const parts = packed.parts.map(({ bytes }) => bytes);
  const unpack = await leastTime(() => unpackSnapshot(pointer, parts));
  const before = heap();
  const held = await unpackSnapshot(pointer, parts);
  const memory = heap() - before;
  if (!held.ok || held.value.rows.length !== pointer.count) throw new Error('not unpacked');

  const categories = new Map<string, Product[]>();
  for (const product of products) {
    const some = categories.get(product.unicID);
    if (some) some.push(product);
    else categories.set(product.unicID, [product]);
  }
  const sizes = new Map<string, number>();
  for (const [id, some] of categories) sizes.set(id, await bytesOf(some));
  const supplier = [...categories.keys()].slice(0, OF_A_SUPPLIER).flatMap((id) => categories.get(id) ?? []);
  const anywhere = partsOf(pickSome(products, CHANGES), sizes);
  const ofFew = partsOf(pickSome(supplier, CHANGES), sizes);
  return {
    bytes: packed.bytes,
    documents: packed.parts.length,
    unpack,
    memory,
    all: [...sizes.values()].reduce((sum, one) => sum + one, 0),
    categories: sizes.size,
    anywhere,
    ofFew,
  };
}

const megabytes = (bytes: number): number => Number((bytes / 1e6).toFixed(2));
const measured = [];
for (const size of SIZES) measured.push({ size, ...(await measure(size)) });
const [small] = measured;
console.table(
  Object.fromEntries(
    measured.map((one) => [
      `${one.size} products`,
      {
        'snapshot MB': megabytes(one.bytes),
        documents: one.documents,
        'unpacking, of the first': Number((one.unpack / (small?.unpack ?? 1)).toFixed(1)),
        'memory of the rows MB': megabytes(one.memory),
        'a new publication MB': megabytes(one.bytes),
        'by categories: all MB': megabytes(one.all),
        [`by categories: ${CHANGES} anywhere MB`]: megabytes(one.anywhere.bytes),
        [`by categories: ${CHANGES} of ${OF_A_SUPPLIER} MB`]: megabytes(one.ofFew.bytes),
        'categories touched': `${one.anywhere.touched} / ${one.ofFew.touched} of ${one.categories}`,
      },
    ]),
  ),
);
