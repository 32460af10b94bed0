import { expect, type Page } from '@playwright/test';

/** As the kiosk's styles tell one. */
export const isKiosk = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-kiosk');

/** Opens an address that asks for the kiosk mode, and says yes. */
export async function becomeKiosk(page: Page, address = '/?kiosko=1'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sí, es un equipo de la tienda' }).click();
  await isKiosk(page);
}
