import { productFields } from '#domain/catalogue/product-fields.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import { type PriceDoubt, priceDoubt } from './bulk-price.ts';
import { parsePesos } from './pesos.ts';
import { moneyProblem } from './product-field-checks.ts';

/** The fields that the quick grid edits, in the order of its columns. */
export const QUICK_FIELDS = ['precio', 'costo'] as const;
export type QuickField = (typeof QUICK_FIELDS)[number];

/** The amounts of a product as the shop has them now, with this device's unsent work; absent where there is none. */
export type QuickAmounts = { readonly [Field in QuickField]?: Centavos | undefined };

/** A cell that holds something which is not saved. */
export interface QuickDraft {
  readonly typed: string;
  /** What the cell showed when its editing began; `null` for no amount. */
  readonly start: Centavos | null;
}

/**
 * Why a person has to say yes before a cell is saved. `moved`: somebody else changed it meanwhile. `removed`: the product would have no price any
 * more. The others are those of many prices at once.
 */
export type QuickDoubt = 'moved' | 'removed' | PriceDoubt;

export type JudgedCell =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'accepted'; readonly amount: Centavos | null }
  | { readonly kind: 'asks'; readonly doubt: QuickDoubt; readonly amount: Centavos | null }
  | { readonly kind: 'invalid'; readonly problem: string };

/**
 * What becomes of a cell.
 * @param now the amounts of its product now.
 * @param isSure whether a person has seen the doubt and said yes. That somebody else changed it meanwhile is a question of its own.
 */
export function judgeCell(
  field: QuickField,
  { typed, start }: QuickDraft,
  now: QuickAmounts,
  isSure = false,
): JudgedCell {
  const problem = moneyProblem(typed, productFields[field]);
  const parsed = parsePesos(typed);
  if (problem !== undefined || !parsed.ok) return { kind: 'invalid', problem: problem ?? '' };
  const before = now[field] ?? null;
  // A cost of nought says nothing, and is stored as none.
  const amount = parsed.value === 0 ? null : parsed.value;
  if (amount === before) return { kind: 'unchanged' };
  const doubt = start === before ? (isSure ? null : doubtOf(field, amount, now)) : 'moved';
  return doubt ? { kind: 'asks', doubt, amount } : { kind: 'accepted', amount };
}

function doubtOf(field: QuickField, amount: Centavos | null, now: QuickAmounts): QuickDoubt | null {
  if (amount === null) return field === 'precio' ? 'removed' : null;
  const after: QuickAmounts = { ...now, [field]: amount };
  const { precio, costo } = after;
  if (precio !== undefined && costo !== undefined && precio < costo) return 'under-cost';
  return priceDoubt(now[field], amount, undefined);
}

/** The draft of a cell whose change by somebody else has been seen, and which stays as it is typed. */
export const keepMine = (field: QuickField, draft: QuickDraft, now: QuickAmounts): QuickDraft => ({
  ...draft,
  start: now[field] ?? null,
});
