import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { openDocument } from './testing/archive.ts';

// LibreOffice writes the number of a cell and beside it the text that its format shows.

async function cellOf(type: string, value: number, shown: string) {
  const cell = `<table:table-cell office:value-type="${type}" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
  const bytes = new Uint8Array(openDocument(`<table:table-row>${cell}</table:table-row>`));
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  if (!read.ok) throw new Error(read.error);
  return read.value.sheets[0]?.rows[0]?.cells[0];
}

test.each([
  [17, '0017'],
  [17, '000-017'],
  [17, 'TRU-0017'],
])('a clave of an .ods whose format shows %i as %s is the one that is shown', async (value, shown) => {
  expect(await cellOf('float', value, shown)).toEqual({ kind: 'number', value, text: shown });
});

test('a percentage of an .ods is no amount', async () => {
  expect(await cellOf('percentage', 0.16, '16%')).toMatchObject({ kind: 'percent' });
});

test('what the format of an .ods says of IVA or of a pack stays with its amount', async () => {
  expect(await cellOf('float', 12.345, '$12.35 + IVA')).toBe('$ 12.3450 + IVA');
  expect(await cellOf('float', 120, '120.00 / caja')).toBe('120.00 / caja');
});

test.each([
  ['float', 0.5, '0.50'],
  ['float', 1234.5, '1,234.50'],
  ['float', 0, '0'],
  ['currency', 1234.5, '$1,234.50'],
  ['float', 20_260_101, '20260101'],
])('any other number of an .ods is that number: %s %d shown as %s', async (type, value, shown) => {
  expect(await cellOf(type, value, shown)).toBe(value);
});

test('words that an .ods shows in the place of a number, or beside it, are read with it', async () => {
  expect(await cellOf('float', 12.5, 'Agotado')).toBe('Agotado');
  expect(await cellOf('float', 12.5, 'desde $12.50')).toEqual({
    kind: 'number',
    value: 12.5,
    text: 'desde $12.50',
    isNoted: true,
  });
  expect(await cellOf('float', 120_000, '1.2E+05')).toBe(120_000);
});

test('a date of an .ods is no amount, whatever its text', async () => {
  const cell =
    '<table:table-cell office:value-type="date" office:date-value="2026-05-12"><text:p>12-may-26</text:p></table:table-cell>';
  const bytes = new Uint8Array(openDocument(`<table:table-row>${cell}</table:table-row>`));
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  expect(read.ok && read.value.sheets[0]?.rows[0]?.cells[0]).toEqual({ kind: 'date', text: '2026-05-12' });
});
