import { readTitle } from './aliases.ts';
import type { IvaMode } from './amount.ts';
import { readAsWritten } from './amount.ts';
import { isBlank, type SheetRow } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { foldTitle } from './fold-title.ts';
import { ivaWords } from './iva-words.ts';
import { priceLevel } from './price-level.ts';
import { blockTitle, isSizeTitle } from './side-by-side.ts';
import type { Table } from './table.ts';

/** Which columns hold what, for a table or a part of it. */
export interface LineColumns {
  /** Columns between the first table and this one. */
  readonly offset: number;
  readonly clave: number;
  /** `null` where no column of this part is certainly a price. */
  readonly precio: number | null;
  readonly nombre: number | null;
  /** What its own titles say of IVA; `null` where they say what the others say. */
  readonly iva: IvaMode | null;
  /** Its titles are not those that a person agreed to, so that each of its rows waits for a tick. */
  readonly isOther: boolean;
}

/** The columns of each table that is read. Those of the first table are the chosen ones. */
export function blocksOf(table: Table, { clave, precio, nombre, blocks }: ImportChoices): LineColumns[] {
  if (clave === null || precio === null) return [];
  const first: LineColumns = { offset: 0, clave, precio, nombre, iva: null, isOther: false };
  if (blocks !== 'todas') return [first];
  const { titles } = table.header;
  return table.offsets.map((offset, at) => {
    if (offset === 0) return first;
    const end = (table.offsets[at + 1] ?? Number.POSITIVE_INFINITY) + clave;
    const span = titles
      .map((title, column) => ({ title, column }))
      .filter(({ column }) => column >= clave + offset && column < end);
    const same = {
      ...first,
      offset,
      clave: clave + offset,
      precio: precio + offset,
      nombre: nombre === null ? null : nombre + offset,
    };
    if (span.every(({ title }) => title === '')) return untitledBlock(same, end, table.body);
    const wanted = blockTitle(titles[precio] ?? '');
    const name = span.find(({ title }) => readTitle(title).kind === 'nombre')?.column ?? null;
    if (blockTitle(titles[precio + offset] ?? '') === wanted) return { ...same, nombre: name ?? same.nombre };
    const named = span.filter(({ title }) => blockTitle(title) === wanted);
    if (wanted !== '' && named[0] && named.length === 1) return { ...same, precio: named[0].column, nombre: name };
    const price = solePrice(span) ?? sizePrice(span);
    const said = ivaWords(price?.title ?? '');
    return {
      ...same,
      precio: price?.column ?? null,
      nombre: name,
      iva: said === 'unclear' ? null : said,
      isOther: true,
    };
  });
}

interface TitledColumn {
  readonly title: string;
  readonly column: number;
}

/** The only column that is a price for everybody, and not for some customers. */
export function solePrice(columns: readonly TitledColumn[]): TitledColumn | null {
  const prices = columns.filter(({ title }) => ['public', 'plain', 'vague'].includes(priceLevel(title)));
  return prices.length === 1 ? (prices[0] ?? null) : null;
}

/** The only column that is named by a size, and so holds the price of that size. */
function sizePrice(columns: readonly TitledColumn[]): TitledColumn | null {
  const sizes = columns.filter(({ title }) => isSizeTitle(title));
  return sizes.length === 1 ? (sizes[0] ?? null) : null;
}

const LOOKED_AT = 100;

/** The price column of a table without titles: as far from the clave as in the first table, if amounts stand there. */
function untitledBlock(same: LineColumns, end: number, body: readonly SheetRow[]): LineColumns {
  const rows = body.slice(0, LOOKED_AT).filter(({ cells }) => !isBlank(cells[same.clave]));
  const amounts = (column: number): number =>
    rows.filter(({ cells }) => readAsWritten(cells[column], '.').kind === 'price').length;
  if (same.precio !== null && same.precio < end && amounts(same.precio) >= rows.length * 0.5) return same;
  const width = Math.min(end, Math.max(0, ...rows.map(({ cells }) => cells.length)));
  for (let column = same.clave + 1; column < width; column += 1)
    if (amounts(column) >= rows.length * 0.5) return { ...same, precio: column, isOther: true };
  return { ...same, precio: null, isOther: true };
}

/** The title by which a column is recognised. */
export const isSameTitle = (a: string, b: string): boolean => a !== '' && foldTitle(a) === foldTitle(b);
