import { expect, test } from 'vitest';
import { cellText } from '#domain/price-import/cell.ts';
import { problemMessage } from './problem-messages.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { openDocumentParts, workbookParts } from './testing/archive.ts';
import { CSV, PLAIN } from './testing/odd-file.ts';
import { type WideArchive, wideArchive } from './testing/wide-archive.ts';

const PARTS = workbookParts({ rows: PLAIN });
/** The time of a part, as Unix programs write it before anything else. */
const TIME = Buffer.from('555405000100000000', 'hex');

async function read(how: WideArchive = {}): Promise<string> {
  const file = await readFile(new Uint8Array(wideArchive(PARTS, how)), () => Promise.reject(new Error('not needed')));
  if (!file.ok) return problemMessage(file.error);
  const [sheet] = file.value.sheets;
  return (sheet?.rows ?? []).map(({ cells }) => cells.map(cellText).join(',')).join('\r\n');
}

/** The extra field with one of its numbers changed: what it unpacks to, what it takes, where it begins. */
const saying = (at: 0 | 1 | 2, number: bigint): WideArchive => ({
  extra(field) {
    field.writeBigUInt64LE(number, 4 + at * 8);
    return field;
  },
});

test('a workbook whose sizes and places stand in eight bytes, as Java and .NET write them, is read', async () => {
  expect(await read()).toBe(CSV);
  expect(await read({ hasNarrowEnd: true })).toBe(CSV);
  expect(await read({ extra: (field) => Buffer.concat([TIME, field]) })).toBe(CSV);
});

test('an .ods of such numbers is read', async () => {
  const cells = ['Clave', 'Precio'].map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`);
  const parts = openDocumentParts(
    `<office:body><office:spreadsheet><table:table table:name="P"><table:table-row>${cells.join('')}</table:table-row></table:table></office:spreadsheet></office:body>`,
  );
  for (const how of [{}, { hasNarrowEnd: true }] as const) {
    const file = await readFile(new Uint8Array(wideArchive(parts, how)), () => Promise.resolve({ readLegacy }));
    expect(file).toMatchObject({ ok: true, value: { sheets: [{ rows: [{ cells: ['Clave', 'Precio'] }] }] } });
  }
});

test('what wide numbers declare is refused as narrow ones are', async () => {
  expect(await read(saying(0, 2n ** 33n))).toMatch(/infla/);
  expect(await read(saying(0, 1n))).toMatch(/infla/);
  expect(await read(saying(0, 5_000_000n))).toMatch(/dañado/);
  expect(await read(saying(1, 2n ** 33n))).toMatch(/dañado/);
  expect(await read(saying(2, 2n ** 33n))).toMatch(/dañado/);
  // Every part begins where the first one does.
  expect(await read(saying(2, 0n))).toMatch(/infla/);
});

test('a number that no double holds is refused', async () => {
  for (const at of [0, 1, 2] as const) expect(await read(saying(at, 2n ** 53n + 1n))).toMatch(/infla/);
  expect(await read({ recordAt: 2n ** 64n - 1n })).toMatch(/infla/);
});

test('a wide archive without its wide numbers is damaged', async () => {
  expect(await read({ extra: () => Buffer.alloc(0) })).toMatch(/infla|dañado/);
  expect(await read({ extra: (field) => field.subarray(0, 12) })).toMatch(/dañado/);
  expect(await read({ recordAt: 3n })).toMatch(/dañado/);
  expect(
    await read({
      record(record) {
        record.writeBigUInt64LE(6000n, 32);
        return record;
      },
    }),
  ).toMatch(/infla/);
});
