import { RE2JS, RE2JSException } from 're2js';
import { fail } from './problem.ts';

/** How much one call may cost, in characters of the text times instructions of the pattern: about a second at the worst. */
const MAX_WORK = 200_000_000;
const MAX_CACHED = 500;

/** One find in a text and its groups, as offsets in UTF-16 units. The first pair is the whole find; −1 where a group took no part. */
export type Captures = readonly (readonly [start: number, end: number])[];

const compiled = new Map<string, RE2JS>();

/**
 * A pattern in RE2's syntax, which Google's rules use too: no back-references and no look-around, so the work grows with the text and no
 * text can make it explode. Kept, because rules ask for the same few patterns again and again.
 * @throws EvaluationFailure when the pattern is not RE2's syntax or too large.
 */
export function compilePattern(source: string): RE2JS {
  const known = compiled.get(source);
  if (known) return known;
  const made = parse(source);
  if (compiled.size >= MAX_CACHED) compiled.clear();
  compiled.set(source, made);
  return made;
}

function parse(source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return fail(`RE2 no la acepta: ${error.message.replace('error parsing regexp: ', '').slice(0, 200)}`);
  }
}

/** Whether the whole text matches. */
export function matchesPattern(text: string, source: string): boolean {
  const pattern = compilePattern(source);
  if (text.length * pattern.programSize() > MAX_WORK) failTooLong();
  return pattern.testExact(text);
}

/** All finds from left to right, none overlapping; after an empty one the search goes on a character further, as in Java. */
export function findAll(text: string, source: string): Captures[] {
  const pattern = compilePattern(source);
  const matcher = pattern.matcher(text);
  const groups = Array.from({ length: pattern.groupCount() + 1 }, (_, group) => group);
  const found: Captures[] = [];
  let work = 0;
  for (let from = 0; ; from = matcher.end()) {
    work += (text.length - from) * pattern.programSize();
    if (work > MAX_WORK) failTooLong();
    if (!matcher.find()) return found;
    found.push(groups.map((group) => [matcher.start(group), matcher.end(group)]));
  }
}

/** Which group of `Captures` each name of a pattern's `(?P<name>…)` stands for. */
export function groupNames(source: string): ReadonlyMap<string, number> {
  return new Map(Object.entries(compilePattern(source).namedGroups()));
}

const failTooLong = (): never => fail('el texto es demasiado largo para la expresión regular');
