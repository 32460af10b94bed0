import { heading, signIn } from '../admin/staff-parts.ts';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';

test.use({ testMode: false });

test('an owner on Firebase is told which backups there are, and saves the whole shop on the device', async ({
  page,
}) => {
  await signIn(page, '/admin/exportar');
  await expect(heading(page, 'Exportar y respaldos')).toBeVisible();
  await expect(page.getByText('Última descarga en este equipo: ninguna todavía.')).toBeVisible();
  await expect(page.getByText('Recuperación ante desastres')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Respaldar ahora' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar toda la tienda' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^tienda-.*\.zip$/);
  await expect(page.getByText('Última descarga en este equipo: hace un momento')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Última descarga en este equipo: hace')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
