import type { TestQuery } from './evaluator.ts';
import { float, instant } from './stored.ts';

type Named = Readonly<Record<string, Omit<TestQuery, 'from'>>>;
export const queries = {
  all: {},
  public: { where: [['visible', '==', 'public']] },
  other: { where: [['visible', '==', 'otro']] },
  inOne: { where: [['visible', 'in', ['public']]] },
  inTwo: { where: [['visible', 'in', ['public', 'x']]] },
  publicAndMore: {
    where: [
      ['visible', '==', 'public'],
      ['n', '==', 7],
    ],
  },
  publicAndRange: {
    where: [
      ['visible', '==', 'public'],
      ['n', '>', 10],
    ],
  },
  publicOrSeven: {
    where: [
      ['visible', '==', 'public'],
      ['n', '==', 7],
    ],
    any: true,
  },
  publicOrX: {
    where: [
      ['visible', '==', 'public'],
      ['visible', '==', 'x'],
    ],
    any: true,
  },
  seven: { where: [['n', '==', 7]] },
  overTen: { where: [['n', '>', 10]] },
  fromTen: { where: [['n', '>=', 10]] },
  underTen: { where: [['n', '<', 10]] },
  upToTen: { where: [['n', '<=', 10]] },
  overTenAndHalf: { where: [['n', '>', float(10.5)]] },
  tenToTwenty: {
    where: [
      ['n', '>', 10],
      ['n', '<', 20],
    ],
  },
  twoLows: {
    where: [
      ['n', '>', 3],
      ['n', '>', 10],
    ],
  },
  overTenOrSeven: {
    where: [
      ['n', '>', 10],
      ['n', '==', 7],
    ],
    any: true,
  },
  notSeven: { where: [['n', '!=', 7]] },
  notSevenNorEight: { where: [['n', 'not-in', [7, 8]]] },
  notX: { where: [['n', '!=', 'x']] },
  notXNorY: { where: [['n', 'not-in', ['x', 'y']]] },
  notNull: { where: [['n', '!=', null]] },
  fromB: { where: [['n', '>=', 'b']] },
  bToC: {
    where: [
      ['n', '>=', 'b'],
      ['n', '<', 'c'],
    ],
  },
  over2026: { where: [['n', '>', instant('2026-01-01T00:00:00Z')]] },
  under2026: { where: [['n', '<', instant('2026-01-01T00:00:00Z')]] },
  overFalse: { where: [['n', '>', false]] },
  innerOverThree: { where: [['m.x', '>', 3]] },
  hasA: { where: [['et', 'array-contains', 'a']] },
  hasAny: { where: [['et', 'array-contains-any', ['a', 'b']]] },
  hasAOrB: {
    where: [
      ['et', 'array-contains', 'a'],
      ['et', 'array-contains', 'b'],
    ],
    any: true,
  },
  hasSeven: { where: [['et', 'array-contains', 7]] },
  own: { where: [['owner', '==', 'staff']] },
  nested: { where: [['m.x', '==', 1]] },
  isNull: { where: [['visible', '==', null]] },
  limit10: { limit: 10 },
  limit300: { limit: 300 },
  limit301: { limit: 301 },
  publicLimit: { where: [['visible', '==', 'public']], limit: 10 },
  offset: { limit: 5, offset: 3 },
  ordered: { orderBy: 'n', limit: 5 },
} as const satisfies Named;
export type QueryName = keyof typeof queries;

export interface QueryRule {
  readonly condition: string;
  readonly allowed: readonly QueryName[];
  readonly denied: readonly QueryName[];
  /** The emulator takes it for proved; ours refuses it, and the reason stands beside it. */
  readonly onlyThere?: readonly QueryName[];
}

const byValue: readonly QueryRule[] = [
  {
    condition: "resource.data.visible == 'public'",
    allowed: ['public', 'inOne', 'publicAndMore', 'publicAndRange', 'publicLimit'],
    denied: ['all', 'other', 'inTwo', 'publicOrSeven', 'seven', 'isNull'],
  },
  { condition: "'public' == resource.data['visible']", allowed: ['public'], denied: ['all'] },
  { condition: "resource.data.get('visible', '') == 'public'", allowed: ['public'], denied: ['all'] },
  {
    condition: "resource.data.visible in ['public', 'x']",
    allowed: ['public', 'inOne', 'inTwo'],
    denied: ['all', 'other'],
  },
  { condition: "resource.data.visible != 'x'", allowed: ['public'], denied: ['all'] },
  { condition: "!(resource.data.visible == 'x')", allowed: ['public'], denied: ['all', 'inTwo'] },
  { condition: 'resource.data.owner == request.auth.uid', allowed: ['own'], denied: ['all', 'other'] },
  { condition: 'resource.data.m.x == 1', allowed: ['nested'], denied: ['all'] },
  { condition: "resource.data.keys().hasAny(['visible'])", allowed: ['public'], denied: ['all', 'seven'] },
  { condition: "'visible' in resource.data", allowed: ['public'], denied: ['all'] },
  { condition: 'resource.data.visible is string', allowed: ['public'], denied: ['all'] },
  { condition: 'resource.data.visible == null', allowed: ['isNull'], denied: ['all'] },
  { condition: "true || resource.data.visible == 'x'", allowed: ['all'], denied: [] },
  { condition: "resource.data.visible == 'x' || true", allowed: ['all'], denied: [] },
  { condition: "resource.data.visible == 'x' && false", allowed: [], denied: ['all', 'public'] },
  { condition: 'resource == null', allowed: [], denied: ['all', 'public'] },
  { condition: 'resource != null && resource.data != null', allowed: ['all', 'public'], denied: [] },
  { condition: "id == 'x' || resource.id == 'x' || id is string", allowed: [], denied: ['all', 'public'] },
  { condition: 'request.query.limit <= 300', allowed: ['limit10', 'limit300'], denied: ['all', 'limit301'] },
  { condition: 'request.query.limit == null', allowed: ['all'], denied: ['limit10'] },
  { condition: 'request.query.offset == 3', allowed: ['offset'], denied: ['all'] },
  { condition: 'request.query.offset == 0', allowed: ['all', 'limit10'], denied: ['offset'] },
  { condition: "request.query.orderBy.n == 'ASC'", allowed: ['ordered'], denied: ['all'] },
  { condition: "request.method == 'list'", allowed: ['all'], denied: [] },
  { condition: 'request.resource == null', allowed: [], denied: ['all'] },
  { condition: 'exists(/databases/$(db)/documents/g/$(resource.data.owner))', allowed: ['own'], denied: ['all'] },
  { condition: "resource.data.visible == 'public' ? true : false", allowed: ['public'], denied: ['all'] },
  {
    condition: "resource.data.visible == 'public' || resource.data.visible == 'x'",
    allowed: ['public', 'inTwo'],
    denied: ['all', 'other', 'publicOrSeven'],
  },
  { condition: "resource.data.visible == 'x' || resource.data.n == 7", allowed: ['seven'], denied: ['all', 'public'] },
];

const low = ['overTen', 'tenToTwenty', 'twoLows'] as const;

/** A number below a bound may be NaN here, which the emulator's queries do not return: see `nan-below-numbers`. */
const byNumber: readonly QueryRule[] = [
  {
    condition: 'resource.data.n > 5',
    allowed: [...low, 'fromTen', 'overTenOrSeven', 'seven'],
    denied: ['all', 'underTen', 'overTenAndHalf', 'notSeven', 'notNull', 'fromB', 'over2026', 'ordered'],
  },
  { condition: 'resource.data.n > 10', allowed: low, denied: ['fromTen', 'overTenOrSeven', 'seven', 'underTen'] },
  { condition: 'resource.data.n >= 10', allowed: [...low, 'fromTen'], denied: ['upToTen', 'underTen'] },
  { condition: 'resource.data.n > 11', allowed: [], denied: [...low, 'fromTen'] },
  { condition: '10 <= resource.data.n', allowed: [...low, 'fromTen'], denied: ['upToTen'] },
  { condition: 'resource.data.n < 10', allowed: ['seven'], denied: [...low, 'upToTen'], onlyThere: ['underTen'] },
  {
    condition: 'resource.data.n <= 10',
    allowed: ['seven'],
    denied: [...low],
    onlyThere: ['underTen', 'upToTen'],
  },
  {
    condition: 'resource.data.n < 20',
    allowed: ['tenToTwenty', 'seven'],
    denied: ['overTen', 'twoLows'],
    onlyThere: ['underTen', 'upToTen'],
  },
  {
    condition: 'resource.data.n > 5 && resource.data.n < 25',
    allowed: ['tenToTwenty'],
    denied: ['overTen', 'upToTen'],
  },
  { condition: 'resource.data.n > 5.0', allowed: [...low, 'overTenAndHalf'], denied: ['underTen'] },
  { condition: 'resource.data.n > 10.5', allowed: ['overTenAndHalf'], denied: [...low] },
  {
    condition: 'resource.data.n == 7 || resource.data.n > 10',
    allowed: ['overTen', 'overTenOrSeven'],
    denied: ['fromTen'],
  },
  { condition: "resource.data.get('n', 0) > 5", allowed: [...low], denied: ['all'] },
  { condition: 'resource.data.n > resource.data.z', allowed: [], denied: ['overTen'] },
  { condition: 'resource.data.n + 1 > 5', allowed: ['seven'], denied: ['overTen'] },
  { condition: '!(resource.data.n <= 5)', allowed: ['seven'], denied: [...low] },
  { condition: 'resource.data.m.x > 2', allowed: ['innerOverThree'], denied: ['nested', 'overTen'] },
];

const byOrder: readonly QueryRule[] = [
  { condition: "resource.data.n >= 'a'", allowed: ['fromB', 'bToC'], denied: ['overTen', 'over2026'] },
  { condition: "resource.data.n >= 'a' && resource.data.n < 'd'", allowed: ['bToC'], denied: ['fromB'] },
  {
    condition: 'resource.data.n > timestamp.date(2025, 1, 1)',
    allowed: ['over2026'],
    denied: ['under2026', 'overTen'],
  },
  { condition: 'resource.data.n < request.time', allowed: ['under2026'], denied: ['over2026', 'underTen'] },
];

const byDifference: readonly QueryRule[] = [
  {
    condition: 'resource.data.n != 7',
    allowed: [...low, 'fromTen', 'notSeven'],
    denied: ['all', 'upToTen', 'overTenAndHalf', 'notNull', 'overTenOrSeven', 'fromB', 'notX'],
    // A list of 7 lets 7.0 through here, which the language takes for 7: see `int-is-not-double`.
    onlyThere: ['notSevenNorEight'],
  },
  { condition: 'resource.data.n != 7.0', allowed: [...low, 'notSeven', 'overTenAndHalf'], denied: ['upToTen'] },
  { condition: "resource.data.n != 'x'", allowed: ['notX', 'notXNorY', 'bToC'], denied: ['fromB', 'notSeven'] },
  {
    condition: 'resource.data.n != null',
    allowed: [...low, 'upToTen', 'fromB', 'under2026', 'notSeven', 'notXNorY', 'notNull', 'seven'],
    denied: ['all', 'ordered'],
  },
  { condition: '!(resource.data.n == 3)', allowed: ['seven'], denied: [...low, 'notSeven'] },
  {
    condition: '!(resource.data.n in [7])',
    allowed: [...low, 'fromTen', 'notSeven', 'notSevenNorEight', 'fromB', 'over2026'],
    denied: ['all', 'seven'],
    // 7 is up to ten, not null, and not a text.
    onlyThere: ['upToTen', 'notNull', 'notX'],
  },
  {
    condition: 'resource.data.n in [7, 11]',
    allowed: [],
    denied: ['overTen', 'tenToTwenty', 'notNull'],
    // A query for 7 finds 7.0 as well, which is not in the list.
    onlyThere: ['seven'],
  },
  {
    condition: '!(resource.data.n is string)',
    allowed: [...low, 'upToTen', 'over2026', 'seven'],
    denied: ['all'],
    // What is at least «b» is a text.
    onlyThere: ['fromB', 'notNull', 'notSeven'],
  },
  { condition: 'resource.data.n is number', allowed: ['seven'], denied: [...low, 'notSeven'] },
];

const byPresence: readonly QueryRule[] = [
  {
    condition: "'n' in resource.data",
    allowed: [...low, 'upToTen', 'fromB', 'notSeven', 'notNull', 'overFalse', 'seven'],
    denied: ['all', 'ordered', 'hasA'],
  },
  { condition: "'n' in resource.data.keys()", allowed: [...low, 'notNull', 'seven'], denied: ['all', 'hasA'] },
  { condition: "resource.data.keys().hasAny(['n', 'z'])", allowed: ['overTen', 'seven'], denied: ['all', 'hasA'] },
  {
    condition: "resource.data.keys().hasAll(['n', 'visible'])",
    allowed: ['publicAndRange', 'publicAndMore'],
    denied: ['all', 'overTen', 'publicOrSeven'],
  },
  // A document may have any other field.
  { condition: "resource.data.keys().hasOnly(['n'])", allowed: [], denied: [], onlyThere: ['all', 'overTen'] },
  { condition: "!('z' in resource.data)", allowed: [], denied: [], onlyThere: ['all', 'overTen'] },
  { condition: "'x' in resource.data.m", allowed: ['nested', 'innerOverThree'], denied: ['all', 'overTen'] },
];

const byElement: readonly QueryRule[] = [
  { condition: "'a' in resource.data.et", allowed: ['hasA'], denied: ['all', 'hasAny', 'hasAOrB', 'hasSeven'] },
  { condition: "resource.data.et.hasAny(['a'])", allowed: ['hasA'], denied: ['all', 'hasAny', 'hasAOrB'] },
  { condition: "resource.data.et.hasAny(['a', 'b'])", allowed: ['hasA', 'hasAny', 'hasAOrB'], denied: ['hasSeven'] },
  {
    condition: "'a' in resource.data.et || 'b' in resource.data.et",
    allowed: ['hasA', 'hasAny'],
    denied: ['hasSeven'],
  },
  { condition: "resource.data.et.hasAll(['a'])", allowed: [], denied: ['all', 'hasA'] },
  { condition: "resource.data.et.hasOnly(['a'])", allowed: [], denied: ['all', 'hasA'] },
  { condition: 'resource.data.et.size() > 0', allowed: [], denied: ['all', 'hasA'] },
  { condition: 'resource.data.et is list', allowed: [], denied: ['all', 'hasA'] },
  { condition: "!('z' in resource.data.et)", allowed: [], denied: ['all', 'hasA'] },
  { condition: 'resource.data.et != null', allowed: ['hasA', 'hasAny', 'hasSeven'], denied: ['all', 'overTen'] },
  { condition: '7 in resource.data.et', allowed: ['hasSeven'], denied: ['hasA'] },
  // The element that is an int may be another than one that is a double.
  { condition: '7.0 in resource.data.et', allowed: [], denied: ['hasA'], onlyThere: ['hasSeven'] },
];

export const queryRules = [...byValue, ...byNumber, ...byOrder, ...byDifference, ...byPresence, ...byElement];
