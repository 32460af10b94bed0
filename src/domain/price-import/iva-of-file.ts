import type { IvaMode } from './amount.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import { type IvaEvidence, weighIva } from './iva-evidence.ts';
import { fitOfIva, isVouched, siblingOf } from './iva-fit.ts';
import { ivaOfNames, ivaOfNotes } from './iva-notes.ts';
import { ivaWords } from './iva-words.ts';
import type { DecimalSign } from './price-digits.ts';
import { comparePrices, type MatchedRow } from './price-evidence.ts';
import type { PriceStyle } from './price-style.ts';
import type { Table } from './table.ts';

interface AskedIva {
  readonly table: Table;
  readonly column: number;
  readonly style: PriceStyle;
  /** Of the file and of its sheet. */
  readonly names: readonly string[];
  readonly memory: IvaMode | null;
  readonly matched: readonly MatchedRow[];
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
  readonly sign: DecimalSign | null;
  readonly factor: number;
}

/** All that a file says and shows of IVA in one of its columns. */
export function ivaOfFile(asked: AskedIva): IvaEvidence {
  const { table, column, style, names, memory, matched, claves, products, sign, factor } = asked;
  const title = table.columns.find(({ index }) => index === column)?.title ?? '';
  const others = table.columns.filter(({ index }) => index !== column);
  const sibling = siblingOf(
    table.body,
    column,
    others.map(({ index }) => index),
    sign,
  );
  return weighIva({
    title,
    cells: { ...style.ivaCells, amounts: style.amounts },
    note: ivaOfNotes(table, claves),
    name: ivaOfNames(names),
    memory,
    evidence: comparePrices(matched, column, products, sign, factor),
    fit: { ...fitOfIva(matched, column, sign, factor), sibling },
    isNamedBeside: others.some((other) => /\bi\.?\s?v\.?\s?a\b/i.test(other.title) || ivaWords(other.title) !== null),
    isVouched: isVouched(table.body, others, sign),
  });
}
