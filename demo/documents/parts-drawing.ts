import { pdfText } from './pdf-file.ts';

/** What a part looks like from its side, as an exploded view draws it. */
type Outline = 'caja' | 'eje' | 'disco' | 'engrane' | 'resorte' | 'mango';

export type Part = readonly [nombre: string, outline: Outline];

const COLUMNS = 5;
const ROW = 118;
const AXIS = 66;
const INK = '0.086 0.082 0.059';
const FILL = '0.93 0.91 0.87';

const number = (value: number): string => value.toFixed(1);
const box = (x: number, y: number, width: number, height: number): string =>
  `${number(x - width / 2)} ${number(y - height / 2)} ${number(width)} ${number(height)} re B`;

/** Each outline around the origin of its part: on an axis that runs from left to right. */
const OUTLINES: Readonly<Record<Outline, (x: number, y: number) => readonly string[]>> = {
  caja: (x, y) => [box(x, y, 56, 44), box(x - 34, y, 12, 26), box(x, y - 1, 30, 4)],
  eje: (x, y) => [box(x, y, 64, 9), box(x - 8, y, 18, 20), box(x + 22, y, 8, 15)],
  disco: (x, y) => [box(x, y, 8, 52), box(x + 7, y, 6, 18)],
  engrane: (x, y) => [
    box(x, y, 14, 44),
    ...[-18, -12, -6, 0, 6, 12, 18].map((step) => box(x, y + step, 14, 2)),
    box(x + 12, y, 10, 14),
  ],
  resorte: (x, y) => [
    `${number(x - 28)} ${number(y)} m ${[-20, -12, -4, 4, 12, 20].map((step, at) => `${number(x + step)} ${number(y + (at % 2 ? -12 : 12))} l`).join(' ')} ${number(x + 28)} ${number(y)} l S`,
  ],
  mango: (x, y) => [box(x, y, 22, 60), box(x, y + 30, 34, 12), box(x + 14, y + 8, 6, 16)],
};

/** The height that a drawing takes, in points. */
export function partsHeight(count: number): number {
  return Math.ceil(count / COLUMNS) * ROW;
}

/** The parts in the order they come off, along dashed axes, each with its number over it. */
export function drawParts(parts: readonly Part[], left: number, top: number, width: number): string {
  const step = width / COLUMNS;
  const rows = Array.from({ length: Math.ceil(parts.length / COLUMNS) }, (_, row) => {
    const y = top - row * ROW - AXIS;
    const last = Math.min(COLUMNS, parts.length - row * COLUMNS);
    return `[6 3 1 3] 0 d ${number(left)} ${number(y)} m ${number(left + last * step)} ${number(y)} l S [] 0 d`;
  });
  const drawn = parts.map(([, outline], at) => {
    const x = left + ((at % COLUMNS) + 0.5) * step;
    const y = top - Math.floor(at / COLUMNS) * ROW - AXIS;
    const label = String(at + 1);
    const half = label.length * 2.5;
    return [
      ...OUTLINES[outline](x, y),
      `BT ${INK} rg /F2 9 Tf ${number(x - half)} ${number(y + 43)} Td ${pdfText(label)} Tj ET ${FILL} rg`,
    ].join('\n');
  });
  return ['q', `${INK} RG ${FILL} rg 0.8 w 1 j`, ...rows, ...drawn, 'Q'].join('\n');
}
