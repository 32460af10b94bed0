import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { WORD_WRITES } from '#domain/settings/subjects.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { saveCopiedWords } from './copied-words.ts';
import { createLiveListener } from './live-listener.ts';
import { createSettingsKeeper } from './settings-keeper.ts';
import type { ShopKeepers } from './shop-keepers.ts';
import { createWordsKeeper } from './words-keeper.ts';

const { live } = vi.hoisted(() => ({ live: { tell: (_isLive: boolean): void => {}, feed: {} } }));
vi.mock('./after-first-paint.ts', () => ({ afterFirstPaint: async () => {} }));
vi.mock('#lazy/live-feed.ts', () => ({
  loadLiveFeed: async () => ({
    startLiveFeed(_config: unknown, handlers: { live: (isLive: boolean) => void }) {
      live.tell = handlers.live;
      return { followSettings() {}, follow() {}, ...live.feed };
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

const at = (minute: number): Instant => parseInstant(`2026-11-23T10:${minute}:00Z`) ?? ('' as Instant);
const marker = (minute: number): StoredDocument => ({ id: WORD_WRITES, fields: { rev: 1, actualizado: at(minute) } });

test('a device that knew words which a restored shop never had reads all words again', async () => {
  const settings = createSettingsKeeper(undefined, () => {});
  settings.receive(null, [marker(50)]);
  await saveCopiedWords({ words: [], through: at(50), read: { told: at(50), asOf: at(51) } });
  const listenedFrom = new Promise((resolve) => {
    live.feed = {
      // The backup was made before the words that the device knows.
      followSettings: (start: Instant | null, tell: (documents: readonly StoredDocument[]) => void) =>
        tell(start === null ? [marker(10)] : []),
      followWords: (start: unknown) => resolve(start),
    };
  });
  const menus = { start: () => at(10), isCurrent: () => true, told: () => undefined, receive: () => true };
  const words = createWordsKeeper({ words() {} }, () => {});
  const keepers = { catalogue: { listen() {} }, menus, settings, words } as unknown as ShopKeepers;
  const options = { liveAfterMs: 0, serverTime: () => at(52), onCurrentMenu: () => {}, check: () => {} };
  Object.assign(live.feed, { followMenu() {} });
  await createLiveListener(keepers, options).connect({} as BackendConfig, true);
  expect(await listenedFrom).toBeNull();
});
