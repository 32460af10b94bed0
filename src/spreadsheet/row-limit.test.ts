import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { problemMessage } from './problem-messages.ts';
import { readFile } from './read-file.ts';
import { openDocument, workbook } from './testing/archive.ts';

// `docs/decisions/022-a-price-list-has-at-most-a-hundred-thousand-rows.md`

const text = (rows: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`Clave,Precio${Array.from({ length: rows - 1 }, (_, at) => `\nA-${at},1.50`).join('')}`);
const sheet = (rows: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    workbook({ rows: Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`).join('') }),
  );
/** How many rows a file gives, or the sentence instead. */
async function end(bytes: Uint8Array<ArrayBuffer>): Promise<number | string> {
  const read = await readFile(bytes, () => Promise.reject(new Error('Not one of the old formats')));
  return read.ok ? read.value.sheets.reduce((sum, { rows }) => sum + rows.length, 0) : problemMessage(read.error);
}

for (const [kind, make] of [
  ['text', text],
  ['workbook', sheet],
] as const)
  test(`a ${kind} with the largest number of rows is read, and one more is refused with a message`, async () => {
    expect(await end(make(LIMITS.rows))).toBe(LIMITS.rows);
    expect(await end(make(LIMITS.rows + 1))).toBe('El archivo tiene más de 100,000 filas. Divídelo en partes.');
  });

test('a file over the size limit is refused before it is read', async () => {
  const large = new Uint8Array(LIMITS.fileBytes + 1).fill(0x20);
  expect(await end(large)).toBe(problemMessage('too-big'));
});

test('an OpenDocument sheet over its size limit is refused before it is unpacked', async () => {
  // Every number differs, because highly compressible content is refused as a zip bomb.
  const row = (at: number): string =>
    `<table:table-row><table:table-cell office:value-type="float" office:value="${(at * 7919) % 99_991}"/></table:table-row>`;
  const rows = Array.from({ length: Math.ceil(LIMITS.openDocumentBytes / row(0).length) }, (_, at) => row(at));
  const large = openDocument(rows.join(''));
  expect(await end(new Uint8Array(large))).toBe(problemMessage('open-document'));
});
