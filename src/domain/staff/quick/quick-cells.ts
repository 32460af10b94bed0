import { productFields } from '#domain/catalogue/product-fields.ts';
import { isStock, type Stock, stockStates } from '#domain/catalogue/stock.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { parsePesos } from '../forms/pesos.ts';
import { type PriceDoubt, priceDoubt } from '../products/bulk-price.ts';
import { choiceProblem, moneyProblem } from '../products/product-field-checks.ts';

/** The fields that the quick grid edits, in the order of its columns. */
export const QUICK_FIELDS = ['precio', 'costo', 'existencia'] as const;
export type QuickField = (typeof QUICK_FIELDS)[number];

/** The fields that a person may edit. Costs are left out where the person may not see them. */
export const quickFields = (mayCosts: boolean): readonly QuickField[] =>
  mayCosts ? QUICK_FIELDS : QUICK_FIELDS.filter((field) => field !== 'costo');

/** What a cell holds: an amount, or whether the store has the product. */
export type QuickValue = Centavos | Stock;

/** The values of a product as the shop has them now, with this device's unsent work; absent where there is none. */
export interface QuickValues {
  readonly precio?: Centavos | undefined;
  readonly costo?: Centavos | undefined;
  readonly existencia?: Stock | undefined;
}

/** A cell that holds something which is not saved. */
export interface QuickDraft {
  /** An amount as it was typed; of `existencia` the state or the words for it. */
  readonly typed: string;
  /** What the cell showed when its editing began; `null` for nothing. */
  readonly start: QuickValue | null;
}

/**
 * Why a person has to say yes before a cell is saved. `moved`: somebody else changed it meanwhile. `removed`: the product would have no price any
 * more. The others are those of many prices at once.
 */
export type QuickDoubt = 'moved' | 'removed' | PriceDoubt;

export type JudgedCell =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'accepted'; readonly value: QuickValue | null }
  | { readonly kind: 'asks'; readonly doubt: QuickDoubt; readonly value: QuickValue | null }
  | { readonly kind: 'invalid'; readonly problem: string };

/**
 * What becomes of a cell.
 * @param now the values of its product now.
 * @param isSure whether a person has seen the doubt and said yes. That somebody else changed it meanwhile is a question of its own.
 */
export function judgeCell(
  field: QuickField,
  { typed, start }: QuickDraft,
  now: QuickValues,
  isSure = false,
): JudgedCell {
  const read = readCell(field, typed);
  if (!read.ok) return { kind: 'invalid', problem: read.error };
  const { value } = read;
  const before = now[field] ?? null;
  if (value === before) return { kind: 'unchanged' };
  const doubt = start === before ? (isSure ? null : doubtOf(field, value, now)) : 'moved';
  return doubt ? { kind: 'asks', doubt, value } : { kind: 'accepted', value };
}

/** What is typed in a cell; `null` for nothing. */
function readCell(field: QuickField, typed: string): Result<QuickValue | null, string> {
  if (field === 'existencia') {
    const value = stockWritten(typed);
    const problem = choiceProblem(value, productFields.existencia);
    return problem === undefined ? ok(isStock(value) ? value : null) : err(problem);
  }
  const problem = moneyProblem(typed, productFields[field]);
  const parsed = parsePesos(typed);
  if (problem !== undefined || !parsed.ok) return err(problem ?? '');
  // A cost of nought says nothing, and is stored as none.
  return ok(parsed.value === 0 ? null : parsed.value);
}

/** The state that a text names, as it is stored or as screens call it: `Disponible`, `SOBRE PEDIDO`. Other texts stay as they are. */
export function stockWritten(typed: string): string {
  const words = wordsOf(typed);
  if (words === '') return '';
  const named = Object.entries(stockStates).find(([state, name]) =>
    [wordsOf(state), wordsOf(name)].some((text) => text === words),
  );
  return named?.[0] ?? typed;
}

const wordsOf = (text: string): string => foldText(text).replaceAll('-', ' ').trim();

function doubtOf(field: QuickField, value: QuickValue | null, now: QuickValues): QuickDoubt | null {
  if (field === 'existencia') return null;
  if (typeof value !== 'number') return field === 'precio' ? 'removed' : null;
  const after: QuickValues = { ...now, [field]: value };
  const { precio, costo } = after;
  if (precio !== undefined && costo !== undefined && precio < costo) return 'under-cost';
  return priceDoubt(now[field], value, undefined);
}

/** The draft of a cell after the person has seen that somebody else changed the cell, and keeps what they typed. */
export const keepMine = (field: QuickField, draft: QuickDraft, now: QuickValues): QuickDraft => ({
  ...draft,
  start: now[field] ?? null,
});
