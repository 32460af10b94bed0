import {
  type AllowStatement,
  type FunctionDeclaration,
  type LetStatement,
  type MatchBlock,
  type Method,
  type PatternSegment,
  type RulesFile,
  type ServiceName,
  SIMPLE_METHODS,
} from './ast.ts';
import { ExpressionParser } from './parse-expression.ts';
import { SyntaxFailure } from './problem.ts';
import { TokenReader } from './token-reader.ts';

const SHORTHANDS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const MAX_NESTED_MATCHES = 30;
const NO_SERVICE = 'falta «service cloud.firestore» o «service firebase.storage»';
type ServiceBlock = Omit<RulesFile, 'version' | 'shared'>;

/**
 * Reads a whole rules file into one tree for each of its services, in the order of the text.
 * @throws SyntaxFailure at the first thing that is not of the language, with its place.
 */
export function parseRules(text: string): readonly [RulesFile, ...RulesFile[]] {
  return new RulesParser(text).file();
}

class RulesParser {
  readonly #in: TokenReader;
  readonly #expressions: ExpressionParser;
  #version: 1 | 2 = 1;
  #nested = 0;

  constructor(text: string) {
    this.#in = new TokenReader(text);
    this.#expressions = new ExpressionParser(this.#in);
  }

  file(): [RulesFile, ...RulesFile[]] {
    if (this.#in.isWord('rules_version')) this.#version = this.#rulesVersion();
    const shared: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    while (this.#in.token.kind !== 'end') {
      if (this.#in.isWord('function')) shared.push(this.#function());
      else if (this.#in.isWord('service')) services.push(this.#service(services.map(({ service }) => service)));
      else throw this.#in.unexpected(services.length === 0 ? NO_SERVICE : 'sobra texto: falta «service» o «function»');
    }
    const [first, ...others] = services;
    if (!first) throw this.#in.unexpected(NO_SERVICE);
    const file = (block: ServiceBlock): RulesFile => ({ version: this.#version, shared, ...block });
    return [file(first), ...others.map(file)];
  }

  #service(known: readonly ServiceName[]): ServiceBlock {
    this.#in.advance();
    const { at } = this.#in;
    const service = this.#serviceName();
    if (known.includes(service)) throw new SyntaxFailure(at, `el servicio «${service}» ya está descrito`);
    this.#in.expect('{');
    const functions: FunctionDeclaration[] = [];
    const matches: MatchBlock[] = [];
    while (!this.#in.accept('}')) {
      if (this.#in.isWord('function')) functions.push(this.#function());
      else if (this.#in.isWord('match')) matches.push(this.#match());
      else throw this.#in.unexpected('falta «match», «function» o «}»');
    }
    if (functions.length + matches.length === 0) throw new SyntaxFailure(at, `el servicio «${service}» está vacío`);
    return { service, functions, matches };
  }

  #rulesVersion(): 1 | 2 {
    this.#in.advance();
    this.#in.expect('=');
    const { kind, text, at } = this.#in.token;
    if (kind !== 'string' || (text !== '1' && text !== '2')) throw new SyntaxFailure(at, "rules_version es '1' o '2'");
    this.#in.advance();
    this.#in.accept(';');
    return text === '2' ? 2 : 1;
  }

  #serviceName(): ServiceName {
    const { at } = this.#in;
    const first = this.#in.expectName('el nombre del servicio').text;
    this.#in.expect('.');
    const name = `${first}.${this.#in.expectName('el nombre del servicio').text}`;
    if (name === 'cloud.firestore' || name === 'firebase.storage') return name;
    throw new SyntaxFailure(at, `no se conoce el servicio «${name}»`);
  }

  #match(): MatchBlock {
    const { at } = this.#in.advance();
    if (++this.#nested > MAX_NESTED_MATCHES) throw new SyntaxFailure(at, 'demasiados bloques «match» anidados');
    const pattern = this.#pattern();
    this.#in.expect('{');
    const functions: FunctionDeclaration[] = [];
    const allows: AllowStatement[] = [];
    const matches: MatchBlock[] = [];
    while (!this.#in.accept('}')) {
      if (this.#in.isWord('allow')) allows.push(this.#allow());
      else if (this.#in.isWord('match')) matches.push(this.#match());
      else if (this.#in.isWord('function')) functions.push(this.#function());
      else throw this.#in.unexpected('falta «allow», «match», «function» o «}»');
    }
    if (functions.length + allows.length + matches.length === 0)
      throw new SyntaxFailure(at, 'el bloque «match» está vacío');
    this.#nested--;
    return { pattern, functions, allows, matches, at };
  }

  #pattern(): PatternSegment[] {
    const segments: PatternSegment[] = [];
    if (!this.#in.is('/')) throw this.#in.unexpected('falta la ruta que empieza con «/»');
    while (this.#in.is('/')) segments.push(this.#patternSegment(this.#in.token.end));
    const globs = segments.filter((segment) => segment.kind === 'rest');
    if (globs[1]) throw new SyntaxFailure(globs[1].at, 'una ruta lleva un solo comodín «=**»');
    if (globs[0] && this.#version === 1 && segments.at(-1) !== globs[0]) {
      throw new SyntaxFailure(globs[0].at, 'en la versión 1 el comodín «=**» solo puede ir al final');
    }
    return segments;
  }

  #patternSegment(offset: number): PatternSegment {
    const { lexer } = this.#in;
    const text = lexer.segment(offset);
    if (text !== undefined) {
      this.#in.continueAt(offset + text.length);
      return { kind: 'literal', text };
    }
    this.#in.advance();
    this.#in.expect('{');
    const { text: name, at } = this.#in.expectName('el nombre de un comodín');
    const rest = this.#rest();
    this.#in.expect('}');
    return { kind: rest ? 'rest' : 'one', name, at };
  }

  #rest(): boolean {
    if (!this.#in.accept('=')) return this.#in.accept('=**');
    this.#in.expect('**');
    return true;
  }

  #allow(): AllowStatement {
    const { at } = this.#in.advance();
    const methods: Method[] = [];
    do {
      const { text, at: place } = this.#in.expectName('una operación después de «allow»');
      const simple = SIMPLE_METHODS.find((method) => method === text);
      const meant = simple === undefined ? (Object.hasOwn(SHORTHANDS, text) ? SHORTHANDS[text] : undefined) : [simple];
      if (meant === undefined) throw new SyntaxFailure(place, `no existe la operación «${text}»`);
      methods.push(...meant);
    } while (this.#in.accept(','));
    if (!this.#in.accept(':')) {
      this.#in.accept(';');
      return { methods, condition: undefined, at };
    }
    this.#in.expect('if', 'name');
    const condition = this.#expressions.expression();
    this.#in.accept(';');
    return { methods, condition, at };
  }

  #function(): FunctionDeclaration {
    this.#in.advance();
    const { text: name, at } = this.#in.expectName('el nombre de la función');
    this.#in.expect('(');
    const parameters: string[] = [];
    if (!this.#in.is(')')) {
      do parameters.push(this.#in.expectName('el nombre de un parámetro').text);
      while (this.#in.accept(','));
    }
    this.#in.expect(')');
    this.#in.expect('{');
    const lets: LetStatement[] = [];
    while (this.#in.isWord('let')) lets.push(this.#let());
    if (!this.#in.acceptWord('return')) throw this.#in.unexpected('falta «return» al final de la función');
    const result = this.#expressions.expression();
    this.#in.accept(';');
    this.#in.expect('}');
    return { name, parameters, lets, result, at };
  }

  #let(): LetStatement {
    this.#in.advance();
    const { text: name, at } = this.#in.expectName('el nombre de la variable');
    this.#in.expect('=');
    const value = this.#expressions.expression();
    this.#in.expect(';');
    return { name, value, at };
  }
}
