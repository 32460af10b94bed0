import { beforeAll, expect, test, vi } from 'vitest';
import { type BookType, CFB, utils, write } from 'xlsx';
import type { Bytes } from './byte-tags.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { refuse } from './read-problem.ts';
import { broken, brokenInside, chanceOf } from './testing/break-file.ts';
import { readAndCompare } from './testing/read-and-compare.ts';

/** `npm run fuzz` breaks the files in other ways, and in more of them. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 0);
const ROUNDS = SEED === 0 ? 40 : 100;

const ROWS = [
  ['FERRETERA DEL NORTE', '', '', '', '', ''],
  ['Clave', 'Descripción', 'Costo', 'Precio público', 'Existencia', 'Fecha'],
  ...Array.from({ length: 60 }, (_, at) => [
    at % 9 ? `TZ-${at}` : `00${at}`,
    `Brocha de ${at}" "piña" & más`,
    at * 7.5,
    at % 11 ? at * 12.35 : '$1,234.50 + IVA',
    at,
    46_000 + at,
  ]),
];
function written(bookType: BookType): Bytes {
  const sheet = utils.aoa_to_sheet(ROWS);
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 5 } }];
  sheet['!cols'] = [{}, {}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Precios');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notas'], ['x']]), 'Notas');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, bookSST: bookType === 'xlsx', compression: true });
  return new Uint8Array(bytes);
}

const FORMS = ['xlsx', 'biff8', 'biff5', 'xlsb', 'ods', 'html', 'xlml', 'csv', 'txt'] as const;
const files = new Map<string, Bytes>(FORMS.map((form) => [form, written(form)]));
const original = (form: string): Bytes => files.get(form) ?? new Uint8Array();

/** Rows or a message; the test fails when the import throws. */
async function outcome(bytes: Bytes): Promise<'rows' | 'message'> {
  const end = await readAndCompare(bytes);
  if (end !== 'rows') expect(end).toMatch(/\.$/);
  return end === 'rows' ? end : 'message';
}

// Both readers log what they cannot read; the tests break files on purpose.
beforeAll(() => {
  for (const how of ['log', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

test('unbroken files are read, so that the tests below break readable files', async () => {
  for (const form of FORMS) {
    expect(await outcome(original(form)), form).toBe('rows');
    const read = await readFile(original(form), () => Promise.resolve({ readLegacy }));
    expect(read.ok && read.value.sheets[0]?.rows.length, form).toBe(ROWS.length);
  }
});

test('an error that no reader expects is told as a damaged file', async () => {
  const fail = (): never => {
    throw new TypeError('Cannot read properties of undefined');
  };
  const read = await readFile(original('html'), () => Promise.resolve({ readLegacy: fail }));
  expect(read).toEqual(refuse('damaged'));
});

/** The texts inside an archive, part by part. */
const partsOf = (bytes: Bytes): string[] =>
  CFB.read(bytes, { type: 'array' }).FileIndex.map(({ content }: { content?: unknown }) =>
    content === undefined ? '' : Buffer.from(content as Uint8Array).toString('latin1'),
  );

test('breaking inside an archive changes one of its parts and leaves an archive', () => {
  const chance = chanceOf(1);
  const before = partsOf(original('xlsx'));
  for (let round = 0; round < 20; round += 1) {
    const after = partsOf(brokenInside(original('xlsx'), chance));
    expect(after).toHaveLength(before.length);
    expect(after.filter((text, at) => text !== before[at])).toHaveLength(1);
  }
});

for (const [index, form] of FORMS.entries()) {
  test(`${form}: broken in any way it gives rows or a message`, async () => {
    const chance = chanceOf(SEED + 1 + index);
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) ends.add(await outcome(broken(original(form), chance)));
    // Some of the damage leaves a list and some does not: a reader that takes all or nothing would be wrong.
    expect(ends).toEqual(new Set(['rows', 'message']));
  });
}

for (const [index, form] of (['xlsx', 'ods', 'xlsb'] as const).entries()) {
  test(`${form}: broken inside a whole archive it gives rows or a message`, async () => {
    const chance = chanceOf(SEED + 100 + index);
    let rows = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      rows += (await outcome(brokenInside(original(form), chance))) === 'rows' ? 1 : 0;
    // What is broken inside a part seldom takes the list away.
    expect(rows).toBeGreaterThan(ROUNDS / 2);
  });
}

for (const form of ['xlsx', 'biff8'] as const)
  test(`${form}: a workbook cut off anywhere is never read as a shorter list`, async () => {
    const bytes = original(form);
    const sheetsOf = async (length: number) => {
      const read = await readFile(bytes.slice(0, length), () => Promise.resolve({ readLegacy }));
      return read.ok ? read.value.sheets : null;
    };
    const whole = await sheetsOf(bytes.length);
    const cut: (typeof whole)[] = [];
    for (let part = 1; part < 40; part += 1) cut.push(await sheetsOf(Math.floor((bytes.length * part) / 40)));
    // The end of a container holds nothing that a sheet needs.
    for (const sheets of cut.slice(-2)) if (sheets) expect(sheets).toEqual(whole);
    expect(cut.slice(0, -2)).toEqual(Array.from({ length: 37 }, () => null));
  });
