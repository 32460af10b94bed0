import { fail } from './problem.ts';
import {
  type CodeSet,
  classEscape,
  complement,
  foldCase,
  namedClass,
  range,
  unicodeClass,
  union,
} from './regex-sets.ts';

/** The tree of a pattern. A set is what one character may be. */
export type Pattern =
  | { readonly kind: 'empty' }
  | { readonly kind: 'set'; readonly set: CodeSet }
  | { readonly kind: 'assert'; readonly what: 'start' | 'end' | 'lineStart' | 'lineEnd' | 'boundary' | 'inside' }
  | { readonly kind: 'group'; readonly index: number; readonly inner: Pattern }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'either'; readonly options: readonly Pattern[] }
  | {
      readonly kind: 'repeat';
      readonly inner: Pattern;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    };

interface Flags {
  ignoreCase: boolean;
  multiLine: boolean;
  dotAll: boolean;
  swapGreedy: boolean;
}
const MAX_REPEAT = 1000;
const MAX_NESTING = 100;
const ANY = complement([]);
const NOT_NEWLINE = complement(range(10, 10));
const EMPTY: Pattern = { kind: 'empty' };
const CONTROL: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

/**
 * Reads the syntax of RE2, which has neither back-references nor look-around: what is left can be matched in linear time.
 * @throws EvaluationFailure with a Spanish reason when the pattern is none, or asks for what RE2 has not.
 */
export function parsePattern(source: string): { pattern: Pattern; groups: number } {
  const parser = new PatternParser(Array.from(source));
  const pattern = parser.whole();
  return { pattern, groups: parser.groups };
}

class PatternParser {
  readonly #chars: readonly string[];
  #at = 0;
  #nesting = 0;
  #flags: Flags = { ignoreCase: false, multiLine: false, dotAll: false, swapGreedy: false };
  groups = 0;

  constructor(chars: readonly string[]) {
    this.#chars = chars;
  }

  whole(): Pattern {
    const pattern = this.#either();
    if (this.#at < this.#chars.length) fail('sobra un paréntesis «)»');
    return pattern;
  }

  #peek(offset = 0): string | undefined {
    return this.#chars[this.#at + offset];
  }

  #take(): string {
    const char = this.#chars[this.#at++];
    return char ?? fail('el patrón está incompleto');
  }

  #accept(text: string): boolean {
    const chars = Array.from(text);
    if (!chars.every((char, i) => this.#peek(i) === char)) return false;
    this.#at += chars.length;
    return true;
  }

  #either(): Pattern {
    if (++this.#nesting > MAX_NESTING) fail('demasiados paréntesis anidados');
    // A flag set inside a group, `(?i)`, holds until the group ends.
    const outer = { ...this.#flags };
    const options = [this.#sequence()];
    while (this.#accept('|')) options.push(this.#sequence());
    this.#flags = outer;
    this.#nesting--;
    return options.length === 1 ? (options[0] ?? EMPTY) : { kind: 'either', options };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    for (let char = this.#peek(); char !== undefined && char !== '|' && char !== ')'; char = this.#peek()) {
      if (this.#accept('\\Q')) {
        while (this.#peek() !== undefined && !this.#accept('\\E')) parts.push(this.#character(this.#take()));
        continue;
      }
      parts.push(this.#repeated(this.#atom()));
    }
    return { kind: 'sequence', parts };
  }

  #repeated(atom: Pattern): Pattern {
    let inner = atom;
    for (let times = 0; ; times++) {
      const bounds = this.#bounds();
      if (bounds === undefined) return inner;
      if (times > 0) fail('un repetidor no puede seguir a otro');
      const greedy = !this.#accept('?') !== this.#flags.swapGreedy;
      inner = { kind: 'repeat', inner, ...bounds, greedy };
    }
  }

  #bounds(): { min: number; max: number } | undefined {
    if (this.#accept('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#accept('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#accept('?')) return { min: 0, max: 1 };
    const braces = /^\{(\d{1,5})(,?)(\d{0,5})\}/.exec(this.#chars.slice(this.#at, this.#at + 14).join(''));
    if (!braces || (braces[2] === '' && braces[3] !== '')) return undefined;
    this.#at += braces[0].length;
    const min = Number(braces[1]);
    const max = braces[2] === '' ? min : braces[3] === '' ? Number.POSITIVE_INFINITY : Number(braces[3]);
    if (min > MAX_REPEAT || (max > MAX_REPEAT && max !== Number.POSITIVE_INFINITY) || max < min)
      fail('repetición fuera de límites');
    return { min, max };
  }

  #atom(): Pattern {
    const char = this.#take();
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        return { kind: 'set', set: this.#class() };
      case '.':
        return { kind: 'set', set: this.#flags.dotAll ? ANY : NOT_NEWLINE };
      case '^':
        return { kind: 'assert', what: this.#flags.multiLine ? 'lineStart' : 'start' };
      case '$':
        return { kind: 'assert', what: this.#flags.multiLine ? 'lineEnd' : 'end' };
      case '*':
      case '+':
      case '?':
        return fail('un repetidor sin nada que repetir');
      case '\\':
        return this.#escape();
      default:
        return this.#character(char);
    }
  }

  #escape(): Pattern {
    const asserted = { A: 'start', z: 'end', b: 'boundary', B: 'inside' } as const;
    const next = this.#peek() ?? '';
    if (Object.hasOwn(asserted, next)) {
      this.#at++;
      return { kind: 'assert', what: asserted[next as keyof typeof asserted] };
    }
    return { kind: 'set', set: this.#folded(this.#escapedSet()) };
  }

  /** What `\…` may be, its backslash already taken: a class or one character. */
  #escapedSet(): CodeSet {
    const char = this.#take();
    const known = classEscape(char);
    if (known !== undefined) return known;
    if (char === 'p' || char === 'P') return this.#unicode(char === 'P');
    return range(this.#escapedCode(char));
  }

  #unicode(negative: boolean): CodeSet {
    let name = this.#take();
    if (name === '{') {
      name = '';
      for (let char = this.#take(); char !== '}'; char = this.#take()) name += char;
    }
    const inverted = name.startsWith('^');
    const set = unicodeClass(inverted ? name.slice(1) : name);
    return negative !== inverted ? complement(set) : set;
  }

  #escapedCode(char: string): number {
    const control = CONTROL[char];
    if (control !== undefined) return control;
    if (char === 'x') return this.#hexadecimal();
    if (/[0-7]/.test(char)) {
      if (char !== '0' && !/[0-7]/.test(this.#peek() ?? '')) return fail('RE2 no tiene referencias a grupos');
      let digits = char;
      while (digits.length < 3 && /[0-7]/.test(this.#peek() ?? '')) digits += this.#take();
      return Number.parseInt(digits, 8);
    }
    if (/[A-Za-z0-9]/.test(char)) return fail(`RE2 no conoce el escape «\\${char}»`);
    return char.codePointAt(0) ?? 0;
  }

  #hexadecimal(): number {
    const rest = this.#chars.slice(this.#at, this.#at + 10).join('');
    const found = /^(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(rest);
    const code = Number.parseInt(found?.[1] ?? found?.[2] ?? '', 16);
    if (!found || code > 0x10ffff) return fail('escape «\\x» mal escrito');
    this.#at += found[0].length;
    return code;
  }

  #group(): Pattern {
    if (!this.#accept('?')) return this.#captured();
    if (this.#accept('P<') || this.#accept('<')) {
      let name = '';
      for (let char = this.#take(); char !== '>'; char = this.#take()) name += char;
      if (!/^\w+$/.test(name)) fail('RE2 no tiene aserciones hacia atrás ni ese nombre de grupo');
      return this.#captured();
    }
    return this.#flagged();
  }

  #captured(): Pattern {
    const index = ++this.groups;
    const inner = this.#either();
    if (!this.#accept(')')) fail('falta un paréntesis «)»');
    return { kind: 'group', index, inner };
  }

  /** `(?i)` for what follows, `(?i:…)` for what is inside. */
  #flagged(): Pattern {
    const outer = { ...this.#flags };
    for (let on = true; ; ) {
      const char = this.#take();
      if (char === '-' && on) on = false;
      else if (char === 'i') this.#flags.ignoreCase = on;
      else if (char === 'm') this.#flags.multiLine = on;
      else if (char === 's') this.#flags.dotAll = on;
      else if (char === 'U') this.#flags.swapGreedy = on;
      else if (char === ')') return EMPTY;
      else if (char === ':') break;
      else fail('RE2 no tiene esa clase de grupo');
    }
    const inner = this.#either();
    if (!this.#accept(')')) fail('falta un paréntesis «)»');
    this.#flags = outer;
    return inner;
  }

  #class(): CodeSet {
    const negative = this.#accept('^');
    let set: CodeSet = [];
    for (let first = true; first || this.#peek() !== ']'; first = false) set = union(set, this.#classItem());
    this.#at++;
    const folded = this.#folded(set);
    return negative ? complement(folded) : folded;
  }

  #classItem(): CodeSet {
    if (this.#peek() === '[' && this.#peek(1) === ':') {
      const found = /^\[:(\^?)(\w+):\]/.exec(this.#chars.slice(this.#at, this.#at + 14).join(''));
      if (!found) return fail('clase «[:…:]» mal escrita');
      this.#at += found[0].length;
      const set = namedClass(found[2] ?? '');
      return found[1] === '^' ? complement(set) : set;
    }
    const low = this.#classEnd();
    if (this.#peek() !== '-' || this.#peek(1) === ']' || this.#peek(1) === undefined) return low;
    this.#at++;
    const high = this.#classEnd();
    const [from, to] = [low[0], high[0]];
    if (!from || !to || from[0] !== from[1] || to[0] !== to[1] || low.length + high.length > 2 || to[0] < from[0]) {
      return fail('intervalo imposible en una clase «[…]»');
    }
    return range(from[0], to[0]);
  }

  #classEnd(): CodeSet {
    const char = this.#take();
    return char === '\\' ? this.#escapedSet() : range(char.codePointAt(0) ?? 0);
  }

  #character(char: string): Pattern {
    return { kind: 'set', set: this.#folded(range(char.codePointAt(0) ?? 0)) };
  }

  #folded(set: CodeSet): CodeSet {
    return this.#flags.ignoreCase ? foldCase(set) : set;
  }
}
