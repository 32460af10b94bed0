import { expect, test } from '../fixtures.ts';
import { cards, footer, heading, visit } from './page-parts.ts';

test('a pointer on a product’s card fetches the picture that its page shows first, in that size, and pressing fetches no other', async ({
  page,
}) => {
  await visit(page, '/herramienta-inalambrica/taladros-inalambricos');
  const link = cards(page).nth(2).getByRole('link').first();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  // Which picture that is is known with the catalogue: until then a pointer fetches the code alone.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(asked.filter((path) => /-(?:800|1600)\./.test(path))).toHaveLength(1);
  }).toPass();
  const [large = ''] = asked.filter((path) => /-(?:800|1600)\./.test(path));
  await link.click();
  const shown = page.getByRole('region', { name: 'Fotos del producto' }).getByRole('img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(large);
  expect(asked.filter((path) => path === large)).toHaveLength(1);
});

test('a pointer on a subcategory fetches the pictures of its first cards, and its page fetches them no second time', async ({
  page,
}) => {
  await visit(page, '/');
  const link = footer(page).locator('a[href="/herramienta-inalambrica/taladros-inalambricos"]');
  await link.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  // Which these are is known with the catalogue: until then a pointer fetches the code alone.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(asked.length).toBeGreaterThan(0);
  }).toPass();
  const before = [...asked];
  await link.click();
  await expect(heading(page)).toHaveText('Taladros y atornilladores');
  // Not the first card: its picture is on the front page too, and a browser shows a larger one that it has.
  for (const at of [1, 2, 3]) {
    const shown = cards(page).nth(at).locator('img');
    await expect(shown).toHaveJSProperty('complete', true);
    const address = await shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    expect(before).toContain(address);
    expect(asked.filter((path) => path === address)).toHaveLength(1);
  }
});

test('a finger on a product’s card fetches the same before it is lifted', async ({ page }) => {
  await visit(page, '/herramienta-inalambrica/taladros-inalambricos');
  const link = cards(page).nth(2).getByRole('link').first();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await expect(async () => {
    await link.dispatchEvent('touchstart');
    expect(asked.filter((path) => /-(?:800|1600)\./.test(path))).toHaveLength(1);
  }).toPass();
});
