import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PHONE, PRODUCT, visit } from './page-parts.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const zoom = (page: Page) => page.getByRole('dialog', { name: /^Fotos de/ });
const toggle = (page: Page) => zoom(page).getByRole('button', { name: /^(Acercar|Ver completa)$/ });

async function openLarge(page: Page): Promise<void> {
  await visit(page, PRODUCT);
  await page
    .getByRole('button', { name: /^Ampliar foto/ })
    .first()
    .click();
  await expect(zoom(page).getByRole('img')).toBeVisible();
  await expect.poll(() => partsUnder(page, [{ x: 0, y: 0 }])).not.toEqual([null]);
}

/** Which part of the picture is at each point of the window, in fractions of its width and height. */
function partsUnder(page: Page, points: readonly Point[]): Promise<(Point | null)[]> {
  return zoom(page)
    .getByRole('img')
    .evaluate((image, all) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      if (naturalWidth === 0) return all.map(() => null);
      // The picture is as large as its box allows, in the middle of it.
      const scale = Math.min(width / naturalWidth, height / naturalHeight);
      const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
      return all.map(({ x, y }) => ({
        x: (x - left - (width - wide) / 2) / wide,
        y: (y - top - (height - high) / 2) / high,
      }));
    }, points);
}

async function partUnder(page: Page, point: Point): Promise<Point> {
  const [part] = await partsUnder(page, [point]);
  if (!part) throw new Error('The picture is not loaded');
  return part;
}

/** The same part to within a hundredth of the picture. */
async function expectUnder(page: Page, point: Point, part: Point): Promise<void> {
  await expect(async () => {
    const now = await partUnder(page, point);
    expect(Math.hypot(now.x - part.x, now.y - part.y), JSON.stringify([now, part])).toBeLessThan(0.01);
  }).toPass({ timeout: 30_000 });
}

async function pointAt(page: Page, x: number, y: number): Promise<Point> {
  const box = await zoom(page).getByRole('img').boundingBox();
  if (!box) throw new Error('The picture is not shown');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

test('a press enlarges the part under the pointer, a drag keeps it there, and the arrow keys move over the picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLarge(page);
  const at = await pointAt(page, 0.4, 0.3);
  const part = await partUnder(page, at);
  await page.mouse.click(at.x, at.y);
  await expect(toggle(page)).toHaveText('Ver completa');
  await expectUnder(page, at, part);

  const to = { x: at.x - 130, y: at.y + 45 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 60, at.y + 20, { steps: 4 });
  await expectUnder(page, { x: at.x - 60, y: at.y + 20 }, part);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expectUnder(page, to, part);
  // A drag is no press: it stays close.
  await expect(toggle(page)).toHaveText('Ver completa');

  // From wherever the focus is in the dialog.
  for (const [key, axis, sign] of [
    ['ArrowRight', 'x', 1],
    ['ArrowLeft', 'x', -1],
    ['ArrowDown', 'y', 1],
    ['ArrowUp', 'y', -1],
  ] as const) {
    const before = await partUnder(page, to);
    await page.keyboard.press(key);
    await expect.poll(async () => ((await partUnder(page, to))[axis] - before[axis]) * sign).toBeGreaterThan(0.01);
  }
  await page.keyboard.press('-');
  await expect(toggle(page)).toHaveText('Acercar');
  // By a key the middle is enlarged.
  const middle = await pointAt(page, 0.5, 0.5);
  const centre = await partUnder(page, middle);
  await page.keyboard.press('+');
  await expect(toggle(page)).toHaveText('Ver completa');
  await expectUnder(page, middle, centre);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });

  /** The finger rests for six frames. After one that lifts in motion Chromium expects a fling, and a tap at once would only end that. */
  const rest = (page: Page) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });

  test('a tap enlarges the part under the finger, and a drag keeps it there', async ({ page }) => {
    await openLarge(page);
    const at = await pointAt(page, 0.6, 0.45);
    const part = await partUnder(page, at);
    await page.touchscreen.tap(at.x, at.y);
    await expect(toggle(page)).toHaveText('Ver completa');
    await expectUnder(page, at, part);

    const finger = await page.context().newCDPSession(page);
    const places = [1, 2, 3, 4, 5, 6].map((step) => ({ x: at.x - 12 * step, y: at.y - 9 * step }));
    await touch(finger, 'touchStart', [at]);
    for (const place of places) {
      await touch(finger, 'touchMove', [place]);
      await expectUnder(page, place, part);
    }
    await rest(page);
    await touch(finger, 'touchEnd', []);
    await expectUnder(page, places.at(-1) ?? at, part);
    await expect(toggle(page)).toHaveText('Ver completa');
    await page.touchscreen.tap(at.x, at.y);
    await expect(toggle(page)).toHaveText('Acercar');
  });
});
