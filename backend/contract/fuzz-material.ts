import type { FilterSpec, Plain, PlainFields, QuerySpec } from './page/plain.ts';
import type { Random } from './random.ts';
import { byTarget } from './target.ts';

type Seconds = [number, number];

const NUMBERS: readonly Plain[] = [
  0,
  1,
  2,
  3,
  -1,
  7,
  1.5,
  -0.5,
  9007199254740991,
  { $num: 'Infinity' },
  { $num: '-Infinity' },
];
const TEXTS = ['', 'a', 'A', 'aa', 'b', 'é', 'z', 'ﬁ', '\u{1F600}', '\u0000', '10', '9'];
const TIMES: readonly Seconds[] = [
  [0, 0],
  [0, 1_000],
  [1_600_000_000, 0],
  [-1, 999_999_000],
];
const POINTS: readonly [number, number][] = [
  [0, 0],
  [1.5, -2],
  [-1, 100],
];
/** Doubles that are whole: another client may store them, the SDK itself can only ask for the int of the same value. */
const WHOLE_DOUBLES = byTarget<readonly Plain[]>('int-is-not-double', {
  emulator: [],
  ours: [0, 1, 2].map((number) => ({ $dbl: number })),
});
/** What the lists of `in` and `array-contains` tell apart although it is equal. */
const SMALL_NUMBERS: readonly Plain[] = [0, 1, 2, ...WHOLE_DOUBLES];

/** Few values of each kind, so that they meet often, and those at the edges of each kind. */
const SCALARS: readonly Plain[] = [
  null,
  false,
  true,
  ...NUMBERS,
  ...WHOLE_DOUBLES,
  ...byTarget<Plain[]>('nan-below-numbers', { emulator: [], ours: [{ $num: 'NaN' }] }),
  ...byTarget<Plain[]>('minus-zero', { emulator: [], ours: [{ $num: '-0' }] }),
  ...TEXTS,
  ...TIMES.map((time) => ({ $ts: time })),
  ...['', 'AA==', 'AAE=', '/w=='].map((base64) => ({ $bytes: base64 })),
  ...['c/a', 'c/b', 'c/a/c/x', 'w/a'].map((path) => ({ $ref: path })),
  ...POINTS.map((point) => ({ $geo: point })),
];
const IDS = [
  'a',
  'b',
  'c',
  'B',
  'aa',
  'é',
  'ﬁ',
  '\u{1F600}',
  '__id1__',
  '__id10__',
  '__id-2__',
  '0',
  '10',
  '9',
  'a.b',
  'a b',
];
const FIELDS = ['f', 'g', 'h', 'm.x', 'm.y'];
const RANGES = ['<', '<=', '>', '>='];

function randomValue(random: Random, depth = 2): Plain {
  if (depth === 0 || random.chance(0.72)) return random.pick(SCALARS);
  if (random.chance(0.5)) return random.list(0, 3, () => noList(random, depth - 1));
  if (random.chance(0.2)) return { $vec: random.list(1, 2, () => random.below(3)) };
  return Object.fromEntries(
    random.list(0, 2, () => [random.pick(['x', 'y', 'é', 'z b']), randomValue(random, depth - 1)]),
  );
}

/** A list may hold neither a list nor a vector. */
function noList(random: Random, depth: number): Plain {
  const value = randomValue(random, depth);
  return Array.isArray(value) || JSON.stringify(value).startsWith('{"$vec"') ? random.pick(SCALARS) : value;
}

export function randomFields(random: Random): PlainFields {
  const fields: PlainFields = {};
  for (const name of ['f', 'g', 'h']) if (random.chance(0.8)) fields[name] = randomValue(random);
  if (random.chance(0.5)) fields['m'] = { x: randomValue(random, 1), y: random.pick(SCALARS) };
  if (random.chance(0.3)) fields['f'] = random.pick(SMALL_NUMBERS);
  if (random.chance(0.3))
    fields['g'] = random.list(0, 3, () => random.pick(random.chance(0.5) ? SMALL_NUMBERS : SCALARS));
  return fields;
}

export function randomDocuments(random: Random, count: number): Record<string, PlainFields> {
  const documents: Record<string, PlainFields> = {};
  for (const id of IDS) documents[`c/${id}`] = randomFields(random);
  for (let index = IDS.length; index < count; index += 1) {
    const parent = random.chance(0.15) ? `${random.pick(['w', 'c'])}/${random.pick(['a', 'b'])}/` : '';
    documents[`${parent}c/d${index}`] = randomFields(random);
  }
  return documents;
}

/** Mostly a value that some document holds, so that queries find something; as the SDK can ask for it. */
function operandFrom(random: Random, seen: readonly Plain[]): Plain {
  return asAsked(random.chance(0.8) ? random.pick(seen) : randomValue(random));
}

function asAsked(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(asAsked);
  if (value === null || typeof value !== 'object') return value;
  if ('$dbl' in value) return value['$dbl'] ?? 0;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asAsked(inner)]));
}

/** Null and NaN have operators of their own: in the others the SDK's cache finds them and no server does, see `sdk-null-and-nan.contract.ts`. */
const isOrdinary = (value: Plain): boolean => value !== null && JSON.stringify(value) !== '{"$num":"NaN"}';

function ordinaryFrom(random: Random, seen: readonly Plain[]): Plain {
  const value = operandFrom(random, seen);
  return isOrdinary(value) ? value : 1;
}

/** The SDK takes no list among the alternatives of `in`. */
const noListOf = (value: Plain): Plain => (Array.isArray(value) ? 'a' : value);

interface Budget {
  negative: boolean;
  names: boolean;
}

function randomFilter(random: Random, seen: readonly Plain[], depth: number, budget: Budget): FilterSpec {
  if (depth > 0 && random.chance(0.35)) {
    const filters = random.list(1, 3, () => randomFilter(random, seen, depth - 1, budget));
    return { kind: random.chance(0.5) ? 'and' : 'or', filters };
  }
  const field = random.pick(FIELDS);
  const one = () => (random.chance(0.2) ? random.below(3) : noListOf(ordinaryFrom(random, seen)));
  const some = () => random.list(1, 4, one);
  const kind = random.below(10);
  if (kind < 4) return { kind: 'where', field, op: random.pick(RANGES), value: ordinaryFrom(random, seen) };
  if (kind < 6) return { kind: 'where', field, op: '==', value: operandFrom(random, seen) };
  if (kind === 6) return { kind: 'where', field, op: 'array-contains', value: one() };
  if (kind === 7) return { kind: 'where', field, op: random.pick(['in', 'array-contains-any']), value: some() };
  if (kind === 8 && budget.names) {
    return { kind: 'where', field: '__name__', op: random.pick(['<', '<=', '>', '>=', '==']), value: random.pick(IDS) };
  }
  if (!budget.negative) return { kind: 'where', field, op: '==', value: operandFrom(random, seen) };
  budget.negative = false;
  if (random.chance(0.4)) return { kind: 'where', field, op: 'not-in', value: some() };
  return { kind: 'where', field, op: '!=', value: operandFrom(random, seen) };
}

export function randomQuery(random: Random, documents: Record<string, PlainFields>): QuerySpec {
  const seen = Object.values(documents).flatMap((fields) => Object.values(fields));
  const query: QuerySpec = { path: 'c' };
  if (random.chance(0.15)) query.group = true;
  const budget = { negative: true, names: !query.group };
  if (random.chance(0.75)) query.filter = randomFilter(random, seen, 2, budget);
  if (random.chance(0.6)) {
    const fields = new Set(random.list(1, 2, () => random.pick(FIELDS)));
    query.orderBy = [...fields].map((field) => [field, random.pick(['asc', 'desc'] as const)]);
    if (random.chance(0.15)) query.orderBy.push(['__name__', random.pick(['asc', 'desc'] as const)]);
    addCursors(random, query, seen);
  }
  if (random.chance(0.4)) {
    const last = query.orderBy !== undefined && random.chance(0.3);
    query[last ? 'limitToLast' : 'limit'] = 1 + random.below(12);
  }
  return query;
}

function addCursors(random: Random, query: QuerySpec, seen: readonly Plain[]): void {
  const orders = (query.orderBy ?? []).filter(([field]) => !(query.group && field === '__name__'));
  const cursor = () =>
    orders
      .slice(0, 1 + random.below(orders.length))
      .map(([field]) => (field === '__name__' ? random.pick(IDS) : operandFrom(random, seen)));
  if (random.chance(0.25)) query[random.pick(['startAt', 'startAfter'] as const)] = cursor();
  if (random.chance(0.25)) query[random.pick(['endAt', 'endBefore'] as const)] = cursor();
}
