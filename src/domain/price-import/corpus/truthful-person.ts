import type { IvaMode } from '../amount.ts';
import type { ImportChoices, SupplierMemory } from '../choices.ts';
import type { Warning } from '../file-warnings.ts';
import { createPriceImport } from '../price-import.ts';
import { titleRow } from '../supplier-memory.ts';
import type { Table } from '../table.ts';
import type { Answers, KnownList } from './list.ts';
import { corpusShop } from './shop.ts';

/** What came of a list whose questions were answered truthfully, and of which everything else was left as proposed. */
export interface Outcome {
  readonly name: string;
  /** Questions that had to be answered before the prices could be compared. */
  readonly asked: readonly string[];
  /** Warnings that need a deliberate yes before anything is written. */
  readonly guards: readonly string[];
  /** The one guard that must be among them, because the truth of the list is in none of its columns. */
  readonly guard: Warning['kind'] | null;
  /** Claves that would get another price than the true one although nobody was asked about the whole list. */
  readonly wrong: readonly string[];
  /** Claves of the list that would get no price, and of which no row says why. */
  readonly missing: readonly string[];
  /** Rows of the chosen sheet that hold something, less those that were read or set aside. */
  readonly vanished: number;
}

const EVERYTHING = { filter: 'todas', order: 'fila', search: '' } as const;

/**
 * Takes a list through the import: answers what is asked with the truth, changes nothing that was decided unasked, and compares.
 * @param remembered what was answered about IVA for the last list of this supplier, whose titles were the same; `null` for a first list
 */
export function importTruthfully(
  { name, file, sheets, answers, truth, products, guard }: KnownList,
  remembered: IvaMode | null = null,
): Outcome {
  const priceImport = createPriceImport(sheets, file);
  priceImport.setProducts(products ?? corpusShop());
  const asked: string[] = [];
  let decided: Partial<ImportChoices> = {};
  let memory = remembered && memoryOf(priceImport.table(), answers, remembered);
  let proposal = priceImport.propose(decided, memory);
  if (proposal.questions.sheets.length > 0 && proposal.choices.sheet === null) {
    asked.push('sheet');
    priceImport.openSheet(answers.sheet);
    decided = { sheet: answers.sheet };
    memory = remembered && memoryOf(priceImport.table(), answers, remembered);
    proposal = priceImport.propose(decided, memory);
  }
  const truthful: Partial<ImportChoices> = {
    clave: answers.clave,
    precio: answers.precio,
    iva: answers.iva,
    decimal: answers.decimal ?? '.',
    blocks: 'todas',
    looseClaves: answers.looseClaves ?? false,
    hiddenRows: 'omitir',
    hiddenColumns: 'omitir',
    costIsPrice: true,
    torn: 'juntar',
  };
  const keys = Object.keys(truthful) as (keyof ImportChoices)[];
  while (!proposal.isReady) {
    // An answer may open a question again that the memory had answered: two columns that are one have another price.
    const key = keys.find((one) => proposal.open.includes(one) && decided[one] === undefined);
    if (key === undefined) break;
    asked.push(key);
    if (truthful[key] === null) return { name, asked, guard: null, guards: [], wrong: [], missing: [], vanished: 0 };
    decided = { ...decided, [key]: truthful[key] };
    proposal = priceImport.propose(decided, memory);
  }
  if (!proposal.isReady) throw new Error(`${name}: open after all answers: ${proposal.open.join(', ')}`);
  const review = priceImport.review(proposal.choices);
  const guards = review.warnings.filter(({ stops }) => stops).map(({ kind }) => kind);
  const rows = priceImport.page(EVERYTHING, 0, Number.MAX_SAFE_INTEGER).rows;
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const { clave, state, after } of rows) {
    seen.add(clave);
    if (state === 'change' && truth.get(clave) !== after) wrong.push(clave);
  }
  const missing = [...truth].flatMap(([clave, price]) => (price !== null && !seen.has(clave) ? [clave] : []));
  const { rows: held, read, aside } = review.account;
  return { name, asked, guard: guard ?? null, guards, wrong, missing, vanished: held - read - aside };
}

/** What the last list of this supplier left behind. */
function memoryOf(table: Table, { clave, precio }: Answers, iva: IvaMode): SupplierMemory {
  const title = (column: number | null): string => table.columns.find(({ index }) => index === column)?.title ?? '';
  return { titulos: titleRow(table), clave: title(clave), precio: title(precio), nombre: '', iva, factor: 1 };
}
