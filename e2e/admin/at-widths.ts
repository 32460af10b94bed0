import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../storefront/page-parts.ts';

/** A desktop, a tablet held upright and a phone. */
const WIDTHS = [1440, 834, 390];

/** At each of the widths axe finds no fault in what is on screen, and nothing sticks out of the page. */
export async function expectAccessibleAtWidths(page: Page, where: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page), `${where}, ${width} px wide`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
