import type { LabelFormat } from './label-formats.ts';

/** A part of a label: millimetres from the label's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LabelBoxes {
  readonly name: Box;
  readonly price: Box;
  /** What is said of the price, below it; where `null`, it stands to the price's right in the same box. */
  readonly notes: Box | null;
  readonly bars: Box | null;
  readonly qr: Box | null;
  /** The size of letters that the others are measured by, in millimetres: of a note beside the price. */
  readonly letter: number;
}

interface Wanted {
  readonly bars: boolean;
  readonly qr: boolean;
}

/** Where the parts of a label stand. */
export function labelBoxes(format: LabelFormat, wanted: Wanted): LabelBoxes {
  return format.arrangement === 'beside' ? besideBoxes(format, wanted) : stackedBoxes(format, wanted);
}

/** The measures of the smallest sheet's label, in millimetres; other low labels are an enlargement of it. */
const SMALLEST = { height: 21.8, name: 7, gap: 0.8, bars: 7.4, qr: 14, letter: 2.15 };

function besideBoxes({ label, insetX, insetY }: LabelFormat, wanted: Wanted): LabelBoxes {
  const width = label.width - 2 * insetX;
  const height = label.height - 2 * insetY;
  const scale = height / SMALLEST.height;
  const name = { x: insetX, y: insetY, width, height: SMALLEST.name * scale };
  const gap = SMALLEST.gap * scale;
  const top = name.y + name.height + gap;
  const rest = insetY + height - top;
  const side = Math.min(rest, SMALLEST.qr * scale, width * 0.3);
  const left = wanted.qr ? width - side - 1.5 * gap : width;
  const bars = wanted.bars ? SMALLEST.bars * scale : 0;
  return {
    name,
    price: { x: insetX, y: top, width: left, height: rest - (bars && bars + gap) },
    notes: null,
    bars: bars ? { x: insetX, y: insetY + height - bars, width: left, height: bars } : null,
    qr: wanted.qr ? { x: insetX + width - side, y: insetY + height - side, width: side, height: side } : null,
    letter: SMALLEST.letter * scale,
  };
}

/** What the parts of a higher label take of its height, and the QR code at most of its width. */
const PARTS = { name: 0.2, gap: 0.025, bars: 0.24, price: 0.56, qr: 0.28 };

function stackedBoxes({ label, insetX, insetY }: LabelFormat, wanted: Wanted): LabelBoxes {
  const width = label.width - 2 * insetX;
  const height = label.height - 2 * insetY;
  const gap = PARTS.gap * height;
  const name = { x: insetX, y: insetY, width, height: PARTS.name * height };
  const barsHeight = PARTS.bars * height;
  const bars = wanted.bars ? { x: insetX, y: insetY + height - barsHeight, width, height: barsHeight } : null;
  const top = name.y + name.height + gap;
  const middle = (bars ? bars.y - gap : insetY + height) - top;
  const side = Math.min(middle, width * PARTS.qr);
  const left = wanted.qr ? width - side - 2 * gap : width;
  const price = { x: insetX, y: top, width: left, height: middle * PARTS.price };
  const notes = { x: insetX, y: top + price.height, width: left, height: middle - price.height };
  return {
    name,
    price,
    notes,
    bars,
    qr: wanted.qr ? { x: insetX + width - side, y: top + (middle - side) / 2, width: side, height: side } : null,
    letter: notes.height / 2.8,
  };
}
