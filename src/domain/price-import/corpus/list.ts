import type { IvaMode } from '../amount.ts';
import type { Cell, Sheet } from '../cell.ts';
import type { CurrentProduct } from '../clave-match.ts';
import type { Warning } from '../file-warnings.ts';
import type { DecimalSign } from '../price-digits.ts';
import { ARTICLES, type Article, numbersFrom } from './shop.ts';

/** What a person who knows the supplier would answer. */
export interface Answers {
  readonly sheet: number;
  readonly clave: number;
  /** `null` where none of the columns is the price for the public: who is asked goes no further. */
  readonly precio: number | null;
  readonly iva: IvaMode;
  /** What `1,234` means, where that is asked; a decimal point without. */
  readonly decimal?: DecimalSign;
  /** Claves that differ in dashes, blanks and leading zeros only are the same. */
  readonly looseClaves?: boolean;
}

/** A price list with the truth about it. */
export interface KnownList {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly answers: Answers;
  /** The price of each clave in centavos with IVA; `null` where the row may not be written unseen: another currency, another unit. */
  readonly truth: ReadonlyMap<string, number | null>;
  /** Name of the file, where it says something. */
  readonly file?: string;
  /** The shop that it is for, where it is not the usual one. */
  readonly products?: readonly CurrentProduct[];
  /** The guard that must stop a list whose prices stand beside the wrong claves, which no column and no answer can mend. */
  readonly guard?: Warning['kind'];
}

/** One article of a list: the price that its supplier now wants the public to pay. */
export interface Line {
  readonly article: Article;
  /** Centavos with IVA. */
  readonly next: number;
}

/** How a price moved: by what share typically, and how far single ones are off that. */
export interface Move {
  readonly by: number;
  readonly spread: number;
}

/** Lines of a list: every `step`-th article from `first` on. */
export function linesOf(seed: number, move: Move, count = 60, first = 0): Line[] {
  const random = numbersFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const article = ARTICLES[(first + at * 2) % ARTICLES.length] ?? ARTICLES[0];
    if (!article) throw new Error('The shop has no articles');
    const factor = 1 + move.by + (random() - 0.5) * 2 * move.spread;
    return { article, next: Math.round(article.today * factor) };
  });
}

/** Pesos as the list writes them: with IVA, or without where it is to be added. */
export function pesosOf(centavos: number, iva: IvaMode): number {
  return iva === 'incluido' ? centavos / 100 : Math.round(centavos / 1.16) / 100;
}

/** What the shop must have after a price as written: with the IVA that was rounded away. */
function priceFrom(pesos: number, iva: IvaMode): number {
  return Math.round(Number((pesos * (iva === 'mas' ? 116 : 100)).toPrecision(15)));
}

export function truthOf(lines: readonly Line[], iva: IvaMode): Map<string, number | null> {
  return new Map(lines.map(({ article, next }) => [article.clave, priceFrom(pesosOf(next, iva), iva)]));
}

/** A sheet of rows; empty ones stay gaps in the numbering. */
export function sheetFrom(rows: readonly (readonly Cell[])[], name = 'Hoja1'): Sheet {
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells, isHidden: false }));
  return {
    name,
    isHidden: false,
    rows: numbered.filter(({ cells }) => cells.length > 0),
    hiddenColumns: [],
    merges: [],
  };
}

/** A column beside clave, name and price. */
export interface Extra {
  readonly title: string;
  readonly cell: (line: Line, at: number) => Cell;
  /** Stands before the price. */
  readonly isFirst?: boolean;
}

export interface Plain {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly iva: IvaMode;
  readonly price: string;
  readonly clave?: string;
  readonly above?: readonly (readonly Cell[])[];
  readonly extras?: readonly Extra[];
  /** How the price is written; a number without it. */
  readonly write?: (pesos: number, at: number) => Cell;
  /** A list without its row of titles. */
  readonly isUntitled?: boolean;
}

/** A list of one sheet: clave, name, price and what stands beside them. */
export function plainList(plain: Plain): KnownList {
  const { name, lines, iva, price, clave = 'CLAVE', above = [], extras = [], write = (pesos) => pesos } = plain;
  const before = extras.filter(({ isFirst }) => isFirst);
  const after = extras.filter(({ isFirst }) => !isFirst);
  const titles = [clave, 'DESCRIPCION', ...before.map(({ title }) => title), price, ...after.map(({ title }) => title)];
  const body = lines.map((line, at): Cell[] => [
    line.article.clave,
    line.article.nombre,
    ...before.map(({ cell }) => cell(line, at)),
    write(pesosOf(line.next, iva), at),
    ...after.map(({ cell }) => cell(line, at)),
  ]);
  return {
    name,
    sheets: [sheetFrom([...above, ...(plain.isUntitled ? [] : [titles]), ...body])],
    answers: { sheet: 0, clave: 0, precio: 2 + before.length, iva },
    truth: truthOf(lines, iva),
  };
}

/** A list of one sheet, written out row by row. */
export function writtenList(
  name: string,
  rows: readonly (readonly Cell[])[],
  answers: Partial<Answers>,
  truth: KnownList['truth'],
  more: Partial<KnownList> = {},
): KnownList {
  const sheets = [sheetFrom(rows)];
  return { name, sheets, answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido', ...answers }, truth, ...more };
}

/** Pesos of a line times a factor, as a list writes them. */
export const timesNext =
  (factor: number) =>
  ({ next }: Line): number =>
    Math.round(next * factor) / 100;
