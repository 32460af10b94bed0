import { Lexer, type Token, type TokenKind } from './lexer.ts';
import { type Position, SyntaxFailure } from './problem.ts';

/** The parser's cursor: one token of look-ahead, and the steps that every production is made of. */
export class TokenReader {
  readonly lexer: Lexer;
  #token: Token;

  constructor(text: string) {
    this.lexer = new Lexer(text);
    this.#token = this.lexer.next(0);
  }

  get token(): Token {
    return this.#token;
  }

  get at(): Position {
    return this.#token.at;
  }

  /** Consumes the current token and reads the next. */
  advance(): Token {
    const taken = this.#token;
    this.#token = this.lexer.next(taken.end);
    return taken;
  }

  /** Goes on from an offset: where the productions of paths, which read characters, stopped. */
  continueAt(offset: number): void {
    this.#token = this.lexer.next(offset);
  }

  is(text: string, kind: TokenKind = 'symbol'): boolean {
    return this.#token.kind === kind && this.#token.text === text;
  }

  isWord(word: string): boolean {
    return this.is(word, 'name');
  }

  accept(text: string, kind: TokenKind = 'symbol'): boolean {
    if (!this.is(text, kind)) return false;
    this.advance();
    return true;
  }

  acceptWord(word: string): boolean {
    return this.accept(word, 'name');
  }

  expect(text: string, kind: TokenKind = 'symbol'): Token {
    if (!this.is(text, kind)) throw this.unexpected(`falta «${text}»`);
    return this.advance();
  }

  /** A name that is not a keyword. */
  expectName(what: string): Token {
    if (this.#token.kind !== 'name' || KEYWORDS.has(this.#token.text)) throw this.unexpected(`falta ${what}`);
    return this.advance();
  }

  /** What may stand after a point: any name, keywords too. The two words that only begin a file are left out, as Google does it. */
  expectMember(): Token {
    const { kind, text } = this.#token;
    if (kind !== 'name' || text === 'service' || text === 'rules_version') {
      throw this.unexpected('falta un nombre después del punto');
    }
    return this.advance();
  }

  unexpected(message: string): SyntaxFailure {
    const { kind, text } = this.#token;
    const found = kind === 'end' ? 'el final del texto' : kind === 'string' ? 'un texto' : `«${text}»`;
    return new SyntaxFailure(this.#token.at, `${message}; se encontró ${found}`);
  }
}

/** No names of anything: what the language uses, and what Google keeps for later, which would load here and not be taken by `firebase deploy`. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'allow',
  'arguments',
  'break',
  'case',
  'continue',
  'default',
  'deny',
  'do',
  'each',
  'else',
  'extends',
  'false',
  'for',
  'function',
  'goto',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'not',
  'null',
  'package',
  'return',
  'rules_version',
  'service',
  'switch',
  'then',
  'true',
  'var',
  'while',
]);
