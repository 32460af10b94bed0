import type { FunctionDeclaration } from './ast.ts';
import { fail } from './problem.ts';
import type { RuleValue } from './rule-value.ts';

/** A variable's value, evaluated at its first use: an unused one cannot fail, and none is evaluated twice. */
export class Lazy {
  #compute: () => RuleValue;
  #value: RuleValue | undefined;

  constructor(compute: () => RuleValue) {
    this.#compute = compute;
  }

  static of(value: RuleValue): Lazy {
    return new Lazy(() => value);
  }

  /** A part of the path that a query leaves open. */
  static unproven(name: string): Lazy {
    return new Lazy(() => fail(`la consulta no demuestra «${name}»`));
  }

  get value(): RuleValue {
    this.#value ??= this.#compute();
    return this.#value;
  }
}

/** Names in sight at a place of the text: a block's captures and functions, then those of the blocks around it. */
export class Scope {
  readonly #parent: Scope | undefined;
  readonly #variables = new Map<string, Lazy>();
  readonly #functions = new Map<string, FunctionDeclaration>();

  constructor(parent?: Scope, functions: readonly FunctionDeclaration[] = []) {
    this.#parent = parent;
    for (const declaration of functions) this.#functions.set(declaration.name, declaration);
  }

  bind(name: string, value: Lazy): void {
    this.#variables.set(name, value);
  }

  variable(name: string): RuleValue {
    const own = this.#variables.get(name);
    if (own) return own.value;
    return this.#parent ? this.#parent.variable(name) : fail(`no existe la variable «${name}»`);
  }

  /** A function and the scope that its body sees: the one in which it was written, because closures are lexical. */
  function(name: string): { declaration: FunctionDeclaration; home: Scope } {
    const declaration = this.#functions.get(name);
    if (declaration) return { declaration, home: this };
    return this.#parent ? this.#parent.function(name) : fail(`no existe la función «${name}»`);
  }
}
