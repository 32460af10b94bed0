import { type BinaryOperator, type Expression, type PathNode, TYPE_NAMES } from './ast.ts';
import { type Position, SyntaxFailure } from './problem.ts';
import { bytes, FALSE, float, int, NULL, type RuleValue, string, TRUE } from './rule-value.ts';
import { KEYWORDS, type TokenReader } from './token-reader.ts';

/** Google refuses an expression nested deeper than this, a chain of operators counting as nesting. */
const MAX_DEPTH = 99;
const MIN_INT = -(2n ** 63n);
const MAX_INT = 2n ** 63n - 1n;
const RELATIONAL: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);
const ADDITIVE: ReadonlySet<string> = new Set(['+', '-']);
const MULTIPLICATIVE: ReadonlySet<string> = new Set(['*', '/', '%']);

/** Reads expressions, weakest operator first: `?:`, `||`, `&&`, `in`, `==`, `<` and `is`, `+`, `*`, unary, postfix. */
export class ExpressionParser {
  readonly #in: TokenReader;
  readonly #depths = new WeakMap<Expression, number>();
  #open = 0;

  constructor(tokens: TokenReader) {
    this.#in = tokens;
  }

  expression(): Expression {
    if (++this.#open > MAX_DEPTH) throw tooDeep(this.#in.at);
    const condition = this.#or();
    let result = condition;
    if (this.#in.accept('?')) {
      const yes = this.expression();
      this.#in.expect(':');
      const no = this.expression();
      result = this.#node({ kind: 'ternary', condition, yes, no, at: condition.at }, condition, yes, no);
    }
    this.#open--;
    return result;
  }

  #or(): Expression {
    let left = this.#and();
    while (this.#in.accept('||')) {
      const right = this.#and();
      left = this.#node({ kind: 'logic', op: '||', left, right, at: left.at }, left, right);
    }
    return left;
  }

  #and(): Expression {
    let left = this.#membership();
    while (this.#in.accept('&&')) {
      const right = this.#membership();
      left = this.#node({ kind: 'logic', op: '&&', left, right, at: left.at }, left, right);
    }
    return left;
  }

  #membership(): Expression {
    const left = this.#equality();
    if (!this.#in.isWord('in')) return left;
    const { at } = this.#in.advance();
    const right = this.#equality();
    // Google reads `a in b == c` as `a in (b == c)`, its manual as `(a in b) == c`: parentheses are required.
    for (const side of [left, right]) {
      if (side.kind === 'binary' && /[=<>]/.test(side.op))
        throw new SyntaxFailure(at, 'use paréntesis al combinar «in» con una comparación');
    }
    return this.#binary('in', left, right);
  }

  #equality(): Expression {
    let left = this.#relation();
    while (this.#in.is('==') || this.#in.is('!=')) {
      const op = this.#in.advance().text as BinaryOperator;
      left = this.#binary(op, left, this.#relation());
    }
    return left;
  }

  #relation(): Expression {
    let left = this.#chain(ADDITIVE, () => this.#chain(MULTIPLICATIVE, () => this.#unary()));
    for (;;) {
      if (this.#in.token.kind === 'symbol' && RELATIONAL.has(this.#in.token.text)) {
        const op = this.#in.advance().text as BinaryOperator;
        left = this.#binary(
          op,
          left,
          this.#chain(ADDITIVE, () => this.#chain(MULTIPLICATIVE, () => this.#unary())),
        );
      } else if (this.#in.acceptWord('is')) {
        const { text, at } = this.#in.expectName('un tipo después de «is»');
        const type = TYPE_NAMES.find((name) => name === text);
        if (type === undefined)
          throw new SyntaxFailure(at, `«${text}» no es un tipo; los hay: ${TYPE_NAMES.join(', ')}`);
        left = this.#node({ kind: 'is', operand: left, type, at: left.at }, left);
      } else return left;
    }
  }

  #chain(operators: ReadonlySet<string>, operand: () => Expression): Expression {
    let left = operand();
    while (this.#in.token.kind === 'symbol' && operators.has(this.#in.token.text)) {
      const { text, at, end } = this.#in.token;
      if (text === '/' && this.#in.lexer.segment(end) !== undefined) {
        throw new SyntaxFailure(at, 'una división lleva espacios: «a / b»; pegada es una ruta');
      }
      this.#in.advance();
      left = this.#binary(text as BinaryOperator, left, operand());
    }
    return left;
  }

  #unary(): Expression {
    const { token } = this.#in;
    if (!this.#in.is('!') && !this.#in.is('-')) return this.#postfix();
    if (++this.#open > MAX_DEPTH) throw tooDeep(token.at);
    this.#in.advance();
    if (token.text === '-' && this.#in.is('-')) throw new SyntaxFailure(token.at, 'no existe el operador «--»');
    // The lowest integer has no positive twin, so the sign is read as part of it.
    if (token.text === '-' && this.#in.accept(String(-MIN_INT), 'int')) {
      this.#open--;
      return this.#literal(int(MIN_INT), token.at);
    }
    const operand = this.#unary();
    this.#open--;
    return this.#node({ kind: 'unary', op: token.text === '!' ? '!' : '-', operand, at: token.at }, operand);
  }

  #postfix(): Expression {
    let object = this.#primary();
    for (;;) {
      if (this.#in.accept('.')) object = this.#member(object);
      else if (this.#in.accept('[')) object = this.#subscript(object);
      else return object;
    }
  }

  #member(object: Expression): Expression {
    const { text, at } = this.#in.expectMember();
    if (!this.#in.is('(')) return this.#node({ kind: 'member', object, field: text, at }, object);
    const args = this.#arguments();
    return this.#node({ kind: 'method', object, name: text, args, at }, object, ...args);
  }

  #subscript(object: Expression): Expression {
    const { at } = this.#in;
    const from = this.#in.is(':') ? undefined : this.expression();
    if (!this.#in.accept(':')) {
      if (from === undefined) throw this.#in.unexpected('falta un índice');
      this.#in.expect(']');
      return this.#node({ kind: 'index', object, index: from, at }, object, from);
    }
    const to = this.#in.is(']') ? undefined : this.expression();
    this.#in.expect(']');
    const parts = [from, to].filter((part) => part !== undefined);
    return this.#node({ kind: 'slice', object, from, to, at }, object, ...parts);
  }

  #arguments(): Expression[] {
    this.#in.expect('(');
    return this.#items(')');
  }

  #items(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.#in.accept(close)) {
      items.push(this.expression());
      if (!this.#in.is(close)) this.#in.expect(',');
    }
    return items;
  }

  #primary(): Expression {
    const { kind, text, at } = this.#in.token;
    if (kind === 'int' || kind === 'float' || kind === 'string' || kind === 'bytes') {
      this.#in.advance();
      return this.#literal(literalValue(kind, text, at), at);
    }
    if (kind === 'name') return this.#named();
    if (this.#in.accept('(')) {
      const inner = this.expression();
      this.#in.expect(')');
      return this.#node({ kind: 'group', inner, at }, inner);
    }
    if (this.#in.accept('[')) {
      const items = this.#items(']');
      return this.#node({ kind: 'list', items, at }, ...items);
    }
    if (this.#in.accept('{')) return this.#map(at);
    if (this.#in.is('/')) return this.#path();
    throw this.#in.unexpected('falta una expresión');
  }

  #named(): Expression {
    const { text, at } = this.#in.token;
    const constant = text === 'true' ? TRUE : text === 'false' ? FALSE : text === 'null' ? NULL : undefined;
    if (constant === undefined && KEYWORDS.has(text)) throw this.#in.unexpected('falta una expresión');
    this.#in.advance();
    if (constant !== undefined) return this.#literal(constant, at);
    if (!this.#in.is('(')) return this.#node({ kind: 'name', name: text, at });
    const args = this.#arguments();
    return this.#node({ kind: 'call', name: text, args, at }, ...args);
  }

  #map(at: Position): Expression {
    const entries: [Expression, Expression][] = [];
    while (!this.#in.accept('}')) {
      const key = this.expression();
      this.#in.expect(':');
      entries.push([key, this.expression()]);
      if (!this.#in.is('}')) this.#in.expect(',');
    }
    return this.#node({ kind: 'map', entries, at }, ...entries.flat());
  }

  /** `/databases/$(database)/documents/personal/$(uid)`: characters, not tokens, from one slash to the next. */
  #path(): Expression {
    const { at, start } = this.#in.token;
    const { lexer } = this.#in;
    const segments: (string | Expression)[] = [];
    let offset = start;
    while (lexer.startsWith('/', offset)) {
      if (lexer.startsWith('/$(', offset)) {
        this.#in.continueAt(offset + 3);
        segments.push(this.expression());
        if (!this.#in.is(')')) throw this.#in.unexpected('falta «)» en una ruta');
        offset = this.#in.token.end;
        continue;
      }
      const plain = lexer.segment(offset + 1);
      if (plain === undefined)
        throw new SyntaxFailure(lexer.position(offset), 'falta un segmento después de «/» en una ruta');
      segments.push(plain);
      offset += 1 + plain.length;
    }
    this.#in.continueAt(offset);
    const node: PathNode = { kind: 'path', segments, at };
    return this.#node(node, ...segments.filter((segment) => typeof segment !== 'string'));
  }

  #literal(value: RuleValue, at: Position): Expression {
    return this.#node({ kind: 'literal', value, at });
  }

  #binary(op: BinaryOperator, left: Expression, right: Expression): Expression {
    return this.#node({ kind: 'binary', op, left, right, at: left.at }, left, right);
  }

  #node(node: Expression, ...children: readonly Expression[]): Expression {
    let depth = 0;
    for (const child of children) depth = Math.max(depth, this.#depths.get(child) ?? 0);
    if (depth >= MAX_DEPTH) throw tooDeep(node.at);
    this.#depths.set(node, depth + 1);
    return node;
  }
}

function tooDeep(at: Position): SyntaxFailure {
  return new SyntaxFailure(at, `expresión demasiado anidada (más de ${MAX_DEPTH} niveles): divídala en funciones`);
}

function literalValue(kind: 'int' | 'float' | 'string' | 'bytes', text: string, at: Position): RuleValue {
  if (kind === 'string') return string(text);
  if (kind === 'bytes') return bytes(Uint8Array.from(text, (char) => char.charCodeAt(0)));
  if (kind === 'float') return float(Number(text));
  const value = BigInt(text);
  if (value > MAX_INT) throw new SyntaxFailure(at, 'el entero no cabe en 64 bits');
  return int(value);
}
