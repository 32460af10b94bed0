import type { Cell, Sheet } from '#domain/price-import/cell.ts';
import { workbookStream } from '../compound-directory.ts';
import { readXls } from '../read-xls.ts';
import { biffRecord, plainText, shorts } from './biff-bytes.ts';
import { sharedTexts } from './biff-shared-texts.ts';

// Streams of old workbooks written record by record, because no library at hand writes shared texts that are cut in two, packed numbers or
// formulas with calculated values. They have no container; the reader accepts a stream without one, as Excel 4 wrote it.

const begin = (what: number): Buffer => biffRecord(0x809, shorts(0x600, what, 0, 0, 0, 0, 0, 0));
const END = biffRecord(0x0a);

export interface WrittenSheet {
  readonly name: string;
  readonly records: readonly Uint8Array[];
  readonly state?: number;
  readonly kind?: number;
  /** Where its list says it begins; where it does, without. */
  readonly place?: number;
}

/** A whole stream. @param globals what stands before the list of sheets */
export function oldWorkbook(sheets: readonly WrittenSheet[], globals: readonly Uint8Array[] = []): Buffer {
  const bodies = sheets.map(({ records }) => Buffer.concat([begin(0x10), ...records, END]));
  const listed = (places: readonly number[]): Buffer =>
    Buffer.concat([
      begin(5),
      ...globals,
      ...sheets.map(({ name, state = 0, kind = 0, place }, at) =>
        biffRecord(0x85, [...long(place ?? places[at] ?? 0), state, kind, ...plainText(name, 'byte')]),
      ),
      END,
    ]);
  let place = listed([]).length;
  const places = bodies.map((body) => {
    place += body.length;
    return place - body.length;
  });
  return Buffer.concat([listed(places), ...bodies]);
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** What our own reader makes of a stream; `null` where it leaves it to SheetJS. */
export const readStream = (stream: Uint8Array): Sheet[] | null => readXls(workbookStream(new Uint8Array(stream)));

/** The rows of one sheet of such records. */
export const cellsOf = (
  records: readonly Uint8Array[],
  globals: readonly Uint8Array[] = [],
): readonly (readonly Cell[])[] =>
  readStream(oldWorkbook([{ name: 'P', records }], globals))?.[0]?.rows.map(({ cells }) => cells) ?? [];

/** Four styles: plain, `0000`, a date, a percentage; and three shared texts. */
export const GLOBALS = [
  biffRecord(0x41e, Buffer.concat([shorts(170), plainText('0000')])),
  ...[0, 170, 14, 9].map((format) => biffRecord(0xe0, shorts(0, format, 0, 0, 0, 0, 0, 0, 0, 0))),
  sharedTexts([{ text: 'TZ-1' }, { text: 'Cincel ñandú' }, { text: '€ 5', runs: 2 }]),
];
