import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnLostChunk, reloadUnless } from './lost-chunks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has lost code, on a device whose worker is this one. @returns how it is told so, and how often it was loaded again */
function openPage(registration: object) {
  vi.useFakeTimers();
  const browser = new EventTarget();
  const reload = vi.fn();
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
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } });
  reloadOnLostChunk();
  const loseCode = async (): Promise<void> => {
    browser.dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(60_000);
  };
  return { loseCode, reload };
}

test('a page whose code is lost is loaded again also where the next version goes on waiting to take over', async () => {
  const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  const { loseCode, reload } = openPage({ waiting, installing: null, update: async () => {} });
  await loseCode();
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await loseCode();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose network is lost before the next version has come is loaded again the next time that code is lost', async () => {
  const update = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to update a ServiceWorker'));
  const { loseCode, reload } = openPage({ waiting: null, installing: null, update });
  await loseCode();
  expect(reload).not.toHaveBeenCalled();
  await loseCode();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page is loaded again whose code is neither there nor refused after a minute, because the browser waits for it without an end', async () => {
  const { reload } = openPage({ waiting: null, installing: null, update: async () => {} });
  let hasCome = true;
  reloadUnless(() => hasCome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  hasCome = false;
  reloadUnless(() => hasCome)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  reloadUnless(() => hasCome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
