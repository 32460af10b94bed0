import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

/** Nothing that has the focus is under something fixed to the screen, from the first field of the form to its last button. Gives how many had it. */
async function seeEachFocus(page: Page): Promise<number> {
  let seen = 0;
  await page.getByRole('main').getByRole('textbox').first().focus();
  for (; seen < 200; seen += 1) {
    const look = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || !document.querySelector('main, form')?.parentElement?.contains(focused)) return null;
        const box = focused.getBoundingClientRect();
        const at = (y: number) => document.elementFromPoint(box.x + Math.min(box.width / 2, 40), y);
        const isSeen = (y: number) => {
          const top = at(y);
          return top !== null && (focused.contains(top) || top.contains(focused) || top.closest('label') !== null);
        };
        const lines = [box.top + 2, box.bottom - 2].map((y) => Math.max(1, Math.min(innerHeight - 1, y)));
        const name = focused.getAttribute('aria-label') ?? focused.id ?? focused.textContent ?? '';
        return {
          name: `${focused.tagName} ${name}`,
          isSeen: box.height > 100 ? lines.some(isSeen) : lines.every(isSeen),
          isEnd: focused.textContent === 'Guardar',
        };
      });
    const state = await look();
    if (!state || state.isEnd) break;
    // The page scrolls to what has the focus a moment after it has it.
    await expect.poll(async () => (await look())?.isSeen, `${state.name} is seen`).toBe(true);
    await page.keyboard.press('Tab');
  }
  return seen;
}

for (const viewport of [
  { width: 1194, height: 834 },
  { width: 390, height: 844 },
])
  test(`the keyboard shows every field of a product at ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, '/admin/productos');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(heading(page, 'Editar producto')).toBeVisible();
    expect(await seeEachFocus(page)).toBeGreaterThan(30);
  });
