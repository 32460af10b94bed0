import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWriterTurn } from './writer-tab.ts';

type Grant = () => Promise<never>;

/** A lock that another tab has, until a request steals it. */
let waiting: { readonly grant: Grant; readonly fail: (reason: unknown) => void }[];
let stolen: number;
let tab: EventTarget & { visibilityState: string };

const request = (_name: string, options: { signal?: AbortSignal; steal?: boolean } | Grant, work?: Grant) =>
  new Promise((_resolve, reject) => {
    const grant = work ?? (options as Grant);
    const { signal, steal = false } = typeof options === 'function' ? {} : options;
    waiting.push({ grant, fail: reject });
    signal?.addEventListener('abort', () => reject(signal.reason));
    if (!steal) return;
    stolen += 1;
    void grant();
  });

const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  waiting = [];
  stolen = 0;
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function waitInVain() {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const told: string[] = [];
  createWriterTurn().whenWriter(
    () => told.push('writer'),
    () => told.push('lost'),
  );
  patience.abort(new DOMException('The wait is over', 'TimeoutError'));
  await turn();
  return told;
}

test('a tab that is looked at takes the place of one that may be suspended, because the copy would not be written at all', async () => {
  expect(await waitInVain()).toEqual(['writer']);
  expect(stolen).toBe(1);
});

test('a tab that nobody looks at goes on waiting', async () => {
  tab.visibilityState = 'hidden';
  expect(await waitInVain()).toEqual([]);
  expect([stolen, waiting.length]).toEqual([0, 2]);
});

test('a tab whose place was taken writes no more', async () => {
  const told = await waitInVain();
  waiting.at(-1)?.fail(new DOMException('stolen', 'AbortError'));
  await turn();
  expect(told).toEqual(['writer', 'lost']);
});
