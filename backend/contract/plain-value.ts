import type { FilterSpec, Plain, PlainFields, QuerySpec } from './page/plain.ts';
import { all, any, type Cursor, type Filter, type Operator, type StructuredQuery, where } from './query.ts';
import { arr, bool, bytes, dbl, type Fields, geo, int, map, nil, ref, str, ts, type Value, vec } from './values.ts';

/** The JSON form of a value as the SDK would send it; references point below `root`. */
export function valueOf(plain: Plain, root: string): Value {
  if (plain === null) return nil;
  if (typeof plain === 'boolean') return bool(plain);
  if (typeof plain === 'string') return str(plain);
  if (typeof plain === 'number') return Number.isSafeInteger(plain) && !Object.is(plain, -0) ? int(plain) : dbl(plain);
  if (Array.isArray(plain)) return arr(...plain.map((element) => valueOf(element, root)));
  const [key, argument] = Object.entries(plain)[0] ?? ['', null];
  switch (key) {
    case '$dbl':
    case '$num':
      return dbl(argument as 'NaN');
    case '$ts': {
      const [seconds, nanos] = argument as [number, number];
      return ts(new Date(seconds * 1_000).toISOString().replace('.000Z', `.${String(nanos).padStart(9, '0')}Z`));
    }
    case '$bytes':
      return bytes(argument as string);
    case '$geo':
      return geo(...(argument as [number, number]));
    case '$ref':
      return ref(`${root}/${argument as string}`);
    case '$vec':
      return vec(...(argument as number[]));
    default:
      return map(fieldsOf(plain, root));
  }
}

export function fieldsOf(plain: PlainFields, root: string): Fields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value, root)]));
}

const OPERATORS: Record<string, Operator> = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
};

function filterOf(spec: FilterSpec, root: string): Filter {
  if (spec.kind !== 'where') {
    const filters = spec.filters.map((filter) => filterOf(filter, root));
    // The SDK, too, sends a composite of one as the one.
    return filters[0] && filters.length === 1 ? filters[0] : (spec.kind === 'and' ? all : any)(...filters);
  }
  const op = OPERATORS[spec.op];
  if (!op) throw new Error(`no operator ${spec.op}`);
  const isNaNValue = JSON.stringify(spec.value) === '{"$num":"NaN"}';
  if ((op === 'EQUAL' || op === 'NOT_EQUAL') && (spec.value === null || isNaNValue)) {
    const name = `IS_${op === 'EQUAL' ? '' : 'NOT_'}${isNaNValue ? 'NAN' : 'NULL'}` as 'IS_NAN';
    return { unaryFilter: { op: name, field: { fieldPath: spec.field } } };
  }
  return where(spec.field, op, operand(spec, root));
}

/** `__name__` is compared with paths, which become references below the collection's parent. */
function operand(spec: Extract<FilterSpec, { kind: 'where' }>, root: string): Value {
  if (spec.field !== '__name__') return valueOf(spec.value, root);
  const key = (path: Plain): Value => ref(`${root}/c/${path as string}`);
  return Array.isArray(spec.value) ? arr(...spec.value.map(key)) : key(spec.value);
}

/** The query as it goes over the wire, without the orders that the server has to add itself. */
export function structuredOf(spec: QuerySpec, root: string): StructuredQuery {
  const flip = spec.limitToLast !== undefined;
  const orders = spec.orderBy ?? [];
  const cursor = (values: Plain[], before: boolean): Cursor => ({
    values: values.map((value, index) =>
      orders[index]?.[0] === '__name__' ? ref(`${root}/c/${value as string}`) : valueOf(value, root),
    ),
    before,
  });
  const start = spec.startAt ? cursor(spec.startAt, true) : spec.startAfter && cursor(spec.startAfter, false);
  const end = spec.endBefore ? cursor(spec.endBefore, true) : spec.endAt && cursor(spec.endAt, false);
  const turned = (from: Cursor | undefined): Cursor | undefined =>
    from && { values: from.values, before: !from.before };
  const [first, last] = flip ? [turned(end), turned(start)] : [start, end];
  const limit = spec.limit ?? spec.limitToLast;
  return {
    from: [{ collectionId: spec.path, ...(spec.group ? { allDescendants: true } : {}) }],
    ...(spec.filter ? { where: filterOf(spec.filter, root) } : {}),
    ...(orders.length > 0
      ? {
          orderBy: orders.map(([fieldPath, direction]) => ({
            field: { fieldPath },
            direction: (direction === 'asc') === flip ? ('DESCENDING' as const) : ('ASCENDING' as const),
          })),
        }
      : {}),
    ...(first ? { startAt: first } : {}),
    ...(last ? { endAt: last } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
