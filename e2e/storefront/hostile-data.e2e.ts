import { expect, test, withWorker } from '../fixtures.ts';
import {
  bar,
  cards,
  expectNoSidewaysScroll,
  footer,
  heading,
  PHONE,
  searchBox,
  suggestions,
  visit,
} from './page-parts.ts';

const MARKUP = '<img src=x onerror="hecho(1)"><b>Negrita</b></script><script>hecho(2)</script>';
const LONG = `${'palabra '.repeat(300)}${'x'.repeat(300)}`.trim();

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect(error, 'a page threw').toBeUndefined());
});

test('markup and very long names are text that stays within the page', async ({ page, documents }) => {
  await test.step('markup in names is shown as text and never executed', async () => {
    // On every page and not only on the last: what is executed, what the policy has to stop, and what became an element.
    const done: string[] = [];
    await page.exposeFunction('hecho', (what: string) => done.push(what));
    page.on('console', (message) => {
      if (/inline (?:script|event handler)/i.test(message.text())) done.push(message.text());
    });
    const expectText = async (): Promise<void> => {
      await expect(page.locator('[onerror], main b:text-is("Negrita"), script:text-is("hecho(2)")')).toHaveCount(0);
      expect(done).toEqual([]);
    };
    const [category] = await documents.idsWhere('categories', 'name', 'Outlet');
    const [product] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    const [label] = await documents.idsWhere('etiquetas', 'slug', 'soldadoras');
    await documents.update(`categories/${category}`, { name: MARKUP });
    await documents.update(`etiquetas/${label}`, { nombre: MARKUP, descripcion: MARKUP });
    await documents.update(`productos/${product}`, {
      rev: 2,
      nombre: `${MARKUP} taladro hostil`,
      descripcion: MARKUP,
      ficha: [{ nombre: MARKUP, valor: MARKUP }],
      caracteristicas: [MARKUP, MARKUP],
    });
    await visit(page, '/');
    await expect(bar(page).getByText(MARKUP, { exact: true }).first()).toBeVisible();
    for (const path of [
      '/outlet',
      '/herramienta-electrica-con-cable/soldadoras',
      '/busqueda?search=hostil',
      '/herramienta-electrica-con-cable',
    ]) {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
      await expectText();
    }
    await visit(page, '/busqueda?search=hostil');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(heading(page)).toContainText('<b>Negrita</b>');
    await expectText();
    await visit(page, `/busqueda?search=${encodeURIComponent(MARKUP)}`);
    await expect(heading(page)).toContainText('onerror');
    await searchBox(page).fill('taladro hostil');
    await expect(suggestions(page).filter({ hasText: '<b>Negrita</b>' }).first()).toBeVisible();
    await expectText();
  });
  await test.step('names of three hundred words stay within the page, on a phone and on a desktop', async () => {
    const [category] = await documents.idsWhere('categories', 'name', 'Outlet');
    const [product] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    await documents.update(`categories/${category}`, { name: LONG });
    await documents.update(`productos/${product}`, { rev: 3, nombre: LONG, marca: LONG, modelo: LONG, unidad: LONG });
    for (const viewport of [PHONE, { width: 1024, height: 800 }]) {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/outlet', '/herramienta-electrica-con-cable/taladros-con-cable']) {
        await visit(page, path);
        await expectNoSidewaysScroll(page);
      }
      await page.goto('/busqueda?search=TP-7512');
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await expect(page.getByText('Clave TP-7512')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await searchBox(page).fill('TP-7512');
    await expect(suggestions(page).first()).toContainText('palabra');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(PHONE);
    await visit(page, '/busqueda');
    await page.getByRole('main').getByRole('combobox').fill('TP-7512');
    await expect(suggestions(page).first()).toContainText('palabra');
    await expectNoSidewaysScroll(page);
  });
});

test(
  'missing pictures, empty categories, broken documents and odd addresses break no page',
  withWorker,
  async ({ page, documents }) => {
    const [product] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    await documents.update(`productos/${product}`, {
      rev: 2,
      imagenes: [{ imagen: '/demo/no-existe.webp', alt: 'Perdida', ancho: 800, alto: 800 }],
    });
    await documents.update('productos/roto', { nombre: 7, slug: '', precio: -1, rev: 1 });
    await documents.update('categories/vacia', {
      name: 'Vacía',
      folder: 'vacía y/rara',
      menu: 'megamenu',
      unicID: '77',
      visible: 'public',
    });
    await documents.update('categories/rota', { name: 'Rota', menu: 'ninguno' });
    await visit(page, '/');
    await bar(page).getByRole('link', { name: 'Vacía', exact: true }).click();
    await expect(heading(page)).toHaveText('Vacía');
    await expect(page.getByText(/Todavía no publicamos productos/)).toBeVisible();
    await expect(page.getByText('Rota', { exact: true })).toHaveCount(0);
    await visit(page, '/busqueda?search=TP-7512');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByText('Clave TP-7512')).toBeVisible();
    await expect(page.getByText('Sin foto: Perdida').first()).toBeAttached();
    // The worker gives every address the page; without it the server answers one that cannot be decoded with its page for lost addresses.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const path of [
      '/%E0%A4%A',
      '/pinturas?voltaje=<b>&precio=x-a-y&hasta=-5&orden=nada',
      '/busqueda?search=%00',
    ]) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText(/^Código A-/)).toHaveCount(0);
    }
  },
);

test('a category in the folder of a static page, and two labels with one slug, do not make an address unreachable', async ({
  page,
  documents,
}) => {
  await documents.update('categories/doble', {
    name: 'Doble',
    folder: 'nosotros',
    menu: 'simple',
    unicID: '78',
    visible: 'public',
  });
  await documents.update('etiquetas/gemela', {
    nombre: 'Gemela',
    slug: 'vinilicas',
    carpeta: 'ferreteria',
    unicID: '1',
    descripcion: '',
  });
  await documents.update('etiquetas/gemela2', {
    nombre: 'Gemela dos',
    slug: 'vinilicas',
    carpeta: 'ferreteria',
    unicID: '1',
    descripcion: '',
  });
  await visit(page, '/');
  await bar(page).getByRole('link', { name: 'Doble', exact: true }).click();
  await expect(heading(page)).toHaveText('Herramienta, pintura y taller en el mismo mostrador');
  await visit(page, '/pinturas/vinilicas');
  await expect(heading(page)).toHaveText('Vinílicas');
  await visit(page, '/ferreteria/vinilicas');
  await expect(heading(page)).toHaveText(/^Gemela/);
  await expect(footer(page).getByRole('link', { name: /^Gemela/ })).toHaveCount(2);
});
