import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueStore } from '#store/catalogue-store.ts';
import { connectionStore } from '#store/connection-store.ts';
import { createMirrorSink } from '#store/mirror-sink.ts';
import { claimPublishWriter, publishStore } from '#store/publish-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { createPublisher } from './publisher.ts';
import type { StaffBackend } from './staff-backend.ts';

const write = claimPublishWriter();
const writeSession = claimSessionWriter();
const sink = createMirrorSink();
const NOW = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

type Asked = Parameters<StaffBackend['publishCatalogue']>[0];
type Answer = Awaited<ReturnType<StaffBackend['publishCatalogue']>>;
const refused: Answer = { ok: false, error: { kind: 'unreachable' } };

const asked: Asked[] = [];
let answer: (options: Asked) => Promise<Answer>;
const publisher = createPublisher({
  write,
  publishCatalogue: async (options) => {
    asked.push(options);
    return answer(options);
  },
});

/** Shows a catalogue that was published some minutes ago and has had this many changes since. */
const catalogue = (delta: number, minutesAgo: number, complete = true): void => {
  const publishedAt = new Date(NOW - minutesAgo * MINUTE).toISOString() as never;
  sink.catalogue({ products: [], rows: [], snapshot: { seq: 1, since: null, publishedAt, delta } }, complete);
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'warn').mockReturnValue();
  asked.length = 0;
  answer = async () => refused;
  write(publishStore.getInitialState(), true);
  writeSession({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership: 'member' });
  sink.connection({ reachable: true });
});
afterEach(() => vi.useRealTimers());

describe('by the button', () => {
  test('it publishes once at a time, and the store has each step and the outcome', async () => {
    const steps: unknown[] = [];
    const stop = publishStore.subscribe(({ step }) => steps.push(step));
    answer = async ({ onStep }) => {
      onStep({ ask: 'readPointer' } as never);
      return refused;
    };
    await Promise.all([publisher.publishNow({ rebuild: true }), publisher.publishNow()]);
    stop();
    expect(asked).toMatchObject([{ uid: 'ana', rebuild: true, countConfirmed: false }]);
    expect(steps).toEqual(['takeLock', 'readPointer', null]);
    expect(publishStore.getState().last).toEqual(refused);
  });

  test('late code that does not load counts as a server that does not answer', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await publisher.publishNow();
    expect(publishStore.getState()).toEqual({ step: null, last: refused });
  });

  test('it can be cancelled', async () => {
    answer = ({ signal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ ok: false, error: { kind: 'cancelled' } })),
      );
    const publishing = publisher.publishNow();
    publisher.cancel();
    await publishing;
    expect(publishStore.getState().last).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  test('without a signed-in person nothing is published', async () => {
    writeSession({ status: 'signed-out', lapsed: null });
    await publisher.publishNow();
    expect(asked).toEqual([]);
  });
});

describe('by itself', () => {
  /** Each test starts automatic publishing anew and gets the lock; the subscriptions of earlier tests are removed. */
  let unsubscribe: (() => void)[] = [];
  beforeEach(() => {
    catalogue(0, 0, true);
    vi.stubGlobal('navigator', { locks: { request: (_name: string, held: () => unknown) => held() } });
    const { subscribe } = catalogueStore;
    vi.spyOn(catalogueStore, 'subscribe').mockImplementation((listener) => {
      const stop = subscribe(listener);
      unsubscribe.push(stop);
      return stop;
    });
    publisher.keepPublished();
  });
  afterEach(() => {
    for (const stop of unsubscribe) stop();
    unsubscribe = [];
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('it publishes at 150 changes ten minutes after the last publication, and not earlier or at 149', () => {
    catalogue(150, 9);
    catalogue(149, 11);
    expect(asked).toEqual([]);
    catalogue(150, 11);
    expect(asked).toHaveLength(1);
  });

  test('it does nothing without a server, or while the person is not known to be on the staff', () => {
    sink.connection({ reachable: false });
    catalogue(500, 11);
    sink.connection({ reachable: true });
    writeSession({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership: 'unknown' });
    catalogue(501, 11);
    expect([asked, connectionStore.getState().reachable]).toEqual([[], true]);
  });

  test('after a refusal it waits a quarter of an hour, even when the catalogue changes', async () => {
    catalogue(150, 11);
    await vi.advanceTimersByTimeAsync(0);
    catalogue(151, 11);
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(asked).toHaveLength(2);
  });

  test('a clock that was a year ahead at the last attempt and was put right since does not keep it waiting for a year', async () => {
    vi.setSystemTime(NOW + 365 * 24 * 60 * MINUTE);
    catalogue(150, 11);
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(NOW);
    catalogue(151, 11);
    expect(asked).toHaveLength(2);
  });
});
