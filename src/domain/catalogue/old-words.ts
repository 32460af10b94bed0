/** The most characters that are kept; the rules have the same limit. */
const LONGEST = 500;

/** The words of a text as it is stored: the slugs or folders that something had before, newest first. */
export function oldWords(stored = ''): string[] {
  return stored.split(' ').filter(Boolean);
}

/**
 * The stored text after a change of slug or folder: `undefined` where there is nothing to keep. The oldest words go when there are too many.
 * @param stored what was kept before the change.
 */
export function withOldWord(stored: string | undefined, before: string, after: string): string | undefined {
  if (before === after) return stored || undefined;
  const words = [...new Set([before, ...oldWords(stored)])].filter((word) => word && word !== after);
  return withoutOldest(words) || undefined;
}

/** The text of as many of these words as a document may keep. @param words newest first */
export function withoutOldest(words: readonly string[]): string {
  const kept = [...words];
  while (kept.join(' ').length > LONGEST) kept.pop();
  return kept.join(' ');
}
