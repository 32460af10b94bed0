import type { Page } from '@playwright/test';
import { storeProfile } from '#domain/store-profile.ts';
import { expect } from '../fixtures.ts';
import { fieldOf, heading, sidebar } from './staff-parts.ts';

/** The shop that the journey opens. */
const YUNQUE = {
  nombre: 'El Yunque',
  calle: 'Hidalgo 12',
  telefono: '81 2000 0001',
  whatsapp: '81 2000 0002',
};
const MAP = 'https://www.google.com/maps/@25.6573,-100.4023,18z';

const LIST = [
  'Clave,Nombre,Categoría,Precio público',
  'MA-16,Martillo de uña 16 oz,Herramienta manual,189',
  'TA-12,Taladro de media,Herramienta eléctrica,1299.50',
  'MA-20,Marro de 2 lb,Herramienta manual,',
].join('\n');

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Siguiente' }).click();

/** Answers a question of the assistant, by the labels of its fields. */
async function answer(page: Page, question: string, answers: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  for (const [label, text] of Object.entries(answers)) await fieldOf(page, label).fill(text);
  await next(page);
}

const STORE = '¿Cómo se llama y qué vende?';
const PLACE = '¿Dónde está?';
const CONTACT = '¿A qué teléfono y WhatsApp te llaman?';
const HOURS = '¿Qué días y a qué horas abre?';
const ADDRESS = {
  'Calle y número': YUNQUE.calle,
  'Código postal': '66200',
  Ciudad: 'San Pedro',
  Estado: 'N.L.',
};
const PHONES = { Teléfono: YUNQUE.telefono, WhatsApp: YUNQUE.whatsapp };

/**
 * Answers every question of a shop that begins with a list, up to the last page.
 * @param look is done at each question before it is answered
 */
export async function answerAll(
  page: Page,
  look: (question: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await look('¿Con qué empieza?');
  await page.getByLabel('Con una lista de Excel').check();
  await next(page);
  const questions: readonly (readonly [question: string, answers: Readonly<Record<string, string>>])[] = [
    [STORE, { 'Nombre de la tienda': YUNQUE.nombre, Giro: 'Ferretería', 'Marca que distribuyes': 'Truper' }],
    [PLACE, { ...ADDRESS, 'Punto en el mapa': MAP }],
    [CONTACT, PHONES],
    [HOURS, {}],
  ];
  for (const [question, answers] of questions) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await look(question);
    await answer(page, question, answers);
  }
}

/** Chooses the list that the shop begins with, on the last page. */
export async function chooseList(page: Page): Promise<void> {
  await page.getByLabel('Los precios de la lista').selectOption('Ya traen IVA');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await expect(page.getByText('3 productos en 2 categorías')).toBeVisible();
}

/** The whole assistant, with mistakes on the way, a page that is closed in between, and a wrong file. */
export async function openWithList(page: Page): Promise<void> {
  await page.getByLabel('Con una lista de Excel').check();
  await next(page);
  // Bad input is a sentence at its field, and what was written stays.
  await answer(page, STORE, { 'Nombre de la tienda': YUNQUE.nombre });
  await expect(page.getByText('Escribe el giro, por ejemplo: Ferretería y pinturas.')).toBeVisible();
  await answer(page, STORE, { Giro: 'Ferretería', 'Marca que distribuyes': 'Truper' });
  await answer(page, PLACE, { ...ADDRESS, 'Punto en el mapa': 'frente a la plaza' });
  await expect(page.getByText('Pega el enlace del mapa con tu tienda abierta')).toBeVisible();
  // The page is closed and comes back to where it was.
  await page.reload();
  await expect(page.getByLabel('Calle y número')).toHaveValue(YUNQUE.calle);
  await answer(page, PLACE, { 'Punto en el mapa': MAP });
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page.getByLabel('Calle y número')).toHaveValue(YUNQUE.calle);
  await next(page);
  await answer(page, CONTACT, PHONES);
  await expect(page.getByRole('heading', { name: HOURS })).toBeVisible();
  await page.getByLabel('Cierra sábado').fill('13:00');
  await next(page);
  await expect(page.getByText('El Yunque, ferretería')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir la tienda' })).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles({
    name: 'foto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Color,Forma\nrojo,plano\nazul,largo\n'),
  });
  // Nobody says it for the owner.
  await expect(page.getByText('Di arriba si los precios de “foto.csv” ya traen IVA.')).toBeVisible();
  await page.getByLabel('Los precios de la lista').selectOption('Ya traen IVA');
  await expect(page.getByText('No encontramos en el archivo una columna de claves')).toBeVisible();
  await chooseList(page);
  await page.getByRole('button', { name: 'Abrir la tienda' }).click();
  await expect(page.getByText('Tu tienda está abierta.')).toBeVisible();
}

/**
 * What a stranger on a device of their own reads of the shop that was opened: its own data, and nothing of the store that the site was built with.
 * @param shown Firebase's Hosting sends every page as the empty shell, which has the built name until its code runs.
 */
export async function seeOpenShop(
  visitor: Page,
  shown: 'by its server' | 'by its code' = 'by its server',
): Promise<void> {
  const read = new Map<string, string>();
  for (const address of ['/', '/contacto.html', '/nosotros'])
    read.set(address, await textOf(visitor, address, shown === 'by its server'));
  for (const said of [YUNQUE.nombre, YUNQUE.calle, YUNQUE.telefono, YUNQUE.whatsapp, 'Herramienta manual'])
    expect(read.get('/')).toContain(said);
  expect(read.get('/contacto.html')).toContain('9:00 a 13:00');
  for (const [address, text] of read)
    for (const trace of [storeProfile.name, storeProfile.brand, storeProfile.address.street, '/demo/'])
      expect(text, address).not.toContain(trace);
}

/** The text of a page with its code run, and as the server sends it. */
async function textOf(page: Page, address: string, isServed: boolean): Promise<string> {
  const html = isServed ? await (await page.request.get(address)).text() : '';
  await page.goto(address);
  await expect(page.locator('html[data-tienda]')).toBeAttached();
  const text = (): Promise<string> => page.locator('body').innerText();
  // The shell's code asks for the shop's settings and menus; what a person waits for is its name and its first category.
  if (!isServed) for (const said of [YUNQUE.nombre, 'Herramienta manual']) await expect.poll(text).toContain(said);
  return `${html} ${await text()}`;
}

/** A visitor asks for the first quotation of the shop. */
export async function askForFirstQuote(visitor: Page): Promise<void> {
  await visitor.goto('/herramienta-manual');
  await visitor.getByRole('button', { name: 'Agregar a la lista: Martillo de uña 16 oz' }).click();
  await expect(visitor.getByRole('button', { name: /^Agregar otra/ })).toBeVisible();
  await visitor.goto('/cotizacion');
  await visitor.getByLabel('Nombre').fill('Ana Pérez');
  await visitor.getByLabel('Teléfono').fill('81 1234 5678');
  await visitor.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(visitor.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
}

/** Its owner finds it. */
export async function seeFirstQuote(page: Page): Promise<void> {
  await sidebar(page, 'Cotizaciones').click();
  await page.getByRole('link', { name: 'Ana Pérez' }).click();
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
  await expect(page.getByText('Martillo de uña 16 oz').first()).toBeVisible();
}

/** Fills the first page of a fresh shop of the embedded backend and sends it. */
export async function fillClaim(page: Page, code: string, email: string, password: string): Promise<void> {
  await page.getByLabel('Código de apertura').fill(code);
  await page.getByLabel('Tu correo').fill(email);
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByLabel('Repite la contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear mi cuenta y seguir' }).click();
}

/** Becomes the owner of a fresh shop of the embedded backend, with the code that its server printed. */
export async function claimShop(page: Page, code: string, email: string, password: string): Promise<void> {
  await page.goto('/admin');
  await expect(heading(page, 'Abre tu tienda')).toBeVisible();
  await fillClaim(page, 'aaaa-bbbb-cccc-dddd', email, password);
  await expect(page.getByText('Ese código no es el de esta tienda.')).toBeVisible();
  await fillClaim(page, code, email, password);
  await expect(page.getByRole('heading', { name: '¿Con qué empieza?' })).toBeVisible();
}
