import { expect, test } from './fixtures.ts';
import { untilListening } from './live-listener.ts';

test.use({ testMode: false });

test('under the deployed rules a visitor sees menus, products and live feeds, and may read nothing else', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/pinturas');
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilListening(page);
  expect(refused).toEqual([]);

  const documents = '/v1/projects/la-fragua/databases/(default)/documents';
  for (const collectionId of ['internos', 'borradores', 'personal', 'cotizaciones']) {
    const data = JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: 1 } });
    expect((await request.post(`${documents}:runQuery`, { data })).status(), collectionId).toBe(403);
  }
  const write = { delete: `${documents.slice(4)}/categories/x` };
  expect((await request.post(`${documents}:commit`, { data: JSON.stringify({ writes: [write] }) })).status()).toBe(403);
});
