import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker whose script cannot be fetched, or is refused by the page's policy: some browsers tell it by an event, others throw. */
class FailingWorker extends EventTarget {
  static throws = false;
  constructor() {
    super();
    if (FailingWorker.throws) throw new DOMException('refused', 'SecurityError');
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  postMessage(): void {}
  terminate(): void {}
}

/** A worker that starts, and ends without a word. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fetcher() {
  const { fetchSnapshot } = await import('./fetch-snapshot.ts');
  return async () =>
    fetchSnapshot(
      {} as never,
      { sha256: 'a' } as never,
      (rows) => rows,
      () => {},
    );
}

test.each([
  ['its script fails', false],
  ['its making throws', true],
] as const)(
  'a worker that cannot start, because %s, is tried twice; then the snapshot counts as unreadable',
  async (_, throws) => {
    FailingWorker.throws = throws;
    vi.stubGlobal('Worker', FailingWorker);
    const fetchOne = await fetcher();
    await expect(fetchOne()).rejects.toThrow();
    // The catalogue is then read page by page, or goes on from the snapshot that the device has.
    expect((await fetchOne()).ok).toBe(false);
    expect((await fetchOne()).ok).toBe(false);
  },
);

test('a worker that never answers is given up in the end, because nothing else is read meanwhile', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  const fetchOne = await fetcher();
  const failed = expect(fetchOne()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await failed;
});
