import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnLostChunk } from './lost-chunks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose code is lost is loaded again also where the next version goes on waiting to take over', async () => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  const reload = vi.fn();
  const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLInputElement', EventTarget);
  vi.stubGlobal('HTMLTextAreaElement', EventTarget);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => new Response());
  const registration = { waiting, installing: null, update: async () => {} };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } });
  reloadOnLostChunk();
  browser.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
