/** The papers that labels are printed on. All lengths are millimetres on the paper. */
export interface LabelFormat {
  readonly name: string;
  readonly paper: { readonly width: number; readonly height: number };
  readonly label: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  /** Of the first label, from the paper's left and upper edge. */
  readonly left: number;
  readonly top: number;
  /** From a label's left edge to the next one's, and from its upper edge to the next one's. */
  readonly stepX: number;
  readonly stepY: number;
  /** Free space within a label. On a roll it is also what the print head does not reach. */
  readonly insetX: number;
  readonly insetY: number;
  /** `beside`, for low labels: the QR code stands to the right of price and bars. `stacked`: the bars have the whole width, below it. */
  readonly arrangement: 'beside' | 'stacked';
  /** The narrowest bar that this printer draws well enough to be read. */
  readonly narrowestBar: number;
  /** The side of a thermal printer's dot: bars that are no multiple of it come out uneven. Absent where the printer is fine enough. */
  readonly dot?: number;
  /** Whether the paper is plain and cut along printed lines. */
  readonly isCut?: true;
}

const LETTER = { width: 215.9, height: 279.4 };
/** A laser or ink printer's bar: GS1 allows 0.264 mm for EAN at the till; claves are read in the store, by hand scanners. */
const SHEET = { narrowestBar: 0.19 };
/** 203 dots an inch, the usual thermal head: eight dots a millimetre, two of them for the narrowest bar. */
const THERMAL = { columns: 1, rows: 1, left: 0, top: 0, stepX: 0, stepY: 0, dot: 0.125, narrowestBar: 0.25 };

/**
 * The sheets' measures are in Avery's templates, in inches. A roll's label is a page of its own; of a 58 mm roll the head prints 48 mm, of an
 * 80 mm roll 72 mm.
 */
export const labelFormats = {
  'avery-5160': {
    ...SHEET,
    name: 'Hoja carta, 30 etiquetas de 67 × 25 mm (Avery 5160)',
    paper: LETTER,
    label: { width: 66.675, height: 25.4 },
    columns: 3,
    rows: 10,
    left: 4.7625,
    top: 12.7,
    stepX: 69.85,
    stepY: 25.4,
    insetX: 2.2,
    insetY: 1.8,
    arrangement: 'beside',
  },
  'avery-5163': {
    ...SHEET,
    name: 'Hoja carta, 10 etiquetas de 102 × 51 mm (Avery 5163)',
    paper: LETTER,
    label: { width: 101.6, height: 50.8 },
    columns: 2,
    rows: 5,
    left: 3.96875,
    top: 12.7,
    stepX: 106.3625,
    stepY: 50.8,
    insetX: 4,
    insetY: 3.5,
    arrangement: 'stacked',
  },
  'riel-de-anaquel': {
    ...SHEET,
    name: 'Hoja carta para recortar, 24 etiquetas de 64 × 32 mm (riel de anaquel)',
    paper: LETTER,
    label: { width: 63.5, height: 31.75 },
    columns: 3,
    rows: 8,
    left: 12.7,
    top: 12.7,
    stepX: 63.5,
    stepY: 31.75,
    insetX: 2.5,
    insetY: 2,
    arrangement: 'stacked',
    isCut: true,
  },
  'rollo-58': {
    ...THERMAL,
    name: 'Rollo térmico de 58 mm, etiquetas de 58 × 40 mm',
    paper: { width: 58, height: 40 },
    label: { width: 58, height: 40 },
    insetX: 5,
    insetY: 1.5,
    arrangement: 'stacked',
  },
  'rollo-80': {
    ...THERMAL,
    name: 'Rollo térmico de 80 mm, etiquetas de 80 × 50 mm',
    paper: { width: 80, height: 50 },
    label: { width: 80, height: 50 },
    insetX: 4,
    insetY: 2,
    arrangement: 'stacked',
  },
} as const satisfies Readonly<Record<string, LabelFormat>>;

export type FormatName = keyof typeof labelFormats;

/** Whether a value from outside names a format. */
export const isFormatName = (value: unknown): value is FormatName =>
  typeof value === 'string' && Object.hasOwn(labelFormats, value);

/** How many labels one page of a format has. */
export const labelsPerPage = ({ columns, rows }: LabelFormat): number => columns * rows;

/** A label's place: `item` is its number in the list of labels, lengths are millimetres from the page's left and upper edge. */
export interface Place {
  readonly item: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Where each of some labels is printed, page by page; a page is filled row by row.
 * @param first the place on the first page where printing begins, from 1: those before it are used up
 */
export function placeLabels(format: LabelFormat, count: number, first: number): readonly (readonly Place[])[] {
  const perPage = labelsPerPage(format);
  const used = Math.min(Math.max(first, 1), perPage) - 1;
  const pages = Math.ceil((used + count) / perPage);
  return Array.from({ length: count === 0 ? 0 : pages }, (_, page) =>
    Array.from(
      { length: perPage },
      (_, at): Place => ({
        item: page * perPage + at - used,
        ...cornerOf(format, at),
      }),
    ).filter(({ item }) => item >= 0 && item < count),
  );
}

/** The upper left corner of a page's label, counted from 0, in millimetres. */
export function cornerOf(format: LabelFormat, at: number): { readonly x: number; readonly y: number } {
  const { columns, left, top, stepX, stepY } = format;
  return { x: left + (at % columns) * stepX, y: top + Math.floor(at / columns) * stepY };
}
