import { expect, test } from '@playwright/test';
import { expectAxeSilent, openPart } from './open-part.ts';

test('a bug in one screen leaves the others standing, and the same bug has the same code', async ({ page }) => {
  await openPart(page, 'broken');
  const codeIn = async (name: string) =>
    /A-[0-9A-Z]{3}$/.exec(
      (await page.getByRole('region', { name, exact: true }).getByRole('alert').textContent()) ?? '',
    )?.[0];
  await expect(page.getByText('Aquí todo va bien')).toBeVisible();
  const code = await codeIn('Una');
  expect(code).toBeDefined();
  expect(await codeIn('La misma')).toBe(code);
  expect(await codeIn('Otra')).not.toBe(code);
  await expect(page.getByRole('region', { name: 'Sana' }).getByRole('alert')).toHaveCount(0);
});

test('a late screen that failed to load is asked for anew when somebody tries again, and only then', async ({
  page,
}) => {
  await openPart(page, 'late');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Pedida 1 vez')).toBeVisible();
  // The failure is remembered for a second, so that React does not ask without end: a person who is quicker presses again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByText('La pantalla llegó a la 2.ª vez')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a notice is said in its live region, offers one thing to do, and can be put away', async ({ page }) => {
  await openPart(page, 'notice');
  const said = page.getByRole('status');
  await expect(said).toBeEmpty();
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(said).toContainText('Quitaste el taladro');
  await expectAxeSilent(page);
  await said.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByText('deshecho', { exact: true })).toBeVisible();
  await said.getByRole('button', { name: 'Ocultar aviso' }).press('Enter');
  await expect(said).toBeEmpty();
});

test.describe('what is revealed on scrolling', () => {
  const box = '[data-reveal]';

  test('waits below the first screen and is shown when it comes into view', async ({ page }) => {
    await openPart(page, 'reveal');
    await expect(page.locator(box)).toHaveAttribute('data-reveal', 'waiting');
    await page.getByText('Abajo', { exact: true }).evaluate((words) => words.scrollIntoView({ block: 'center' }));
    await expect(page.locator(box)).toHaveAttribute('data-reveal', 'shown');
  });

  test('is shown when the focus comes to it', async ({ page }) => {
    await openPart(page, 'reveal');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link')).toBeFocused();
    await expect(page.locator(box)).toHaveAttribute('data-reveal', 'shown');
  });

  test('never waits where reduced motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPart(page, 'reveal');
    await expect(page.getByText('Abajo', { exact: true })).toBeAttached();
    await expect(page.locator(box)).toHaveCount(0);
  });
});
