import type { FieldFilter, Filter, Query, UnaryOperator } from '#backend/engine/query.ts';
import { arrayElements, type Value } from '#backend/engine/value.ts';
import { valueToRule } from './convert.ts';
import { type Bound, float, int, NULL, type PartialMapValue, type RuleValue } from './rule-value.ts';

/** Every document a query returns has, in at least one of the cases, these fields with these values; of others nothing is known. */
export interface QueryCase {
  readonly data: PartialMapValue;
  /** The document's own path below the database, when the query names it. */
  readonly path: string | undefined;
}

/** Of a field: its value, or a bound of it. */
type Known = RuleValue | Bound;
type Fact = readonly [path: readonly string[], known: Known];
type Facts = readonly Fact[];
const isBound = (known: Known): known is Bound => 'kind' in known;

/** Beyond this a filter counts as saying nothing, so the rule fails on what it needed: safe, and bounded work for any query. */
const MAX_CASES = 64;

/**
 * What a query proves about whatever it returns. A rule must hold in each case. Equality (`==`, `in`, `is null`) gives a field its value; ranges,
 * `!=`, `not-in` and `array-contains` bound it (`bounded.ts`); orders and cursors prove nothing, as with Google.
 */
export function queryCases(query: Query, database: string): QueryCase[] {
  const cases = query.filter ? casesOf(query.filter, database) : [[]];
  return cases.map((facts) => {
    const key = facts.find(([path]) => path.length === 1 && path[0] === '__name__')?.[1];
    const isNamed = key !== undefined && !isBound(key) && key.type === 'path';
    return { data: partialOf(facts), path: isNamed ? key.segments.slice(3).join('/') : undefined };
  });
}

const NOTHING: Facts[] = [[]];

function casesOf(filter: Filter, database: string): Facts[] {
  if (filter.kind === 'field') return fieldCases(filter, database);
  if (filter.kind === 'unary') return [[[filter.path, unaryFact(filter.op)]]];
  const parts = filter.filters.map((part) => casesOf(part, database));
  if (filter.op === 'or') {
    const all = parts.flat();
    return all.length > MAX_CASES ? NOTHING : all;
  }
  let joined = NOTHING;
  for (const part of parts) {
    const product = joined.flatMap((left) => part.map((right) => [...left, ...right]));
    if (product.length <= MAX_CASES) joined = product;
  }
  return joined;
}

function unaryFact(op: UnaryOperator): Known {
  switch (op) {
    case 'IS_NULL':
      return NULL;
    case 'IS_NAN':
      return float(Number.NaN);
    case 'IS_NOT_NULL':
      return { kind: 'not-null' };
    case 'IS_NOT_NAN':
      return { kind: 'not-nan' };
  }
}

function fieldCases({ op, path, value }: FieldFilter, database: string): Facts[] {
  switch (op) {
    case 'EQUAL':
      return equalCases(path, [value], database);
    case 'IN':
      return equalCases(path, arrayElements(value), database);
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return [[[path, hasProvenOrder(value) ? { kind: ORDERS[op], than: valueToRule(value, database) } : NOT_NULL]]];
    case 'NOT_EQUAL':
      return [[[path, { kind: '!=', value: valueToRule(value, database) }]]];
    case 'NOT_IN':
      return [[[path, { kind: 'not-in', values: arrayElements(value).map((one) => valueToRule(one, database)) }]]];
    case 'ARRAY_CONTAINS':
      return [[[path, { kind: 'has', item: valueToRule(value, database) }]]];
    case 'ARRAY_CONTAINS_ANY':
      return arrayElements(value).map((item) => [[path, { kind: 'has', item: valueToRule(item, database) }]]);
  }
}
const NOT_NULL: Bound = { kind: 'not-null' };
const ORDERS = { LESS_THAN: '<', LESS_THAN_OR_EQUAL: '<=', GREATER_THAN: '>', GREATER_THAN_OR_EQUAL: '>=' } as const;
/** The types that the language and queries both put in order. */
const hasProvenOrder = (value: Value): boolean =>
  'integerValue' in value || 'doubleValue' in value || 'stringValue' in value || 'timestampValue' in value;

function equalCases(path: readonly string[], wanted: readonly Value[], database: string): Facts[] {
  const values = wanted.map((one) => storedForms(one, database));
  // One listed value that proves nothing makes the whole list prove nothing but that the field is there.
  if (values.some((forms) => forms.length === 0) || values.flat().length > MAX_CASES) return [[[path, NOT_NULL]]];
  return values.flat().map((one) => [[path, one]]);
}

/** What may be stored where a query asks for this value: a number also in its other type. Lists and maps may hide such numbers. */
function storedForms(value: Value, database: string): RuleValue[] {
  if ('arrayValue' in value || 'mapValue' in value) return [];
  const rule = valueToRule(value, database);
  if (rule.type === 'int') return [rule, float(Number(rule.value))];
  if (rule.type !== 'float') return [rule];
  if (Number.isNaN(rule.value)) return [];
  if (Number.isSafeInteger(rule.value)) return [rule, int(rule.value)];
  // Beyond 2^53 several ints equal the double.
  return Number.isInteger(rule.value) ? [] : [rule];
}

/** A field's value says more than what is known inside of it, and that more than its bounds. */
function partialOf(facts: Facts): PartialMapValue {
  const known = new Map<string, RuleValue>();
  const bounds = new Map<string, Bound[]>();
  const inner = new Map<string, Fact[]>();
  for (const [[head, ...rest], fact] of facts) {
    if (head === undefined || head === '__name__') continue;
    if (rest.length > 0) inner.set(head, [...(inner.get(head) ?? []), [rest, fact]]);
    else if (isBound(fact)) bounds.set(head, [...(bounds.get(head) ?? []), fact]);
    else known.set(head, fact);
  }
  for (const [head, nested] of inner) if (!known.has(head)) known.set(head, partialOf(nested));
  for (const [head, found] of bounds) if (!known.has(head)) known.set(head, { type: 'bounded', bounds: found });
  return { type: 'partial', known };
}
