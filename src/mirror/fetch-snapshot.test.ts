import { afterEach, expect, test, vi } from 'vitest';
import { fetchSnapshot } from './fetch-snapshot.ts';

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

/** A worker that starts, and finds what was published damaged. */
class StartedWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'refused', problem: 'damaged' } }));
  }
  terminate(): void {}
}

/** A worker that starts, and ends without a word. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetchOne = async () =>
  fetchSnapshot(
    {} as never,
    { sha256: 'a' } as never,
    (rows) => rows,
    () => {},
  );

test.each([
  ['its script fails', false],
  ['its making throws', true],
] as const)(
  'a worker that cannot start, because %s, is tried twice; then the snapshot counts as unreadable',
  async (_, throws) => {
    FailingWorker.throws = throws;
    vi.stubGlobal('Worker', FailingWorker);
    await expect(fetchOne()).rejects.toThrow();
    // The catalogue is then read page by page, or goes on from the snapshot that the device has.
    expect((await fetchOne()).ok).toBe(false);
    expect((await fetchOne()).ok).toBe(false);
    // One that starts shows that the browser has workers.
    vi.stubGlobal('Worker', StartedWorker);
    expect((await fetchOne()).ok).toBe(false);
    vi.stubGlobal('Worker', FailingWorker);
    await expect(fetchOne()).rejects.toThrow();
    vi.stubGlobal('Worker', StartedWorker);
    await fetchOne();
  },
);

test('a worker that never answers is given up in the end, because nothing else is read meanwhile', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  const failed = expect(fetchOne()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await failed;
});
