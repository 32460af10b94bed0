import { expect, test } from '../fixtures.ts';
import { cards, visit } from './page-parts.ts';

test.use({ serviceWorkers: 'block' });

test('a pointer on a product’s card fetches the picture that its page shows first, in that size, and pressing fetches no other', async ({
  page,
}) => {
  await visit(page, '/herramienta-inalambrica/taladros-inalambricos');
  const link = cards(page).nth(2).getByRole('link').first();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  // The code that watches for it is loaded when the page has been quiet for a while: until then a pointer changes nothing.
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
