import { expect, test } from '../fixtures.ts';
import { type Paper, printed } from '../read-paper.ts';
import { openStoredQuote, putQuote, QUOTE_STATUS_PATH, storedLine } from './stored-quote.ts';

const NAME =
  'Rotomartillo inalámbrico de percusión con portabrocas metálico de 13 mm, luz, empuñadura lateral y maletín';
/** Of several heights, so that a page does not end where it would by chance. */
const LINES = Array.from({ length: 60 }, (_, at) => ({
  ...storedLine(`${NAME} ${at}`.repeat(at % 7 === 0 ? 2 : 1).slice(0, 200), 123_456_789),
  clave: `CLAVE-${at}`,
  nota: at % 5 === 0 ? 'Nota del cliente '.repeat(9).trim() : '',
  cantidad: 9999,
}));
/** Enough to see what touches. */
const DOTS_AN_INCH = 150;

/** How much of a row of dots is printed. */
function inkOf({ image: { data, width } }: Paper, row: number): number {
  let ink = 0;
  for (let x = 0; x < width; x += 1) if ((data[(row * width + x) * 4 + 1] ?? 255) < 235) ink += 1;
  return ink / width;
}

/** Lines over the whole width that something is printed on, in millimetres from the top: a free millimetre is below every one of the sheet. */
function crossedLines(paper: Paper): readonly number[] {
  const crossed: number[] = [];
  const isLine = (row: number): boolean => inkOf(paper, row) > 0.75;
  for (let row = 1; row < paper.image.height; row += 1) {
    if (isLine(row) || !isLine(row - 1)) continue;
    const below = Array.from({ length: Math.round(paper.dotsAMm) }, (_, at) => inkOf(paper, row + 1 + at));
    if (Math.max(...below) > 0) crossed.push(Math.round(row / paper.dotsAMm));
  }
  return crossed;
}

test('what is printed of a quotation breaks between its lines', async ({ page, documents }) => {
  await test.step('on the paper of sixty lines no line of the table runs through the sums', async () => {
    const mensaje = 'Necesito todo esto en obra. '.repeat(30);
    await putQuote(documents, { estado: 'en-revision', rev: 1, lineas: LINES, mensaje, descuento: 500, flete: 25_000 });
    await openStoredQuote(page);
    await expect(page.getByLabel(/^Precio de/)).toHaveCount(LINES.length);
    const papers = await printed(page, DOTS_AN_INCH);
    expect(papers.length).toBeGreaterThan(3);
    for (const paper of papers) expect(crossedLines(paper)).toEqual([]);
  });
  await test.step('a page of the customer’s paper ends between two articles', async () => {
    await putQuote(documents, { estado: 'cotizada', rev: 10, lineas: LINES });
    await documents.update(QUOTE_STATUS_PATH, { estado: 'cotizada', lineas: LINES });
    await page.goto(`/cotizacion#estado=S${'B'.repeat(38)}`);
    const lines = page.getByRole('region', { name: 'Tu cotización' }).getByRole('listitem');
    await expect(lines).toHaveCount(LINES.length);
    await page.emulateMedia({ media: 'print' });
    const breaks = await lines.evaluateAll((all) => [
      ...new Set(all.map((line) => getComputedStyle(line).breakInside)),
    ]);
    expect(breaks).toEqual(['avoid']);
  });
});
