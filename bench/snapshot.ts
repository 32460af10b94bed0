import type { Instant } from '#domain/kernel/instant.ts';
import { emptySnapshot, fold, type Snapshot } from '#domain/snapshot/snapshot.ts';
import { snapshotToText, textToSnapshot } from '#domain/snapshot/snapshot-text.ts';
import { packSnapshot, unpackSnapshot } from '#platform/snapshot-bytes.ts';
import { productCatalogue } from './product-catalogue.ts';

// How large a published catalogue is, and what it costs to make and to read. Times are of this machine, now; sizes are of any.

/** 57 bytes a product: 55 before there were barcodes and stock states, see decision 007. */
const GOAL = 570_000;
const actualizado = '2026-11-21T00:00:00.000000000Z' as Instant;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const times: number[] = [];
  let value = await work();
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    value = await work();
    times.push(performance.now() - start);
  }
  return { value, ms: Math.round(median(times)) };
}

async function measure(size: number): Promise<Record<string, number | string>> {
  const products = productCatalogue(size);
  const snapshot: Snapshot = fold(
    emptySnapshot,
    products.map((product) => ({ id: product.id, rev: 1, actualizado, product })),
  );
  const rows = await packSnapshot(JSON.stringify(snapshot.rows));
  const written = await timed(() => snapshotToText(snapshot));
  const packed = await timed(() => packSnapshot(written.value));
  const parts = packed.value.parts.map(({ bytes }) => bytes);
  const read = await timed(() => unpackSnapshot({ ...packed.value, count: snapshot.rows.length }, parts));
  if (!read.value.ok) throw new Error(JSON.stringify(read.value.error));
  const parsed = await timed(() => textToSnapshot(written.value));
  return {
    products: snapshot.rows.length,
    'rows as JSON, kB gz': Math.round(rows.bytes / 1000),
    'snapshot, kB': Math.round(written.value.length / 1000),
    'snapshot, kB gz': Math.round(packed.value.bytes / 1000),
    'B each': Math.round(packed.value.bytes / snapshot.rows.length),
    parts: packed.value.parts.length,
    'write ms': written.ms,
    'pack ms': packed.ms,
    'unpack and check ms': read.ms,
    'of which parse ms': parsed.ms,
  };
}

const table = [await measure(1383), await measure(5000), await measure(10_000)];
console.table(table);
const kilobytes = Number(table.at(-1)?.['snapshot, kB gz']);
console.log(`10 000 products: ${kilobytes} kB of ${GOAL / 1000} kB`);
if (kilobytes * 1000 > GOAL) process.exitCode = 1;
