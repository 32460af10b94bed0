import { type BuiltinTable, builtin } from './builtin.ts';
import { valueToText } from './conversions.ts';
import { contains, distinct, equalByValue } from './equality.ts';
import { asList, asMap, asSet, asString, wrongType } from './expect-type.ts';
import { fail } from './problem.ts';
import {
  bool,
  type Entries,
  int,
  list,
  type MapDiffValue,
  type PartialMapValue,
  type RuleValue,
  string,
} from './rule-value.ts';

type Items = readonly RuleValue[];
const anyOf = (items: Items, wanted: Items) => bool(wanted.some((value) => contains(items, value)));
const allOf = (items: Items, wanted: Items) => bool(wanted.every((value) => contains(items, value)));
const onlyOf = (items: Items, allowed: Items) => bool(items.every((value) => contains(allowed, value)));

export const listMethods: BuiltinTable = {
  size: builtin(0, (self) => int(asList(self).length)),
  hasAny: builtin(1, (self, other) => anyOf(asList(self), asList(other))),
  hasAll: builtin(1, (self, other) => allOf(asList(self), asList(other))),
  hasOnly: builtin(1, (self, other) => onlyOf(asList(self), asList(other))),
  concat: builtin(1, (self, other) => list([...asList(self), ...asList(other)])),
  removeAll: builtin(1, (self, other) => {
    const removed = asList(other);
    return list(asList(self).filter((item) => !contains(removed, item)));
  }),
  join: builtin(1, (self, separator) => string(asList(self).map(valueToText).join(asString(separator)))),
  toSet: builtin(0, (self) => distinct(asList(self))),
};

/** Google's sets take a list as well where they ask and a set alone where they combine. */
const listOrSet = (value: RuleValue): Items => (value.type === 'list' ? value.items : asSet(value));
const among = (items: Items, value: RuleValue) => contains(items, value, equalByValue);

export const setMethods: BuiltinTable = {
  size: builtin(0, (self) => int(asSet(self).length)),
  hasAny: builtin(1, (self, other) => bool(listOrSet(other).some((value) => among(asSet(self), value)))),
  hasAll: builtin(1, (self, other) => bool(listOrSet(other).every((value) => among(asSet(self), value)))),
  hasOnly: builtin(1, (self, other) => bool(asSet(self).every((value) => among(listOrSet(other), value)))),
  union: builtin(1, (self, other) => distinct([...asSet(self), ...asSet(other)])),
  intersection: builtin(1, (self, other) => distinct(asSet(self).filter((value) => among(asSet(other), value)))),
  difference: builtin(1, (self, other) => distinct(asSet(self).filter((value) => !among(asSet(other), value)))),
};

const sortedKeys = (entries: Entries): string[] => [...entries.keys()].sort();

export const mapMethods: BuiltinTable = {
  size: builtin(0, (self) => int(asMap(self).size)),
  keys: builtin(0, (self) =>
    self.type === 'partial'
      ? { type: 'bounded', bounds: [{ kind: 'keys', known: self.known }] }
      : list(sortedKeys(asMap(self)).map(string)),
  ),
  values: builtin(0, (self) => {
    const entries = asMap(self);
    return list(sortedKeys(entries).flatMap((key) => entries.get(key) ?? []));
  }),
  get: builtin(2, (self, key, otherwise) => valueAt(self, key) ?? otherwise),
  diff: builtin(1, (self, other): MapDiffValue => ({ type: 'map_diff', left: asMap(self), right: asMap(other) })),
};

/** The value under a key or along a list of keys; undefined where the way ends early. */
function valueAt(self: RuleValue, key: RuleValue): RuleValue | undefined {
  const keys = key.type === 'list' ? key.items.map(asString) : [asString(key)];
  if (keys.length === 0) return fail('«get» pide al menos una clave');
  let value: RuleValue | undefined = self;
  for (const name of keys) {
    if (value?.type === 'partial') value = provenField(value, name);
    else if (value?.type === 'map') value = value.entries.get(name);
    // It may be a map with anything in it.
    else if (value?.type === 'bounded') return fail(`la consulta no demuestra el campo «${name}»`);
    else return value === self ? wrongType(self, 'mapa') : undefined;
  }
  return value;
}

/** A field of a document that is only known through its query. What the query does not prove has no value. */
export function provenField(document: PartialMapValue, name: string): RuleValue {
  return document.known.get(name) ?? fail(`la consulta no demuestra el campo «${name}»`);
}

const keysOf = (self: RuleValue, keep: (key: string, left: Entries, right: Entries) => boolean): RuleValue => {
  if (self.type !== 'map_diff') return wrongType(self, 'diferencia de mapas');
  const keys = new Set([...self.left.keys(), ...self.right.keys()]);
  return distinct(
    [...keys]
      .filter((key) => keep(key, self.left, self.right))
      .sort()
      .map(string),
  );
};
const isChanged = (key: string, left: Entries, right: Entries): boolean => {
  const [a, b] = [left.get(key), right.get(key)];
  return a !== undefined && b !== undefined && !equalByValue(a, b);
};
const isInOne = (key: string, left: Entries, right: Entries): boolean => left.has(key) !== right.has(key);

/** `after.diff(before)`: added is what only `after` has. */
export const mapDiffMethods: BuiltinTable = {
  addedKeys: builtin(0, (self) => keysOf(self, (key, left, right) => left.has(key) && !right.has(key))),
  removedKeys: builtin(0, (self) => keysOf(self, (key, left, right) => !left.has(key) && right.has(key))),
  changedKeys: builtin(0, (self) => keysOf(self, isChanged)),
  affectedKeys: builtin(0, (self) => keysOf(self, (...all) => isInOne(...all) || isChanged(...all))),
  unchangedKeys: builtin(0, (self) => keysOf(self, (...all) => !isInOne(...all) && !isChanged(...all))),
};
