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
const NOTHING = /^(0|0%|0 0+|0 0+%|exento|tasa 0|tasa cero|ninguno)$/;
const AS_AGREED: RowIva = { mode: null, isOther: false };

/** Reads the column that says of each row whether IVA is in its price: `INCLUYE IVA` with SI and NO, `IVA` with 16 and 0. */
export function ivaByRow(
  { columns }: Table,
  used: readonly (number | null)[],
  agreed: IvaMode,
): (row: SheetRow, offset: number) => RowIva {
  const column = columns.find(
    ({ index, title }) =>
      !used.includes(index) && /\bi ?v ?a\b/.test(foldTitle(title)) && !/precio|venta|costo/.test(foldTitle(title)),
  );
  if (!column) return () => AS_AGREED;
  const says = ivaWords(column.title);
  return ({ cells }, offset) => {
    const text = foldTitle(cellText(cells[column.index + offset]));
    if (text === '') return AS_AGREED;
    // An exempt article has no IVA to be added.
    if (NOTHING.test(text)) return agreed === 'mas' ? { mode: 'incluido', isOther: true } : AS_AGREED;
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
