import type { Locator, Page } from '@playwright/test';
import { allPages, pages } from '#domain/site/pages.ts';
import { expect } from '../fixtures.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
/** The widths the layouts are tested at: a phone, a tablet, and two desktops. */
export const WIDTHS = [360, 768, 1024, 1440] as const;

/** A product of the demo store that has everything that a product page can show. */
export const PRODUCT = '/herramienta-inalambrica/taladros-inalambricos/taladro-percutor-inalambrico-20-v-13-mm';

/** Every page of the table, and every kind of page that depends on the catalogue. */
export const PUBLIC_ROUTES = [
  ...allPages.map(({ path }) => path),
  `${pages.contact.path}?clave=TP-7512`,
  `${pages.calculator.path}?para=pintura&clave=PV-4&ancho=4&alto=2.4&iguales=2&puertas=1`,
  `${pages.calculator.path}?para=impermeabilizante&largo=8&ancho=seis`,
  `${pages.calculator.path}?para=adhesivo&clave=RS-PEG&largo=4&ancho=3`,
  `${pages.calculator.path}?para=concreto&largo=4&ancho=5&espesor=10`,
  `${pages.compare.path}?clave=TP-7512&clave=TZ-TP600`,
  '/tutoriales/elegir-el-disco-correcto',
  '/busqueda?search=caladora',
  '/busqueda?search=xyzzyqwv',
  '/busqueda?search=garantia',
  '/busqueda?search=codo+pvc+1%2F2',
  '/busqueda?search=pintura+para+ba%C3%B1o',
  '/herramienta-inalambrica?voltaje=12-v',
  '/pinturas/vinilicas',
  '/outlet',
  '/mayoreo',
  PRODUCT,
  '/no-existe/nada',
  '/pinturas/vinilicas/ya-no-esta',
];

export const banner = (page: Page): Locator => page.getByRole('banner');
export const bar = (page: Page): Locator => banner(page).getByRole('navigation', { name: 'Menú de categorías' });
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const chat = (page: Page): Locator => page.getByRole('link', { name: 'Escríbenos por WhatsApp' }).last();
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
/** The search box of the header that this width shows. */
export const searchBox = (page: Page): Locator =>
  banner(page).getByRole('combobox', { name: 'Buscar en el catálogo' }).first();
export const suggestions = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
export const hamburger = (page: Page): Locator => page.getByRole('button', { name: 'Abrir menú' });
export const drawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Resolves when React has taken the page over: before, the browser follows a link by itself, and the next page is a new one. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('html[data-tienda]').waitFor({ state: 'attached' });
}

/** Opens an address and waits until the catalogue is on the page and its links are followed within it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await expect(heading(page)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Pinturas', exact: true })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Nothing is wider than the page. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Retried, because the first activation of the service worker may reload the page during the evaluation.
  await expect(async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} sticks out`).toBeLessThanOrEqual(0);
  }).toPass({ timeout: 60_000 });
}

export const names = async (list: Locator): Promise<string[]> =>
  (await list.allTextContents()).map((text) => text.replaceAll('\u00a0', ' ').trim());
