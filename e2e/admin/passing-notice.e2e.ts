import { expect, test } from '../fixtures.ts';
import { signIn } from './staff-parts.ts';

test('the notice with «Deshacer» goes away by itself, but not while the pointer or the focus is in it', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, '/admin/tutoriales');
  const remove = page.getByRole('button', { name: /^Borrar / }).first();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const removeFirst = async (): Promise<void> => {
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(undo).toBeVisible();
  };

  await removeFirst();
  await undo.hover();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.mouse.move(600, 500);
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await undo.press('Enter');
  await expect(undo).toBeHidden();

  await removeFirst();
  await page.mouse.move(600, 500);
  await page.clock.runFor(60_000);
  await expect(undo).toBeHidden();
});
