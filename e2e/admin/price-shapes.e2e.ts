import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  compare,
  csv,
  ivaAnswer,
  line,
  openPrices,
  type PricedProduct,
  pesos,
  someProducts,
  step,
  TO_ADD,
} from './price-parts.ts';

test.use({ testMode: false });

type Row = (string | number)[];

const at = ({ precio }: PricedProduct, factor: number): number => Math.round((precio ?? 0) * factor) / 100;
const chosen = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('option:checked');
const question = (page: Page, name: RegExp) => page.getByRole('group', { name });
const NO_ANSWER = { checked: true } as const;

test('lists of other hands are read right and compared on one screen', async ({ page, backend }) => {
  await test.step('lists of other hands are read right, or asked about before anything is compared', async () => {
    const products = await someProducts(backend.origin, 40);
    const body = (factor: number): Row[] => products.map((one) => [one.clave, one.nombre, at(one, factor)]);
    await openPrices(page);

    await test.step('no title says by itself that IVA is in the prices', async () => {
      for (const title of ['P. PÚBLICO', 'PVP', 'NETO', 'MOSTRADOR']) {
        await chooseFile(page, 'lista.csv', csv([['CLAVE', 'DESCRIPCION', title], ...body(1.09 / 1.16)]));
        const iva = question(page, new RegExp(`Los precios de “${title}”, ¿ya incluyen IVA\\?`));
        await expect(iva.getByRole('radio')).toHaveCount(2);
        await expect(iva.getByRole('radio', NO_ANSWER)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
        await step(page, 'Archivo').click();
      }
    });

    await test.step('a letterhead that says so is believed where the prices agree', async () => {
      for (const note of ['PRECIOS MAS IVA', 'PRECIOS SIN INCLUIR IVA']) {
        await chooseFile(
          page,
          'membrete.csv',
          csv([[note], ['CLAVE', 'DESCRIPCION', 'P. PÚBLICO'], ...body(1.06 / 1.16)]),
        );
        await expect(ivaAnswer(page, TO_ADD), note).toBeChecked();
        await step(page, 'Archivo').click();
      }
    });

    await test.step('headings of programs, and the code of the supplier beside the clave', async () => {
      const status = products.map((one): Row => [one.clave, one.nombre, '', at(one, 1.04), 3, 'A']);
      const titles = 'num_articulo;descripcion1;descripcion2;pto_venta;existencia;status';
      await chooseFile(page, 'programa.csv', [titles, ...status.map((row) => row.join(';'))].join('\r\n'));
      await expect(chosen(page, 'Precio')).toContainText('pto_venta');
      await step(page, 'Archivo').click();
      const coded = products.map((one, row): Row => [`PROV${row}`, one.clave, one.nombre, at(one, 1.04)]);
      await chooseFile(page, 'codigos.csv', csv([['CODIGO', 'SKU', 'DESCRIPCION', 'PRECIO'], ...coded]));
      await expect(chosen(page, 'Clave')).toContainText('SKU');
      await step(page, 'Archivo').click();
    });

    await test.step('two columns of one title, and a price for some customers alone', async () => {
      const two = products.map((one): Row => [one.clave, one.nombre, at(one, 0.95), at(one, 1.04)]);
      await chooseFile(page, 'dos.csv', csv([['CLAVE', 'DESCRIPCION', 'PRECIO', 'PRECIO'], ...two]));
      await expect(question(page, /¿Cuál es el precio al público\?/).getByRole('radio')).toHaveCount(2);
      await step(page, 'Archivo').click();
      await chooseFile(page, 'mayoreo.csv', csv([['CLAVE', 'DESCRIPCION', 'MAYOREO'], ...body(1)]));
      const price = question(page, /¿Cuál es el precio al público\?/);
      await expect(price.getByText('quizá no sea el del público')).toBeVisible();
      await expect(price.getByRole('radio', NO_ANSWER)).toHaveCount(0);
      await step(page, 'Archivo').click();
    });

    await test.step('a decimal comma that tore the price in two', async () => {
      const torn = products.map((one) => `${one.clave},Cosa,${at(one, 1.04).toFixed(2).replace('.', ',')}`);
      await chooseFile(page, 'comas.csv', ['CODIGO,DESCRIPCION,PRECIO', ...torn].join('\r\n'));
      await question(page, /es un precio con centavos\?/)
        .getByRole('radio', { name: /^Sí/ })
        .check();
      await expect(page.getByText(/Quedarían 4 % arriba/)).toBeVisible();
    });
  });
  await test.step('ten rows are in view under open warnings, and a tablet shows both prices of a row', async () => {
    const products = await someProducts(backend.origin, 60);
    const rows = products.map((one): Row => [one.clave, one.nombre, at(one, 1.06)]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await step(page, 'Archivo').click();
    await compare(page, 'lista.csv', csv([['CLAVE', 'DESCRIPCION', 'PRECIO'], ...rows]));
    await expect(page.getByText('De 60 precios comparados')).toBeVisible();
    const table = page.getByRole('table', { name: 'Precios comparados' });
    const inView = (): Promise<number> =>
      table.getByRole('row').evaluateAll(
        (all, height) =>
          all.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return row.querySelector('td') && top >= 0 && bottom <= height;
          }).length,
        900,
      );
    await expect.poll(inView).toBeGreaterThanOrEqual(10);
    await page.setViewportSize({ width: 834, height: 1112 });
    // There a row is a card without heads over its columns.
    const [first] = products;
    if (!first?.precio) throw new Error('The shop has no prices');
    const card = line(page, first.clave);
    for (const text of [pesos(first.precio), pesos(Math.round(first.precio * 1.06)), '+6.0'])
      await expect(card.getByText(text)).toBeInViewport();
  });
});
