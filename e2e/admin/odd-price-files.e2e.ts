import { expect, test } from '../fixtures.ts';
import { oddFiles } from './odd-files.ts';
import { chooseFile, chooser, openPrices, step } from './price-parts.ts';

test.use({ testMode: false });

test('every odd or hostile file ends in rows or in one plain sentence, and the page lives on', async ({ page }) => {
  test.setTimeout(900_000);
  const crashes: string[] = [];
  page.on('crash', () => crashes.push('crash'));
  page.on('pageerror', (error) => crashes.push(error.message));
  await openPrices(page);
  const compare = page.getByRole('button', { name: 'Comparar precios' });
  const sentence = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });

  for (const { name, content, outcome } of oddFiles()) {
    await test.step(name, async () => {
      await chooseFile(page, name, content);
      // Twice what a file may take, for a machine that does other things too.
      await expect(compare.or(sentence).first(), name).toBeVisible({ timeout: 45_000 });
      await expect(page.getByText(`Leyendo “${name}”…`)).toHaveCount(0);
      if (outcome === 'rows') await expect.soft(compare, name).toBeVisible();
      else if (outcome !== 'either') await expect.soft(sentence, name).toHaveText(outcome);
      if (await compare.isVisible()) await step(page, 'Archivo').click();
      await expect(chooser(page)).toBeEnabled();
    });
  }
  expect(crashes).toEqual([]);
});
