import { expect, test } from '../fixtures.ts';
import { banner, chat, expectNoSidewaysScroll, hamburger, heading, PRODUCT, visit, WIDTHS } from './page-parts.ts';

/** The public routes of the specification with heading and title. */
const ROUTES = [
  ['/', 'Pruébala antes de llevártela', 'La Fragua | Distribuidor Autorizado TENAZ'],
  [
    '/nosotros',
    'Herramienta, pintura y taller en el mismo mostrador',
    /^Nosotros \| La Fragua \| Distribuidor Autorizado TENAZ$/,
  ],
  ['/ventajas', 'Lo que ganas al comprar aquí', /^Ventajas \|/],
  ['/como-comprar', 'De la búsqueda a tu obra en cinco pasos', /^Cómo comprar \|/],
  ['/preguntas-frecuentes', 'Preguntas frecuentes', /^Preguntas frecuentes \|/],
  ['/contacto.html', 'Cotiza con nosotros', /^Contacto \|/],
  ['/aviso-de-privacidad', 'Aviso de privacidad', /^Aviso de privacidad \|/],
  ['/terminos-y-condiciones', 'Términos y condiciones', /^Términos y condiciones \|/],
  ['/tutoriales', 'Tutoriales', /^Tutoriales \|/],
  ['/busqueda?search=taladro', 'Resultados de “taladro”', /^Resultados de “taladro” \|/],
  ['/herramienta-inalambrica', 'Herramienta inalámbrica', /^Herramienta inalámbrica \|/],
  ['/pinturas/vinilicas', /./, / \| La Fragua/],
] as const;

for (const routes of [ROUTES.slice(0, 6), ROUTES.slice(6)]) {
  test(`public routes at 360, 768, 1024 and 1440 px: heading, title, header for the width, no sideways scroll: ${routes.map(([path]) => path).join(' ')}`, async ({
    page,
  }) => {
    for (const [path, title, tab] of routes) {
      await visit(page, path);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(tab);
      // The style sheet chooses the header, so the page need not be loaded for each width.
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(hamburger(page)).toBeVisible({ visible: width < 768 });
        await expect(banner(page).getByRole('navigation', { name: 'La tienda', exact: true })).toBeVisible({
          visible: width >= 768,
        });
        await expect(chat(page)).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
    }
  });
}

test('what a page says of itself, its questions, its contact and its privacy notice', async ({ page, baseURL }) => {
  await test.step('the title, the address that a browser shares and what search engines may not list are those of the page on screen', async () => {
    const canonical = page.locator('link[rel=canonical]');
    const robots = page.locator('meta[name=robots]');
    await visit(page, '/');
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
    await expect(page.locator('link[rel=icon]')).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${baseURL}/`);
    await banner(page).getByRole('link', { name: 'Nosotros' }).first().click();
    await expect(page).toHaveTitle(/^Nosotros \|/);
    await expect(canonical).toHaveAttribute('href', `${baseURL}/nosotros`);
    // What described the page before would describe the wrong one.
    await expect(page.locator('script[type="application/ld+json"], meta[property="og:url"]')).toHaveCount(0);
    await visit(page, `${PRODUCT}?desde=chat`);
    await expect(canonical).toHaveAttribute('href', `${baseURL}${PRODUCT}`);
    await expect(robots).toHaveCount(0);
    await visit(page, '/no-existe');
    await expect(robots).toHaveAttribute('content', 'noindex');
  });
  await test.step('/preguntas-frecuentes can be searched, and each question has an anchor', async () => {
    await visit(page, '/preguntas-frecuentes');
    const box = page.getByRole('searchbox', { name: 'Busca en las preguntas' });
    await box.fill('factura');
    await expect(page.getByText('¿Facturan?')).toBeVisible();
    await expect(page.getByText('¿Puedo probar la herramienta?')).toHaveCount(0);
    await box.fill('refrigerador');
    await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute('href', /refrigerador/);

    await visit(page, '/preguntas-frecuentes#garantia');
    const answer = page.getByText(/Trae la herramienta completa/);
    await expect(answer).toBeVisible();
    await expect(answer).toBeInViewport();
  });
  await test.step('/contacto.html shows the phone lines, WhatsApp, the map and the hours, and its message names the product of the address', async () => {
    await visit(page, '/contacto.html?clave=RM-0800');
    const main = page.getByRole('main');
    for (const line of [1, 2, 3, 4]) await expect(main.getByText(`Linea ${line}`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute('href', /^https:/);
    await expect(main.getByText('8:30 a 18:30')).toBeVisible();
    await expect(main.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /RM-0800/);
  });
  await test.step('/aviso-de-privacidad has the simplified and the full notice, its version and the authority in charge since 2025', async () => {
    await visit(page, '/aviso-de-privacidad');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /aviso simplificado/ })).toBeVisible();
    await expect(main.getByText(/Versión \d{4}-\d{2}-\d{2}/)).toBeVisible();
    await expect(main.getByText(/Secretaría Anticorrupción y Buen Gobierno/)).toBeVisible();
    await expect(main.getByText('INAI')).toHaveCount(0);
  });
  await test.step('content is revealed once while scrolling, over one second, and without an animation for reduced motion', async () => {
    await visit(page, '/');
    const section = page.locator('[data-reveal="waiting"]').first();
    await expect(section).toBeAttached();
    expect(await section.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('1s');
    await page.getByRole('heading', { name: 'Destacados' }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-reveal="shown"]').first()).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[data-reveal="shown"]').first()).toHaveCSS('opacity', '1');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
  });
});
