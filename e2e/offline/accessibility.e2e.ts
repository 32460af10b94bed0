import type { Page } from '@playwright/test';
import { axeFaultsInEachColour } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { isKiosk } from '../kiosk-mode.ts';

test.use({ serviceWorkers: 'allow' });

async function expectClean(page: Page, part: string): Promise<void> {
  expect(await axeFaultsInEachColour(page, part)).toEqual([]);
}

test('axe finds nothing on the page for going offline, nor in the kiosk’s dialogs', async ({ page }) => {
  await page.goto('/sin-conexion');
  await expect(page.getByRole('button', { name: 'Descargar catálogo completo' })).toBeVisible();
  await expectClean(page, 'main');

  await page.clock.install();
  await page.goto('/?kiosko=1');
  const yes = page.getByRole('button', { name: 'Sí, es un equipo de la tienda' });
  await expect(yes).toBeVisible();
  await expectClean(page, 'dialog[open]');
  await yes.click();
  await isKiosk(page);
  await page.getByRole('banner').getByRole('link', { name: /Tel\./ }).click();
  await expectClean(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Alt+k');
  await expect(page.getByRole('dialog', { name: 'Salir del modo kiosko' })).toBeVisible();
  await expectClean(page, 'dialog[open]');
  await page.keyboard.press('Escape');
});
