import { expect, test, withWorker } from '../fixtures.ts';
import { footer, heading, names, visit } from './page-parts.ts';

test('what stands in the footer, and where it leads', async ({ page, request }) => {
  await test.step('footer: Tienda, Categorías and three subcategory columns with their fixed prefixes, at most eighty each', async () => {
    await visit(page, '/');
    const columns = footer(page).getByRole('navigation');
    await expect
      .poll(() => names(footer(page).getByRole('heading', { level: 2 })))
      .toEqual([
        'Tienda',
        'Categorías',
        'Herramienta inalámbrica',
        'Herramienta con cable',
        'Herramienta para carpintería',
      ]);
    for (const [at, prefix] of [
      [2, '/herramienta-inalambrica/'],
      [3, '/herramienta-electrica-con-cable/'],
      [4, '/herramienta-neumatica/'],
    ] as const) {
      const hrefs = await columns
        .nth(at)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(5);
      expect(hrefs.length).toBeLessThanOrEqual(80);
      expect(hrefs.filter((href) => !href.startsWith(prefix))).toEqual([]);
    }
  });
  await test.step('footer: address, two phones, copyright, privacy and terms', async () => {
    await expect(footer(page).getByText('Av. Ruiz Cortines 1200')).toBeVisible();
    await expect(footer(page).locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(footer(page).getByText('© La Fragua')).toBeVisible();
    await footer(page).getByRole('link', { name: 'Términos y condiciones' }).click();
    await expect(heading(page)).toHaveText('Términos y condiciones');
    await expect(heading(page)).toBeFocused();
    await footer(page).getByRole('link', { name: 'Aviso de privacidad' }).click();
    await expect(heading(page)).toHaveText('Aviso de privacidad');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('/login/ keeps its slash in the link, the server answers it without a redirect, and it shows the sign-in page', async () => {
    const answer = await request.get('/login/', { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await visit(page, '/');
    const link = footer(page).getByRole('link', { name: 'Acceso del personal' });
    await expect(link).toHaveAttribute('href', '/login/');
    await link.click();
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByLabel('Contraseña')).toBeVisible();
  });
});

test.describe('before a worker controls the page', () => {
  test(
    'footer: the emblem is there although the network went away before anybody scrolled to it',
    withWorker,
    async ({ page, context }) => {
      // Browsers fetch a lazy picture within some thousand pixels of the window, so the page has to be long.
      await visit(page, '/herramienta-inalambrica');
      const emblem = footer(page).getByRole('img', { name: /^Emblema de La Fragua/ });
      await expect.poll(() => emblem.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await context.setOffline(true);
      await emblem.scrollIntoViewIfNeeded();
      await expect(emblem).toBeInViewport();
      expect(await emblem.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    },
  );
});
