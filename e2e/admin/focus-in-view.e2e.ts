import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

/** Names of what had the focus while something fixed to the screen lay over it, from the first field of the form to its last button. */
async function hiddenWhileFocused(page: Page): Promise<{ readonly hidden: string[]; readonly seen: number }> {
  const hidden: string[] = [];
  let seen = 0;
  await page.getByRole('main').getByRole('textbox').first().focus();
  for (; seen < 200; seen += 1) {
    const state = await page.evaluate(() => {
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
    if (!state || state.isEnd) break;
    if (!state.isSeen) hidden.push(state.name);
    await page.keyboard.press('Tab');
  }
  return { hidden, seen };
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
    const { hidden, seen } = await hiddenWhileFocused(page);
    expect(seen).toBeGreaterThan(30);
    expect(hidden).toEqual([]);
  });
