import { type BuiltinTable, builtin } from './builtin.ts';
import { asBytes, asString } from './expect-type.ts';
import { fail } from './problem.ts';
import { type Captures, regexOf } from './regex.ts';
import { bool, bytes, int, list, string } from './rule-value.ts';

/** Methods of texts. Sizes and indices count UTF-16 units, as Google's do; expressions match by character. */
export const textMethods: BuiltinTable = {
  size: builtin(0, (self) => int(asString(self).length)),
  matches: builtin(1, (self, pattern) => bool(regexOf(asString(pattern)).matches(asString(self)))),
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
  const chars = Array.from(text);
  const pieces: string[] = [];
  let from = 0;
  for (const [start = 0, end = 0] of regexOf(pattern).findAll(chars)) {
    pieces.push(chars.slice(from, start).join(''));
    from = end;
  }
  if (pieces.length === 0) return [text];
  pieces.push(chars.slice(from).join(''));
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

function replace(text: string, pattern: string, put: string): string {
  const chars = Array.from(text);
  let result = '';
  let from = 0;
  for (const captures of regexOf(pattern).findAll(chars)) {
    const [start = 0, end = 0] = captures;
    result += chars.slice(from, start).join('') + expand(put, captures, chars);
    from = end;
  }
  return result + chars.slice(from).join('');
}

/** `$1` is the first group; a backslash takes the character after it as it is, and a dollar with no digit is itself. */
function expand(put: string, captures: Captures, chars: readonly string[]): string {
  return put.replaceAll(/\\(.)|\$(\d)|\$/gs, (_whole, escaped: string | undefined, group: string | undefined) => {
    if (escaped !== undefined) return escaped;
    if (group === undefined) return '$';
    const [start, end] = [captures[Number(group) * 2], captures[Number(group) * 2 + 1]];
    if (start === undefined || end === undefined) return fail(`la expresión no tiene el grupo ${group}`);
    return start < 0 ? '' : chars.slice(start, end).join('');
  });
}
