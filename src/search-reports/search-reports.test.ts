import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptSearches } from '#domain/search-report/kept-searches.ts';
import type * as reports from './search-reports.ts';
import type * as copy from './searches-copy.ts';

/** Waits turn by turn of the event loop, without a clock; the limit of the test ends a wait in vain. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

/** The reports that the server has, by id. As the rules say, it refuses an id that it has. */
let stored: Map<string, unknown>;
let commits: string[];
/** What becomes of the answers to the next commits. */
let fates: ('lost' | 'full')[];

function commitReport(body: string): Promise<Response> {
  const id = /busquedas\/([\w-]+)/.exec(body)?.[1] ?? '';
  commits.push(id);
  const fate = fates.shift();
  if (fate === 'full' || stored.has(id)) return Promise.resolve(Response.json({}, { status: 403 }));
  stored.set(id, body);
  if (fate === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json({ commitTime: '2026-11-23T18:00:00Z' }));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  [stored, commits, fates] = [new Map(), [], []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-23T18:00:00Z') });
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', (url: string, init?: { readonly body?: unknown }) =>
    url.includes(':commit')
      ? commitReport(String(init?.body))
      : Promise.resolve(Response.json({ projectId: 'tienda', apiKey: 'x', embedded: true })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of the shop, as it is when it is opened. */
async function openPage() {
  vi.resetModules();
  const { noteSearch } = await vi.importActual<typeof reports>('./search-reports.ts');
  const { changeSearches } = await vi.importActual<typeof copy>('./searches-copy.ts');
  const kept = (): Promise<KeptSearches> => changeSearches((now) => now);
  return {
    kept,
    async search(text: string): Promise<void> {
      noteSearch(text, false);
      while (!(await kept()).cuentas.some(({ texto }) => texto === text)) await vi.advanceTimersByTimeAsync(0);
    },
    /** The person has stopped searching. */
    async rest(): Promise<void> {
      const before = commits.length;
      await vi.advanceTimersByTimeAsync(60_000);
      await until(() => commits.length > before);
    },
  };
}

test('a report whose answer was lost is counted once, and the device keeps nothing of it', async () => {
  const first = await openPage();
  await first.search('taladro');
  fates = ['lost'];
  await first.rest();
  await until(() => vi.mocked(console.info).mock.calls.length > 0);
  const second = await openPage();
  await second.search('brocha');
  await until(() => commits.length === 2);
  expect(stored.size).toBe(1);
  expect(new Set(commits).size).toBe(1);
  expect((await second.kept()).cuentas).toEqual([{ texto: 'brocha', veces: 1, vanas: 0 }]);
});

test('a report that the day had no room for goes with the next day', async () => {
  const page = await openPage();
  await page.search('taladro');
  fates = ['full'];
  await page.rest();
  while ((await page.kept()).enviado === '') await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.parse('2026-11-24T18:00:00Z'));
  const next = await openPage();
  await next.search('brocha');
  await until(() => stored.size === 1);
  expect([...stored.values()].join(' ')).toContain('taladro|1|0');
});

test('a tab that holds the turn and sleeps does not keep the others from sending', async () => {
  const request = vi.fn((_name: string, { signal }: { readonly signal?: AbortSignal } = {}) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const page = await openPage();
  const searched = page.search('taladro');
  await until(() => request.mock.calls.length === 1);
  patience.abort(new DOMException('', 'TimeoutError'));
  await searched;
  expect((await page.kept()).cuentas).toHaveLength(1);
});
