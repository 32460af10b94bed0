import type { CallNode, Expression, LogicNode, MethodNode, PathNode } from './ast.ts';
import { acceptsArity, type Builtin, builtinIn } from './builtin.ts';
import { conversions, valueToText } from './conversions.ts';
import type { DocumentAccess } from './document-access.ts';
import { asBool, asPath, asString, isOfType, typeLabel, wrongType } from './expect-type.ts';
import { methodOf } from './methods.ts';
import { namespaces } from './namespaces.ts';
import { applyBinary, elementAt, fieldOf, negate, sliceOf } from './operators.ts';
import { EvaluationFailure, fail } from './problem.ts';
import { bool, FALSE, list, map, path, type RuleValue, TRUE } from './rule-value.ts';
import { Lazy, Scope } from './scope.ts';

/** Google's: expressions evaluated for one request, and calls within calls. */
const MAX_EXPRESSIONS = 1000;
const MAX_CALLS = 20;

/** One request's evaluation: the documents it may read and what it has left to spend. */
export class Evaluator {
  readonly #access: DocumentAccess;
  #spent = 0;
  #calls = 0;

  constructor(access: DocumentAccess) {
    this.#access = access;
  }

  /**
   * The value of an expression.
   * @throws EvaluationFailure when it has none, with the place of the innermost expression at fault.
   */
  evaluate(node: Expression, scope: Scope): RuleValue {
    try {
      return this.#evaluate(node, scope);
    } catch (failure) {
      if (failure instanceof EvaluationFailure) failure.at ??= node.at;
      throw failure;
    }
  }

  #evaluate(node: Expression, scope: Scope): RuleValue {
    if (node.kind === 'group') return this.evaluate(node.inner, scope);
    this.#spend(1);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'name':
        return scope.variable(node.name);
      case 'member':
        return fieldOf(this.evaluate(node.object, scope), node.field);
      case 'index':
        return elementAt(this.evaluate(node.object, scope), this.evaluate(node.index, scope));
      case 'slice':
        return sliceOf(
          this.evaluate(node.object, scope),
          node.from && this.evaluate(node.from, scope),
          node.to && this.evaluate(node.to, scope),
        );
      case 'call':
        return this.#call(node, scope);
      case 'method':
        return this.#method(node, scope);
      case 'list':
        return list(node.items.map((item) => this.evaluate(item, scope)));
      case 'map':
        return map(
          new Map(
            node.entries.map(([key, value]) => [asString(this.evaluate(key, scope)), this.evaluate(value, scope)]),
          ),
        );
      case 'path':
        return this.#path(node, scope);
      case 'unary': {
        const operand = this.evaluate(node.operand, scope);
        return node.op === '!' ? bool(!asBool(operand)) : negate(operand);
      }
      case 'binary':
        return applyBinary(node.op, this.evaluate(node.left, scope), this.evaluate(node.right, scope));
      case 'logic':
        return this.#logic(node, scope);
      case 'is': {
        this.#spend(1);
        return bool(isOfType(this.evaluate(node.operand, scope), node.type));
      }
      case 'ternary': {
        const condition = asBool(this.evaluate(node.condition, scope));
        this.#spend(1);
        return this.evaluate(condition ? node.yes : node.no, scope);
      }
    }
  }

  /** The counts are Google's own, found by measuring: a second operand, a `let`, an `is` and a path's segment cost one more. */
  #spend(count: number): void {
    this.#spent += count;
    if (this.#spent > MAX_EXPRESSIONS) fail(`se evaluaron más de ${MAX_EXPRESSIONS} expresiones`);
  }

  /** Either operand decides alone, even when the other has no value; otherwise the failure stands. */
  #logic(node: LogicNode, scope: Scope): RuleValue {
    const decisive = node.op === '||';
    let failure: EvaluationFailure | undefined;
    for (const [i, operand] of [node.left, node.right].entries()) {
      try {
        if (i === 1) this.#spend(1);
        if (asBool(this.evaluate(operand, scope)) === decisive) return decisive ? TRUE : FALSE;
      } catch (thrown) {
        if (!(thrown instanceof EvaluationFailure)) throw thrown;
        thrown.at ??= operand.at;
        failure ??= thrown;
      }
    }
    if (failure) throw failure;
    return decisive ? FALSE : TRUE;
  }

  #path({ segments }: PathNode, scope: Scope): RuleValue {
    const texts = segments.flatMap((segment) => {
      if (typeof segment === 'string') {
        this.#spend(1);
        return [segment];
      }
      const value = this.evaluate(segment, scope);
      if (value.type === 'path') return value.segments;
      return value.type === 'null' ? wrongType(value, 'texto o número') : [valueToText(value)];
    });
    return path(texts);
  }

  #call(node: CallNode, scope: Scope): RuleValue {
    const builtin = builtinIn(conversions, node.name);
    if (builtin)
      return this.#builtin(
        builtin,
        node.name,
        node.args.map((arg) => this.evaluate(arg, scope)),
      );
    if (isDocumentFunction(node.name)) return this.#document(node.name, node.args, scope);
    const { declaration, home } = scope.function(node.name);
    if (declaration.parameters.length !== node.args.length) fail(`«${node.name}» recibe otra cantidad de argumentos`);
    const inner = new Scope(home);
    for (const [i, parameter] of declaration.parameters.entries()) {
      const arg = node.args[i];
      if (arg) inner.bind(parameter, new Lazy(() => this.evaluate(arg, scope)));
    }
    // Compile-time checks bound the depth already; this keeps the promise where a caller skipped them.
    if (++this.#calls > MAX_CALLS + 1) fail(`más de ${MAX_CALLS} llamadas anidadas`);
    try {
      for (const { name, value } of declaration.lets) {
        this.#spend(1);
        inner.bind(name, new Lazy(() => this.evaluate(value, inner)));
      }
      return this.evaluate(declaration.result, inner);
    } finally {
      this.#calls--;
    }
  }

  #method(node: MethodNode, scope: Scope): RuleValue {
    const namespace = node.object.kind === 'name' ? node.object.name : '';
    if (namespace === 'firestore') return this.#document(node.name, node.args, scope);
    const table = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined;
    if (table) {
      const builtin = builtinIn(table, node.name) ?? fail(`«${namespace}» no tiene la función «${node.name}»`);
      return this.#builtin(
        builtin,
        node.name,
        node.args.map((arg) => this.evaluate(arg, scope)),
      );
    }
    const self = this.evaluate(node.object, scope);
    const method = methodOf(self, node.name) ?? fail(`${typeLabel(self)} no tiene el método «${node.name}»`);
    if (!acceptsArity(method, node.args.length)) fail(`«${node.name}» recibe otra cantidad de argumentos`);
    return method.call([self, ...node.args.map((arg) => this.evaluate(arg, scope))]);
  }

  #builtin(builtin: Builtin, name: string, args: readonly RuleValue[]): RuleValue {
    return acceptsArity(builtin, args.length)
      ? builtin.call(args)
      : fail(`«${name}» recibe otra cantidad de argumentos`);
  }

  #document(name: string, args: readonly Expression[], scope: Scope): RuleValue {
    const [arg, extra] = args;
    if (!arg || extra) return fail(`«${name}» recibe una ruta`);
    const found = this.#access.read(asPath(this.evaluate(arg, scope)), name.endsWith('After'));
    if (name.startsWith('exists')) return bool(found !== undefined);
    return found ?? fail('el documento consultado no existe');
  }
}

export const DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);
const isDocumentFunction = (name: string): boolean => DOCUMENT_FUNCTIONS.has(name);
