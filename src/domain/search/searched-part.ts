/** Characters and words of a query that are searched for. A long name has twenty words; a page of two thousand keeps a server busy for seconds. */
const MOST_CHARACTERS = 400;
const MOST_WORDS = 30;

/** The dashes that keyboards put between letters and digits in place of a hyphen. */
const DASH_IN_CODE = /(?<=\p{L})[\u2010-\u2015\u2212](?=[\p{L}\p{N}])|(?<=\p{N})[\u2010-\u2015\u2212](?=\p{L})/gu;

/** The beginning of a query, of which the rest is not looked at. */
export function searchedPart(query: string): string {
  const part = query.slice(0, MOST_CHARACTERS).replace(DASH_IN_CODE, '-');
  // A word that was cut in two would be another one.
  const whole = query.length > MOST_CHARACTERS ? part.replace(/\S+$/, '') || part : part;
  const words = whole.split(/\s+/, MOST_WORDS + 1);
  return words.length > MOST_WORDS ? words.slice(0, MOST_WORDS).join(' ') : whole;
}
