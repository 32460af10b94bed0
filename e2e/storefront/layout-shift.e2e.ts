import { expect, test } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { cards, heading, PHONE, PRODUCT } from './page-parts.ts';

/** What moved without anybody's doing, and by how much, as Lighthouse adds it up. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
/** https://web.dev/articles/cls calls 0.1 good; nothing on these pages needs to move at all. */
const MOST = 0.02;

/** As many as fit, whose columns are the narrowest. */
const COMPARISON = '/comparar?clave=TZ-DH20&clave=TZ-DH12&clave=TZ-AT4&clave=TP-7512';

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  for (const path of [
    '/',
    '/pinturas',
    '/pinturas/vinilicas',
    PRODUCT,
    '/busqueda?search=taladro',
    '/preguntas-frecuentes',
    COMPARISON,
  ]) {
    test(`${path} at ${viewport.width} px: nothing moves while it loads`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              readonly value: number;
              readonly sources: readonly {
                readonly node: Node | null;
                readonly previousRect: DOMRect;
                readonly currentRect: DOMRect;
              }[];
            };
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
              [
                node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent),
                from.y,
                to.y,
                from.height,
                to.height,
              ].join(' '),
            );
            shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // After the first paint, as on a slow connection: what the device's own fonts draw must not move when Barlow takes their place.
      let sendFonts = (): void => {};
      const wanted = new Promise<void>((resolve) => {
        sendFonts = resolve;
      });
      await page.route('**/fonts/*.woff2', async (route) => {
        await wanted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      if (path === COMPARISON) await expect(page.getByText(/confirmado hoy/)).toHaveCount(4);
      else if (!path.startsWith('/preguntas')) await expect(cards(page).first()).toBeAttached();
      // The live feed is the last thing to come.
      await untilListening(page);
      sendFonts();
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      await page.evaluate(async () => {
        await document.fonts.ready;
        // The shift is reported with the frame that draws it.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST);
    });
  }
}
