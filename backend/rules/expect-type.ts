import type { TypeName } from './ast.ts';
import { fail } from './problem.ts';
import type { Bound, BoundedValue, Entries, PathValue, RuleValue } from './rule-value.ts';

const SPANISH: Readonly<Record<RuleValue['type'], string>> = {
  null: 'null',
  bool: 'booleano',
  int: 'entero',
  float: 'decimal',
  string: 'texto',
  bytes: 'bytes',
  timestamp: 'fecha',
  duration: 'duración',
  latlng: 'coordenada',
  path: 'ruta',
  list: 'lista',
  set: 'conjunto',
  map: 'mapa',
  map_diff: 'diferencia de mapas',
  partial: 'documento de una consulta',
  bounded: 'campo que la consulta no fija',
};

export const typeLabel = (value: RuleValue): string => SPANISH[value.type];

export function wrongType(value: RuleValue, wanted: string): never {
  return fail(`se esperaba ${wanted} y es ${typeLabel(value)}`);
}

/** The value as the type, or a failure that names both. One function a type keeps the methods free of checks. */
export function asBool(value: RuleValue): boolean {
  return value.type === 'bool' ? value.value : wrongType(value, 'booleano');
}
export function asString(value: RuleValue): string {
  return value.type === 'string' ? value.value : wrongType(value, 'texto');
}
export function asInt(value: RuleValue): bigint {
  return value.type === 'int' ? value.value : wrongType(value, 'entero');
}
/** An integer that serves as an index or a count; far ones are as good as out of range. */
export function asIndex(value: RuleValue): number {
  return Number(asInt(value));
}
export function asNumber(value: RuleValue): number {
  if (value.type === 'int') return Number(value.value);
  return value.type === 'float' ? value.value : wrongType(value, 'número');
}
export function asBytes(value: RuleValue): Uint8Array {
  return value.type === 'bytes' ? value.value : wrongType(value, 'bytes');
}
export function asTimestamp(value: RuleValue): bigint {
  return value.type === 'timestamp' ? value.value : wrongType(value, 'fecha');
}
export function asDuration(value: RuleValue): bigint {
  return value.type === 'duration' ? value.value : wrongType(value, 'duración');
}
export function asPath(value: RuleValue): PathValue {
  return value.type === 'path' ? value : wrongType(value, 'ruta');
}
export function asList(value: RuleValue): readonly RuleValue[] {
  return value.type === 'list' ? value.items : wrongType(value, 'lista');
}
export function asSet(value: RuleValue): readonly RuleValue[] {
  return value.type === 'set' ? value.items : wrongType(value, 'conjunto');
}
export function asMap(value: RuleValue): Entries {
  if (value.type === 'partial') return fail('la consulta no demuestra qué campos tiene el documento');
  return value.type === 'map' ? value.entries : wrongType(value, 'mapa');
}

/**
 * `value is type`. A set is of no type, as in Google's evaluator; a document that a query may return is a map, whatever is in it.
 */
export function isOfType(value: RuleValue, type: TypeName): boolean {
  if (value.type === 'bounded') return isProvedOther(value, type) ? false : fail('la consulta no demuestra el tipo');
  switch (type) {
    case 'number':
      return value.type === 'int' || value.type === 'float';
    case 'map':
      return (value.type === 'map' || value.type === 'partial') && !isVector(value);
    case 'vector':
      return isVector(value);
    case 'set':
    case 'constraint':
      return false;
    case 'bool':
    case 'bytes':
    case 'duration':
    case 'float':
    case 'int':
    case 'latlng':
    case 'list':
    case 'map_diff':
    case 'path':
    case 'string':
    case 'timestamp':
      return value.type === type;
  }
}

/** Bounds prove that a field is not of a type, and never that it is of one. */
function isProvedOther({ bounds }: BoundedValue, type: TypeName): boolean {
  return bounds.some((bound) => {
    const types = typesOfBound(bound);
    return types !== undefined && !types.some((one) => one === (type === 'number' ? 'int' : type));
  });
}

/** The types that a field with this bound can have; undefined where it does not say. */
export function typesOfBound(bound: Bound): readonly RuleValue['type'][] | undefined {
  switch (bound.kind) {
    case '<':
    case '<=':
    case '>':
    case '>=':
      return bound.than.type === 'int' || bound.than.type === 'float' ? ['int', 'float'] : [bound.than.type];
    case 'has':
    case 'keys':
      return ['list'];
    case '!=':
    case 'not-in':
    case 'not-null':
    case 'not-nan':
      return undefined;
  }
}

function isVector(value: RuleValue): boolean {
  if (value.type !== 'map') return false;
  const marker = value.entries.get('__type__');
  return marker?.type === 'string' && marker.value === '__vector__';
}
