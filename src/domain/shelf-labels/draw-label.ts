import { fitLine, fitName, type Measure } from './fit-name.ts';
import { type Box, type LabelBoxes, labelBoxes } from './label-boxes.ts';
import { barWidth, type LabelCode, quietZones } from './label-code.ts';
import { codeText, type LabelWords } from './label-content.ts';
import type { LabelFormat } from './label-formats.ts';

/** A code of bars as the library draws it. */
export interface DrawnCode {
  readonly code: LabelCode;
  /** Its bars, one character for each narrowest one: `1` is printed. */
  readonly pattern: string;
}

export interface LabelContent {
  readonly words: LabelWords;
  readonly bars: DrawnCode | null;
  /** How many squares a side of the QR code has, without its white frame; `null` where there is none. */
  readonly qrSize: number | null;
}

/** How wide texts are in the two faces of a label. */
export interface Measures {
  readonly heading: Measure;
  readonly text: Measure;
}

/** A line of text: millimetres from the label's upper left corner, `y` of the line that the letters stand on. */
export interface TextShape {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly face: keyof Measures;
}

/** What is printed on one label; lengths in millimetres from its upper left corner. */
export interface LabelDrawing {
  readonly texts: readonly TextShape[];
  /** The first bar's upper left corner, how wide the narrowest bar is, and how high all are. */
  readonly bars: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  /** The upper left corner of the code's first square, and how wide a square is. */
  readonly qr: { readonly x: number; readonly y: number; readonly square: number } | null;
  /** Said to whoever prints: the code is too long for the label. */
  readonly problem: string;
}

/** The white frame that is kept around a QR code, in squares. Readers need four (ISO/IEC 18004); the spaces between the parts are the others. */
const QR_FRAME = 2;
/** The narrowest square that a phone reads at arm's length, in millimetres. */
const NARROWEST_SQUARE = 0.25;
/** How high capitals and digits of both faces are, in parts of the size. */
const CAPITAL = 0.7;
const LINE = 1.06;
/** The part of the bars' height that the written code takes. */
const WRITTEN = 0.32;

/** What is printed on a label, and where. @param measures of the fonts that it is printed in */
export function drawLabel(format: LabelFormat, content: LabelContent, measures: Measures): LabelDrawing {
  const boxes = labelBoxes(format, { bars: content.bars !== null, qr: content.qrSize !== null });
  const bars = content.bars && boxes.bars ? placeBars(content.bars, boxes.bars, format) : null;
  const { words } = content;
  const written = content.bars && boxes.bars ? writtenCode(content.bars.code, boxes.bars, bars, measures.text) : [];
  return {
    texts: [...nameTexts(words.name, boxes.name, measures.heading), ...priceTexts(words, boxes, measures), ...written],
    bars,
    qr: content.qrSize !== null && boxes.qr ? placeQr(content.qrSize, boxes.qr, format) : null,
    problem:
      content.bars && !bars
        ? `El código «${content.bars.code.text}» no cabe en barras que se puedan leer: va sin barras en esta etiqueta.`
        : '',
  };
}

function nameTexts(name: string, box: Box, measure: Measure): TextShape[] {
  const largest = box.height / (LINE + CAPITAL + 0.2);
  const { lines, size } = fitName(name, box.width, { largest, smallest: largest * 0.72 }, measure);
  return lines.map((text, at) => ({
    x: box.x,
    y: box.y + size * (CAPITAL + at * LINE),
    size,
    text,
    face: 'heading',
  }));
}

function priceTexts({ price, notes }: LabelWords, boxes: LabelBoxes, measures: Measures): TextShape[] {
  const { price: box, letter } = boxes;
  const part = boxes.notes ? 1 : 0.62;
  const size = Math.min(box.height / (CAPITAL + 0.12), (box.width * part) / measures.heading(price));
  const text: TextShape = {
    x: box.x,
    y: box.y + box.height / 2 + (size * CAPITAL) / 2,
    size,
    text: price,
    face: 'heading',
  };
  const from = box.x + measures.heading(price) * size + letter * 0.7;
  const beside = boxes.notes ?? { ...box, x: from, width: box.x + box.width - from };
  return [text, ...noteTexts(notes, beside, letter, measures.text)];
}

/** The smallest letters of a note, in parts of the usual ones. */
const SMALLEST_NOTE = 0.75;

function noteTexts(notes: LabelWords['notes'], box: Box, letter: number, measure: Measure): TextShape[] {
  const step = Math.min(letter * 1.22, box.height / notes.length);
  const first = box.y + (box.height - step * notes.length) / 2;
  const largest = Math.min(letter, step / 1.15);
  const smallest = largest * SMALLEST_NOTE;
  return notes.map((texts, at) => {
    const text = texts.find((one) => measure(one) * smallest <= box.width) ?? texts.at(-1) ?? '';
    const fitted = fitLine(text, box.width, { largest, smallest }, measure);
    return { ...fitted, x: box.x, y: first + step * (at + 0.78), face: 'text' };
  });
}

function placeBars({ code, pattern }: DrawnCode, box: Box, format: LabelFormat): LabelDrawing['bars'] {
  const [before, after] = quietZones[code.symbology];
  const width = barWidth(before + pattern.length + after, box.width, format);
  if (width === null) return null;
  return { x: toDot(box.x + before * width, format), y: box.y, width, height: box.height * (1 - WRITTEN) };
}

/** Under the bars in their middle; where they do not fit, the code alone. */
function writtenCode(code: LabelCode, box: Box, bars: LabelDrawing['bars'], measure: Measure): TextShape[] {
  const largest = box.height * WRITTEN * 0.98;
  const { text, size } = fitLine(codeText(code), box.width, { largest, smallest: largest * 0.7 }, measure);
  return [{ x: bars?.x ?? box.x, y: box.y + box.height - size * 0.06, size, text, face: 'text' }];
}

function placeQr(squares: number, box: Box, { dot }: LabelFormat): LabelDrawing['qr'] {
  const all = squares + 2 * QR_FRAME;
  const square = dot ? Math.floor(box.width / all / dot + 1e-9) * dot : box.width / all;
  if (square < NARROWEST_SQUARE) return null;
  // The frame's outer edge is the box's right and lower edge.
  const corner = (edge: number): number => edge - (squares + QR_FRAME) * square;
  return { x: corner(box.x + box.width), y: corner(box.y + box.height), square };
}

const toDot = (length: number, { dot }: LabelFormat): number => (dot ? Math.round(length / dot) * dot : length);
