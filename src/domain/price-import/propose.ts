import { saysCost } from './aliases.ts';
import type { ImportChoices, SupplierMemory } from './choices.ts';
import type { PriceCandidate } from './choose-price.ts';
import type { SheetCandidate } from './choose-sheet.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import type { ColumnFacts } from './column-facts.ts';
import { askDecimal } from './decimal-question.ts';
import { ivaOfFile } from './iva-of-file.ts';
import { askLoose } from './loose-question.ts';
import { distanceFromToday, isPlausible, isRuledOut } from './price-evidence.ts';
import { priceStyle } from './price-style.ts';
import { type ColumnProposal, proposeColumns } from './propose-columns.ts';
import type { Questions } from './questions.ts';
import { fromMemory } from './supplier-memory.ts';
import type { Table } from './table.ts';
import type { TornDecimals } from './torn-decimals.ts';
import { unreadPrice } from './unread-price.ts';

export interface Proposal {
  readonly columns: Omit<ColumnProposal, 'matched'>;
  readonly choices: ImportChoices;
  readonly questions: Questions;
  /** The choices that nobody has made yet. */
  readonly open: readonly (keyof ImportChoices)[];
  /** Nothing is left open: the file can be compared. */
  readonly isReady: boolean;
}

export interface ProposalInput {
  /** Position of the sheet that is open. */
  readonly sheet: number;
  readonly sheetName: string;
  /** Name of the file, which may say something of IVA. */
  readonly fileName: string;
  readonly sheets: readonly SheetCandidate[];
  readonly table: Table;
  /** What the table may have been torn by, before it was put together. */
  readonly torn: TornDecimals | null;
  readonly facts: readonly ColumnFacts[];
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
  /** What this supplier's files were like last time. */
  readonly memory: SupplierMemory | null;
  /** What a person has decided already; it stands. */
  readonly decided: Partial<ImportChoices>;
}

/** What is proposed for a table, what is asked about it, and whether anything is still open. */
export function propose(input: ProposalInput): Proposal {
  const { sheet, sheets, table, facts, claves, products, memory, decided } = input;
  const withHidden = decided.hiddenColumns === 'incluir';
  const remembered = memory && fromMemory(table, memory);
  const chosenClave = decided.clave ?? remembered?.clave ?? null;
  const isOtherPrice =
    decided.precio !== undefined && remembered?.precio !== null && decided.precio !== remembered?.precio;
  const rememberedFactor = (isOtherPrice ? null : remembered?.factor) ?? 1;
  const factor = decided.factor ?? rememberedFactor;
  const columns = proposeColumns({ table, facts, claves, products, withHidden, chosenClave, factor });
  const clave = chosenClave ?? columns.clave;
  const lastPrice = remembered?.precio ?? null;
  const rememberedPrice = remembered && isStillThePrice(remembered, columns) ? remembered.precio : null;
  const known = decided.precio ?? rememberedPrice;
  const unread = known === null ? unreadPrice(table) : undefined;
  const proposed = unread && unread.index !== columns.precio ? null : columns.precio;
  const precio = known ?? proposed;
  const title = table.columns.find(({ index }) => index === precio)?.title ?? '';
  const style = precio === null ? null : priceStyle(table, precio);

  const decimal = style && precio !== null ? askDecimal(style, columns.matched, precio) : null;
  const sign =
    decided.decimal ?? decimal?.proposed ?? (style?.decimal === ',' ? ',' : style?.decimal === '.' ? '.' : null);
  const iva =
    style && precio !== null
      ? ivaOfFile({
          table,
          column: precio,
          style,
          names: [input.fileName, input.sheetName],
          // What was answered about one column says nothing of another one.
          memory: remembered && precio === lastPrice ? remembered.iva : null,
          matched: columns.matched,
          claves,
          products,
          sign,
          factor,
        })
      : null;
  const onlyCosts = precio === null && columns.prices.length === 0;
  const refusedCost = onlyCosts ? (table.columns.find((column) => saysCost(column.title))?.title ?? '') : title;

  const questions: Questions = {
    sheets: askedSheets(sheets, sheet),
    clave: columns.claves.length > 1,
    price: columns.prices.length > 1 || (proposed === null && columns.prices.length > 0),
    cost: columns.prices.some(({ column, isCost }) => column === precio && isCost),
    refusedCost: saysCost(refusedCost) ? refusedCost : '',
    unreadPrice: precio === null ? (unread?.title ?? '') : '',
    iva,
    decimal,
    hiddenRows: table.hiddenRows,
    hiddenColumns: withHidden ? hiddenTitles(table, columns) : hiddenCandidates(input, chosenClave, factor),
    blocks: table.offsets.length,
    loose: askLoose(table, clave, claves, products),
    torn: input.torn,
    otherSheets: sheets.filter((one) => one.sheet !== sheet),
  };
  const choices: ImportChoices = {
    sheet: decided.sheet ?? (questions.sheets.length > 0 ? null : sheet),
    clave,
    precio,
    nombre: decided.nombre ?? remembered?.nombre ?? columns.nombre,
    iva: decided.iva ?? iva?.proposed ?? null,
    factor,
    decimal: style?.either ? sign : (decided.decimal ?? null),
    hiddenRows: decided.hiddenRows ?? null,
    hiddenColumns: decided.hiddenColumns ?? null,
    blocks: decided.blocks ?? null,
    looseClaves: decided.looseClaves ?? null,
    torn: decided.torn ?? null,
    costIsPrice: decided.costIsPrice ?? false,
  };
  const open = openChoices(choices, questions);
  const { matched: _matched, ...shown } = columns;
  return { columns: shown, choices, questions, open, isReady: open.length === 0 && questions.refusedCost === '' };
}

/** The sheets that a person chooses among: those with too many known claves for chance. A single sheet is not asked about, unless it is hidden. */
function askedSheets(sheets: readonly SheetCandidate[], open: number): readonly SheetCandidate[] {
  const asked = sheets.filter(({ matters, sheet }) => matters || sheet === open);
  const isAsked = asked.length > 1 ? asked.some(({ matters }) => matters) : asked[0]?.isHidden === true;
  return isAsked ? asked : [];
}

/**
 * Whether the column of the last list is still the price unasked: no other one is ordinary and much nearer to today's prices, and none has come that could
 * be the price as well, as a `PRECIO NUEVO` beside the `PRECIO` of before.
 */
function isStillThePrice(
  { precio, isNew }: NonNullable<ReturnType<typeof fromMemory>>,
  columns: Pick<ColumnProposal, 'precio' | 'prices'>,
): boolean {
  if (precio === null || !isUncontradicted(precio, columns.prices)) return false;
  return (
    columns.precio === precio || columns.prices.every((one) => one.column === precio || isRuledOut(one) || !isNew(one))
  );
}

/** Whether no other column is ordinary and much nearer to today's prices. */
function isUncontradicted(column: number, prices: readonly PriceCandidate[]): boolean {
  const own = prices.find((one) => one.column === column);
  if (!own) return true;
  return prices.every(
    (other) =>
      other === own ||
      !isPlausible(other) ||
      (isPlausible(own) && distanceFromToday(own) <= distanceFromToday(other) + MEMORY_IS_WORTH),
  );
}

/** A remembered column may be this much further from today's prices than another one. */
const MEMORY_IS_WORTH = 0.06;

function openChoices(choices: ImportChoices, questions: Questions): (keyof ImportChoices)[] {
  const isOpen: Readonly<Record<keyof ImportChoices, boolean>> = {
    sheet: choices.sheet === null,
    clave: choices.clave === null,
    precio: choices.precio === null || choices.precio === choices.clave,
    nombre: false,
    iva: choices.iva === null && choices.precio !== null,
    factor: false,
    decimal: questions.decimal !== null && choices.decimal === null,
    hiddenRows: questions.hiddenRows > 0 && choices.hiddenRows === null,
    hiddenColumns: questions.hiddenColumns.length > 0 && choices.hiddenColumns === null,
    blocks: questions.blocks > 1 && choices.blocks === null,
    looseClaves: questions.loose !== null && choices.looseClaves === null,
    torn: questions.torn !== null && choices.torn === null,
    costIsPrice: questions.cost && !choices.costIsPrice,
  };
  return (Object.keys(isOpen) as (keyof ImportChoices)[]).filter((key) => isOpen[key]);
}

/** Titles of the hidden columns that would be proposed were they in sight. */
function hiddenCandidates(input: ProposalInput, chosenClave: number | null, factor: number): string[] {
  if (!input.table.columns.some(({ isHidden }) => isHidden)) return [];
  return hiddenTitles(input.table, proposeColumns({ ...input, withHidden: true, chosenClave, factor }));
}

function hiddenTitles({ columns }: Table, { claves, prices }: ColumnProposal): string[] {
  const wanted = new Set([...claves, ...prices].map(({ column }) => column));
  return columns
    .filter(({ isHidden, index }) => isHidden && wanted.has(index))
    .map(({ title, letter }) => title || `Columna ${letter}`);
}
