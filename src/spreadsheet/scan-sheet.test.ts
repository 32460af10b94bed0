import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bytes } from './byte-tags.ts';
import { textReader } from './byte-text.ts';
import { cellScanner } from './scan-cells.ts';
import { scanSheet } from './scan-sheet.ts';
import { scanStrings } from './scan-strings.ts';

const utf8 = new TextEncoder();

async function* inPieces(text: string, sizes: readonly number[]): AsyncGenerator<Bytes> {
  const bytes = utf8.encode(text);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const scan = (xml: string, strings: readonly string[] = [], sizes: readonly number[] = [1 << 20]) =>
  scanSheet(inPieces(xml, sizes), cellScanner(strings, ['plain', { digits: '0000' }, 'date'], textReader()), {
    rows: 0,
    cells: 0,
  });
const sheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const cellsOf = async (cells: string, strings?: readonly string[]) =>
  (await scan(sheet(`<row r="1">${cells}</row>`), strings)).rows[0]?.cells ?? [];

test('the rows of a sheet are the same wherever its pieces are cut', async () => {
  const rows = Array.from(
    { length: 900 },
    (_, at) =>
      `<row r="${at + 1}"${at % 7 ? '' : ' hidden="1"'}><c r="A${at + 1}" t="str"><v>TZ-${at} ñandú &quot;½&quot;</v></c><c r="C${at + 1}" s="1"><v>${at}</v></c><c r="D${at + 1}"><v>${at / 8}</v></c>${'<c r="E1"/>'.repeat(at % 20)}</row>`,
  ).join('');
  const whole = await scan(sheet(rows));
  expect(whole.rows).toHaveLength(900);
  expect(whole.rows[8]).toEqual({
    number: 9,
    isHidden: false,
    cells: ['TZ-8 ñandú "½"', null, { kind: 'number', value: 8, text: '0008' }, 1],
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 40 }), async (sizes) => {
      expect(await scan(sheet(rows), [], sizes)).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

test('the shared texts are the same wherever their pieces are cut', async () => {
  const texts = Array.from({ length: 6000 }, (_, at) => (at % 9 ? `Artículo ${at} de 1/2" & más` : ''));
  const xml = `<sst>${texts
    .map((text, at) =>
      text === ''
        ? '<si/>'
        : at % 4
          ? `<si><t xml:space="preserve">${text.replaceAll('&', '&amp;')}</t></si>`
          : `<si><r><rPr><b/></rPr><t>Artículo </t></r><r><t>${at} de 1/2" &amp; más</t></r><rPh><t>no</t></rPh></si>`,
    )
    .join('')}</sst>`;
  for (const size of [1, 13, 4099, 1 << 20])
    expect(await scanStrings(inPieces(xml, [size, 70_001]), textReader())).toEqual(texts);
});

test('numbers are the same doubles as `Number` makes of their text', async () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((centavos) => centavos / 100),
    fc.maxSafeInteger(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 100 }), async (numbers) => {
      const cells = await cellsOf(numbers.map((one) => `<c><v>${one}</v></c>`).join(''));
      expect(cells.map((cell) => (cell === 0 ? 0 : cell))).toEqual(numbers.map((one) => (one === 0 ? 0 : one)));
    }),
  );
});

test('cells in the notations of people and programs', async () => {
  expect(
    await cellsOf('<c r="B1"\n t=\'s\' ><v>1</v></c><c t="s"><v>-1</v></c><c t="s"><v>9</v></c>', ['a', 'b']),
  ).toEqual([null, 'b', null, { kind: 'error', text: '' }]);
  expect(await cellsOf('<c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c t="d"><v>2026-11-20T00:00</v></c>')).toEqual([
    'VERDADERO',
    { kind: 'error', text: '#REF!' },
    { kind: 'date', text: '2026-11-20' },
  ]);
  // Calculated, calculated to nothing, and not calculated: openpyxl leaves the value of a formula empty.
  expect(
    await cellsOf('<c><f>1+1</f><v>2</v></c><c t="str"><f>""</f><v></v></c><c><f>1+1</f><v></v></c><c><f>2</f></c>'),
  ).toEqual([2, null, { kind: 'error', text: '' }, { kind: 'error', text: '' }]);
  expect(await cellsOf('<c><v>1e999</v></c><c><v>0</v></c><c><v> </v></c><c><v>1.5E+2</v></c>')).toEqual([
    '1e999',
    0,
    null,
    150,
  ]);
  expect(await cellsOf('<c t="inlineStr"><is><t>a&amp;b</t></is></c><c t="str"><v>x_x000D_y</v></c>')).toEqual([
    'a&b',
    'x\ry',
  ]);
  expect(await cellsOf(`<c t="str"><v>${'z'.repeat(9000)}</v></c>`)).toEqual(['z'.repeat(4000)]);
});

test('a sheet that ends before its rows do is refused', async () => {
  await expect(scan('<worksheet><sheetData><row r="1"><c><v>1</v></c></row>')).rejects.toThrow('damaged');
  await expect(scan('<worksheet>')).rejects.toThrow('damaged');
});

test('merged cells are known by their ranges in quotes of either kind', async () => {
  const { merges } = await scan(
    `${sheet('<row r="1"><c r="A1"><v>1</v></c></row>').replace('</worksheet>', '')}<mergeCells count='2'><mergeCell ref='C2:C4'/><mergeCell ref="A1:B1"/></mergeCells></worksheet>`,
  );
  expect(merges).toEqual([
    { top: 2, bottom: 4, left: 2, right: 2 },
    { top: 1, bottom: 1, left: 0, right: 1 },
  ]);
});

test('of a text in runs the raised digits are no digits of its amount, and a struck amount is that of before', async () => {
  const run = (text: string, style = ''): string =>
    `<r><rPr>${style}<sz val="11"/></rPr><t xml:space="preserve">${text}</t></r>`;
  const raisedRun = '<vertAlign val="superscript"/>';
  const inline = async (...runs: string[]) => cellsOf(`<c r="A1" t="inlineStr"><is>${runs.join('')}</is></c>`);
  expect(await inline(run('$149'), run('50', raisedRun))).toEqual(['$149⁵⁰']);
  expect(await inline(run('$149.'), run('50', raisedRun))).toEqual(['$149.⁵⁰']);
  expect(await inline(run('$125'), run('1', raisedRun))).toEqual(['$125¹']);
  expect(await inline(run('$149'), run('50', '<vertAlign val="subscript"/>'))).toEqual(['$149⁵⁰']);
  expect(await inline(run('$150.00', '<strike/>'), run(' $120.00', '<b/>'))).toEqual([' $120.00']);
  expect(await inline(run('$150.00', '<strike val="0"/>'), run(' M.N.'))).toEqual(['$150.00 M.N.']);
  expect(await inline(run('Broca ', '<strike val="1"/>'), run('1/4'))).toEqual(['Broca 1/4']);
});
