import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { signIn, staffFilesKept } from './staff-parts.ts';

const FIGURES = '/admin/cuentas';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Monterrey is six hours behind UTC. */
const OFFSET_MS = 6 * HOUR_MS;

/** A moment of a week so many weeks ago, by the shop's clock; day 0 is its Monday. */
function shopMoment(weeksAgo: number, day: number, hour: number): number {
  const today = Math.floor((Date.now() - OFFSET_MS) / DAY_MS);
  const monday = today - ((today + 3) % 7) - weeksAgo * 7;
  return (monday + day) * DAY_MS + hour * HOUR_MS + OFFSET_MS;
}

const table = (page: Page, name: string) => page.getByRole('table', { name });
const cells = (page: Page, name: string, row: number): Promise<string[]> =>
  table(page, name).getByRole('row').nth(row).getByRole('cell').allInnerTexts();

function quote(at: number, answeredAt: number | null, more: object = {}) {
  return {
    folio: 'C-0000-0001',
    nombre: 'Ana Pérez',
    telefono: '8112345678',
    correo: '',
    mensaje: '',
    lineas: [],
    origen: 'lista',
    estado: answeredAt === null ? 'recibida' : 'cotizada',
    historial: answeredAt === null ? [] : [{ estado: 'cotizada', por: 'ana@tienda.mx', en: answeredAt }],
    avisoVersion: 'v1',
    promociones: false,
    secreto: '',
    creado: new Date(at),
    ...more,
  };
}

test(
  'the figures of three hundred quotations agree with those counted by hand, are downloaded, and stay without a network',
  withWorker,
  async ({ page, documents, context }) => {
    const [drill = ''] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
    const line = (cantidad: number) => ({
      producto: drill,
      clave: 'TZ-DH20',
      nombre: 'Taladro',
      cantidad,
      nota: '',
      precio: null,
    });
    const noon = shopMoment(1, 1, 10);
    const many = Array.from({ length: 300 }, (_, at) => quote(shopMoment(8, 2, 11) + at * 1000, null));
    await documents.createMany('cotizaciones', [
      // On a Tuesday; answered two open hours later, and on Wednesday at ten: 8.5 of Tuesday and 1.5 of Wednesday.
      quote(noon, noon + 2 * HOUR_MS, { estado: 'aceptada', lineas: [line(2), line(3)] }),
      quote(noon, noon + DAY_MS, { lineas: [line(1)] }),
      quote(noon, null),
      quote(noon, noon, { hechaPor: 'ana@tienda.mx', estado: 'aceptada' }),
      quote(noon, null, { spam: true }),
      ...many,
    ]);

    await signIn(page, FIGURES);
    await staffFilesKept(page);
    const weeks = 'Cotizaciones por semana';
    await expect(page.getByText(/La lectura de las cotizaciones más antiguas es de hoy/)).toBeVisible();
    // Row 1 is this week; the weeks before it follow.
    expect(await cells(page, weeks, 1)).toEqual(['0', '0', '0', '0', '0']);
    expect(await cells(page, weeks, 2)).toEqual(['3', '2', '1', '1', '1']);
    await page.getByRole('button', { name: `Ver los 12 de ${weeks}` }).click();
    expect(await cells(page, weeks, 9)).toEqual(['300', '0', '0', '0', '0']);
    expect(await cells(page, 'Tiempo en contestar', 2)).toEqual(['2', '2.0', '10.0']);
    expect(await cells(page, 'Lo más cotizado', 1)).toEqual(['TZ-DH20', '2', '6']);
    await expect(table(page, 'Existencia').getByRole('row')).toHaveCount(5);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar CSV de Tiempo en contestar' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('tiempo-en-contestar.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('\uFEFFSemana,Contestadas,"Mediana, en horas","9 de cada 10, en horas"');
    expect(lines[2]).toMatch(/^"?Semana \d+, \d+ \w+ 20\d\d"?,2,2\.0,10\.0$/);

    // Nothing of it is asked again without a network, and it says of when it is.
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/La lectura de las cotizaciones más antiguas es de hoy/)).toBeVisible();
    await page.getByRole('button', { name: `Ver los 12 de ${weeks}` }).click();
    expect(await cells(page, weeks, 9)).toEqual(['300', '0', '0', '0', '0']);
    await page.getByRole('link', { name: '4 semanas' }).click();
    await expect(table(page, weeks).getByRole('row')).toHaveCount(5);
    expect(await cells(page, weeks, 2)).toEqual(['3', '2', '1', '1', '1']);
  },
);

test('the page of figures has no faults at any width, and old prices lead to their products', async ({
  page,
  documents,
}) => {
  const [drill = ''] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
  await documents.update(`productos/${drill}`, { precioVigente: '2020-01-02', rev: 2 });
  await signIn(page, FIGURES);
  await expect(table(page, 'Precios viejos').getByRole('row').nth(1)).toContainText('2 ene 2020');
  for (const width of [1440, 834, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await table(page, 'Precios viejos').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${drill}$`));
});
