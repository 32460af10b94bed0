import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Product } from '#domain/catalogue/product.ts';
import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { emptySnapshot, fold, SCHEMA } from '#domain/snapshot/snapshot.ts';
import { snapshotToText } from '#domain/snapshot/snapshot-text.ts';
import { packSnapshot } from '#platform/snapshot-bytes.ts';
import { seededRandom } from './search-catalogue.ts';

const DOCUMENTS = 'projects/la-fragua/databases/(default)/documents';
/** Firestore's own limit on a commit. */
const BATCH = 500;
/** Of a processor's time, a second, in /proc. */
const TICKS = 100;

/** A collection's documents as plain values. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };
type PlainFields = Readonly<Record<string, Plain>>;

/** The embedded backend with a catalogue of its own, for one measurement. */
export interface BenchStore {
  readonly origin: string;
  write(collection: string, documents: readonly { readonly id: string; readonly fields: PlainFields }[]): Promise<void>;
  /** Publishes these products; the delta starts `since` milliseconds of the server's clock. */
  publish(products: readonly { readonly rev: number; readonly product: Product }[], since: number): Promise<void>;
  /** The server's clock stands still there from now on, in milliseconds. */
  setClock(at: number): Promise<void>;
  /** What Firestore would have billed since the last call. */
  takeReads(): Promise<number>;
  /** Processor time that the server has used, in seconds. Linux only. */
  processorTime(): number;
  /** Ends the process, and keeps the data for `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @param siteDir the built site that it serves. */
export async function openBenchStore(siteDir: string, port: number): Promise<BenchStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fragua-banco-'));
  const origin = `http://localhost:${port}`;
  let child: ReturnType<typeof spawn> | undefined;
  let seq = 0;

  const start = async (): Promise<void> => {
    const starting = spawn(process.execPath, ['dist-backend/main.js', '--test-mode', '--faults'], {
      env: { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = starting;
    for await (const line of createInterface({ input: starting.stdout })) if (line.includes('escuchando')) return;
    throw new Error('The backend ended before it listened: has it been built?');
  };
  const stop = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending) return;
    const gone = once(ending, 'exit');
    ending.kill('SIGTERM');
    await gone;
  };
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const commit = (writes: readonly object[]): Promise<unknown> => post(`/v1/${DOCUMENTS}:commit`, { writes });

  await start();
  return {
    origin,
    async write(collection, documents) {
      const writes = documents.map(({ id, fields }) => stampedWrite(`${collection}/${id}`, toFields(fields)));
      for (let at = 0; at < writes.length; at += BATCH) await commit(writes.slice(at, at + BATCH));
    },
    async publish(products, since) {
      const actualizado = parseInstant(new Date(since).toISOString());
      if (!actualizado) throw new Error('Not a time');
      const rows = products.map(({ rev, product }): ProductRow => ({ id: product.id, rev, actualizado, product }));
      const snapshot = fold(emptySnapshot, rows);
      const packed = await packSnapshot(snapshotToText(snapshot));
      seq += 1;
      const parts = packed.parts.map(({ sha256, bytes }) =>
        stampedWrite(`publicado/${sha256}`, {
          ...toFields({ sha256, rev: 1 }),
          datos: { bytesValue: Buffer.from(bytes).toString('base64') },
        }),
      );
      const pointer = stampedWrite('publicado/actual', {
        ...toFields({ seq, prev: '', sha256: packed.sha256, bytes: packed.bytes, count: products.length }),
        ...toFields({ schema: SCHEMA, partes: packed.parts.map(({ sha256 }) => sha256), por: 'banco', nonce: 'banco' }),
        since: { timestampValue: new Date(since).toISOString() },
      });
      await commit([...parts, pointer]);
    },
    setClock: async (at) => void (await post('/__/faults', { stoppedAt: at })),
    async takeReads() {
      const { billed } = (await post('/__/faults', {})) as { billed: { reads: number } };
      await post('/__/faults', { resetBill: true });
      return billed.reads;
    },
    processorTime() {
      const fields = readFileSync(`/proc/${child?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const [user = 0, system = 0] = [fields[11], fields[12]].map(Number);
      return (user + system) / TICKS;
    },
    stop,
    start,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A product's document as staff would have written it. */
export function productFields({ id: _name, ...product }: Product, rev = 1): PlainFields {
  // Every field of a product is one of JSON's; the type only says that none is `undefined`.
  return { ...(product as unknown as PlainFields), visible: 'public', rev };
}

/** Some of them, the same ones for the same seed. */
export function pickSome<T>(items: readonly T[], count: number, seed = 7): T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function stampedWrite(path: string, fields: object): object {
  return {
    update: { name: `${DOCUMENTS}/${path}`, fields },
    updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
  };
}

const toFields = (fields: PlainFields): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));

function toValue(plain: Plain): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  return { mapValue: { fields: toFields(plain as PlainFields) } };
}
