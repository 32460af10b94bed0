import { type BuiltinTable, builtin } from './builtin.ts';
import { asBytes, asString } from './expect-type.ts';
import { fail } from './problem.ts';
import { type Captures, findAll, groupNames, matchesPattern } from './regex.ts';
import { bool, bytes, int, list, string } from './rule-value.ts';

const NOWHERE = [0, 0] as const;

/** Methods of texts. Sizes and indices count UTF-16 units, as Google's do; expressions match by character. */
export const textMethods: BuiltinTable = {
  size: builtin(0, (self) => int(asString(self).length)),
  matches: builtin(1, (self, pattern) => bool(matchesPattern(asString(self), asString(pattern)))),
  split: builtin(1, (self, pattern) => list(split(asString(self), asString(pattern)).map(string))),
  replace: builtin(2, (self, pattern, put) => string(replace(asString(self), asString(pattern), asString(put)))),
  lower: builtin(0, (self) => string(byCharacter(asString(self), (char) => char.toLowerCase()))),
  upper: builtin(0, (self) => string(byCharacter(asString(self), (char) => char.toUpperCase()))),
  // Java's trim: all that sorts up to the space, and nothing of Unicode.
  trim: builtin(0, (self) => string(trim(asString(self)))),
  toUtf8: builtin(0, (self) => bytes(new TextEncoder().encode(asString(self)))),
};

export const bytesMethods: BuiltinTable = {
  size: builtin(0, (self) => int(asBytes(self).length)),
  toBase64: builtin(0, (self) => string(Buffer.from(asBytes(self)).toString('base64'))),
  toHexString: builtin(0, (self) => string(Buffer.from(asBytes(self)).toString('hex').toUpperCase())),
};

/** Case is changed character by character: one that would become two (ß) stays. */
function byCharacter(text: string, change: (char: string) => string): string {
  return Array.from(text, (char) => {
    const changed = change(char);
    return Array.from(changed).length === 1 ? changed : char === 'İ' ? 'i' : char;
  }).join('');
}

function trim(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text.charCodeAt(from) <= 32) from++;
  while (to > from && text.charCodeAt(to - 1) <= 32) to--;
  return text.slice(from, to);
}

/** Empty pieces at the end are dropped, as RE2/J does it. */
function split(text: string, pattern: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const [[start, end] = NOWHERE] of findAll(text, pattern)) {
    pieces.push(text.slice(from, start));
    from = end;
  }
  if (pieces.length === 0) return [text];
  pieces.push(text.slice(from));
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

function replace(text: string, pattern: string, put: string): string {
  const groups = groupNames(pattern);
  let result = '';
  let from = 0;
  for (const captures of findAll(text, pattern)) {
    const [start, end] = captures[0] ?? NOWHERE;
    result += text.slice(from, start) + expand(put, captures, text, groups);
    from = end;
  }
  return result + text.slice(from);
}

const PLACEHOLDER = /\\(?<escaped>.)|\$(?<number>\d)|\$\{(?<name>[^}]*)(?<end>\}?)|\$/gs;

/**
 * `$1` is the first group and `${n}` the group named n; a backslash takes the character after it as it is, and a dollar before anything
 * else is itself.
 */
function expand(put: string, captures: Captures, text: string, groups: ReadonlyMap<string, number>): string {
  let result = '';
  let from = 0;
  for (const found of put.matchAll(PLACEHOLDER)) {
    const { escaped, number, name, end } = found.groups ?? {};
    result += put.slice(from, found.index);
    from = found.index + found[0].length;
    if (number !== undefined) result += captured(captures, Number(number), text);
    else if (name === undefined) result += escaped ?? '$';
    else result += captured(captures, end === '' ? undefined : groups.get(name), text);
  }
  return result + put.slice(from);
}

function captured(captures: Captures, group: number | undefined, text: string): string {
  const [start, end] = captures[group ?? captures.length] ?? fail('la expresión no tiene ese grupo');
  return start < 0 ? '' : text.slice(start, end);
}
