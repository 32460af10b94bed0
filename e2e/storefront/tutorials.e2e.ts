import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept, untilKept } from '../offline/kept-copy.ts';
import { cards, heading, visit } from './page-parts.ts';

const VIDEO = 'https://www.youtube.com/watch?v=aB3-_xYz901';

test('tutorials are read, searched and watched', async ({ page, documents }) => {
  await test.step('/tutoriales and /tutoriales/{slug} show published tutorials, which the search and their products link to', async () => {
    await documents.update('tutoriales/oculto', {
      titulo: 'Sin terminar',
      slug: 'sin-terminar',
      visible: 'oculta',
      rev: 1,
    });
    await visit(page, '/tutoriales');
    await expect(page.getByText('Sin terminar')).toHaveCount(0);
    await page.getByRole('link', { name: /^Cambiar los carbones/ }).click();
    await expect(heading(page)).toHaveText('Cambiar los carbones de una esmeriladora');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Un desarmador plano.' }),
    ).toBeVisible();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Tutoriales' })).toBeVisible();

    await visit(page, '/busqueda?search=como+elegir+disco');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Elegir el disco correcto/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Elegir el disco correcto');
    // A measure is never broken between two lines.
    await expect.poll(() => page.getByRole('main').textContent()).toContain('115\u00a0mm');
    await visit(page, '/tutoriales/no-existe');
    await expect(heading(page)).toHaveText('Aquí no hay nada');
  });
  await test.step('a video loads only after a press, in a frame that the content policy allows, and no other frame is allowed', async () => {
    const [id] = await documents.idsWhere('tutoriales', 'slug', 'cuidar-la-bateria');
    await documents.update(`tutoriales/${id}`, { video: VIDEO, rev: 2 });
    const asked: string[] = [];
    await page.route(/youtube|evil\.example/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title><h1>El video</h1>' });
    });
    await visit(page, '/tutoriales/cuidar-la-bateria');
    await page.getByRole('link', { name: 'Ver el video' }).waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Ver el video' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'El video' })).toBeVisible();
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aB3-_xYz901\?/)]);

    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective), {
            once: true,
          });
          const frame = document.createElement('iframe');
          frame.src = 'https://evil.example/';
          document.body.append(frame);
        }),
    );
    expect(refused).toBe('frame-src');
    expect(asked).toHaveLength(1);
  });
  await test.step('a video of another site is shown as a link, and a store without tutorials says so', async () => {
    const ids = await documents.idsWhere('tutoriales', 'visible', 'public');
    const [first, ...others] = ids;
    await documents.update(`tutoriales/${first}`, { video: 'https://video.example/v/1', slug: 'con-enlace', rev: 2 });
    await visit(page, '/tutoriales/con-enlace');
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver el video' })).toHaveAttribute(
      'href',
      'https://video.example/v/1',
    );
    for (const id of [first, ...others]) await documents.update(`tutoriales/${id}`, { visible: 'oculta', rev: 3 });
    await visit(page, '/tutoriales');
    await expect(page.getByText('Todavía no publicamos tutoriales.')).toBeVisible();
  });
});

test('tutorials that could not be read without a network come by themselves once it is back', async ({
  page,
  backend,
}) => {
  await visit(page, '/');
  // So that the code of the page is there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tutoriales', exact: true }).hover();
  await page.route(/runQuery/, (route) =>
    /tutoriales/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tutoriales', exact: true }).click();
  await expect(page.getByText('La primera vez, los tutoriales necesitan conexión')).toBeVisible();
  await backend.stop();
  await expect(page.getByText(/^Sin conexión/).first()).toBeVisible();
  await page.unroute(/runQuery/);
  await backend.start();
  await expect(page.getByRole('link', { name: /^Cambiar los carbones/ })).toBeVisible();
});

test(
  'a tutorial seen once opens without a network, with a link to its video; one not seen says that it needs a connection',
  withWorker,
  async ({ page, backend, documents, browser }) => {
    const [id] = await documents.idsWhere('tutoriales', 'slug', 'cuidar-la-bateria');
    await documents.update(`tutoriales/${id}`, { video: VIDEO, rev: 2 });
    await visit(page, '/tutoriales');
    await shopKept(page);
    await untilKept(page, 'tutoriales', 'cuidar-la-bateria');
    const other = await browser.newContext({ baseURL: backend.origin });
    const stranger = await other.newPage();
    // A page keeps the tutorials by itself once it is idle: this device went away before.
    await stranger.route('**/documents:runQuery*', (route) =>
      route.request().postData()?.includes('"tutoriales"') ? route.abort() : route.fallback(),
    );
    await visit(stranger, '/nosotros');
    await shopKept(stranger);
    await backend.stop();

    await page.reload();
    await page.getByRole('link', { name: /^Que la batería/ }).click();
    await expect(heading(page)).toHaveText('Que la batería de 20 V dure años');
    await expect(page.getByText(/Golpeada, hinchada o mojada no se carga/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver el video' })).toHaveAttribute('href', VIDEO);
    await expect(page.getByText(/necesita conexión/)).toBeVisible();

    await stranger.goto('/tutoriales');
    await expect(stranger.getByText(/La primera vez, los tutoriales necesitan conexión/)).toBeVisible();
    await stranger.goto('/tutoriales/cuidar-la-bateria');
    await expect(heading(stranger)).toHaveText('Este tutorial no está en tu equipo');
    await other.close();
  },
);
