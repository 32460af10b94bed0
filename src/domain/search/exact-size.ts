import type { Token } from './lexer.ts';

/** What is put on a nut, by its stem; those of the second kind only beside a word that says so, or alone. */
const ON_A_NUT = new Set(['dado', 'allen', 'autocl']);
const WRENCH = 'llav';
const WRENCHES = /^(?:mixt|combinad|espanol|estri|estria|astria|corona|hexagonal|milimetric|estandar|matraca|torx)$/;

/**
 * True where a size must be met to the millimetre: a spanner of 3/8" does not fit the nut of 10 mm, though a drill of the one does for the other.
 * A `llave de paso` is no spanner.
 * @param tokens of the query, without its small words
 */
export function isExactSize(tokens: readonly Token[]): boolean {
  const terms = tokens.flatMap((token) => (token.kind === 'word' ? [token.term] : []));
  if (terms.some((term) => ON_A_NUT.has(term))) return true;
  return (
    terms.includes(WRENCH) && (terms.every((term) => term === WRENCH) || terms.some((term) => WRENCHES.test(term)))
  );
}
