import type { Page } from '@playwright/test';
import { SETTINGS, WORD_WRITES } from '#domain/settings/subjects.ts';
import { axeFaults } from '../axe-faults.ts';
import type { Documents } from '../documents.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept, untilKept } from '../offline/kept-copy.ts';
import { readAsStaff } from '../sent-quotes.ts';
import { cards, expectNoSidewaysScroll, visit } from '../storefront/page-parts.ts';
import { fieldOf, heading, sidebar, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

const UNKNOWN = 'xumilete';
const address = (query: string): string => `/busqueda?search=${encodeURIComponent(query)}`;
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const searchRow = (page: Page, of: string, text: string) =>
  list(page, of)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: text, exact: true }) });
const card = (page: Page) => cards(page).filter({ hasText: 'Guía destapacaños' });

/** What this device has counted and not reported, as text. */
const counted = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'busquedas')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('busquedas');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('estado').objectStore('estado').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  });

/** Writes a word with its change marker, as staff do: without one a page that is loaded would believe the words that the device kept. */
async function writeWord(
  documents: Documents,
  path: string,
  fields: Parameters<Documents['update']>[1],
): Promise<void> {
  await documents.update(path, fields);
  await documents.update(`${SETTINGS}/${WORD_WRITES}`, {});
}

/** Reports as several devices sent them, the newest last. */
async function report(documents: Documents, ...reports: readonly (readonly string[])[]): Promise<void> {
  const now = Date.now();
  const dia = new Date(now - 6 * 3_600_000).toISOString().slice(0, 10);
  for (const [at, lineas] of reports.entries()) {
    const creado = new Date(now - 60_000 + at * 1000);
    await documents.put(`busquedas/reporte-de-prueba-${at}`, { dia, lineas, creado, caduca: new Date(now + 1e9) });
  }
}

test.describe('with the deployed rules', () => {
  test.use({ testMode: false });

  test(
    'what a visitor searches in vain is reported, a colleague says what it means, and the open page finds it, also without a network',
    withWorker,
    async ({ page, backend, browser, baseURL }) => {
      const visitor = await visitorPage(browser, baseURL);
      await visit(visitor, address(UNKNOWN));
      await expect(visitor.getByText('No lo encontramos en línea.', { exact: false })).toBeVisible();
      await expect.poll(() => counted(visitor)).toContain('xumilete');
      // The next visit sends what this one has counted.
      await visitor.reload();
      await expect
        .poll(() => readAsStaff(backend, 'busquedas'))
        .toEqual([expect.objectContaining({ lineas: ['xumilete|1|1'] })]);

      await signIn(page, '/admin/busquedas');
      const row = searchRow(page, 'No encontraron', 'xumilete');
      await expect(row).toContainText('1 vez, 1 sin encontrar · 1 reporte');
      await expect(row).toContainText('Hoy encuentra: nada');
      await row.getByRole('button', { name: 'Es lo mismo que…' }).click();
      await fieldOf(page, 'Quiere decir').fill('destapacaños');
      const preview = row.getByRole('region', { name: 'Antes y después' });
      await expect(preview).toContainText('Antes: nada');
      await expect(preview).toContainText(/Después: Guía destapacaños/);
      await row.getByRole('button', { name: 'Guardar' }).click();
      await synced(page);
      await expect(row).toHaveCount(0);
      await expect(page.getByText('Ya se encuentra (1)')).toBeVisible();

      await expect(card(visitor).first()).toBeVisible();
      await shopKept(visitor);
      await untilKept(visitor, 'vocabulario', 'destapacaños');
      await visitor.context().setOffline(true);
      await visitor.reload();
      await expect(card(visitor).first()).toBeVisible();
      await visitor.context().close();
    },
  );

  test('an e-mail and a phone that were searched stay on the device, and nothing is counted where somebody does not want it', async ({
    page,
    backend,
    browser,
    baseURL,
  }) => {
    for (const query of ['ana.perez@example.mx', '81 1234 5678', 'xyzzyqwv']) {
      await visit(page, address(query));
      if (query === 'xyzzyqwv') await expect.poll(() => counted(page)).toContain(query);
    }
    await page.reload();
    await expect
      .poll(() => readAsStaff(backend, 'busquedas'))
      .toEqual([expect.objectContaining({ lineas: ['xyzzyqwv|1|1'] })]);

    const other = await visitorPage(browser, baseURL);
    await visit(other, '/aviso-de-privacidad');
    // Before the page is taken over nobody keeps the choice.
    await expect(other.locator('html[data-tienda]')).toBeAttached();
    await other.getByRole('checkbox', { name: 'Ayudar al buscador', exact: false }).uncheck();
    const code = other.waitForResponse(/search-reports/);
    await visit(other, address('xyzzyqwv'));
    await code;
    await visit(other, address('otra cosa rara'));
    expect(await counted(other)).toBe('');
    await other.context().close();
  });
});

test('a word of the search is asked about before it hides a product, and before it is lost half written', async ({
  page,
  documents,
}) => {
  await test.step('a synonym that would take a product of that name off the first page is asked about, however soon it is saved, and names it', async () => {
    await signIn(page, '/admin/busquedas');
    await page.getByRole('button', { name: 'Nuevo sinónimo' }).click();
    await fieldOf(page, 'Lo que se busca').fill('oscilante');
    await fieldOf(page, 'Quiere decir').fill('disco');
    // At once, before the search has said what the word would change.
    await page.getByRole('button', { name: /^Guardar/ }).click();
    await expect(page.getByText(/«Multiherramienta oscilante .*» se llama así: hoy sale primero/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sí, guardar así' })).toBeVisible();
    // A colleague's word comes meanwhile, and the question stays asked.
    const other = { tipo: 'sinonimo', frase: 'chunche', significa: ['taladro'], visible: 'public' };
    await writeWord(documents, 'vocabulario/otra', other);
    await expect(searchRow(page, 'Palabras de la tienda', 'chunche')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sí, guardar así' })).toBeVisible();
    await page.getByRole('button', { name: 'Sí, guardar así' }).click();
    await expect(searchRow(page, 'Palabras de la tienda', 'oscilante')).toContainText('Quiere decir: disco');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(searchRow(page, 'Palabras de la tienda', 'oscilante').getByText('Apagada')).toBeVisible();
  });
  await test.step('a word that is half written is asked about before its page is left', async () => {
    await page.goto('/admin/busquedas');
    await page.getByRole('button', { name: 'Nueva respuesta' }).click();
    await fieldOf(page, 'Título de la respuesta').fill('Para destapar');
    await sidebar(page, 'Tutoriales').click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await expect(question).toContainText('se pierde');
    expect(await axeFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(fieldOf(page, 'Título de la respuesta')).toHaveValue('Para destapar');
    await sidebar(page, 'Tutoriales').click();
    await question.getByRole('button', { name: 'Salir y perderlo' }).click();
    await expect(heading(page, 'Tutoriales')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Nueva respuesta' }).click();
    // Nothing was typed, so nothing is asked.
    await sidebar(page, 'Tutoriales').click();
    await expect(heading(page, 'Tutoriales')).toBeVisible();
  });
  await test.step('a half-written word is still there after another one was looked at', async () => {
    for (const frase of ['chisme', 'trique'])
      await writeWord(documents, `vocabulario/${frase}`, {
        tipo: 'sinonimo',
        frase,
        significa: ['taladro'],
        visible: 'public',
      });
    await page.goto('/admin/busquedas');
    const edit = (frase: string) =>
      searchRow(page, 'Palabras de la tienda', frase).getByRole('button', { name: 'Editar' }).click();
    await edit('chisme');
    await fieldOf(page, 'Quiere decir').fill('rotomartillo');
    await edit('trique');
    await expect(fieldOf(page, 'Quiere decir')).toHaveValue('taladro');
    await page.getByRole('button', { name: 'Nueva respuesta' }).click();
    await fieldOf(page, 'Lo que se busca').fill('gotera');
    await page.getByRole('button', { name: 'Nuevo sinónimo' }).click();
    await page.getByRole('button', { name: 'Nueva respuesta' }).click();
    await expect(fieldOf(page, 'Lo que se busca')).toHaveValue('gotera');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await edit('chisme');
    await expect(fieldOf(page, 'Quiere decir')).toHaveValue('rotomartillo');
  });
});

test('the words of the search follow what colleagues save, and are accessible on a phone and a tablet', async ({
  page,
  documents,
}) => {
  await test.step('a word that is saved keeps what a colleague changed of it while its form was open', async () => {
    const option = (id: string) => ({ de: 'productos', id, razon: '' });
    const [first = '', second = ''] = await documents.idsWhere('productos', 'marca', 'Matizal');
    const fields = { tipo: 'respuesta', frase: 'chunche', titulo: 'Para el chunche', visible: 'public' };
    await writeWord(documents, 'vocabulario/v1', { ...fields, opciones: [option(first)] });
    await signIn(page, '/admin/busquedas');
    const row = searchRow(page, 'Palabras de la tienda', 'chunche');
    await row.getByRole('button', { name: 'Editar' }).click();
    await fieldOf(page, 'Título de la respuesta').fill('Si se rompe el chunche');
    await writeWord(documents, 'vocabulario/v1', { opciones: [option(first), option(second)] });
    await expect(row).toContainText('2 opciones');
    await row.getByRole('button', { name: 'Guardar' }).click();
    await expect(row).toContainText('Respuesta «Si se rompe el chunche»');
    await synced(page);
    await expect(row).toContainText('Respuesta «Si se rompe el chunche», 2 opciones');
  });
  await test.step('the form of a word that nobody has changed shows what a colleague saved meanwhile, because it would show yesterday', async () => {
    const word = { tipo: 'sinonimo', frase: 'chisme', significa: ['taladro'], visible: 'public' };
    await writeWord(documents, 'vocabulario/chisme', word);
    await page.goto('/admin/busquedas');
    const row = searchRow(page, 'Palabras de la tienda', 'chisme');
    await row.getByRole('button', { name: 'Editar' }).click();
    await expect(fieldOf(page, 'Quiere decir')).toHaveValue('taladro');
    await row.getByRole('button', { name: 'Editar' }).click();
    await writeWord(documents, 'vocabulario/chisme', { significa: ['rotomartillo'] });
    await expect(row.getByText('Quiere decir: rotomartillo')).toBeVisible();
    await row.getByRole('button', { name: 'Editar' }).click();
    await expect(fieldOf(page, 'Quiere decir')).toHaveValue('rotomartillo');
    await writeWord(documents, 'vocabulario/chisme', { significa: ['sierra'] });
    await expect(fieldOf(page, 'Quiere decir')).toHaveValue('sierra');
  });
  await test.step('axe finds nothing on the searches and their forms, and nothing sticks out of a phone or a tablet', async () => {
    await report(documents, [
      'xyzzyqwv xyzzyqwv xyzzyqwv xyzzyqwv xyzzyqwv xyzzyqwv|3|3',
      'taladro|9|0',
      'zurrapa|2|2',
    ]);
    await writeWord(documents, 'vocabulario/v2', {
      tipo: 'sinonimo',
      frase: 'mono',
      significa: ['rodillo'],
      visible: 'oculta',
    });
    await page.goto('/admin/busquedas');
    const first = list(page, 'No encontraron').getByRole('listitem').first();
    for (const name of ['Es lo mismo que…', 'Dar una respuesta']) {
      await first.getByRole('button', { name }).click();
      await expect(first.getByRole('region', { name: 'Antes y después' })).toContainText('Antes: nada');
      for (const width of [390, 834]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page), `${name}, ${width} px`).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    }
  });
});

test(
  'searches are read, answered, ignored and made drafts of without a network too',
  withWorker,
  async ({ page, backend, documents }) => {
    await report(documents, ['gusanito|3|3', 'zurrapa|2|2', 'taladro|9|0'], ['gusanito|1|1', 'chirimbolo|1|1']);
    await signIn(page, '/admin/busquedas');
    await expect(searchRow(page, 'No encontraron', 'gusanito')).toContainText('4 veces, 4 sin encontrar · 2 reportes');
    await expect(list(page, 'Lo más buscado').getByRole('listitem').first()).toContainText('taladro');
    await staffFilesKept(page);
    await backend.stop();
    await page.reload();
    await expect(page.getByText(/^Sin conexión: leído el/)).toBeVisible();
    await searchRow(page, 'No encontraron', 'zurrapa').getByRole('button', { name: 'Ignorar' }).click();
    await expect(searchRow(page, 'No encontraron', 'zurrapa')).toHaveCount(0);
    await expect(page.getByText('Ignoradas (1)')).toBeVisible();

    const row = searchRow(page, 'No encontraron', 'gusanito');
    await row.getByRole('button', { name: 'Dar una respuesta' }).click();
    await fieldOf(page, 'Título de la respuesta').fill('Para destapar');
    await row.getByRole('combobox', { name: 'Agregar un producto' }).fill('destapacaños');
    await row
      .getByRole('option', { name: /Guía destapacaños/ })
      .first()
      .click();
    await expect(row.getByRole('region', { name: 'Antes y después' })).toContainText(
      'Después: Respuesta «Para destapar»',
    );
    await row.getByRole('button', { name: 'Guardar' }).click();
    await expect(row).toHaveCount(0);

    await backend.start();
    await synced(page);
    // A server that was just started leaves a search to the page until its index is ready.
    await expect
      .poll(async () => (await page.request.get(address('gusanito'))).text(), { message: 'the page from the server' })
      .toContain('Para destapar');
    await visit(page, address('gusanito'));
    await expect(page.getByRole('region', { name: 'Para destapar' }).getByRole('link')).toHaveText(/Guía destapacaños/);

    await page.goto('/admin/busquedas');
    await searchRow(page, 'No encontraron', 'chirimbolo').getByRole('button', { name: 'Crear borrador' }).click();
    await expect(heading(page, 'Editar producto')).toBeVisible();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Chirimbolo');
  },
);
