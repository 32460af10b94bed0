import { type Position, SyntaxFailure } from './problem.ts';
import { readBytesLiteral, readStringLiteral } from './quoted-text.ts';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The symbol or name itself; of a string, what it stands for; of bytes, one character a byte. */
  readonly text: string;
  readonly at: Position;
  readonly start: number;
  readonly end: number;
}

const SYMBOLS = ['&&', '||', '==', '!=', '<=', '>=', '=**', '**', ...Array.from('{}()[];:,.?/+-*%<>=!$')];
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)/y;
const SEGMENT = /\(default\)|[A-Za-z0-9_~%.-]+/y;

/**
 * Cuts the text into tokens on demand. It cannot run ahead of the parser, because a slash means division or a path by where it stands, and
 * a path's segments follow rules of their own.
 */
export class Lexer {
  readonly #text: string;
  readonly #lineStarts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) this.#lineStarts.push(i + 1);
  }

  /** The line and column of an offset. */
  position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** The first token at or after an offset. */
  next(from: number): Token {
    const start = this.#skipBlanks(from);
    const at = this.position(start);
    const token = (kind: TokenKind, text: string, end: number): Token => ({ kind, text, at, start, end });
    const char = this.#text[start];
    if (char === undefined) return token('end', '', start);
    if (char === '"' || char === "'") {
      const { value, end } = readStringLiteral(this.#text, start, at);
      return token('string', value, end);
    }
    if (char === 'b' && (this.#text[start + 1] === '"' || this.#text[start + 1] === "'")) {
      const { value, end } = readBytesLiteral(this.#text, start + 1, at);
      return token('bytes', value, end);
    }
    const name = this.#match(NAME, start);
    if (name !== undefined) return token('name', name, start + name.length);
    const number = this.#match(NUMBER, start);
    if (number !== undefined) return this.#number(number, start, token);
    const symbol = SYMBOLS.find((candidate) => this.#text.startsWith(candidate, start));
    if (symbol === undefined) throw new SyntaxFailure(at, `carácter inesperado «${char}»`);
    return token('symbol', symbol, start + symbol.length);
  }

  /** The plain text of a path segment at an offset, or undefined when something else stands there. */
  segment(from: number): string | undefined {
    return this.#match(SEGMENT, from);
  }

  startsWith(text: string, from: number): boolean {
    return this.#text.startsWith(text, from);
  }

  #number(text: string, start: number, token: (kind: TokenKind, text: string, end: number) => Token): Token {
    const end = start + text.length;
    if (this.#match(NAME, end) !== undefined) {
      throw new SyntaxFailure(
        this.position(start),
        'número mal escrito: no hay exponentes, hexadecimales ni separadores',
      );
    }
    return token(text.includes('.') ? 'float' : 'int', text, end);
  }

  #match(pattern: RegExp, from: number): string | undefined {
    pattern.lastIndex = from;
    return pattern.exec(this.#text)?.[0];
  }

  #skipBlanks(from: number): number {
    let offset = from;
    for (;;) {
      if (/[ \t\r\n\f]/.test(this.#text[offset] ?? '')) offset++;
      else if (this.#text.startsWith('//', offset)) {
        const end = this.#text.indexOf('\n', offset);
        offset = end === -1 ? this.#text.length : end;
      } else if (this.#text.startsWith('/*', offset)) {
        const end = this.#text.indexOf('*/', offset + 2);
        if (end === -1) throw new SyntaxFailure(this.position(offset), 'comentario sin cerrar: falta «*/»');
        offset = end + 2;
      } else return offset;
    }
  }
}
