import type { FieldFilter, Filter, Query } from '#backend/engine/query.ts';
import { arrayElements, type Value } from '#backend/engine/value.ts';
import { valueToRule } from './convert.ts';
import { float, int, NULL, type PartialMapValue, type RuleValue } from './rule-value.ts';

/** Every document a query returns has, in at least one of the cases, these fields with these values; of others nothing is known. */
export interface QueryCase {
  readonly data: PartialMapValue;
  /** The document's own path below the database, when the query names it. */
  readonly path: string | undefined;
}

type Fact = readonly [path: readonly string[], value: RuleValue];
type Facts = readonly Fact[];

/** Beyond this a filter counts as saying nothing, so the rule fails on what it needed: safe, and bounded work for any query. */
const MAX_CASES = 64;

/**
 * What a query proves about whatever it returns. A rule must hold in each case. Only equality counts (`==`, `in`, `is null`, joined by
 * `and` and `or`): ranges prove nothing here, though they do to Google, so ours refuses some queries that Google lets through and never
 * the other way round.
 */
export function queryCases(query: Query, database: string): QueryCase[] {
  const cases = query.filter ? casesOf(query.filter, database) : [[]];
  return cases.map((facts) => {
    const key = facts.find(([path]) => path.length === 1 && path[0] === '__name__')?.[1];
    return { data: partialOf(facts), path: key?.type === 'path' ? key.segments.slice(3).join('/') : undefined };
  });
}

const NOTHING: Facts[] = [[]];

function casesOf(filter: Filter, database: string): Facts[] {
  if (filter.kind === 'field') return fieldCases(filter, database);
  if (filter.kind === 'unary') return filter.op === 'IS_NULL' ? [[[filter.path, NULL]]] : NOTHING;
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

function fieldCases({ op, path, value }: FieldFilter, database: string): Facts[] {
  const wanted = op === 'EQUAL' ? [value] : op === 'IN' ? arrayElements(value) : [];
  const values = wanted.map((one) => storedForms(one, database));
  // One listed value that proves nothing makes the whole list prove nothing.
  if (values.length === 0 || values.some((forms) => forms.length === 0) || values.flat().length > MAX_CASES)
    return NOTHING;
  return values.flat().map((one) => [[path, one]]);
}

/** What may be stored where a query asks for this value: a number also in its other type. Lists and maps may hide such numbers. */
function storedForms(value: Value, database: string): RuleValue[] {
  if ('arrayValue' in value || 'mapValue' in value) return [];
  const rule = valueToRule(value, database);
  if (rule.type === 'int') return [rule, float(Number(rule.value))];
  if (rule.type !== 'float') return [rule];
  if (Number.isNaN(rule.value)) return [];
  return Number.isSafeInteger(rule.value) ? [rule, int(rule.value)] : [rule];
}

function partialOf(facts: Facts): PartialMapValue {
  const known = new Map<string, RuleValue>();
  const inner = new Map<string, Fact[]>();
  for (const [[head, ...rest], value] of facts) {
    if (head === undefined || head === '__name__') continue;
    if (rest.length === 0) known.set(head, value);
    else inner.set(head, [...(inner.get(head) ?? []), [rest, value]]);
  }
  for (const [head, nested] of inner) if (!known.has(head)) known.set(head, partialOf(nested));
  return { type: 'partial', known };
}
