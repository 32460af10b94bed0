// Adjectives too short for the endings below, by what comes before their -o or -a.
const SHORT_ADJECTIVES = new Set('roj negr blanc amarill anch larg cort grues fin plan chic mixt nuev dur'.split(' '));
// Longer words whose last vowel only marks the gender: inalámbric-, abrasiv-, galvanizad-, marin-, primari-.
const GENDERED = /(?:[^aeiou]ic|[st]iv|os|ad|id|[^aeiou]an|in|ari)[oa]$/;

/**
 * A folded word without its plural and gender: `taladros` and `taladro`, `inalámbrica` and `inalámbricos`, `compresora` and `compresor`
 * are one word. Light on purpose: `broca` and `broche` stay two. Tokens with digits are returned as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return withoutGender(withoutPlural(word));
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  // The final -e goes with it, or `cables` would lose more than `cable`.
  if (word.length > 4 && word.endsWith('es')) return word.slice(0, -2);
  if (/[^isu]s$/.test(word)) return word.slice(0, -1);
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}

function withoutGender(word: string): string {
  if (word.length > 5 && word.endsWith('ora')) return word.slice(0, -1);
  const base = word.slice(0, -1);
  const isGendered = /[oa]$/.test(word) && (SHORT_ADJECTIVES.has(base) || (word.length > 5 && GENDERED.test(word)));
  return isGendered ? base : word;
}
