import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Area, codesIn, inkIn, printed, printIn } from '../read-paper.ts';
import { addProduct, LABELS, preview } from './label-parts.ts';
import { signIn } from './staff-parts.ts';

const INCH = 25.4;

interface SheetMeasures {
  readonly name: string;
  readonly format: string;
  readonly columns: number;
  /** In inches: of the first label, of one label, and from one label to the next. */
  readonly left: number;
  readonly top: number;
  readonly size: readonly [width: number, height: number];
  readonly step: readonly [x: number, y: number];
  /** The place of the first label that is printed, from 1, so that more than one row and every column is. */
  readonly first: number;
  readonly isCut: boolean;
}

/** Of the first from Avery's own template; the second is plain paper, half an inch from its edges. Written down here once more, so that a slip in the table shows. */
const SHEETS: readonly SheetMeasures[] = [
  {
    name: 'Avery 5163',
    format: 'avery-5163',
    columns: 2,
    left: 0.15625,
    top: 0.5,
    size: [4, 2],
    step: [4.1875, 2],
    first: 8,
    isCut: false,
  },
  {
    name: 'the rail of a shelf',
    format: 'riel-de-anaquel',
    columns: 3,
    left: 0.5,
    top: 0.5,
    size: [2.5, 1.25],
    step: [2.5, 1.25],
    first: 22,
    isCut: true,
  },
];

/** Each kind of bars: of thirteen digits, of a clave, of eight digits. */
const CODES = ['EAN13 4006381333931', 'Code128 EA-45900', 'EAN8 96385074'];

test.beforeEach(async ({ page, documents }) => {
  const codes: readonly (readonly [clave: string, codigoBarras: string])[] = [
    ['TZ-DH20', '4006381333931'],
    ['EA-45900', ''],
    ['AL-1', '96385074'],
  ];
  for (const [clave, codigoBarras] of codes) {
    const [id = ''] = await documents.idsWhere('productos', 'clave', clave);
    await documents.update(`productos/${id}`, { codigoBarras, rev: 2 });
  }
  await signIn(page, LABELS);
  for (const [clave] of codes) await addProduct(page, clave);
  // Nothing is printed before what was written since the publication is read, the barcodes among it.
  await expect(page.getByRole('button', { name: 'Imprimir 3 etiquetas' })).toBeEnabled();
});

/** Prints the labels on a sheet and looks for each of them where that sheet has it. */
async function expectOnSheet(
  page: Page,
  baseURL: string | undefined,
  { format, columns, left, top, size, step, first, isCut }: SheetMeasures,
): Promise<void> {
  await page.getByLabel('Papel').selectOption(format);
  await page.getByLabel('Empezar en la etiqueta').selectOption(String(first));
  await expect(preview(page).first()).toBeVisible();
  const [sheet, ...others] = await printed(page);
  expect(others).toEqual([]);
  if (!sheet) throw new Error('Nothing was printed');
  expect([sheet.width, sheet.height].map((mm) => mm.toFixed(1))).toEqual(['215.9', '279.4']);
  const placeOf = (at: number): Area => ({
    x: (left + (at % columns) * step[0]) * INCH,
    y: (top + Math.floor(at / columns) * step[1]) * INCH,
    width: size[0] * INCH,
    height: size[1] * INCH,
  });
  for (const [item, code] of CODES.entries()) {
    const label = placeOf(first - 1 + item);
    const codes = await codesIn(sheet, label);
    expect(codes).toContainEqual(code);
    expect(codes).toContainEqual(expect.stringMatching(new RegExp(`^QRCode ${baseURL ?? ''}/`)));
    expect(codes).toHaveLength(2);
    const ink = inkIn(sheet, label);
    if (!ink) throw new Error('A label is blank');
    // Nothing comes nearer to the edge than a printer's error.
    expect(ink.x).toBeGreaterThan(label.x + 1.5);
    expect(ink.y).toBeGreaterThan(label.y + 1);
    expect(ink.x + ink.width).toBeLessThan(label.x + label.width - 1.5);
    expect(ink.y + ink.height).toBeLessThan(label.y + label.height - 1);
    if (!isCut) continue;
    const edge = printIn(sheet, { x: label.x - 1, y: label.y + 10, width: 2, height: 5 });
    expect(Math.abs((edge?.x ?? 0) + (edge?.width ?? 0) / 2 - label.x), 'the line to cut along').toBeLessThan(0.2);
  }
  const used = inkIn(sheet, { x: 0, y: 0, width: sheet.width, height: placeOf(first - 1).y - 0.5 });
  expect(used, 'the labels that were used before').toBeNull();
}

test('labels are printed where each paper has them, and every code is read back', async ({ page, baseURL }) => {
  for (const measures of SHEETS)
    await test.step(`labels are printed where the sheet of ${measures.name} has them, and every code is read back`, () =>
      expectOnSheet(page, baseURL, measures));
  await test.step('labels of an 80 mm roll stay within what its head reaches, and every code is read back', async () => {
    await page.getByLabel('Papel').selectOption('rollo-80');
    await expect(preview(page)).toHaveAccessibleName(/^Etiqueta 1 de 3/);
    const roll = await printed(page);
    expect(roll).toHaveLength(CODES.length);
    for (const [at, paper] of roll.entries()) {
      expect(Math.abs(paper.width - 80)).toBeLessThan(0.3);
      expect(Math.abs(paper.height - 50)).toBeLessThan(0.3);
      const label = { x: 0, y: 0, width: 80, height: 50 };
      const codes = await codesIn(paper, label);
      expect(codes).toContainEqual(CODES[at]);
      expect(codes).toContainEqual(expect.stringMatching(new RegExp(`^QRCode ${baseURL ?? ''}/`)));
      // The head of an 80 mm printer reaches 72.
      const ink = inkIn(paper, label);
      expect(ink?.x).toBeGreaterThan(3.9);
      expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThan(76.1);
    }
  });
});
