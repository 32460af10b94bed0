import type { FunctionDeclaration, MatchBlock, RulesFile } from './ast.ts';
import {
  checkExpression,
  type ExpressionCheck,
  NameScope,
  RESERVED_FUNCTIONS,
  RESERVED_VARIABLES,
} from './check-expression.ts';
import type { Position, RulesProblem } from './problem.ts';

const MAX_PARAMETERS = 7;
const MAX_LETS = 10;
const MAX_CALL_DEPTH = 20;

/** Everything that can be known to be wrong with a file that parses, in the order of the text. None means it may be used. */
export function checkRules(file: RulesFile): RulesProblem[] {
  const checker = new FileChecker(file);
  return checker.run().sort((a, b) => a.line - b.line || a.column - b.column);
}

class FileChecker {
  readonly #file: RulesFile;
  readonly #problems: RulesProblem[] = [];
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  constructor(file: RulesFile) {
    this.#file = file;
  }

  run(): RulesProblem[] {
    const outside = new NameScope(undefined, [], this.#file.shared);
    this.#functions(this.#file.shared, outside);
    const scope = new NameScope(outside, [], this.#file.functions);
    this.#functions(this.#file.functions, scope);
    for (const block of this.#file.matches) this.#block(block, scope);
    for (const declaration of this.#calls.keys()) this.#depth(declaration, []);
    return this.#problems;
  }

  #report(at: Position, message: string): void {
    if (!this.#problems.some((known) => known.line === at.line && known.column === at.column)) {
      this.#problems.push({ ...at, message });
    }
  }

  #check(callees: Set<FunctionDeclaration>): ExpressionCheck {
    return { service: this.#file.service, problems: this.#problems, onCall: (callee) => callees.add(callee) };
  }

  #block(block: MatchBlock, outer: NameScope): void {
    const captured = new Set<string>();
    for (const segment of block.pattern) {
      if (segment.kind === 'literal') continue;
      this.#newVariable(segment.name, segment.at, captured);
    }
    const scope = new NameScope(outer, captured, block.functions);
    this.#functions(block.functions, scope);
    for (const { condition } of block.allows) if (condition) checkExpression(condition, scope, this.#check(new Set()));
    for (const inner of block.matches) this.#block(inner, scope);
  }

  #functions(functions: readonly FunctionDeclaration[], scope: NameScope): void {
    const names = new Set<string>();
    for (const declaration of functions) {
      this.#newName(declaration.name, declaration.at, names, RESERVED_FUNCTIONS);
      this.#function(declaration, scope);
    }
  }

  #function(declaration: FunctionDeclaration, outer: NameScope): void {
    const { at, parameters, lets, result } = declaration;
    if (parameters.length > MAX_PARAMETERS)
      this.#report(at, `una función recibe a lo más ${MAX_PARAMETERS} argumentos`);
    if (lets.length > MAX_LETS) this.#report(at, `una función declara a lo más ${MAX_LETS} variables`);
    const callees = new Set<FunctionDeclaration>();
    this.#calls.set(declaration, callees);
    const scope = new NameScope(outer);
    const names = new Set<string>();
    for (const parameter of parameters) {
      this.#newVariable(parameter, at, names);
      scope.add(parameter);
    }
    for (const { name, value, at: place } of lets) {
      // Before the name is in sight: a variable cannot be defined by itself.
      checkExpression(value, scope, this.#check(callees));
      this.#newVariable(name, place, names);
      scope.add(name);
    }
    checkExpression(result, scope, this.#check(callees));
  }

  #newVariable(name: string, at: Position, taken: Set<string>): void {
    this.#newName(name, at, taken, RESERVED_VARIABLES);
  }

  #newName(name: string, at: Position, taken: Set<string>, reserved: ReadonlySet<string>): void {
    if (reserved.has(name)) this.#report(at, `«${name}» es un nombre del lenguaje`);
    if (taken.has(name)) this.#report(at, `«${name}» ya existe aquí`);
    taken.add(name);
  }

  /** How many calls deep a function goes, refusing circles and what passes Google's limit. */
  #depth(declaration: FunctionDeclaration, above: readonly FunctionDeclaration[]): void {
    if (above.includes(declaration)) {
      this.#report(declaration.at, `«${declaration.name}» se llama a sí misma: no hay recursión`);
      return;
    }
    if (above.length > MAX_CALL_DEPTH) {
      this.#report(above[0]?.at ?? declaration.at, `más de ${MAX_CALL_DEPTH} llamadas anidadas`);
      return;
    }
    for (const callee of this.#calls.get(declaration) ?? []) this.#depth(callee, [...above, declaration]);
  }
}
