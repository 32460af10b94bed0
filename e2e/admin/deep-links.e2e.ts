import type { Browser, Locator, Page } from '@playwright/test';
import type { Documents } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { heading, save, signIn, synced } from './staff-parts.ts';

interface DeepLink {
  readonly address: string;
  /** Where the page shows what the server has. */
  readonly place: (page: Page) => Locator;
  readonly text: string;
}

const field =
  (label: string) =>
  (page: Page): Locator =>
    page.getByLabel(label).first();

/** Notes whether the page has ever said that something does not exist. */
async function watchForMissing(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/ya no existe/i.test(document.body?.textContent ?? '')) sessionStorage.setItem('dijo-que-no-existe', 'sí');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('dijo-que-no-existe') !== null);
}

/** Opens each on a device that has nothing of the shop, and sees what the server has now. */
async function openOnNewDevices(
  browser: Browser,
  baseURL: string | undefined,
  links: readonly DeepLink[],
): Promise<void> {
  for (const { address, place, text } of links) {
    const device = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'es-MX' });
    const page = await device.newPage();
    const wasMissing = await watchForMissing(page);
    await signIn(page, address);
    const found = place(page);
    await expect(found, address).toBeVisible();
    if (await found.evaluate((element) => 'value' in element)) await expect(found, address).toHaveValue(text);
    else await expect(found, address).toHaveText(text);
    expect(await wasMissing(), address).toBe(false);
    await device.close();
  }
}

const productLink = (id: string, text: string): DeepLink => ({
  address: `/admin/productos/editar-producto/${id}`,
  place: field('Precio con IVA'),
  text,
});
const product = (name: string, more: { readonly [field: string]: string | number }) => ({
  nombre: name,
  slug: name,
  clave: name.toUpperCase(),
  unicID: '0',
  marca: '',
  modelo: '',
  descripcion: '',
  unidad: 'pieza',
  etiquetas: [],
  ...more,
});

async function productLinks(documents: Documents): Promise<DeepLink[]> {
  const links: DeepLink[] = [];
  for (const at of [1, 2, 3, 4, 5]) {
    await documents.update(`productos/recien-${at}`, product(`recien-${at}`, { precio: at * 100, visible: 'public' }));
    links.push(productLink(`recien-${at}`, `${at}.00`));
  }
  for (const [at, clave] of ['AL-1', 'AT-1', 'TZ-DH20'].entries()) {
    const [id = ''] = await documents.idsWhere('productos', 'clave', clave);
    await documents.update(`productos/${id}`, { precio: 70_000 + at });
    links.push(productLink(id, `700.0${at}`));
  }
  for (const at of [1, 2]) {
    await documents.update(`borradores/borrador-${at}`, product(`borrador-${at}`, { precio: at * 1000 }));
    links.push(productLink(`borrador-${at}`, `${at}0.00`));
  }
  return links;
}

async function menuLinks(documents: Documents): Promise<DeepLink[]> {
  const links: DeepLink[] = [];
  for (const at of [1, 2]) {
    const name = `Nueva ${at}`;
    const folder = `nueva-${at}`;
    const unicID = `60${at}`;
    await documents.update(`categories/${folder}`, {
      name,
      folder,
      menu: 'simple',
      unicID,
      visible: 'public',
      orden: 90 + at,
    });
    links.push({ address: `/admin/categorias/editar-categoria/${folder}`, place: field('Nombre'), text: name });
    await documents.update(`etiquetas/${folder}`, {
      nombre: name,
      slug: folder,
      descripcion: '',
      carpeta: folder,
      unicID,
      orden: at,
    });
    links.push({ address: `/admin/sub/edicion-de-etiqueta?id=${folder}`, place: field('Nombre'), text: name });
  }
  const [tutorial = ''] = await documents.idsWhere('tutoriales', 'visible', 'public');
  await documents.update(`tutoriales/${tutorial}`, { titulo: 'Título de ahora' });
  links.push({
    address: `/admin/tutoriales/editar-tutorial/${tutorial}`,
    place: field('Título'),
    text: 'Título de ahora',
  });
  return links;
}

async function workLinks(documents: Documents): Promise<DeepLink[]> {
  const links: DeepLink[] = [];
  for (const at of [1, 2]) {
    const person = {
      nombre: 'Ana Pérez',
      telefono: '8112345678',
      correo: '',
      creado: new Date(),
      rev: 1,
    };
    const line = { producto: '', clave: '', nombre: 'Broca larga', cantidad: 2, nota: '', precio: null };
    await documents.put(`cotizaciones/cotizacion-${at}`, {
      ...person,
      folio: `C-0000-000${at}`,
      mensaje: '',
      lineas: [line],
      origen: 'lista',
      estado: 'recibida',
      avisoVersion: 'v1',
      promociones: false,
      secreto: `secreto-${at}`,
      actualizado: new Date(),
    });
    links.push({
      address: `/admin/cotizaciones/cotizacion-${at}`,
      place: (page) => heading(page),
      text: `Cotización C-0000-000${at}`,
    });
  }
  for (const at of [1, 2, 3]) {
    await documents.put(`reparaciones/reparacion-${at}`, {
      folio: `T-0000-000${at}`,
      secreto: `taller-${at}`,
      creado: new Date(),
      actualizado: new Date(),
      recibio: 'demo@lafragua.example',
      nombre: 'Ana Pérez',
      telefono: '8112345678',
      articulo: 'Lijadora',
      falla: 'Se apaga sola',
      estado: 'recibida',
      historial: [],
      rev: 1,
    });
    links.push({
      address: `/admin/taller/reparacion-${at}`,
      place: (page) => heading(page),
      text: `Reparación T-0000-000${at}`,
    });
  }
  return links;
}

for (const [name, linksOf, count] of [
  ['ten products and drafts, newer than the publication or changed since', productLinks, 10],
  ['five categories, subcategories and tutorials', menuLinks, 5],
  ['five quotations and repairs', workLinks, 5],
] as const)
  test(`${name} open by their address, each on a new device, with what the server has and never called missing`, async ({
    browser,
    baseURL,
    documents,
  }) => {
    const links = await linksOf(documents);
    expect(links).toHaveLength(count);
    await openOnNewDevices(browser, baseURL, links);
  });

test('another field that is saved on a new device, in a form that was opened by its address, meets no old price', async ({
  page,
  documents,
}) => {
  const [id = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await documents.update(`productos/${id}`, { precio: 70_000 });
  await signIn(page, `/admin/productos/editar-producto/${id}`);
  await expect(page).toHaveTitle(/^Aceite de linaza 1 L · Editar producto /);
  await page.getByLabel('Modelo').fill('De nuevo');
  await save(page);
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await synced(page);
  expect(await documents.idsWhere('productos', 'modelo', 'De nuevo')).toEqual([id]);
  expect(await documents.idsWhere('productos', 'precio', 70_000)).toContain(id);
});
