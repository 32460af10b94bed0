import { escapeRegExp } from './regexp-text.ts';

/**
 * Firebase Hosting's globs, as its own server matches them (minimatch): `*` and `?` within a segment, `**` over segments, `[…]`, `{a,b}`,
 * `@(a|b)`, `?(…)`, `*(…)`, `+(…)`, `!(…)`, and a leading `!` that turns the whole around. A wildcard does not match a leading dot
 * (unless `dots`); an address may end in one slash more than the glob.
 */
export function compileGlob(glob: string, { dots = false } = {}): (pathname: string) => boolean {
  const isNegated = glob.startsWith('!');
  const body = isNegated ? glob.slice(1) : glob;
  const patterns = expandBraces(body.startsWith('/') ? body : `/${body}`).map((pattern) => toRegExp(pattern, dots));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname)) !== isNegated;
}

function toRegExp(pattern: string, dots: boolean): RegExp {
  const segments = pattern.split(/\/(?![^([{]*[)\]}])/).slice(1);
  const noDot = dots ? '' : '(?!\\.)';
  const source = segments.map((segment, i) => {
    if (segment !== '**') return `/${segmentSource(segment, noDot)}`;
    return i === segments.length - 1 ? `(?:/${noDot}[^/]*)+` : `(?:/${noDot}[^/]+)*`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'su');
}

function segmentSource(segment: string, noDot: string): string {
  const source = partSource(segment);
  if (segment.startsWith('!(')) return noDot + source;
  return /^([*?[]|\+\()/.test(segment) ? `${noDot}(?=[^/])${source}` : source;
}

/** One segment, or an alternative of a group, as the source of a regular expression. */
function partSource(text: string): string {
  const [char = '', next] = text;
  if (char === '') return '';
  if (next === '(' && '@?*+!'.includes(char)) {
    const end = closing(text, 1);
    const rest = partSource(text.slice(end + 1));
    const group = alternatives(text.slice(2, end)).map(partSource).join('|');
    // None of the alternatives may fit together with what follows in the segment.
    if (char === '!') return `(?!(?:${group})${rest}(?:/|$))[^/]*?${rest}`;
    return `(?:${group})${char === '@' ? '' : char}${rest}`;
  }
  if (char === '[') {
    const end = text.indexOf(']', 2);
    if (end > 0) return `[${text.slice(1, end).replace(/^!/, '^')}]${partSource(text.slice(end + 1))}`;
  }
  if (char === '\\' && next !== undefined) return escapeRegExp(next) + partSource(text.slice(2));
  const source = char === '*' ? '[^/]*?' : char === '?' ? '[^/]' : escapeRegExp(char);
  return source + partSource(text.slice(char.length));
}

/** Where the bracket that opens at `start` closes; a glob that never closes it is a mistake of the configuration. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  throw new Error(`unclosed group in glob "${text}"`);
}

function alternatives(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

function expandBraces(pattern: string): string[] {
  const match = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
  if (match === null) return [pattern];
  const [whole, inner = ''] = match;
  const [before, after] = [pattern.slice(0, match.index), pattern.slice(match.index + whole.length)];
  return inner.split(',').flatMap((choice) => expandBraces(before + choice + after));
}
