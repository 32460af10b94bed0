import { expect, test, vi } from 'vitest';
import * as XLSX from 'xlsx';
import { readFile } from './read-file.ts';

const written = (book: XLSX.WorkBook, bookType: XLSX.BookType) =>
  new Uint8Array(XLSX.write(book, { bookType, type: 'array' }) as ArrayBuffer);
const neverLoaded = () => Promise.reject(new Error('Only the .xlsx reader of this product is meant to read this'));

test('a workbook of old Excel for Mac counts its days from 1904, so a serial of 1 is 2 January of that year', async () => {
  const sheet: XLSX.WorkSheet = { '!ref': 'A1:B1', A1: { t: 'n', v: 1, z: 'yyyy-mm-dd' }, B1: { t: 'n', v: 1 } };
  const book: XLSX.WorkBook = {
    SheetNames: ['Precios'],
    Sheets: { Precios: sheet },
    Workbook: { WBProps: { date1904: true } },
  };
  const read = await readFile(written(book, 'xlsx'), neverLoaded);
  expect(read.ok && read.value.sheets[0]?.rows[0]?.cells).toEqual([{ kind: 'date', text: '1904-01-02' }, 1]);
});

test('a sound file whose reader could not be downloaded is not called damaged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Clave', 'Precio']]), 'Precios');
  const read = await readFile(written(book, 'ods'), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(read).toEqual({ ok: false, error: 'no-reader' });
});

test('every sheet of a workbook with one for each family is read', async () => {
  const book = XLSX.utils.book_new();
  for (let at = 1; at <= 90; at += 1)
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[`A-${at}`, at]]), `Familia ${at}`);
  for (const bookType of ['xlsx', 'biff8', 'xlsb'] as const) {
    const read = await readFile(written(book, bookType), neverLoaded);
    expect(read.ok && read.value.sheets.length, bookType).toBe(90);
  }
});
