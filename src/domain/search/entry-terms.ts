import { claveTerms, codeTerm } from './claves.ts';
import { isDe, plainNumbers, tokensOf, wordsWithEnye } from './lexer.ts';
import { measureTerms } from './measures.ts';
import type { SearchEntry } from './search-entry.ts';
import { stem } from './stem.ts';
import { CONTAINERS, STOP_WORDS } from './vocabulary/small-words.ts';
import { useTerm } from './vocabulary/uses.ts';

/** Where in an entry a term stands, which is most of what it means: a thing is its head, a machine behind "para" is what it serves. */
export const ROLES = ['head', 'name', 'use', 'groups', 'marca', 'clave', 'uses'] as const;
export type Role = (typeof ROLES)[number];

/** The terms of an entry by the place they stand in. */
export type EntryTerms = Readonly<Record<Role, readonly string[]>>;

/** `without` marks what a thing lacks: `sin batería` must not be found as a battery. */
const lacking = (term: string): string => `!${term}`;

/** What an entry is found by. A title's first noun is its head, or the one behind `juego de`; what follows "para" or "con" is its use. */
export function entryTerms(entry: SearchEntry): EntryTerms {
  const title = titleTerms(entry.title);
  return {
    ...title,
    groups: [...(entry.groups ?? []), ...(entry.keywords ?? [])].flatMap(plainTerms),
    marca: plainTerms(entry.marca ?? ''),
    uses: (entry.uses ?? []).map(useTerm),
    clave: [
      ...new Set([
        ...claveTerms(entry.clave ?? ''),
        ...claveTerms(entry.modelo ?? ''),
        ...(entry.codes ?? []).map(codeTerm),
      ]),
    ],
  };
}

function plainTerms(text: string): string[] {
  const { head, name, use } = titleTerms(text);
  return [...head, ...name, ...use];
}

function titleTerms(title: string): Pick<EntryTerms, 'head' | 'name' | 'use'> {
  const tokens = tokensOf(plainNumbers(title));
  const spared = wordsWithEnye(title);
  const head: string[] = [];
  const name: string[] = [];
  const use: string[] = [];
  let isUse = false;
  let isLacking = false;
  let awaitsHead = true;
  tokens.forEach((token, at) => {
    if (token.kind === 'comma') {
      isUse = false;
      isLacking = false;
      return;
    }
    if (token.kind === 'measure') {
      // A size is the thing's own wherever it stands: `para sierra 7 1/4"` is a disc of that size.
      name.push(...measureTerms(token.measure));
      return;
    }
    if (token.kind === 'code') {
      (isUse ? use : name).push(token.plain, ...codeParts(token.plain));
      return;
    }
    if (token.text === 'sin') isLacking = true;
    else if (token.text === 'para' || token.text === 'con') {
      isUse = true;
      isLacking = false;
    }
    if (STOP_WORDS.has(token.text) && !spared.has(token.text)) return;
    if (isLacking) {
      name.push(lacking(token.term));
      isLacking = false;
      return;
    }
    if (isUse) {
      use.push(token.term);
      return;
    }
    const isContainer = CONTAINERS.has(token.term) && isDe(tokens[at + 1]);
    if (!awaitsHead || isContainer) name.push(token.term);
    else {
      head.push(token.term);
      awaitsHead = false;
    }
  });
  return { head, name, use };
}

/** `PH2` is also `PH 2`. */
function codeParts(plain: string): string[] {
  return (plain.match(/[a-z]{2,}|\d+/g) ?? []).map((part) => (/\d/.test(part) ? `#${Number(part)}` : stem(part)));
}
