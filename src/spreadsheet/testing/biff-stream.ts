import type { Cell, Sheet } from '#domain/price-import/cell.ts';
import { workbookStream } from '../compound-directory.ts';
import { readXls } from '../read-xls.ts';

// Streams of old workbooks written record by record, as no program at hand writes them: shared texts cut in two, packed numbers, formulas
// with what they came to. Without a container, which a stream needs as little as those of Excel 4 did.

export const biffRecord = (kind: number, content: Uint8Array | readonly number[] = []): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, Buffer.from(content)]);
};

export const shorts = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};

export const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

/** A number in four bytes: whole, or the hundredth of a whole one. */
export const packed = (whole: number, isHundredth = false): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE((whole << 2) | 2 | (isHundredth ? 1 : 0));
  return bytes;
};

const needsWide = (text: string): boolean => Buffer.from(text, 'latin1').toString('latin1') !== text;

/** Letters with the byte that says how wide they are, and perhaps how many. */
export const plainText = (text: string, count: 'none' | 'byte' | 'short' = 'short'): Buffer => {
  const isWide = needsWide(text);
  const length = count === 'short' ? shorts(text.length) : Buffer.from(count === 'byte' ? [text.length] : []);
  return Buffer.concat([length, Buffer.from([isWide ? 1 : 0]), Buffer.from(text, isWide ? 'utf16le' : 'latin1')]);
};

export interface SharedText {
  readonly text: string;
  /** Runs of formats, four bytes each, and bytes of phonetics, which come after the letters. */
  readonly runs?: number;
  readonly phonetics?: number;
}

/**
 * The shared texts in records that hold so many bytes each, in turn. Letters that go on in another record say anew how wide they are,
 * which may differ: `isWide` is asked where either would do.
 */
export function sharedTexts(
  texts: readonly SharedText[],
  sizes: readonly number[] = [8224],
  isWide: () => boolean = () => false,
): Buffer {
  const records: Buffer[] = [];
  let content: number[] = [];
  const room = (): number => (sizes[records.length % sizes.length] ?? 8224) - content.length;
  const turn = (): void => {
    records.push(biffRecord(records.length === 0 ? 0xfc : 0x3c, content));
    content = [];
  };
  content.push(...shorts(texts.length, 0, texts.length, 0));
  for (const { text, runs = 0, phonetics = 0 } of texts) {
    const widthOf = (rest: string): boolean => needsWide(rest) || isWide();
    let wide = widthOf(text);
    const flags = (wide ? 1 : 0) | (phonetics ? 4 : 0) | (runs ? 8 : 0);
    const head = [
      ...shorts(text.length),
      flags,
      ...(runs ? shorts(runs) : []),
      ...(phonetics ? shorts(phonetics, 0) : []),
    ];
    if (room() < head.length) turn();
    content.push(...head);
    for (let at = 0; at < text.length; at += 1) {
      if (room() < (wide ? 2 : 1)) {
        turn();
        wide = widthOf(text.slice(at));
        content.push(wide ? 1 : 0);
      }
      const code = text.charCodeAt(at);
      content.push(...(wide ? shorts(code) : [code]));
    }
    for (let left = runs * 4 + phonetics; left > 0; left -= 1) {
      if (room() < 1) turn();
      content.push(0xee);
    }
  }
  turn();
  return Buffer.concat(records);
}

/** One record again and again, as one: a million buffers would be most of what a test does. @param touch changes each, at its place */
export function again(
  record: Buffer,
  count: number,
  touch: (bytes: Buffer, place: number, at: number) => void = () => {},
): Buffer {
  const bytes = Buffer.alloc(record.length * count, record);
  for (let at = 0; at < count; at += 1) touch(bytes, at * record.length, at);
  return bytes;
}

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

export const sharedCell = (row: number, column: number, text: number, style = 0): Buffer =>
  biffRecord(0xfd, shorts(row, column, style, text, 0));
export const labelCell = (row: number, column: number, text: string): Buffer =>
  biffRecord(0x204, Buffer.concat([shorts(row, column, 0), plainText(text)]));
export const numberCell = (row: number, column: number, value: number, style = 0): Buffer =>
  biffRecord(0x203, Buffer.concat([shorts(row, column, style), double(value)]));
/** @param value its eight bytes */
export const formulaCell = (row: number, column: number, value: Uint8Array): Buffer =>
  biffRecord(0x06, Buffer.concat([shorts(row, column, 0), value, shorts(0, 0, 0, 3, 0x1e, 1)]));

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
