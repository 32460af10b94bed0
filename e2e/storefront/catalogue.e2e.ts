import { expect, test, withWorker } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { heading, takenOver, visit } from './page-parts.ts';

test('every kind of page of the catalogue opens by its address and by links', async ({ page }) => {
  await test.step('/: menus, tiles and featured products come from the catalogue', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('La Fragua | Distribuidor Autorizado TENAZ');
    await expect(
      page.getByRole('banner').getByRole('navigation', { name: 'Categorías' }).getByRole('link'),
    ).not.toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await test.step('/{folder} and /{folder}/{slug}: a category, one of its subcategories, a product', async () => {
    await page.goto('/herramienta-inalambrica');
    await expect(page.getByRole('heading', { level: 1, name: 'Herramienta inalámbrica' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Rotomartillos/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/herramienta-inalambrica\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: /Rotomartillos/ })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/herramienta-inalambrica\/[a-z-]+\/[a-z0-9-]+$/);
    await expect(
      page.getByRole('main').getByText('con IVA').or(page.getByRole('main').getByText('Cotizar')).first(),
    ).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
  });
  await test.step("the footer's fixed prefix still finds a subcategory of another folder, and names its own address", async () => {
    await page.goto('/');
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Herramienta para carpintería' });
    const link = column.getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/herramienta-neumatica\//);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/${href.split('/').at(-1)}$`));
  });
  await test.step('search box: Enter and the magnifier go to the search route', async () => {
    for (const how of ['Enter', 'the magnifier'] as const)
      await test.step(`search box: ${how} goes to the search route`, async () => {
        await page.goto('/');
        const box = page.getByRole('combobox').first();
        await box.fill('esmeriladora 4 1/2');
        if (how === 'Enter') await box.press('Enter');
        else await page.getByRole('search').first().getByRole('button', { name: 'Buscar' }).click();
        await expect(page).toHaveURL(/\/busqueda\?search=esmeriladora/);
        await expect(page.getByRole('article').first()).toContainText(/esmeriladora/i);
      });
  });
  await test.step('a search without results offers links to go on', async () => {
    await page.goto('/busqueda?search=xyzzyqwv');
    await expect(page.getByRole('main').getByRole('link', { name: 'Preguntar por “xyzzyqwv”' })).toHaveAttribute(
      'href',
      /xyzzyqwv/,
    );
  });
  await test.step('an unknown address says so, once the catalogue is known', async () => {
    await page.goto('/no-existe/nada');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada');
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  });
});

test('an address with more segments than any page, or with a dot, gets the error page with menus and search', async ({
  page,
  google,
}) => {
  test.skip(google !== undefined, 'Hosting without the function answers with a file: hosting-alone.rehearsal.ts');
  expect((await page.goto('/pinturas/rodillo-1.5'))?.status()).toBe(404);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Nosotros' }).first()).toBeVisible();
  const answer = await page.goto('/a/b/c/d');
  expect(answer?.status()).toBe(404);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada');
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('taladro');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/busqueda\?search=taladro/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('taladro');
});

test(
  'an address as people type it leads to the page, with the worker too',
  withWorker,
  async ({ page, request, baseURL, google }) => {
    test.skip(google !== undefined, 'Hosting without the function leads nowhere by 301: hosting-alone.rehearsal.ts');
    for (const [typed, to] of [
      ['/Pinturas', '/pinturas'],
      ['/contacto', '/contacto.html'],
      ['/index.html', '/'],
      ['//pinturas//vinilicas', '/pinturas/vinilicas'],
      ['/nosotros.', '/nosotros'],
    ] as const) {
      const answer = await request.get(`${baseURL}${typed}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], typed).toEqual([301, to]);
    }
    const missing = await request.get('/pinturas/foto.webp');
    expect((await missing.text()).length).toBeLessThan(5000);
    await visit(page, '/nosotros');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/Contacto');
    await expect(page).toHaveURL(/\/contacto\.html$/);
    await expect(heading(page)).toHaveText('Cotiza con nosotros');
  },
);

test('the server has every picture that the catalogue names, and no page for an asset that is missing', async ({
  request,
  documents,
}) => {
  await test.step('a missing asset is a 404, never the shell', async () => {
    const missing = await request.get('/assets/no-existe.js');
    expect(missing.status()).toBe(404);
    expect(await missing.text()).not.toContain('id="root"');
  });
  await test.step('no picture that the catalogue names is missing', async () => {
    const pictures = await documents.pictures();
    expect(pictures.length).toBeGreaterThan(40);
    for (const picture of pictures) expect((await request.get(picture)).status(), picture).toBe(200);
  });
});

test('a list opens with its first cards and grows behind them; gone back to, it is whole at once and where it was', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const drawn: { title: string; cards: number }[] = [];
    Object.assign(window, { drawn });
    let last: Element | null = null;
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === last) return;
      last = heading;
      drawn.push({ title: heading.textContent, cards: document.querySelectorAll('main article').length });
    }).observe(document, { childList: true, subtree: true });
  });
  const drawnLast = () =>
    page.evaluate(() => (window as unknown as { drawn: { title: string; cards: number }[] }).drawn.at(-1));
  await page.goto('/nosotros');
  await untilListening(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pinturas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible();
  await expect.poll(drawnLast).toEqual({ title: 'Pinturas', cards: 8 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ferretería', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferretería' })).toBeVisible();
  await expect.poll(drawnLast).toEqual({ title: 'Ferretería', cards: 8 });
  await expect(page.getByRole('article')).toHaveCount(48);

  const far = page.getByRole('article').nth(40).getByRole('link');
  await far.scrollIntoViewIfNeeded();
  await far.click();
  await expect(page.getByText(/^Clave /).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferretería' })).toBeVisible();
  await expect.poll(drawnLast).toEqual({ title: 'Ferretería', cards: 48 });
  await expect(far).toBeInViewport();
});
