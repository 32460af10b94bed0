import { expect, test } from '../fixtures.ts';
import { cards, heading, takenOver } from './page-parts.ts';

// What is taken over where the catalogue comes is seen in every-address.e2e.ts.

test('where the catalogue does not come, the page that came stays, and another one says that it comes by itself', async ({
  page,
}) => {
  await page.route(/\/v1\/projects\/|\/Listen\/channel/, (route) => route.abort());
  await page.goto('/pinturas');
  await takenOver(page);
  await expect(heading(page)).toHaveText('Pinturas');
  expect(await cards(page).count()).toBe(48);
  await expect(page.getByText('367 productos').first()).toBeVisible();
  const name = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  // Of this product the page has only what its card shows, which must not pass for all there is. It waits until it knows that no server answers.
  await expect(page.getByRole('region', { name: 'Sin conexión' })).toContainText('Aparece aquí solo');
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText(name ?? '');
});
