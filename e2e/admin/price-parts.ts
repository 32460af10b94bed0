import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { documentsAt } from '../documents.ts';
import { expect } from '../fixtures.ts';
import { STAFF, signIn } from './staff-parts.ts';

export const PRICES = '/admin/acciones-automatizadas/subir-precios-con-excel';
const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';

export async function openPrices(page: Page): Promise<void> {
  await signIn(page, PRICES);
  await expect(chooser(page)).toBeEnabled();
}

export const chooser = (page: Page): Locator => page.getByRole('button', { name: 'Elegir archivo' });
export const line = (page: Page, clave: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: clave, exact: true }) });
export const step = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^\\d ${name}$`) });

export async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .getByLabel('Lista de precios')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** As a person does, from the disk: what a test hands over in memory passes through the page first. */
export const choosePath = (page: Page, path: string): Promise<void> =>
  page.getByLabel('Lista de precios').setInputFiles(path);

export const INCLUDED = /^Sí, ya incluyen IVA/;
export const TO_ADD = /^No: hay que sumarles el 16 %/;
/** The answer about IVA that is chosen or can be. */
export const ivaAnswer = (page: Page, answer: RegExp): Locator => page.getByRole('radio', { name: answer });

/** The deliberate yes without which a list that moves as a whole is not applied. */
export const confirmWarnings = (page: Page): Promise<void> => page.getByLabel('Sí, ya lo revisé y así es').check();

/** From the file to the compared rows: prices with IVA, and every other question answered by what is proposed. */
export async function compare(page: Page, name: string, content: string | Buffer): Promise<void> {
  await chooseFile(page, name, content);
  await ivaAnswer(page, INCLUDED).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByRole('table', { name: 'Precios comparados' })).toBeVisible();
}

/** The number that stands over a name in the review's head. */
export async function count(page: Page, name: string): Promise<number> {
  const term = page.locator('dl > div').filter({ hasText: name }).locator('dd');
  return Number((await term.innerText()).replaceAll(',', ''));
}

export async function download(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await coming).path());
}

export interface PricedProduct {
  readonly id: string;
  readonly clave: string;
  readonly nombre: string;
  readonly precio: number | null;
  readonly precioVigente: string | null;
  readonly rev: number;
}

/** Somebody of the staff who works elsewhere at the same time, and sees what the server has. */
export async function colleague(origin: string) {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...STAFF, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  return {
    documents: documentsAt(origin, idToken),
    /** Every product that is sold, as the server has it. */
    async products(): Promise<Map<string, PricedProduct>> {
      const structuredQuery = { from: [{ collectionId: 'productos' }] };
      const response = await fetch(`${origin}${DOCUMENTS}:runQuery`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ structuredQuery }),
      });
      const rows = (await response.json()) as {
        document?: { name: string; fields: Record<string, Record<string, string>> };
      }[];
      const sold = rows.flatMap(({ document }): [string, PricedProduct][] => {
        const fields = document?.fields;
        if (!document || !fields || fields['visible']?.['stringValue'] !== 'public') return [];
        const text = (name: string): string | null => fields[name]?.['stringValue'] ?? null;
        const whole = (name: string): number | null => (fields[name] ? Number(fields[name]['integerValue']) : null);
        const clave = text('clave') ?? '';
        return [
          [
            clave,
            {
              id: document.name.slice(document.name.lastIndexOf('/') + 1),
              clave,
              nombre: text('nombre') ?? '',
              precio: whole('precio'),
              precioVigente: text('precioVigente'),
              rev: whole('rev') ?? 0,
            },
          ],
        ];
      });
      return new Map(sold);
    },
  };
}

/** A list as a supplier writes one. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');

export const pesos = (centavos: number): string => `$${(centavos / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Whether a commit only notes that the person was here, which happens once a day beside anything else. */
export const isOwnVisit = (request: Request): boolean => request.postData()?.includes('/documents/personal/') === true;

/** Products of the shop with a price, as many as asked for. */
export async function someProducts(origin: string, count: number): Promise<PricedProduct[]> {
  const shop = await colleague(origin);
  return [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, count);
}
