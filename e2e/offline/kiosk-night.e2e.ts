import { expect, test } from '../fixtures.ts';
import { becomeKiosk } from '../kiosk-mode.ts';
import { firstVisit, isMarked, markPage } from './device.ts';

test.use({ serviceWorkers: 'allow' });

const EVENING = new Date('2026-11-21T20:00:00-06:00');

test('a kiosk keeps its screen on and its storage, and loads itself anew at four in the night', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { awake: 0, stay: 0 };
    Object.assign(window, { asked });
    const { wakeLock, storage } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = (type) => {
      asked.awake += 1;
      return request(type);
    };
    const persist = storage.persist.bind(storage);
    storage.persist = () => {
      asked.stay += 1;
      return persist();
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as { awake: number; stay: number });
  const isKiosk = () => page.evaluate(() => 'kiosk' in document.documentElement.dataset);

  await page.clock.install({ time: EVENING });
  await becomeKiosk(page);
  await firstVisit(page);
  await expect.poll(isKiosk).toBe(true);
  await expect.poll(asked).toEqual({ awake: 1, stay: expect.any(Number) });
  expect((await asked()).stay).toBeGreaterThan(0);

  await markPage(page);
  await page.clock.fastForward('07:58:00');
  await expect.poll(isKiosk).toBe(true);
  expect(await isMarked(page)).toBe(true);
  await page.clock.runFor(150_000);
  // The page that is being left answers no questions; the next one is no longer marked.
  await expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
  await expect(async () => expect(await isKiosk()).toBe(true)).toPass();
});
