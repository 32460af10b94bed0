import { type DeltaWindow, isSameStart } from '#domain/snapshot/reader.ts';

interface DeltaStore {
  put(value: readonly DeltaWindow[], key: 'delta' | number): Promise<unknown>;
  delete(keys: IDBKeyRange): Promise<unknown>;
}

/** A longer delta is kept in a record for each window. A shorter one stays in one record, which earlier versions of the site read too. */
const MOST_TOGETHER = 2;

export const partsOf = (windows: readonly DeltaWindow[]): number =>
  windows.length > MOST_TOGETHER ? windows.length : 0;

/**
 * Writes what changed of a delta, one record after the other: the browser copies a record while the page waits, and ten thousand products at once
 * block it for more than a hundred milliseconds.
 * @param before the windows that its records hold already; empty where nobody knows
 */
export async function writeDelta(
  store: DeltaStore,
  windows: readonly DeltaWindow[],
  before: readonly DeltaWindow[],
): Promise<void> {
  const parts = partsOf(windows);
  if (parts === 0) {
    await store.put(windows, 'delta');
  } else {
    for (const [at, window] of windows.entries()) {
      if (!isSameWindow(window, before[at])) await store.put([window], at);
    }
    // An earlier version of the site knows this record alone, and reads the whole delta from the server where its only window was never read.
    await store.put(
      windows.slice(0, 1).map(({ start }) => ({ start, rows: null })),
      'delta',
    );
  }
  await store.delete(IDBKeyRange.bound(parts, Number.POSITIVE_INFINITY));
}

const isSameWindow = (one: DeltaWindow, other: DeltaWindow | undefined): boolean =>
  other !== undefined && one.rows === other.rows && isSameStart(one.start, other.start);
