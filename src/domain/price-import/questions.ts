import { foldTitle, ivaOfTitle, saysCost } from './aliases.ts';
import { readAsWritten } from './amount.ts';
import { type Cell, cellText, type SheetRow } from './cell.ts';
import type { ImportChoices, SupplierMemory } from './choices.ts';
import { type ClaveIndex, type CurrentProduct, claveText } from './clave-match.ts';
import { evenRows, medianOf, priceRatios } from './column-facts.ts';
import { type DecimalSign, readPriceText } from './price-text.ts';
import { type ColumnProposal, type IvaEvidence, ivaEvidence, proposeColumns } from './propose-columns.ts';
import { type PriceStyle, priceStyle } from './read-lines.ts';
import type { Table } from './table.ts';

/** What a person is asked before anything can be compared. */
export interface Questions {
  /** More than one column could be the price. */
  readonly price: boolean;
  /** What was chosen may be a cost. */
  readonly cost: boolean;
  /** Title of a column of costs that was chosen, or that is all there is: it is not published, and nobody can say otherwise. Empty without. */
  readonly refusedCost: string;
  readonly iva: IvaEvidence | null;
  readonly decimal: { readonly sample: string; readonly proposed: DecimalSign | null; readonly count: number } | null;
  readonly hiddenRows: number;
  /** Hidden columns that could be the clave or the price; those that are neither ask nothing. */
  readonly hiddenColumns: readonly string[];
  /** How many tables stand side by side; 1 asks nothing. */
  readonly blocks: number;
  readonly loose: { readonly count: number; readonly samples: readonly (readonly [string, string])[] } | null;
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
  /** What a person has decided already; it stands. */
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

  const decimal = style && askDecimal(style, { table, claves, products, clave, precio });
  const sign =
    decided.decimal ?? decimal?.proposed ?? (style?.decimal === ',' ? ',' : style?.decimal === '.' ? '.' : null);
  const iva =
    style &&
    ivaEvidence(
      title,
      style.ivaCells,
      ivaOfNotes(table),
      medianRatio({ table, claves, products, clave, precio }, sign),
    );
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

/** Titles of the hidden columns that would be proposed were they in sight. */
function hiddenCandidates({ table, claves, products }: Pick<ProposalInput, 'table' | 'claves' | 'products'>): string[] {
  const hidden = table.columns.filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return [];
  const all = proposeColumns(table, claves, products, true);
  const wanted = new Set([all.clave, ...all.prices.map(({ column }) => column)]);
  return hidden.filter(({ index }) => wanted.has(index)).map(({ title, letter }) => title || `Columna ${letter}`);
}

/** How far from the end a list still has its terms of sale. */
const FOOT = 15;

/** What the letterhead or the foot says of IVA in all prices: `PRECIOS MÁS IVA`. Nothing where two sentences differ. */
function ivaOfNotes({ above, body }: Table): 'mas' | 'incluido' | null {
  const said = new Set<'mas' | 'incluido'>();
  for (const { cells } of [...above, ...body.slice(-FOOT)]) {
    const texts = cells.map(cellText).filter(Boolean);
    // A row of many cells is a product.
    if (texts.length > 2) continue;
    for (const text of texts) {
      const says = /\bi\.?v\.?a\b/i.test(text) ? ivaOfTitle(text) : null;
      if (says) said.add(says);
    }
  }
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

interface Compared {
  readonly table: Table;
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
  readonly clave: number | null;
  readonly precio: number | null;
}

/** Middle of the file's prices, as written, over the current ones. */
function medianRatio(
  { table, claves, products, clave, precio }: Compared,
  sign: DecimalSign | null,
  which: (cell: Cell) => boolean = () => true,
): number | null {
  if (clave === null || precio === null) return null;
  const priceOf = ({ cells }: SheetRow): number | null => {
    const cell = cells[precio] ?? null;
    if (!which(cell)) return null;
    const reading = readAsWritten(cell, sign);
    return reading.kind === 'price' ? reading.centavos : null;
  };
  const ratios = priceRatios(evenRows(table.body), clave, priceOf, claves, products);
  return ratios.length < 3 ? null : medianOf(ratios);
}

const isEither = (cell: Cell): boolean => typeof cell === 'string' && readPriceText(cell).kind === 'either';

/** Asked only where cells hang on the answer. The reading that comes near the current prices is proposed. */
function askDecimal(style: PriceStyle, compared: Compared): Questions['decimal'] {
  if (style.either === 0 || style.decimal === '.' || style.decimal === ',') return null;
  const distance = (sign: DecimalSign): number | null => {
    // The rest of the column says the same under both.
    const median = medianRatio(compared, sign, isEither);
    return median === null ? null : Math.abs(Math.log(median));
  };
  const [point, comma] = [distance('.'), distance(',')];
  const proposed = point === null || comma === null || Math.abs(point - comma) < 0.5 ? null : point < comma ? '.' : ',';
  return { sample: style.sampleEither, proposed, count: style.either };
}

function askLoose(
  table: Table,
  clave: number | null,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
): Questions['loose'] {
  if (clave === null) return null;
  const samples: [string, string][] = [];
  let count = 0;
  for (const { cells } of table.body) {
    const text = claveText(cells[clave]);
    // One or two digits agree with something sooner or later.
    if (text.length < 3 || claves.exact(text) !== undefined) continue;
    const hit = claves.loose(text);
    if (typeof hit !== 'number') continue;
    count += 1;
    if (samples.length < 3) samples.push([text, products[hit]?.clave ?? '']);
  }
  return count > 0 ? { count, samples } : null;
}

function fromMemory(table: Table, memory: SupplierMemory) {
  const columnOf = (title: string): number | null =>
    title === '' ? null : (table.columns.find((column) => foldTitle(column.title) === foldTitle(title))?.index ?? null);
  const clave = columnOf(memory.clave);
  const precio = columnOf(memory.precio);
  return clave === null || precio === null ? null : { clave, precio, nombre: columnOf(memory.nombre), iva: memory.iva };
}

/** Of what is remembered of suppliers, what fits a table: its titles are all there. */
export function memoryFor(table: Table, memories: readonly SupplierMemory[]): SupplierMemory | null {
  return memories.find((memory) => fromMemory(table, memory) !== null) ?? null;
}
