import { afterEach, expect, test, vi } from 'vitest';
import { watchReachability } from './reachability.ts';

afterEach(() => vi.unstubAllGlobals());

test('a network that goes while the page catches up is found gone, though what was asked before comes to its end', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', new EventTarget());
  let isReachable = false;
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let attempts = 0;
  watchReachability(
    async () => {
      attempts += 1;
      if (attempts > 1) throw new Error('no network');
      await answered;
      isReachable = true;
    },
    () => {
      isReachable = false;
    },
  );
  browser.dispatchEvent(new Event('offline'));
  answer();
  // A third attempt follows after two seconds, on a slow machine perhaps before this looks.
  await vi.waitFor(() => expect([attempts > 1, isReachable]).toEqual([true, false]), { timeout: 30_000 });
});

test('a tab that is looked at again after the clock was set back catches up, because nobody knows how long ago the last contact was', async () => {
  vi.stubGlobal('addEventListener', () => {});
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  let attempts = 0;
  watchReachability(
    async () => {
      attempts += 1;
    },
    () => {},
  );
  expect(attempts).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  tab.dispatchEvent(new Event('visibilitychange'));
  clock.mockRestore();
  expect(attempts).toBe(2);
});
