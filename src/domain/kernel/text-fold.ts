const COMBINING_MARKS = /\p{M}+/gu;

/**
 * Text as people type it: no accents, no ñ, lower case. Both sides of a comparison are folded, never what is shown.
 * @returns the folded text, of the same words in the same order.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
}

/** The name as it can stand in an address: `Taladro 1/2"` → `taladro-1-2`. Empty when nothing of it can. */
export function textToSlug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
