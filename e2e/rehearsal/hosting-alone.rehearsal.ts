import { expect, test } from '../fixtures.ts';
import { heading, takenOver } from '../storefront/page-parts.ts';

test.use({ testMode: false });

// The function answers these as the embedded backend does (`function-pages.rehearsal.ts`); Hosting by itself knows files only.
test('without the function an address that no page has is a file with a way on, and the page itself leads on from what people type', async ({
  page,
}) => {
  for (const path of ['/a/b/c/d', '/pinturas/rodillo-1.5', '/index.html', '/nosotros.']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText('Aquí no hay nada');
  }
  await page.getByRole('searchbox', { name: 'Buscar en el catálogo' }).fill('taladro');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/busqueda\?search=taladro/);
  await takenOver(page);
  await expect(heading(page)).toContainText('taladro');

  for (const [typed, to] of [
    ['/contacto', '/contacto.html'],
    ['/Pinturas', '/pinturas'],
  ] as const) {
    expect((await page.goto(typed))?.status(), typed).toBe(200);
    await expect.poll(() => new URL(page.url()).pathname, typed).toBe(to);
  }
  await expect(heading(page)).toHaveText('Pinturas');
});
