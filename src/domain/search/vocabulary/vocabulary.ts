import { foldText } from '#domain/kernel/text-fold.ts';
import { plainNumbers, tokensOf } from '../lexer.ts';
import { measureTerms } from '../measures.ts';
import { stem } from '../stem.ts';
import { ACCESSORIES } from './accessories.ts';
import { COUNTER_NAMES } from './counter-names.ts';
import { ELECTRICAL } from './electrical.ts';
import { ENGLISH } from './english.ts';
import { FITS } from './fits.ts';
import { HAND_TOOLS } from './hand-tools.ts';
import { HARDWARE } from './hardware.ts';
import { PAINT } from './paint.ts';
import { PLUMBING } from './plumbing.ts';
import { POWER_TOOLS } from './power-tools.ts';
import { PROBLEMS } from './problems.ts';
import { REGIONAL } from './regional.ts';
import { SERVICES } from './services.ts';
import { STOP_WORDS } from './small-words.ts';
import { TASKS } from './tasks.ts';
import { TRADE_NAMES } from './trade-names.ts';
import { USES_BY_WORD, useTerm } from './uses.ts';
import { WORKS } from './works.ts';

/** The vocabulary's phrase of this word alone, which stands last among those that begin with it because they are sorted by length. */
export function phraseOf(term: string, { phrases }: Pick<Vocabulary, 'phrases'>): Phrase | undefined {
  const last = phrases.get(term)?.at(-1);
  return last?.terms.length === 1 ? last : undefined;
}

/** Another way to say a phrase: all of its terms together, with a confidence of `weight` out of 1. */
export interface Synonym {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Terms beside which it does not apply: `combo` is a sledgehammer, a `kit combo` is not. */
  readonly unless?: ReadonlySet<string>;
  /** Leads to a thing that serves a task and is not another name; a size beside the task then belongs to what the task is done to. */
  readonly isTask?: true;
  /** Leads to another thing of the family, for a shop without the thing itself: a `zapapico` for `pico`. */
  readonly isLastResort?: true;
}

export interface Phrase {
  readonly terms: readonly string[];
  readonly synonyms: Synonym[];
  /** Its terms may stand in any order. */
  isUnordered?: true;
}

/** All phrases of the vocabulary, by the first term of each, the longest first; those without an order by each of their terms. */
export interface Vocabulary {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** All words of the vocabulary, as stems. The spelling correction does not change them. */
  readonly words: ReadonlySet<string>;
  /** Those of them that are spelt right: the spelling correction may propose them. */
  readonly spelt: ReadonlySet<string>;
  /** Infinitives that begin a task of several words. */
  readonly verbs: ReadonlySet<string>;
  /** Machine, as its joined terms, to the terms of what fits it. */
  readonly fits: ReadonlyMap<string, readonly string[]>;
}

const TWO_WAY = 0.95;
/** Synonyms of at least this weight are other names of the same thing. */
export const SAME_THING = 0.92;
const ONE_WAY = 0.85;
const MISSPELT = 0.9;
// The things of a task are listed best first, so each weighs a little less than the one before.
const TASK = 0.86;
const TASK_STEP = 0.08;
const USE = 0.8;
const LAST_RESORT = 0.7;

/**
 * A phrase as a query would have it: stems without small words. `Cinta de aislar` → `cinta aislar`. `sin cable` → `!cabl`. A word behind `@` is
 * one of the uses: `pintura @hongos`.
 */
export function phraseTerms(phrase: string): string[] {
  if (phrase.includes('@')) {
    return phrase.split(' ').flatMap((word) => (word.startsWith('@') ? [useTerm(word.slice(1))] : phraseTerms(word)));
  }
  const folded = foldText(phrase);
  // Nearly all are plain words: two thousand phrases are read before the first answer.
  if (/^[a-z ]*$/.test(folded) && !/\bsin\b/.test(folded)) {
    return folded.split(' ').flatMap((word) => (word === '' || STOP_WORDS.has(word) ? [] : [stem(word)]));
  }
  let isLacking = false;
  return tokensOf(plainNumbers(phrase)).flatMap((token) => {
    if (token.kind === 'comma') return [];
    if (token.kind === 'measure') return measureTerms(token.measure).slice(0, 1);
    if (token.kind === 'code') return [token.plain];
    if (token.text === 'sin') isLacking = true;
    if (STOP_WORDS.has(token.text)) return [];
    const term = isLacking ? `!${token.term}` : token.term;
    isLacking = false;
    return [term];
  });
}

const cells = (line: string, mark: string): string[] => line.split(mark).map((cell) => cell.trim());
const list = (cell = ''): string[][] => (cell ? cells(cell, ',').map(phraseTerms) : []);
const lines = (table: string): string[] => table.split('\n').filter((line) => line.trim() !== '');

const FAMILIES = [
  POWER_TOOLS,
  HAND_TOOLS,
  ACCESSORIES,
  HARDWARE,
  PLUMBING,
  ELECTRICAL,
  PAINT,
  TRADE_NAMES,
  ENGLISH,
  REGIONAL,
  COUNTER_NAMES,
  SERVICES,
];

let read: Vocabulary | undefined;

/** The tables, read at the first call: about twenty milliseconds. */
export function vocabulary(): Vocabulary {
  read ??= readVocabulary();
  return read;
}

function readVocabulary(): Vocabulary {
  const byKey = new Map<string, Phrase>();
  const say: Say = (from, synonym, isUnordered = false) => {
    const key = from.join(' ');
    if (key === '' || key === synonym.terms.join(' ')) return;
    const phrase: Phrase = byKey.get(key) ?? { terms: from, synonyms: [] };
    byKey.set(key, phrase);
    if (isUnordered) phrase.isUnordered = true;
    phrase.synonyms.push(synonym);
  };
  for (const line of FAMILIES.flatMap(lines)) readFamily(line, say);
  for (const line of [TASKS, PROBLEMS, WORKS].flatMap(lines)) readTask(line, say);
  for (const [word, uses] of USES_BY_WORD) for (const use of uses) say([word], { terms: [use], weight: USE });
  const misspelt = new Set(FAMILIES.flatMap(lines).flatMap((line) => list(cells(line, '|')[3]).flat()));
  return { ...phraseMaps(byKey, misspelt), fits: readFits() };
}

type Say = (from: readonly string[], synonym: Synonym, isUnordered?: boolean) => void;

function readFamily(line: string, say: Say): void {
  const [canon = '', both, others, misspelt, besides] = cells(line, '|');
  const same = [phraseTerms(canon), ...list(both)];
  const unless = new Set((besides ?? '').split(' ').flatMap(phraseTerms));
  const lead = (from: readonly string[], weight: number, isBelieved: boolean): void =>
    same.forEach((terms, at) => {
      // The name on our shelves counts a little more than its other names.
      const synonym = { terms, weight: at === 0 ? weight : weight - 0.02 };
      say(from, isBelieved || unless.size === 0 ? synonym : { ...synonym, unless });
    });
  for (const from of same) lead(from, TWO_WAY, true);
  const called = list(others);
  for (const from of called) lead(from, ONE_WAY, false);
  if (unless.size === 0) {
    for (const terms of called) say(same[0] ?? [], { terms, weight: LAST_RESORT, isLastResort: true });
  }
  for (const from of list(misspelt)) lead(from, MISSPELT, true);
}

function readTask(line: string, say: Say): void {
  const [tasks = '', things] = cells(line, '>');
  const served = list(things);
  for (const from of cells(tasks, ',').flatMap(taskPhrases)) {
    const isUnordered = from.length > 1 && !beginsWithVerb(from);
    served.forEach((terms, at) => say(from, { terms, weight: TASK - at * TASK_STEP, isTask: true }, isUnordered));
  }
}

/** Whether a phrase begins with an infinitive. Then its words must stand in this order; a problem's may stand in any: `polvo pared`, `pared polvo`. */
const beginsWithVerb = ([first = '']: readonly string[]): boolean => /[aeir]r$/.test(first);

/** The phrases of a task: `chapa/puerta atorada/dura` is short for all four. Each word is read once, because the phrases are thousands. */
function taskPhrases(task: string): readonly (readonly string[])[] {
  if (!task.includes('/')) return [phraseTerms(task)];
  return task
    .split(' ')
    .map((word) => [...new Set(word.split('/').flatMap(phraseTerms))])
    .reduce<readonly (readonly string[])[]>(
      (begun, terms) => (terms.length === 0 ? begun : begun.flatMap((so) => terms.map((term) => [...so, term]))),
      [[]],
    );
}

function readFits(): Map<string, readonly string[]> {
  return new Map(
    lines(FITS).map((line) => {
      const [machine = '', things] = cells(line, '>');
      return [phraseTerms(machine).join(' '), list(things).flat()];
    }),
  );
}

function phraseMaps(
  byKey: ReadonlyMap<string, Phrase>,
  misspelt: ReadonlySet<string>,
): Pick<Vocabulary, 'phrases' | 'words' | 'spelt' | 'verbs'> {
  const phrases = new Map<string, Phrase[]>();
  const words = new Set<string>();
  for (const phrase of byKey.values()) {
    const { terms, isUnordered } = phrase;
    for (const first of isUnordered ? new Set(terms) : terms.slice(0, 1)) {
      const group = phrases.get(first);
      if (group) group.push(phrase);
      else phrases.set(first, [phrase]);
    }
    for (const term of terms) words.add(term);
  }
  for (const group of phrases.values()) group.sort((a, b) => b.terms.length - a.terms.length);
  const verbs = [...byKey.values()].flatMap(({ terms: [first = '', ...more], synonyms }) =>
    more.length > 0 && /[ae]r$/.test(first) && synonyms.some((one) => one.isTask) ? [first] : [],
  );
  return {
    phrases,
    words,
    spelt: new Set([...words].filter((word) => !misspelt.has(word))),
    verbs: new Set(verbs),
  };
}
