import { saysCost } from './aliases.ts';
import type { ImportChoices, SupplierMemory } from './choices.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import { askDecimal, type DecimalQuestion } from './decimal-question.ts';
import { type IvaEvidence, ivaEvidence, ivaOfNotes } from './iva-evidence.ts';
import { askLoose, type LooseQuestion } from './loose-question.ts';
import { medianRatio } from './median-ratio.ts';
import { type PriceStyle, priceStyle } from './price-style.ts';
import { type ColumnProposal, proposeColumns } from './propose-columns.ts';
import { fromMemory } from './supplier-memory.ts';
import type { Table } from './table.ts';

/** What a person is asked before anything can be compared. */
export interface Questions {
  /** More than one column could be the price. */
  readonly price: boolean;
  /** What was chosen may be a cost. */
  readonly cost: boolean;
  /** Title of a column of costs that was chosen, or that is the only candidate. Costs are never published, so it stops the import. Empty without. */
  readonly refusedCost: string;
  readonly iva: IvaEvidence | null;
  readonly decimal: DecimalQuestion | null;
  readonly hiddenRows: number;
  /** Hidden columns that could be the clave or the price; those that are neither ask nothing. */
  readonly hiddenColumns: readonly string[];
  /** How many tables stand side by side; 1 asks nothing. */
  readonly blocks: number;
  readonly loose: LooseQuestion | null;
}

export interface Proposal {
  readonly columns: ColumnProposal;
  readonly choices: ImportChoices;
  readonly questions: Questions;
  /** Nothing is left open: the file can be compared. */
  readonly isReady: boolean;
}

export interface ProposalInput {
  readonly table: Table;
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
  /** What this supplier's files were like last time. */
  readonly memory: SupplierMemory | null;
  /** What a person has decided already; it is not proposed anew. */
  readonly decided: Partial<ImportChoices>;
}

/** What is proposed for a table, what is asked about it, and whether anything is still open. */
export function propose({ table, claves, products, memory, decided }: ProposalInput): Proposal {
  const withHidden = decided.hiddenColumns === 'incluir';
  const columns = proposeColumns(table, claves, products, withHidden);
  const remembered = memory && fromMemory(table, memory);
  const sole = columns.prices.length === 1 && columns.prices[0]?.isCost === false ? columns.prices[0].column : null;
  const clave = decided.clave ?? remembered?.clave ?? columns.clave;
  const precio = decided.precio ?? remembered?.precio ?? sole;
  const nombre = decided.nombre ?? remembered?.nombre ?? columns.nombre;
  const title = table.columns.find(({ index }) => index === precio)?.title ?? '';
  const style: PriceStyle | null = precio === null ? null : priceStyle(table, precio);

  const compared = { table, claves, products, clave, precio };
  const decimal = style && askDecimal(style, compared);
  const sign =
    decided.decimal ?? decimal?.proposed ?? (style?.decimal === ',' ? ',' : style?.decimal === '.' ? '.' : null);
  const iva = style && ivaEvidence(title, style.ivaCells, ivaOfNotes(table), medianRatio(compared, sign));
  const loose = askLoose(table, clave, claves, products);
  const cost = columns.prices.some(({ column, isCost }) => column === precio && isCost);
  const onlyCosts = precio === null && columns.prices.length === 0;
  const refusedCost = onlyCosts ? (table.columns.find((column) => saysCost(column.title))?.title ?? '') : title;

  const choices: ImportChoices = {
    clave,
    precio,
    nombre,
    iva: decided.iva ?? remembered?.iva ?? iva?.proposed ?? null,
    decimal: style?.either ? sign : (decided.decimal ?? null),
    hiddenRows: decided.hiddenRows ?? null,
    hiddenColumns: decided.hiddenColumns ?? null,
    blocks: decided.blocks ?? null,
    looseClaves: decided.looseClaves ?? null,
    costIsPrice: decided.costIsPrice ?? false,
  };
  const questions: Questions = {
    price: columns.prices.length > 1,
    cost,
    refusedCost: saysCost(refusedCost) ? refusedCost : '',
    iva,
    decimal,
    hiddenRows: table.hiddenRows,
    hiddenColumns: hiddenCandidates({ table, claves, products }),
    blocks: table.offsets.length,
    loose,
  };
  return { columns, choices, questions, isReady: isAnswered(choices, questions) };
}

function isAnswered(choices: ImportChoices, questions: Questions): boolean {
  return (
    choices.clave !== null &&
    choices.precio !== null &&
    choices.clave !== choices.precio &&
    choices.iva !== null &&
    !(questions.decimal && choices.decimal === null) &&
    !(questions.hiddenRows > 0 && choices.hiddenRows === null) &&
    !(questions.hiddenColumns.length > 0 && choices.hiddenColumns === null) &&
    !(questions.blocks > 1 && choices.blocks === null) &&
    !(questions.loose && choices.looseClaves === null) &&
    !(questions.cost && !choices.costIsPrice) &&
    questions.refusedCost === ''
  );
}

/** Titles of the hidden columns that would be proposed if they were visible. */
function hiddenCandidates({ table, claves, products }: Pick<ProposalInput, 'table' | 'claves' | 'products'>): string[] {
  const hidden = table.columns.filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return [];
  const all = proposeColumns(table, claves, products, true);
  const wanted = new Set([all.clave, ...all.prices.map(({ column }) => column)]);
  return hidden.filter(({ index }) => wanted.has(index)).map(({ title, letter }) => title || `Columna ${letter}`);
}
