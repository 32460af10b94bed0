import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** What moved without anybody's doing, and by how much, as Lighthouse adds it up. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
/** https://web.dev/articles/cls calls 0.1 good; nothing on these pages needs to move at all. */
const MOST = 0.02;

/** Notes what moves on each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
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
}

/** Nothing has moved since the page was opened. */
export async function expectNothingMoved(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // The shift is reported with the frame that draws it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MOST);
}

const FONTS = '**/fonts/*.woff2';

/**
 * Opens an address as on a slow connection, where the fonts come after the first paint: what the device's own fonts draw must not move when Barlow
 * takes their place. Gives what sends them.
 */
export async function openBeforeFonts(page: Page, path: string): Promise<() => Promise<void>> {
  let send = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  let held = 0;
  await page.route(FONTS, async (route) => {
    held += 1;
    await wanted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    send();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.unroute(FONTS, undefined);
  };
}
