import type { PriceReading } from './amount.ts';
import { cellText, isBlank, type SheetRow } from './cell.ts';
import type { AsideReason } from './row-account.ts';

/** A row of sums. `TOTAL-5W30` is none, because that is a brand's clave. */
const TOTAL = /^(sub\s?total|gran total|total|totales|suma|promedio|importe total)\b(?![-_/.]?[\p{L}\d])/iu;
const PAGE = /^(p[aá]g(ina)?\.?|hoja)\s*:?\s*\d*\s*(de|\/)?\s*\d*$/i;

/** What a row holds in the columns that matter, as it was read. */
interface ReadCells {
  readonly clave: string;
  readonly nombre: string;
  readonly price: PriceReading;
}

/** Why a row is no line of the list; `null` for one that is. */
export function whyAside(row: SheetRow, { clave, nombre, price }: ReadCells): AsideReason | null {
  // `TOTAL 5W30`, with a name and digits of its own, is an article.
  const isNamed = nombre !== '' && /\d/.test(clave);
  if ((TOTAL.test(clave) && !isNamed) || (clave === '' && (TOTAL.test(nombre) || TOTAL.test(firstText(row)))))
    return 'total';
  if (clave === '' && PAGE.test(firstText(row))) return 'section';
  // `-----` under the titles, as programs without a table draw one.
  if (!row.cells.some((cell) => /[\p{L}\p{N}]/u.test(cellText(cell)))) return 'rule';
  if (clave === '' && (price.kind === 'blank' || price.kind === 'problem')) return 'section';
  const filled = row.cells.filter((cell) => !isBlank(cell)).length;
  if (clave === '' && nombre === '' && filled === 1) return 'total';
  // A heading that a program has written into every cell it covered.
  if (price.kind === 'problem' && price.problem === 'words' && repeatsOneText(row)) return 'section';
  // A heading such as «HERRAMIENTA ELÉCTRICA» in the clave's column stands alone in its row, or above words.
  if (price.kind === 'blank' && (/\s/.test(clave) || !/\d/.test(clave)) && filled === 1) return 'section';
  return null;
}

/** A row's text without its numbers. A printed list repeats its letterhead on every page, and only the page, the date or the hour differ. */
export function boilerplateText({ cells }: SheetRow): string {
  return cells
    .map((cell) => cellText(cell).replace(/\d+/g, '#'))
    .join('\t')
    .trim();
}

function repeatsOneText({ cells }: SheetRow): boolean {
  const texts = cells.filter((cell) => !isBlank(cell)).map(cellText);
  return texts.length > 1 && new Set(texts).size === 1;
}

function firstText(row: SheetRow): string {
  const cell = row.cells.find((one) => typeof one === 'string' && one.trim() !== '');
  return cellText(cell ?? null);
}
