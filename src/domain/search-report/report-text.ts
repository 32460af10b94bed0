import { plainNumbers } from '#domain/search/lexer.ts';

const LONGEST = 60;
const SHORTEST = 2;
const MAIL_OR_ADDRESS =
  /@|\barroba\b|\b(?:gmail|hotmail|outlook|yahoo|icloud|live)\b|\bhttps?\b|\bwww\b|\.(?:com|mx|net|org|gob)\b/i;
/** Seven digits that follow each other, whatever stands between them: a phone. Sizes have fewer. */
const PHONE = /(?:\d ?){7}/;
/** The beginning of an RFC or a CURP: letters and a day of birth. */
const TAX_ID = /\b[a-z&]{3,4}[ -]?\d{6}[ -]?[a-z0-9]{2,}/;

/**
 * A query as it may leave the device: folded words, digits and the signs of sizes, at most sixty letters.
 * @returns `null` for a query that may say who somebody is (e-mail, web address, phone, long number, tax id), or that is too short or long
 */
export function reportText(query: string): string | null {
  if (MAIL_OR_ADDRESS.test(query)) return null;
  const plain = plainNumbers(query);
  if (PHONE.test(plain.replace(/[^a-z0-9]+/g, ' ')) || TAX_ID.test(plain)) return null;
  const text = plain
    .replace(/[^a-z0-9"./-]+/g, ' ')
    .replace(/^[^a-z0-9]+/, '')
    .trim();
  return text.length < SHORTEST || text.length > LONGEST ? null : text;
}
