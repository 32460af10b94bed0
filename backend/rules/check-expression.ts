import type { CallNode, Expression, FunctionDeclaration, MethodNode, ServiceName } from './ast.ts';
import { acceptsArity, builtinIn } from './builtin.ts';
import { conversions } from './conversions.ts';
import { DOCUMENT_FUNCTIONS } from './evaluate-expression.ts';
import { methodsNamed } from './methods.ts';
import { namespaces } from './namespaces.ts';
import { EvaluationFailure, type Position, type RulesProblem } from './problem.ts';
import { compilePattern } from './regex.ts';

/** Names no variable may take, or a reader would misunderstand what is checked. */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set([
  'request',
  'resource',
  'firestore',
  ...Object.keys(namespaces),
]);
/** Nor a function these. They are told from variables by their parentheses, so a variable may be named `path` or `get`. */
export const RESERVED_FUNCTIONS: ReadonlySet<string> = new Set([
  ...RESERVED_VARIABLES,
  ...Object.keys(conversions),
  ...DOCUMENT_FUNCTIONS,
]);
/** `app` (App Check) may be asked for; there is none here or in the emulator, so it has no value. */
const REQUEST_FIELDS: ReadonlySet<string> = new Set(['app', 'auth', 'method', 'path', 'query', 'resource', 'time']);
/** Google does not look at the pattern of `replace` before a request does. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split']);

/** Names in sight while checking; functions are looked up where they are written, as they will be when called. */
export class NameScope {
  readonly #parent: NameScope | undefined;
  readonly #variables: Set<string>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(parent?: NameScope, variables: Iterable<string> = [], functions: readonly FunctionDeclaration[] = []) {
    this.#parent = parent;
    this.#variables = new Set(variables);
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  add(variable: string): void {
    this.#variables.add(variable);
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.#parent?.hasVariable(name) ?? false);
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.#functions.get(name) ?? this.#parent?.function(name);
  }
}

export interface ExpressionCheck {
  readonly service: ServiceName;
  readonly problems: RulesProblem[];
  /** Called for every call of a function of the file, to build the graph of calls. */
  readonly onCall: (callee: FunctionDeclaration) => void;
}

/** Finds what can be known to be wrong before any request: names, functions, methods, counts of arguments, patterns. */
export function checkExpression(node: Expression, scope: NameScope, check: ExpressionCheck): void {
  const report = (at: Position, message: string) => check.problems.push({ ...at, message });
  const inside = (...children: readonly (Expression | undefined)[]) => {
    for (const child of children) if (child) checkExpression(child, scope, check);
  };
  switch (node.kind) {
    case 'literal':
      return;
    case 'name':
      if (node.name === 'request' || node.name === 'resource' || scope.hasVariable(node.name)) return;
      report(
        node.at,
        RESERVED_FUNCTIONS.has(node.name) ? `«${node.name}» no es un valor` : `no existe la variable «${node.name}»`,
      );
      return;
    case 'group':
      return inside(node.inner);
    case 'member':
      if (node.object.kind === 'name' && node.object.name === 'request' && !REQUEST_FIELDS.has(node.field)) {
        report(node.at, `«request» no tiene el campo «${node.field}»`);
      }
      return inside(node.object);
    case 'index':
      return inside(node.object, node.index);
    case 'slice':
      return inside(node.object, node.from, node.to);
    case 'call':
      checkCall(node, scope, check, report);
      return inside(...node.args);
    case 'method':
      if (checkMethod(node, check, report)) inside(node.object);
      return inside(...node.args);
    case 'list':
      return inside(...node.items);
    case 'map':
      return inside(...node.entries.flat());
    case 'path':
      return inside(...node.segments.filter((segment) => typeof segment !== 'string'));
    case 'unary':
    case 'is':
      return inside(node.operand);
    case 'binary':
    case 'logic':
      return inside(node.left, node.right);
    case 'ternary':
      return inside(node.condition, node.yes, node.no);
  }
}

type Report = (at: Position, message: string) => void;

function checkCall({ name, args, at }: CallNode, scope: NameScope, check: ExpressionCheck, report: Report): void {
  const builtin = builtinIn(conversions, name);
  if (builtin) {
    if (!acceptsArity(builtin, args.length)) report(at, `«${name}» recibe otra cantidad de argumentos`);
    return;
  }
  if (DOCUMENT_FUNCTIONS.has(name)) {
    if (check.service === 'firebase.storage') report(at, `en Storage se escribe «firestore.${name}»`);
    if (args.length !== 1) report(at, `«${name}» recibe una ruta`);
    return;
  }
  const callee = scope.function(name);
  if (!callee) return report(at, `no existe la función «${name}»`);
  if (callee.parameters.length !== args.length) {
    report(at, `«${name}» recibe ${callee.parameters.length} argumentos, no ${args.length}`);
  }
  check.onCall(callee);
}

/** Whether the object before the point is an expression of its own, to be checked as well. */
function checkMethod({ object, name, args, at }: MethodNode, { service }: ExpressionCheck, report: Report): boolean {
  const namespace = object.kind === 'name' ? object.name : '';
  if (namespace === 'firestore') {
    const isKnown = service === 'firebase.storage' && (name === 'get' || name === 'exists');
    if (!isKnown || args.length !== 1)
      report(at, `«firestore.${name}» no existe aquí: en Storage hay get(ruta) y exists(ruta)`);
    return false;
  }
  const table = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined;
  if (table) {
    const builtin = builtinIn(table, name);
    if (!builtin) report(at, `«${namespace}» no tiene la función «${name}»`);
    else if (!acceptsArity(builtin, args.length))
      report(at, `«${namespace}.${name}» recibe otra cantidad de argumentos`);
    return false;
  }
  const candidates = methodsNamed(name);
  if (candidates.length === 0) report(at, `ningún valor tiene el método «${name}»`);
  else if (!candidates.some((method) => acceptsArity(method, args.length))) {
    report(at, `«${name}» recibe otra cantidad de argumentos`);
  }
  const pattern = args[0];
  if (PATTERN_METHODS.has(name) && pattern?.kind === 'literal' && pattern.value.type === 'string') {
    try {
      compilePattern(pattern.value.value);
    } catch (failure) {
      if (!(failure instanceof EvaluationFailure)) throw failure;
      report(pattern.at, `expresión regular: ${failure.message}`);
    }
  }
  return true;
}
