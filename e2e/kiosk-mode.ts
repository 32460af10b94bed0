import type { Page } from '@playwright/test';

/** As the kiosk's styles and the tests tell one. */
export const isKiosk = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'kiosk' in document.documentElement.dataset);

/** Opens an address that asks for the kiosk mode, and says yes. */
export async function becomeKiosk(page: Page, address = '/?kiosko=1'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sí, es un equipo de la tienda' }).click();
  await isKiosk(page);
}
