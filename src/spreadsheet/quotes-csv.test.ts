import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { restoreText } from '#domain/kernel/written-table.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import { quotesToCsv } from '#domain/quotes/quotes-csv.ts';

/** What people and programs write where a spreadsheet will read it. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("http://x")',
    '@SUM(1)',
    '+52 81',
    '-1',
    "'=1",
    '"',
    '","',
    'a;b',
    '\r\n=1',
    '\t=1',
    '＝1+1',
    ' =1',
  ),
  fc
    .array(fc.constantFrom('=', '"', ',', ';', '\n', '\r', "'", ' ', 'a', '\u2028'), { maxLength: 12 })
    .map((all) => all.join('')),
);
const line = fc.record({
  producto: fc.constant(''),
  clave: text,
  nombre: text,
  nota: text,
  cantidad: fc.integer({ min: 1, max: 9999 }),
  precio: fc.option(fc.integer({ min: 1, max: 900_000_000 })),
});
const quote = fc
  .record({
    nombre: text,
    correo: text,
    mensaje: text,
    notas: text,
    origen: text,
    avisoVersion: text,
    lineas: fc.array(line, { maxLength: 4 }),
  })
  .map((fields): Quote => {
    const parsed = parseQuote('cot-1', {
      ...fields,
      folio: 'C-7F3K-29QX',
      telefono: '8112345678',
      estado: 'recibida',
      creado: '2026-11-21T10:00:00Z',
    });
    if (!parsed.ok) throw new Error(parsed.error.problem);
    return parsed.value;
  });

const cellsOf = (csv: string): string[][] => Papa.parse<string[]>(csv, { delimiter: ',', skipEmptyLines: true }).data;

test('an exported quotation has no formula in any cell, and every text of it is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(quote, { maxLength: 4 }), (quotes) => {
      const csv = quotesToCsv(quotes);
      const [titles = [], ...rows] = cellsOf(csv);
      expect(csv.startsWith('\uFEFFFolio,')).toBe(true);
      const column = (name: string): number => titles.indexOf(name);
      for (const cell of rows.flat())
        expect(cell.replace(/^="[\d./Ee+-]+"$/, '')).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      const back = rows.map((cells) => cells.map(restoreText));
      expect(
        back.map((cells) => ['Nombre', 'Correo', 'Mensaje', 'Notas internas'].map((name) => cells[column(name)])),
      ).toEqual(
        quotes.flatMap(({ lineas, nombre, correo, mensaje, notas }) =>
          Array.from({ length: Math.max(1, lineas.length) }, () => [nombre, correo, mensaje, notas]),
        ),
      );
      expect(
        back.map((cells) =>
          ['Clave', 'Producto', 'Cantidad', 'Nota', 'Precio con IVA'].map((name) => cells[column(name)]),
        ),
      ).toEqual(
        quotes.flatMap(({ lineas }) =>
          lineas.length === 0
            ? [['', '', '', '', '']]
            : lineas.map(({ clave, nombre, cantidad, nota, precio }) => [
                clave,
                nombre,
                String(cantidad),
                nota,
                precio === null ? '' : (precio / 100).toFixed(2),
              ]),
        ),
      );
    }),
  );
});

test('when a quotation came is said by the shop’s clock, because in UTC an evening’s is of the next day and of the next month', () => {
  const parsed = parseQuote('cot-1', {
    folio: 'C-7F3K-29QX',
    nombre: 'Ana',
    telefono: '8112345678',
    estado: 'recibida',
    // Two minutes to nine in the evening of 30 November in Monterrey.
    creado: '2026-12-01T02:58:56.532000Z',
  });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const [titles = [], cells = []] = cellsOf(quotesToCsv([parsed.value]));
  expect(cells[titles.indexOf('Llegó')]).toBe('2026-11-30 20:58');
});

test('the freight of a quotation of several lines is in one row, because a column is added up', () => {
  const one = { producto: '', clave: 'A', nombre: 'Pija', cantidad: 1, nota: '', precio: 100 };
  const parsed = parseQuote('cot-1', {
    folio: 'C-7F3K-29QX',
    nombre: 'Ana',
    telefono: '8112345678',
    estado: 'cotizada',
    creado: '2026-12-01T02:58:56.532000Z',
    lineas: [one, { ...one, clave: 'B' }, { ...one, clave: 'C' }],
    flete: 25_000,
  });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const [titles = [], ...rows] = cellsOf(quotesToCsv([parsed.value]));
  expect(rows.map((cells) => cells[titles.indexOf('Flete con IVA')])).toEqual(['250.00', '', '']);
});
