import { boundedMethods } from './bounded.ts';
import { type Builtin, type BuiltinTable, builtinIn } from './builtin.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { latlngMethods } from './namespaces.ts';
import type { RuleValue } from './rule-value.ts';
import { bytesMethods, textMethods } from './text-methods.ts';
import { durationMethods, timestampMethods } from './time-methods.ts';

const NONE: BuiltinTable = {};

const byType: Readonly<Record<RuleValue['type'], BuiltinTable>> = {
  null: NONE,
  bool: NONE,
  int: NONE,
  float: NONE,
  path: NONE,
  string: textMethods,
  bytes: bytesMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  partial: mapMethods,
  bounded: boundedMethods,
};

export function methodOf(value: RuleValue, name: string): Builtin | undefined {
  return builtinIn(byType[value.type], name);
}

/** The methods of that name, whatever they are called on: at load the type is not known yet, but a name nobody has is a mistake. */
export function methodsNamed(name: string): Builtin[] {
  return Object.values(byType).flatMap((table) => builtinIn(table, name) ?? []);
}
