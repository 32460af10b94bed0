import { randomUUID } from 'node:crypto';
import { runToEnd, type Sliced } from '../engine/slices.ts';
import { invalid } from '../engine/status.ts';

/** How deep a request may nest, as Google's parser has it: a value of the 20 levels a document may have needs some 70. */
const DEEPEST = 100;
/** Values in one request. Ten MiB of empty lists are three million objects, which would block every other request for a second. */
const MOST_VALUES = 1_000_000;
/**
 * Values in one write, or in whatever else is not an element of one of the request's lists, because that is parsed in one piece. It is room for a
 * document of the 40,000 values that Firestore indexes; one of 350,000 names blocked every other request for two seconds until it was refused.
 */
const MOST_AT_ONCE = 100_000;
/** Characters that are looked at, or parsed, without an interruption: a millisecond. */
const CHARS_AT_ONCE = 1 << 16;
/** Stands for a list that is parsed apart. */
const MARK = randomUUID();

/** The JSON of a request. Its depth and number of values are counted before it is parsed. Throws INVALID_ARGUMENT. */
export function parseJson(text: string): unknown {
  return runToEnd(parseJsonSliced(text));
}

/** The same in slices: what makes a request large is a long list in it, of writes or of names, and that is parsed some elements at a time. */
export function* parseJsonSliced(text: string): Sliced<unknown> {
  const lists = yield* findLongLists(text);
  if (lists.length === 0) return parsed(text);
  const rest: string[] = [];
  let at = 0;
  for (const [place, { start, end }] of lists.entries()) {
    rest.push(text.slice(at, start), `"${MARK}${place}"`);
    at = end;
  }
  const whole = parsed(rest.join('') + text.slice(at));
  const byMark = new Map<unknown, LongList>(lists.map((list, place) => [`${MARK}${place}`, list]));
  for (const value of Object.values(whole as object)) {
    const list = Array.isArray(value) ? byMark.get(value[0]) : undefined;
    if (list === undefined) continue;
    const elements = value as unknown[];
    elements.length = 0;
    for (const part of partsOf(text, list)) {
      const some = parsed(`[${part}]`) as unknown[];
      // Two commas beside each other, or one at the end.
      if (some.length === 0) throw notJson();
      for (const element of some) elements.push(element);
      yield;
    }
  }
  return whole;
}

/** A list of the outermost object: its text between the brackets, and the commas at which it can be cut. */
interface LongList {
  readonly start: number;
  readonly end: number;
  readonly cuts: readonly number[];
}

function* partsOf(text: string, { start, end, cuts }: LongList): Generator<string> {
  let from = start;
  for (const cut of [...cuts, end]) {
    yield text.slice(from, cut);
    from = cut + 1;
  }
}

/** Throws INVALID_ARGUMENT for what is too deep or has too many values. Which bracket closes which is left to the parser. */
function* findLongLists(text: string): Sliced<LongList[]> {
  const lists: LongList[] = [];
  let [depth, values, own, seen, start] = [0, 0, 0, 0, 0];
  let cuts: number[] = [];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22:
        at = endOfString(text, at);
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        values += 1;
        own += 1;
        if (depth > DEEPEST) throw invalid(`The request is nested deeper than ${DEEPEST} levels.`);
        if (depth === 2) [start, cuts] = [at + 1, []];
        break;
      case 0x5d:
      case 0x7d:
        if (depth === 2 && cuts.length > 0) lists.push({ start, end: at, cuts });
        depth -= 1;
        break;
      case 0x2c:
        values += 1;
        own += 1;
        if (depth > 2 || (depth === 2 && text[start - 1] !== '[')) break;
        own = 0;
        if (depth === 2 && at - (cuts.at(-1) ?? start) > CHARS_AT_ONCE) cuts.push(at);
        break;
      default:
    }
    if (values > MOST_VALUES) throw invalid(`The request has more than ${MOST_VALUES} values.`);
    if (own > MOST_AT_ONCE) throw invalid(`A write has more than ${MOST_AT_ONCE} values.`);
    if (at - seen > CHARS_AT_ONCE) {
      seen = at;
      yield;
    }
  }
  // Only an object's lists are found again by their place in it.
  return text.trimStart().startsWith('{') ? lists : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

const notJson = () => invalid('Invalid JSON payload received.');

/** Where the string that begins here ends; behind the text when it does not. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (text.charCodeAt(quote - 1 - escapes) === 0x5c) escapes += 1;
    if (escapes % 2 === 0) return quote;
  }
  return text.length;
}
