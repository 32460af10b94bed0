import type { TestQuery } from './evaluator.ts';

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
  hasA: { where: [['et', 'array-contains', 'a']] },
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
  /** The emulator proves more than equality; ours does not and refuses. */
  readonly onlyThere?: readonly QueryName[];
}

export const queryRules: readonly QueryRule[] = [
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
    onlyThere: [],
  },
  { condition: 'resource.data.n > 5', allowed: ['seven'], denied: ['all'], onlyThere: ['overTen'] },
  { condition: "resource.data.visible != 'x'", allowed: ['public'], denied: ['all'] },
  { condition: "!(resource.data.visible == 'x')", allowed: ['public'], denied: ['all', 'inTwo'] },
  { condition: "'a' in resource.data.et", allowed: [], denied: ['all'], onlyThere: ['hasA'] },
  { condition: 'resource.data.owner == request.auth.uid', allowed: ['own'], denied: ['all', 'other'] },
  { condition: 'resource.data.m.x == 1', allowed: ['nested'], denied: ['all'] },
  { condition: "resource.data.keys().hasAny(['visible'])", allowed: [], denied: ['all'], onlyThere: ['public'] },
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
