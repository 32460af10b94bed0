import { CFB, utils, write } from 'xlsx';
import { archive } from './archive.ts';
import { type HostileFile, hostile, TABLE } from './hostile-file.ts';

// Workbooks of records in an archive (.xlsb), in which a text declares more letters than the file has.

const LETTERS = 300_000_000;
const long = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24];
/** A defined name and its comment, and a cell with its text in it, of so many letters each. */
const NAME = [0x27, 19, ...Array.from({ length: 9 }, () => 0), ...long(LETTERS), 65, 0, 66, 0, 67, 0];
const CELL = [0x06, 14, ...long(3), ...long(0), ...long(LETTERS), 65, 0];

/** @param last kind of the record, in two bytes, before which the other one stands @param record it, with its size */
function withRecord(part: string, last: readonly number[], record: readonly number[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE), 'Precios');
  const box = CFB.read(write(book, { type: 'buffer', bookType: 'xlsb' }) as Uint8Array, { type: 'buffer' });
  const parts = box.FullPaths.flatMap((path: string, at: number) => {
    const content = box.FileIndex[at]?.content;
    const name = path.replace(/^Root Entry\//, '');
    if (content === undefined || content.length === 0 || name.endsWith('/')) return [];
    const bytes = Buffer.from(content as Uint8Array);
    if (name !== part) return [{ name, content: bytes }];
    const place = bytes.lastIndexOf(Buffer.from([...last, 0]));
    return [{ name, content: Buffer.concat([bytes.subarray(0, place), Buffer.from(record), bytes.subarray(place)]) }];
  });
  return archive(parts);
}

export const hostileBinaryWorkbooks: readonly HostileFile[] = [
  hostile('nombre-de-trescientos-millones.xlsb', 'rows', () => withRecord('xl/workbook.bin', [0x84, 0x01], NAME)),
  hostile('texto-de-trescientos-millones.xlsb', /dañado/, () =>
    withRecord('xl/worksheets/sheet1.bin', [0x92, 0x01], CELL),
  ),
];
