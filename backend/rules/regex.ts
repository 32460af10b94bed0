import { fail } from './problem.ts';
import { type CodeSet, holds, isWordCode } from './regex-sets.ts';
import { type Pattern, parsePattern } from './regex-syntax.ts';

type Assertion = Extract<Pattern, { kind: 'assert' }>['what'];
type Instruction =
  | { readonly op: 'set'; readonly set: CodeSet }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'assert'; readonly what: Assertion }
  | { readonly op: 'match' };

/** Bounds of a hostile text: every step is one instruction looked at, and all finds of a call share the allowance. */
const MAX_STEPS = 5_000_000;
const MAX_PROGRAM = 5_000;
const MAX_CACHED = 500;

/** Where a match and its groups stand in the text, as pairs of offsets by code point; −1 where a group took no part. */
export type Captures = readonly number[];

interface Threads {
  readonly list: { readonly at: number; readonly captures: Captures }[];
  readonly seen: Set<number>;
}

/**
 * A pattern as a program for Pike's machine: all alternatives advance together, one character at a time, so the work is at most
 * text × program and no text can make it explode. JavaScript's own RegExp backtracks and gives no such promise.
 */
export class Regex {
  readonly #program: Instruction[] = [];
  readonly groups: number;

  /** @throws EvaluationFailure when the pattern is not RE2's syntax or grows too large. */
  constructor(source: string) {
    const { pattern, groups } = parsePattern(source);
    this.groups = groups;
    this.#emit({ kind: 'group', index: 0, inner: pattern });
    this.#add({ op: 'match' });
  }

  /** Whether the whole text matches. */
  matches(text: string): boolean {
    return this.#run(Array.from(text), 0, { left: MAX_STEPS }, true) !== undefined;
  }

  /** All matches from left to right, none overlapping; after an empty one the search goes on a character further, as in Java. */
  findAll(characters: readonly string[]): Captures[] {
    const budget = { left: MAX_STEPS };
    const found: Captures[] = [];
    for (let from = 0; from <= characters.length; ) {
      const captures = this.#run(characters, from, budget, false);
      if (!captures) break;
      const [start = 0, end = 0] = captures;
      found.push(captures);
      from = end === start ? end + 1 : end;
    }
    return found;
  }

  #run(text: readonly string[], from: number, budget: { left: number }, whole: boolean): Captures | undefined {
    let threads: Threads = { list: [], seen: new Set() };
    let best: Captures | undefined;
    const empty: Captures = Array.from({ length: (this.groups + 1) * 2 }, () => -1);
    for (let at = from; at <= text.length; at++) {
      if (!best && (!whole || at === from)) this.#follow(threads, 0, at, empty, text, budget);
      if (threads.list.length === 0) break;
      const code = text[at]?.codePointAt(0);
      const next: Threads = { list: [], seen: new Set() };
      for (const thread of threads.list) {
        const instruction = this.#program[thread.at];
        if (instruction?.op === 'match') {
          if (whole && at < text.length) continue;
          // The threads that follow have lower priority: leftmost, then first written, wins.
          best = thread.captures;
          break;
        }
        if (instruction?.op === 'set' && code !== undefined && holds(instruction.set, code)) {
          this.#follow(next, thread.at + 1, at + 1, thread.captures, text, budget);
        }
      }
      threads = next;
    }
    return best;
  }

  /** Adds a thread and all it leads to without reading a character, by its own stack: a pattern must not exhaust ours. */
  #follow(
    into: Threads,
    start: number,
    position: number,
    captures: Captures,
    text: readonly string[],
    budget: { left: number },
  ): void {
    const pending: { at: number; captures: Captures }[] = [{ at: start, captures }];
    for (let top = pending.pop(); top; top = pending.pop()) {
      if (--budget.left < 0) fail('el texto es demasiado largo para la expresión regular');
      if (into.seen.has(top.at)) continue;
      into.seen.add(top.at);
      const instruction = this.#program[top.at];
      if (instruction === undefined) continue;
      if (instruction.op === 'jump') pending.push({ at: instruction.to, captures: top.captures });
      else if (instruction.op === 'split') {
        pending.push(
          { at: instruction.second, captures: top.captures },
          { at: instruction.first, captures: top.captures },
        );
      } else if (instruction.op === 'save') {
        pending.push({ at: top.at + 1, captures: top.captures.with(instruction.slot, position) });
      } else if (instruction.op === 'assert') {
        if (isAt(instruction.what, position, text)) pending.push({ at: top.at + 1, captures: top.captures });
      } else into.list.push(top);
    }
  }

  #emit(pattern: Pattern): void {
    switch (pattern.kind) {
      case 'empty':
        return;
      case 'set':
        this.#add({ op: 'set', set: pattern.set });
        return;
      case 'assert':
        this.#add({ op: 'assert', what: pattern.what });
        return;
      case 'group':
        this.#add({ op: 'save', slot: pattern.index * 2 });
        this.#emit(pattern.inner);
        this.#add({ op: 'save', slot: pattern.index * 2 + 1 });
        return;
      case 'sequence':
        for (const part of pattern.parts) this.#emit(part);
        return;
      case 'either':
        this.#emitEither(pattern.options);
        return;
      case 'repeat':
        this.#emitRepeat(pattern);
    }
  }

  #emitEither(options: readonly Pattern[]): void {
    const ends: number[] = [];
    for (const [i, option] of options.entries()) {
      const split = i < options.length - 1 ? this.#add({ op: 'jump', to: 0 }) : -1;
      this.#emit(option);
      if (split === -1) break;
      ends.push(this.#add({ op: 'jump', to: 0 }));
      this.#program[split] = { op: 'split', first: split + 1, second: this.#program.length };
    }
    for (const end of ends) this.#program[end] = { op: 'jump', to: this.#program.length };
  }

  #emitRepeat({ inner, min, max, greedy }: Extract<Pattern, { kind: 'repeat' }>): void {
    const before = this.#program.length;
    for (let i = 0; i < min; i++) {
      this.#emit(inner);
      // What matches nothing, repeated, still matches nothing; nested repeats of it would only cost time.
      if (this.#program.length === before) return;
    }
    const skip = (split: number, to: number) => {
      this.#program[split] = { op: 'split', first: greedy ? split + 1 : to, second: greedy ? to : split + 1 };
    };
    if (max === Number.POSITIVE_INFINITY) {
      const split = this.#add({ op: 'jump', to: 0 });
      this.#emit(inner);
      this.#add({ op: 'jump', to: split });
      skip(split, this.#program.length);
      return;
    }
    const splits: number[] = [];
    for (let i = min; i < max; i++) {
      splits.push(this.#add({ op: 'jump', to: 0 }));
      this.#emit(inner);
    }
    for (const split of splits) skip(split, this.#program.length);
  }

  #add(instruction: Instruction): number {
    if (this.#program.length >= MAX_PROGRAM) fail('la expresión regular es demasiado grande');
    return this.#program.push(instruction) - 1;
  }
}

function isAt(what: Assertion, at: number, text: readonly string[]): boolean {
  if (what === 'start') return at === 0;
  if (what === 'end') return at === text.length;
  if (what === 'lineStart') return at === 0 || text[at - 1] === '\n';
  if (what === 'lineEnd') return at === text.length || text[at] === '\n';
  const isWord = (char: string | undefined) => char !== undefined && isWordCode(char.codePointAt(0) ?? 0);
  return (isWord(text[at - 1]) !== isWord(text[at])) === (what === 'boundary');
}

const compiled = new Map<string, Regex>();

/** The machine of a pattern, kept: rules ask for the same few again and again. */
export function regexOf(source: string): Regex {
  const known = compiled.get(source);
  if (known) return known;
  const made = new Regex(source);
  if (compiled.size >= MAX_CACHED) compiled.clear();
  compiled.set(source, made);
  return made;
}
