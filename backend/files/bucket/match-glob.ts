import { RE2JS, RE2JSException } from 're2js';
import { badRequest } from '../file-refusal.ts';

const LONGEST_GLOB = 1024;
const TOKEN = /\*\*|\[[!^]?[^\]]+\]|\\.|./gsu;
const WILDCARDS: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', '?': '[^/]' };

/**
 * The names that a glob of Cloud Storage matches, whose `**` crosses slashes in the middle of a name too. By RE2, whose work grows linearly. Throws a 400.
 */
export function parseGlob(glob: string): (name: string) => boolean {
  if (glob.length > LONGEST_GLOB) throw badRequest(`matchGlob has at most ${LONGEST_GLOB} characters.`);
  const pattern = compile(globToPattern(glob));
  return (name) => pattern.matches(name);
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern, RE2JS.DOTALL);
  } catch (error) {
    throw error instanceof RE2JSException ? badRequest('matchGlob cannot be read.') : error;
  }
}

function globToPattern(glob: string): string {
  let depth = 0;
  const parts = (glob.match(TOKEN) ?? []).map((token) => {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth < 0 || token === '[' || token === '\\') throw badRequest('matchGlob cannot be read.');
    if (token === '{') return '(?:';
    if (token === '}') return ')';
    if (token === ',' && depth > 0) return '|';
    if (token.startsWith('[')) return classToPattern(token.slice(1, -1));
    return WILDCARDS[token] ?? escape(token.startsWith('\\') ? token.slice(1) : token);
  });
  if (depth > 0) throw badRequest('matchGlob cannot be read.');
  return parts.join('');
}

function classToPattern(letters: string): string {
  const isNegated = /^[!^]/.test(letters);
  const escaped = (isNegated ? letters.slice(1) : letters).replace(/[\\[^&]/g, '\\$&');
  return isNegated ? `[^/${escaped}]` : `[${escaped}]`;
}

function escape(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
}
