import { devices, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { becomeKiosk } from '../kiosk-mode.ts';
import { bar, navigateWithinPage } from './device.ts';

test.use({ serviceWorkers: 'allow' });

const DAY = 24 * 60 * 60_000;
const invitation = (page: Page) => page.getByRole('complementary', { name: 'Instalar' });

/** As Chromium makes its offer, of the shape it has there; the answer is what the person then chooses. */
async function browserOffers(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      platforms: ['web'],
      userChoice: Promise.resolve({ outcome: answer, platform: 'web' }),
      prompt: async () => Object.assign(window, { wasPrompted: true }),
    });
    dispatchEvent(offer);
    Object.assign(window, { wasHeldBack: offer.defaultPrevented });
  }, outcome);
}

async function useTheShop(page: Page): Promise<void> {
  // What counts the uses comes with the rest of what a page does after its first screen.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const query of ['taladro', 'broca', 'esmalte']) {
    await navigateWithinPage(page, '/');
    await navigateWithinPage(page, `/busqueda?search=${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
    // The page grows when its results come, and what is below them moves away from under a press.
    await expect(page.getByRole('article').first()).toBeVisible();
  }
}

/** Another load, with all that it would take to be asked. */
async function comeAgain(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await browserOffers(page, outcome);
  await navigateWithinPage(page, '/busqueda?search=lija');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lija');
}

test('installing is offered after some use, at the end of the page, and a no holds for ninety days', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await browserOffers(page, 'dismissed');
  expect(await page.evaluate(() => Reflect.get(window, 'wasHeldBack'))).toBe(true);
  await navigateWithinPage(page, '/nosotros');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);

  await useTheShop(page);
  await expect(invitation(page)).toBeVisible();
  // In the flow of the page, not over it.
  expect(await invitation(page).evaluate((band) => getComputedStyle(band).position)).toBe('static');
  // By the keyboard, because the page above the band may still grow and move it away from under the pointer.
  await invitation(page).getByRole('button', { name: 'Ahora no' }).press('Enter');
  await expect(invitation(page)).toHaveCount(0);

  const start = Date.now();
  await page.clock.setSystemTime(start + 89 * DAY);
  await comeAgain(page, 'dismissed');
  await expect(invitation(page)).toHaveCount(0);

  await page.clock.setSystemTime(start + 91 * DAY);
  await comeAgain(page, 'dismissed');
  await expect(invitation(page)).toBeVisible();
  await invitation(page).getByRole('button', { name: 'Instalar' }).press('Enter');
  await expect(invitation(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'wasPrompted'))).toBe(true);
  // The browser's own question was answered with a no.
  await comeAgain(page, 'accepted');
  await expect(invitation(page)).toHaveCount(0);
});

test('a kiosk is never asked', async ({ page }) => {
  await becomeKiosk(page);
  await expect(bar(page)).toBeVisible();
  await browserOffers(page, 'accepted');
  await useTheShop(page);
  await expect(invitation(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['iPhone 15'];
  test.use({ userAgent, viewport, hasTouch, isMobile });

  test('the steps to install are explained, because the browser offers no button', async ({ page }) => {
    await page.goto('/');
    await useTheShop(page);
    await expect(invitation(page)).toContainText('Agregar a inicio');
    await expect(invitation(page).getByRole('button', { name: 'Instalar' })).toHaveCount(0);
    // By a finger: cards above take their height as they are scrolled past, and a mouse may be let go beside what it pressed.
    await invitation(page).getByRole('button', { name: 'Ahora no' }).tap();
    await expect(invitation(page)).toHaveCount(0);
  });
});
