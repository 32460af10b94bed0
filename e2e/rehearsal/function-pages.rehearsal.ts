import { expect, test } from '../fixtures.ts';

test.use({ testMode: false });

const LABEL = '/herramienta-inalambrica/taladros-inalambricos';
const PRODUCT = `${LABEL}/taladro-percutor-inalambrico-20-v-13-mm`;
const NEW_PRICE = /9,?876\.54/;
const KEPT = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

test('pages come whole from the function behind Hosting, and the browser takes them over', async ({
  page,
  google,
  backend,
  documents,
}) => {
  test.skip(google?.missingPages !== undefined, `the function is not installed: ${google?.missingPages}`);
  const origin = (await google?.openPages()) ?? backend.origin;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  const answer = await page.goto(origin + PRODUCT);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': KEPT, 'x-content-type-options': 'nosniff' });
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Taladro percutor inalámbrico');
  expect(html).toContain(`<link rel="canonical" href="${origin}${PRODUCT}"`);
  expect(html).toContain('"@type":"Product"');
  await page.waitForSelector('html[data-tienda]');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taladro percutor inalámbrico');
  await page.locator(`a[href="${LABEL}"]`).first().click();
  await expect(page).toHaveURL(origin + LABEL);
  expect(problems).toEqual([]);

  // Playwright's own requests do not know the front; the page's do.
  const ask = (path: string) =>
    page.evaluate(async (address) => {
      const found = await fetch(address, { cache: 'no-store', redirect: 'follow' });
      const { status, redirected, headers, url } = found;
      return { status, redirected, url, kept: headers.get('cache-control'), text: await found.text() };
    }, path);
  expect(await ask('/pinturas/no-hay/no-hay')).toMatchObject({ status: 404 });
  expect(await ask(`${LABEL}/`)).toMatchObject({ status: 200, redirected: true, url: origin + LABEL });
  const elsewhere = PRODUCT.replace(LABEL, '/pinturas/esmaltes');
  expect(await ask(elsewhere)).toMatchObject({ status: 200, redirected: true, url: origin + PRODUCT });
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap).toMatchObject({ status: 200, kept: KEPT });
  expect(sitemap.text).toContain(`<loc>${origin}`);
  // The staff area is a file, which nobody keeps.
  const staff = await ask('/admin/productos');
  expect(staff).toMatchObject({ status: 200, kept: 'no-cache' });
  expect(staff.text).not.toContain('data-page=');

  // The function keeps the shop for a minute, and then reads what was written since: a price, and a product that is not sold any more.
  const [, retired = ''] =
    new RegExp(`"(${LABEL}/(?!${PRODUCT.slice(LABEL.length + 1)}")[^"/?]+)"`).exec((await ask(LABEL)).text) ?? [];
  const idOf = async (path: string): Promise<string> =>
    (await documents.idsWhere('productos', 'slug', path.slice(LABEL.length + 1)))[0] ?? '';
  expect((await ask(retired)).status).toBe(200);
  expect(html).not.toMatch(NEW_PRICE);
  google?.openToTests(true);
  await documents.update(`productos/${await idOf(PRODUCT)}`, { precio: 987_654 });
  await documents.update(`productos/${await idOf(retired)}`, { visible: 'retirado' });
  google?.openToTests(false);
  await expect.poll(async () => (await ask(PRODUCT)).text).toMatch(NEW_PRICE);
  await expect.poll(async () => (await ask(retired)).status).toBe(410);
});
