import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { cameAndNow } from './came-and-now.ts';
import { expectNothingMoved, openBeforeFonts, watchShifts } from './layout-shift.ts';
import { expectNothingLost } from './lost-content.ts';
import {
  cards,
  DESKTOP,
  expectNoSidewaysScroll,
  footer,
  hamburger,
  heading,
  PHONE,
  PRODUCT,
  PUBLIC_ROUTES,
  takenOver,
} from './page-parts.ts';

// What must hold on every public address, at the width of a phone and of a desktop. Each is opened once at each width, as on a first visit, where no
// worker answers and no copy is on the device; every claim about it is a step.

/** As many as fit, whose columns are the narrowest. */
const COMPARISON = '/comparar?clave=TZ-DH20&clave=TZ-DH12&clave=TZ-AT4&clave=TP-7512';
/** Each kind of page, seen also as its fonts come late. */
const BEFORE_FONTS: ReadonlySet<string> = new Set([
  '/',
  '/pinturas',
  '/pinturas/vinilicas',
  PRODUCT,
  '/busqueda?search=caladora',
  '/preguntas-frecuentes',
  COMPARISON,
]);
const ADDRESSES = [...new Set([...PUBLIC_ROUTES, ...BEFORE_FONTS, '/pinturas?pagina=2', '/pinturas?orden=precio'])];
/** So many tests share the addresses of a width, so that they may run side by side. */
const SHARES = 3;

/** What these pages show of the device is not known to a server: the visitor's list, and what is kept here. */
const OF_DEVICE: ReadonlySet<string> = new Set(['/cotizacion', '/sin-conexion']);
/** The shell is looked at once, whole; after that only what changes, or the same menus would be looked at forty times. */
const WITH_SHELL: ReadonlySet<string> = new Set(['/', '/busqueda']);

/** A small phone, which equals a desktop of 1280 px at 400 % zoom; and that desktop at 200 %. */
const NARROWER = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

/** What fades in on scrolling would be looked at half faded. */
async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const waiting of document.querySelectorAll('[data-reveal]')) waiting.removeAttribute('data-reveal');
  });
}

for (const [name, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  for (let share = 0; share < SHARES; share += 1) {
    test(`${name}: every public address is taken over as it came, without a warning, moves nothing, is reached whole, and axe finds nothing (${share + 1} of ${SHARES})`, async ({
      page,
    }) => {
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      page.on('console', (message) => {
        const isOfTest = /Failed to load resource|Service Worker registration blocked/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isOfTest) said.push(message.text());
      });
      await watchShifts(page);
      for (const path of ADDRESSES.filter((_, at) => at % SHARES === share)) {
        const where = `${path} on ${name}`;
        const step = (claim: string, check: () => Promise<void>): Promise<void> =>
          test.step(`${where}: ${claim}`, check);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize(size);
        const sendFonts = BEFORE_FONTS.has(path) ? await openBeforeFonts(page, path) : await page.goto(path);

        await step('React takes over the page that came without a warning', async () => {
          await takenOver(page);
          expect(said, where).toEqual([]);
          await expect(heading(page)).toBeVisible();
          await expect(footer(page).getByRole('link', { name: 'Pinturas', exact: true })).toBeAttached();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expect(hamburger(page)).toBeVisible({ visible: size === PHONE });
        });
        await step('once the whole catalogue is there, the page shows the same from it', async () => {
          await untilListening(page);
          if (OF_DEVICE.has(path)) return;
          await expect(async () => {
            const { came, now } = await cameAndNow(page);
            expect(now.rest, where).toBe(came.rest);
            expect(now.header).toContain('La Fragua');
            expect(came.header, where).toContain(now.header);
          }).toPass({ timeout: 60_000 });
        });
        await step('nothing has moved', async () => {
          // It lists what the device keeps, and is shown without a network.
          if (path === '/sin-conexion') return;
          if (path === COMPARISON) await expect(page.getByText(/confirmado hoy/)).toHaveCount(4);
          else if (BEFORE_FONTS.has(path) && path !== '/preguntas-frecuentes')
            await expect(cards(page).first()).toBeAttached();
          if (typeof sendFonts === 'function') await sendFonts();
          await expectNothingMoved(page, where);
        });
        await step('axe finds nothing, and nothing sticks out', async () => {
          await stopMotion(page);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page, where, WITH_SHELL.has(path) ? undefined : 'main');
        });
        if (size === PHONE)
          await step('at 320 px and at 200 % no text or control is cut off', async () => {
            for (const narrower of NARROWER) {
              await page.setViewportSize(narrower);
              await expectNothingLost(page, `${where}, ${narrower.width} px wide`);
            }
          });
        expect(said, where).toEqual([]);
      }
    });
  }
}
