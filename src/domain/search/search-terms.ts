import { foldText } from '#domain/kernel/text-fold.ts';

const WORD = /[a-z0-9]+/g;
const STOP_WORDS = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'el',
  'en',
  'la',
  'las',
  'los',
  'o',
  'para',
  'por',
  'un',
  'una',
  'y',
]);

/** The plural taken off, lightly: `taladros` and `taladro`, `pulidores` and `pulidor` are the same word; `gas` stays what it is. */
function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  return word.replace(/ces$/, 'z').replace(/(?<=[rlndzj])es$|s$/, '');
}

/** The words of a text as both sides of a search compare them: folded, without the plural. Empty for a text without letters or digits. */
export function textTerms(text: string): string[] {
  return (foldText(text).match(WORD) ?? []).map(stem);
}

/** The words of a query. Its stop words go, unless it has no others. */
export function queryTerms(query: string): string[] {
  const terms = textTerms(query);
  const telling = terms.filter((term) => !STOP_WORDS.has(term));
  return telling.length > 0 ? telling : terms;
}

/** A clave's terms: in its parts, and as one for those who type it without hyphens. `EA-45900` → `ea 45900 ea45900`. */
export function claveTerms(clave: string): string[] {
  const parts = foldText(clave).match(WORD) ?? [];
  return parts.length > 1 ? [...parts, parts.join('')] : [...parts];
}
