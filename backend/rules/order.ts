import { looselyEqual } from './equality.ts';
import { typeLabel } from './expect-type.ts';
import { fail } from './problem.ts';
import type { RuleValue } from './rule-value.ts';

export type OrderOperator = '<' | '<=' | '>' | '>=';

/** Whether two values stand so to each other; values without an order fail. */
export function holdsOrder(op: OrderOperator, left: RuleValue, right: RuleValue): boolean {
  const isLess = less(left, right);
  const isMore = less(right, left);
  // NaN is neither less, nor more, nor equal.
  const isSame = !isLess && !isMore && looselyEqual(left, right);
  if (op === '<') return isLess;
  if (op === '>') return isMore;
  return op === '<=' ? isLess || isSame : isMore || isSame;
}

function less(a: RuleValue, b: RuleValue): boolean {
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float')) return a.value < b.value;
  if (a.type === 'string' && b.type === 'string') return a.value < b.value;
  if (a.type === 'timestamp' && b.type === 'timestamp') return a.value < b.value;
  if (a.type === 'duration' && b.type === 'duration') return a.value < b.value;
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value) < 0;
  return fail(`no hay orden entre ${typeLabel(a)} y ${typeLabel(b)}`);
}
