import type { Locator, Page } from '@playwright/test';
import { ERRANDS, type Shopper } from '#bench/errands/errands.mjs';
import { expect, test } from '../fixtures.ts';
import { visit } from './page-parts.ts';

// A desktop window of 1280 × 720 px at 200 % zoom: it has the bars of a phone, and half of the height.
test.use({
  serviceWorkers: 'allow',
  testMode: false,
  viewport: { width: 640, height: 360 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** More stops than any page has between two of its controls. */
const MOST_STOPS = 250;
const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);

/** Whether the way back, over the beginning of the page to its end, has fewer stops. */
const isNearerBack = (place: Locator): Promise<boolean> =>
  place.evaluate((element, stops) => {
    const all = [...document.querySelectorAll(stops)].filter((one) => one.checkVisibility());
    const [from, to] = [document.activeElement, element].map((one) => (one ? all.indexOf(one) : -1));
    const ahead = ((to ?? 0) - (from ?? 0) + all.length) % all.length;
    return ahead > all.length / 2;
  }, STOPS);

/** Whether nothing lies on what has the focus. */
const isSeen = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 20));
    return at !== null && (element.contains(at) || at.contains(element) || at.closest('article, label') !== null);
  });

async function goTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const key = (await isNearerBack(place)) ? 'Shift+Tab' : 'Tab';
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(place)); stop += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
  await expect.poll(() => isSeen(place), { message: `${place.toString()} is seen when it has the focus` }).toBe(true);
}

/** The shopper of the bench with a keyboard instead of a finger. */
function keyboardShopper(page: Page): Shopper {
  return {
    async tap(place, answer) {
      await goTo(page, place);
      const isBox = await place.evaluate((element) => element.matches('[type=checkbox]'));
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
      await answer?.waitFor();
    },
    async type(field, text, answer) {
      if (!(await hasFocus(field))) await goTo(page, field);
      await page.keyboard.type(text);
      await answer?.waitFor();
    },
    async enter(answer) {
      await page.keyboard.press('Enter');
      await answer.waitFor();
    },
    read: (answer) => answer.waitFor(),
  };
}

/** Those in which a shopper only looks: they leave nothing on the device but what is compared. */
const isOfLooking = ({ name }: (typeof ERRANDS)[number]): boolean => /^[1-6] /.test(name);

test('the errands of who only looks: done by the keyboard alone, at 200 % zoom', async ({ page }) => {
  for (const { name, run } of ERRANDS.filter(isOfLooking))
    await test.step(`errand ${name}: done by the keyboard alone, at 200 % zoom`, async () => {
      await visit(page, '/');
      await run(keyboardShopper(page), page);
    });
});

for (const { name, run } of ERRANDS.filter((errand) => !isOfLooking(errand))) {
  test(`errand ${name}: done by the keyboard alone, at 200 % zoom`, async ({ page }) => {
    await visit(page, '/');
    await run(keyboardShopper(page), page);
  });
}
