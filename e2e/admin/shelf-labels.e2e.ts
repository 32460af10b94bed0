import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { type Area, codesIn, inkIn, type Paper, printed } from '../read-paper.ts';
import { addProduct, LABELS, preview, row } from './label-parts.ts';
import { colleague, compare, csv, openPrices, pesos } from './price-parts.ts';
import { heading, sidebar, signIn, staffFilesKept } from './staff-parts.ts';

/** Avery 5160, from Avery's own template: an inch high, 2 5/8 wide, three columns 2 3/4 apart, half an inch below the edge. */
const avery5160 = (at: number): Area => ({
  x: (0.1875 + (at % 3) * 2.75) * 25.4,
  y: (0.5 + Math.floor(at / 3)) * 25.4,
  width: 2.625 * 25.4,
  height: 25.4,
});

/** Where the first bar of a sheet's label begins and how wide all are; the lower left of the label has nothing else. */
function barsIn(paper: Paper | undefined, label: Area): Area {
  const bars = paper && inkIn(paper, { x: label.x, y: label.y + 17.5, width: 48, height: 2 });
  if (!bars) throw new Error('No bars');
  return bars;
}

test(
  'labels of three products are printed where the sheet has them, without a network, and their codes are read back from paper and roll',
  withWorker,
  async ({ page, documents, context, baseURL }) => {
    const ids = await Promise.all(
      ['TZ-DH20', 'EA-45900', 'AL-1'].map(
        async (clave) => (await documents.idsWhere('productos', 'clave', clave))[0] ?? '',
      ),
    );
    const [drill = '', grinder = '', oil = ''] = ids;
    // A name as wide as its label.
    const nombre = 'Tornillo máquina 1/8" x 1" con tuerca, 30 bolsas';
    await documents.update(`productos/${drill}`, { codigoBarras: '4006381333931', nombre, rev: 2 });
    await documents.update(`productos/${grinder}`, {
      codigoBarras: '',
      nombre: `Esmeriladora angular de ${'alta resistencia '.repeat(8)}profesional`,
      rev: 2,
    });
    await documents.update(`productos/${oil}`, {
      codigoBarras: '96385074',
      unidad: 'cubeta 19 L',
      precio: 190_000,
      rev: 2,
    });

    await signIn(page, '/admin/productos');
    await staffFilesKept(page);
    await page.getByRole('searchbox').first().fill('TZ-DH20');
    await page
      .getByRole('checkbox', { name: `Elegir ${nombre}`, exact: true })
      .first()
      .check();
    await page.getByRole('button', { name: 'Imprimir etiquetas' }).click();
    await expect(heading(page, 'Etiquetas de anaquel')).toBeVisible();
    await expect(row(page, 'TZ-DH20')).toBeVisible();

    await context.setOffline(true);
    await addProduct(page, 'EA-45900');
    await addProduct(page, 'AL-1');
    await row(page, 'TZ-DH20').getByRole('textbox').fill('2');
    await page.getByLabel('Empezar en la etiqueta').selectOption('3');
    await expect(page.getByRole('button', { name: 'Imprimir 4 etiquetas' })).toBeVisible();
    await expect(preview(page)).toContainText('$1,900.00');
    await expect(preview(page)).toContainText('$100.00 por litro');

    const [sheet, ...others] = await printed(page);
    expect(others).toEqual([]);
    if (!sheet) throw new Error('Nothing was printed');
    expect([sheet.width, sheet.height].map((mm) => mm.toFixed(1))).toEqual(['215.9', '279.4']);
    const address = new RegExp(`^QRCode ${baseURL ?? ''}/[^ ]+/[^ ]+/[^ ]+$`);
    const expected = ['EAN13 4006381333931', 'EAN13 4006381333931', 'Code128 EA-45900', 'EAN8 96385074'];
    for (const [item, code] of expected.entries()) {
      const label = avery5160(item + 2);
      const codes = await codesIn(sheet, label);
      expect(codes).toContainEqual(code);
      expect(codes).toContainEqual(expect.stringMatching(address));
      const ink = inkIn(sheet, label);
      // Nothing comes nearer to the edge than a printer's error.
      expect(ink?.x).toBeGreaterThan(label.x + 1.5);
      expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThan(label.x + label.width - 1.5);
    }
    // EAN-13: 95 bars, and before them room for eleven.
    for (const item of [2, 3]) {
      const label = avery5160(item);
      const bars = barsIn(sheet, label);
      expect(Math.abs(bars.x - (label.x + 2.2 + (bars.width / 95) * 11))).toBeLessThan(0.3);
      expect(Math.abs(bars.width / 95 - 0.33)).toBeLessThan(0.005);
    }
    const blank = inkIn(sheet, { x: 0, y: 0, width: avery5160(2).x, height: 12.7 + 25.4 });
    expect(blank, 'the two labels that were used before').toBeNull();

    await page.getByLabel('Papel').selectOption('rollo-58');
    await expect(preview(page)).toHaveAccessibleName(/^Etiqueta 1 de 4/);
    const roll = await printed(page);
    expect(roll).toHaveLength(4);
    for (const [at, paper] of roll.entries()) {
      expect(Math.abs(paper.width - 58)).toBeLessThan(0.3);
      expect(Math.abs(paper.height - 40)).toBeLessThan(0.3);
      const codes = await codesIn(paper, { x: 0, y: 0, width: 58, height: 40 });
      expect(codes).toContainEqual(expected[at]);
      expect(codes).toContainEqual(expect.stringMatching(address));
      // What the head of a 58 mm printer reaches.
      const ink = inkIn(paper, { x: 0, y: 0, width: 58, height: 40 });
      expect(ink?.x).toBeGreaterThan(4.9);
      expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThan(53.1);
    }

    // The list is still there after the tab was lost.
    await page.reload();
    await expect(row(page, 'AL-1')).toBeVisible();
    await expect(page.getByLabel('Papel')).toHaveValue('rollo-58');
  },
);

test('the list of labels is kept while it is printed, and says what a label cannot have', async ({
  page,
  documents,
}) => {
  await test.step('labels added to the list after a print stay in it when the printed ones are removed', async () => {
    await signIn(page, LABELS);
    await addProduct(page, 'AL-1');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await addProduct(page, 'TZ-DH20');
    await page.getByRole('button', { name: 'Quitar de la lista las impresas' }).click();
    await expect(row(page, 'AL-1')).toHaveCount(0);
    await expect(row(page, 'TZ-DH20')).toBeVisible();
  });
  await test.step('what a label cannot have is said at its product, and it is printed without', async () => {
    const [drill = ''] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
    await documents.update(`productos/${drill}`, { codigoBarras: '4006381333932', rev: 2 });
    const [grinder = ''] = await documents.idsWhere('productos', 'clave', 'EA-45900');
    await documents.update(`productos/${grinder}`, { codigoBarras: '', clave: 'EÑ-45900', rev: 2 });
    await page.getByRole('button', { name: 'Vaciar la lista' }).click();
    await expect(row(page, 'TZ-DH20')).toHaveCount(0);
    await addProduct(page, 'TZ-DH20');
    await addProduct(page, 'EÑ-45900');
    await expect(row(page, 'TZ-DH20')).toContainText('no corresponde a los demás: va sin barras');
    await expect(row(page, 'EÑ-45900')).toContainText('«Ñ», que un código de barras no puede llevar');
    const [sheet] = await printed(page);
    if (!sheet) throw new Error('Nothing was printed');
    for (const at of [0, 1]) {
      expect(await codesIn(sheet, avery5160(at))).toEqual([expect.stringMatching(/^QRCode /)]);
      expect(inkIn(sheet, { ...avery5160(at), height: 12 })).not.toBeNull();
    }
    for (const width of [1440, 834, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('with the deployed rules', () => {
  test.use({ testMode: false });

  test(
    'what a price upload changed is added at once, and by its day where there is no network',
    withWorker,
    async ({ page, backend, context }) => {
      const shop = await colleague(backend.origin);
      const priced = [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, 3);
      await openPrices(page);
      await compare(
        page,
        'lista.csv',
        csv([
          ['Clave', 'Descripción', 'Precio con IVA'],
          ...priced.map(({ clave, nombre, precio }) => [clave, nombre, pesos((precio ?? 0) + 100)]),
        ]),
      );
      await page.getByRole('button', { name: 'Aplicar 3 precios' }).click();
      await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();

      await sidebar(page, 'Etiquetas').click();
      const upload = page.getByLabel('O los de una carga de precios');
      const option = upload.getByRole('option', { name: /lista\.csv\s· 3 precios$/ });
      await upload.selectOption(await option.getAttribute('value'));
      await page.getByRole('button', { name: 'Agregar los de la carga' }).click();
      await expect(page.getByText('Se agregaron 3 productos.')).toBeVisible();
      for (const { clave, precio } of priced) await expect(row(page, clave)).toContainText(pesos((precio ?? 0) + 100));

      await page.getByRole('button', { name: 'Vaciar la lista' }).click();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Agregar los de la carga' }).click();
      await expect(page.getByText(/La carga se lee del servidor y no responde/)).toBeVisible();
      await page.getByRole('button', { name: 'Agregar 3 productos' }).click();
      for (const { clave } of priced) await expect(row(page, clave)).toBeVisible();
    },
  );
});
