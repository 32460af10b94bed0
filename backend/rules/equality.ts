import { fail } from './problem.ts';
import { type Entries, type RuleValue, type SetValue } from './rule-value.ts';

/**
 * `==` of the language. Values of different types are different, not an error; numbers compare by value at the top, yet by type as well
 * inside a list or a map: `1 == 1.0` and `[1] != [1.0]`, as Google's own evaluator has it.
 */
export function looselyEqual(a: RuleValue, b: RuleValue): boolean {
  return isNumber(a) && isNumber(b) ? sameNumber(a, b) : strictlyEqual(a, b);
}

/** Equality of elements: what `in`, lists and maps use. Numbers of different types are different. */
export function strictlyEqual(a: RuleValue, b: RuleValue): boolean {
  if (!isNumber(a)) return sameValue(a, b, strictlyEqual);
  return isNumber(b) ? a.type === b.type && a.value === b.value : failIfOpen(b);
}

/** Equality in sets and in `diff`: numbers by value, however deep they are. */
export function equalByValue(a: RuleValue, b: RuleValue): boolean {
  return isNumber(a) && isNumber(b) ? sameNumber(a, b) : sameValue(a, b, equalByValue);
}

type Same = (x: RuleValue, y: RuleValue) => boolean;
type NumberValue = Extract<RuleValue, { type: 'int' | 'float' }>;

const isNumber = (value: RuleValue): value is NumberValue => value.type === 'int' || value.type === 'float';

function sameNumber(a: NumberValue, b: NumberValue): boolean {
  return a.type === b.type ? a.value === b.value : Number(a.value) === Number(b.value);
}

function sameValue(a: RuleValue, b: RuleValue, same: Same): boolean {
  failIfOpen(b);
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
    case 'timestamp':
    case 'duration':
      return b.type === a.type && b.value === a.value;
    case 'bytes':
      return b.type === 'bytes' && sameList(a.value, b.value, (x, y) => x === y);
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'path':
      return b.type === 'path' && sameList(a.segments, b.segments, (x, y) => x === y);
    case 'list':
      return b.type === 'list' && sameList(a.items, b.items, same);
    case 'set':
      return b.type === 'set' && sameSets(a, b);
    case 'map':
      return b.type === 'map' && sameEntries(a.entries, b.entries, same);
    case 'map_diff':
      return b.type === 'map_diff' && sameEntries(a.left, b.left, same) && sameEntries(a.right, b.right, same);
    case 'partial':
    case 'bounded':
      return failIfOpen(a);
  }
}

/** What a query leaves open neither equals another value nor differs from it. */
function failIfOpen(value: RuleValue): false {
  return value.type === 'partial' || value.type === 'bounded' ? fail('la consulta no demuestra el valor') : false;
}

function sameList<T>(a: ArrayLike<T>, b: ArrayLike<T>, same: (x: T, y: T) => boolean): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i] as T, b[i] as T)) return false;
  return true;
}

function sameEntries(a: Entries, b: Entries, same: Same): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !same(value, other)) return false;
  }
  return true;
}

function sameSets(a: SetValue, b: SetValue): boolean {
  return a.items.length === b.items.length && a.items.every((item) => contains(b.items, item, equalByValue));
}

export function contains(items: readonly RuleValue[], wanted: RuleValue, same: Same = strictlyEqual): boolean {
  return items.some((item) => same(item, wanted));
}

/**
 * The items of a set, the first of equal ones kept: `[1].toSet() == [1.0].toSet()`. Texts, as the names of fields are, are not compared one with each: a
 * document of a megabyte, which anybody may send, can have a hundred thousand names.
 */
export function distinct(items: readonly RuleValue[]): SetValue {
  const texts = new Set<string>();
  const others: RuleValue[] = [];
  const isNew = (item: RuleValue): boolean => {
    if (item.type === 'string') return !texts.has(item.value) && texts.add(item.value).size > 0;
    return !contains(others, item, equalByValue) && others.push(item) > 0;
  };
  return { type: 'set', items: items.filter(isNew) };
}
