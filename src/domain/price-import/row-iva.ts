import type { IvaMode } from './amount.ts';
import { cellText, type SheetRow } from './cell.ts';
import { foldTitle } from './fold-title.ts';
import { ivaWords } from './iva-words.ts';
import type { Table } from './table.ts';

/** What a row says of its own IVA: another way of reading its price, or only that the row differs from the others. */
export interface RowIva {
  readonly mode: IvaMode | null;
  readonly isOther: boolean;
}

const YES = /^(si|s|yes|x|verdadero|true)$/;
const NO = /^(no|n|false|falso)$/;
/** `0`, `0 %`, `0.00`, `IVA 0%`, `TASA CERO`, `EXENTA`. */
const NOTHING = /^(?:(?:i ?v ?a|tasa|al) )*(?:0(?: 0+)? ?%?|cero|exent[oa]s?|ningun[oa])$/;
/** The general rate is the only one that is added; without its sign a number may be the tax itself, in pesos. */
const OTHER_RATE = /^(?:(?:i ?v ?a|tasa|al) )*(?!16\b)\d{1,2}(?: 0+)? ?%$/;
const TITLE = /\bi ?v ?a\b|^(?:tasas?|impuestos?|tasa (?:del? )?impuesto)$/;
/** Titles of prices, whose cells are amounts. */
const OF_PRICES = /precio|venta|costo|publico|menudeo|mayoreo|lista|neto|distrib|importe|total/;
const AS_AGREED: RowIva = { mode: null, isOther: false };

/** Reads the column that says of each row whether IVA is in its price: `INCLUYE IVA` with SI and NO, `IVA` with 16 and 0. */
export function ivaByRow(
  { columns }: Table,
  used: readonly (number | null)[],
  agreed: IvaMode,
): (row: SheetRow, offset: number) => RowIva {
  const column = columns.find(
    ({ index, title }) => !used.includes(index) && TITLE.test(foldTitle(title)) && !OF_PRICES.test(foldTitle(title)),
  );
  if (!column) return () => AS_AGREED;
  const says = ivaWords(column.title);
  return ({ cells }, offset) => {
    const text = foldTitle(cellText(cells[column.index + offset]));
    if (text === '') return AS_AGREED;
    // An exempt article has no IVA to be added.
    if (NOTHING.test(text)) return agreed === 'mas' ? { mode: 'incluido', isOther: true } : AS_AGREED;
    if (OTHER_RATE.test(text)) return { mode: null, isOther: true };
    const [isYes, isNo] = [YES.test(text), NO.test(text)];
    if (isYes || isNo) {
      // `IVA: NO` may say that it has none to pay, or that it is not in the price.
      if (says === null || says === 'unclear') return isNo ? { mode: null, isOther: true } : AS_AGREED;
      return other(isYes ? says : says === 'mas' ? 'incluido' : 'mas', agreed);
    }
    const own = ivaWords(text) ?? ivaWords(`iva ${text}`);
    if (own === 'unclear') return { mode: null, isOther: true };
    return own === null ? AS_AGREED : other(own, agreed);
  };
}

const other = (mode: IvaMode, agreed: IvaMode): RowIva => (mode === agreed ? AS_AGREED : { mode, isOther: true });
