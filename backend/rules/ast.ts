import type { Position } from './problem.ts';
import type { RuleValue } from './rule-value.ts';

/** The syntax tree of a rules file. Every node knows where it began, for load errors and for the log of a refusal. */
export type Expression =
  | LiteralNode
  | NameNode
  | GroupNode
  | MemberNode
  | IndexNode
  | SliceNode
  | CallNode
  | MethodNode
  | ListNode
  | MapNode
  | PathNode
  | UnaryNode
  | BinaryNode
  | LogicNode
  | IsNode
  | TernaryNode;

interface Node {
  readonly at: Position;
}
export interface LiteralNode extends Node {
  readonly kind: 'literal';
  readonly value: RuleValue;
}
export interface NameNode extends Node {
  readonly kind: 'name';
  readonly name: string;
}
/** Parentheses are kept: they count towards the nesting limit and settle what `in` may stand beside. */
export interface GroupNode extends Node {
  readonly kind: 'group';
  readonly inner: Expression;
}
export interface MemberNode extends Node {
  readonly kind: 'member';
  readonly object: Expression;
  readonly field: string;
}
export interface IndexNode extends Node {
  readonly kind: 'index';
  readonly object: Expression;
  readonly index: Expression;
}
export interface SliceNode extends Node {
  readonly kind: 'slice';
  readonly object: Expression;
  readonly from: Expression | undefined;
  readonly to: Expression | undefined;
}
/** `f(x)`, `exists(/…)`, `int('7')`. */
export interface CallNode extends Node {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}
/** `x.size()`, and `math.abs(x)` whose object is the bare name of a namespace. */
export interface MethodNode extends Node {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}
export interface ListNode extends Node {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}
export interface MapNode extends Node {
  readonly kind: 'map';
  readonly entries: readonly (readonly [key: Expression, value: Expression])[];
}
export interface PathNode extends Node {
  readonly kind: 'path';
  readonly segments: readonly (string | Expression)[];
}
export interface UnaryNode extends Node {
  readonly kind: 'unary';
  readonly op: '!' | '-';
  readonly operand: Expression;
}
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in';
export interface BinaryNode extends Node {
  readonly kind: 'binary';
  readonly op: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
export interface LogicNode extends Node {
  readonly kind: 'logic';
  readonly op: '&&' | '||';
  readonly left: Expression;
  readonly right: Expression;
}
export interface IsNode extends Node {
  readonly kind: 'is';
  readonly operand: Expression;
  readonly type: TypeName;
}
export interface TernaryNode extends Node {
  readonly kind: 'ternary';
  readonly condition: Expression;
  readonly yes: Expression;
  readonly no: Expression;
}

export const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export const SIMPLE_METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
/** What a request does. `read` and `write` are shorthands of the text only. */
export type Method = (typeof SIMPLE_METHODS)[number];

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string; readonly at: Position }
  | { readonly kind: 'rest'; readonly name: string; readonly at: Position };

export interface LetStatement extends Node {
  readonly name: string;
  readonly value: Expression;
}
export interface FunctionDeclaration extends Node {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetStatement[];
  readonly result: Expression;
}
export interface AllowStatement extends Node {
  readonly methods: readonly Method[];
  /** Absent: unconditional. */
  readonly condition: Expression | undefined;
}
export interface MatchBlock extends Node {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
}
export type ServiceName = 'cloud.firestore' | 'firebase.storage';
/** What a file says of one service. */
export interface RulesFile {
  readonly version: 1 | 2;
  readonly service: ServiceName;
  /** Written outside of any service: they see each other only, and every service sees them. */
  readonly shared: readonly FunctionDeclaration[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}
