import type { Locator, Page } from '@playwright/test';

/**
 * The colour two pixels within a control's left or lower edge, or of the first row within its upper one. One point and no more: borders that stand
 * between two pixels are drawn differently for controls that look the same.
 */
export async function colourAt(page: Page, control: Locator, edge: 'left' | 'top' | 'bottom'): Promise<string> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown');
  const point =
    edge === 'left'
      ? { x: Math.floor(box.x) + 2, y: Math.round(box.y + box.height / 2) }
      : {
          x: Math.round(box.x + box.width / 2),
          y: edge === 'top' ? Math.floor(box.y) : Math.floor(box.y + box.height) - 2,
        };
  const picture = await page.screenshot({ clip: { ...point, width: 1, height: 1 }, animations: 'disabled' });
  return picture.toString('base64');
}
