import { NULL, type RuleValue } from './rule-value.ts';

/** A function or method of the language itself. */
export interface Builtin {
  /** How many arguments a call writes in its parentheses. */
  readonly arity: number | readonly [min: number, max: number];
  /** For a method the first value is the one it is called on. */
  readonly call: (values: readonly RuleValue[]) => RuleValue;
}
export type BuiltinTable = Readonly<Record<string, Builtin>>;

/** The caller has checked the arity, so the values that a builtin names are always there. */
export function builtin(
  arity: Builtin['arity'],
  call: (first: RuleValue, second: RuleValue, third: RuleValue, fourth: RuleValue) => RuleValue,
): Builtin {
  return {
    arity,
    call: ([first = NULL, second = NULL, third = NULL, fourth = NULL]) => call(first, second, third, fourth),
  };
}

export function acceptsArity({ arity }: Builtin, count: number): boolean {
  return typeof arity === 'number' ? count === arity : count >= arity[0] && count <= arity[1];
}

/** An own entry of a table; `toString` and its like are not methods of the language. */
export function builtinIn(table: BuiltinTable, name: string): Builtin | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
