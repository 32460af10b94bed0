import { afterEach, expect, test, vi } from 'vitest';
import type { BackendConfig } from '#rest/backend-config.ts';
import { createLiveListener } from './live-listener.ts';
import type { ShopKeepers } from './shop-keepers.ts';

const { live } = vi.hoisted(() => ({ live: { tell: (_isLive: boolean): void => {} } }));
vi.mock('./after-first-paint.ts', () => ({ afterFirstPaint: async () => {} }));
vi.mock('#lazy/live-feed.ts', () => ({
  loadLiveFeed: async () => ({
    startLiveFeed(_config: unknown, handlers: { live: (isLive: boolean) => void }) {
      live.tell = handlers.live;
      return { followSettings() {}, follow() {} };
    },
  }),
}));

afterEach(() => void vi.useRealTimers());

test('a page whose feed is never live asks ever less often whether there is a server, because each time costs two readings', async () => {
  vi.useFakeTimers();
  const check = vi.fn();
  const keepers = { catalogue: { listen() {} }, menus: {}, settings: { start: () => null }, words: {} };
  const options = { liveAfterMs: 0, serverTime: () => null, onCurrentMenu: () => {}, check };
  const listener = createLiveListener(keepers as unknown as ShopKeepers, options);
  await listener.connect({} as BackendConfig, true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(check.mock.calls.length).toBeLessThan(25);
  live.tell(true);
  await vi.advanceTimersByTimeAsync(600_000);
  check.mockClear();
  live.tell(false);
  await vi.advanceTimersByTimeAsync(30_000);
  // At once, and fifteen seconds later.
  expect(check.mock.calls.length).toBeGreaterThan(1);
});
