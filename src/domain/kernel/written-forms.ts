import { groupThousands } from './money.ts';

/** How counts and measures are written for people in Mexico. The first screen writes these; days are in `written-days.ts`, which it does not need. */

const NBSP = '\u00a0';

/** `1 producto`, `1,234 productos`, with a space that does not break. */
export function productCount(count: number): string {
  return `${groupThousands(count)}${NBSP}${count === 1 ? 'producto' : 'productos'}`;
}

const WHOLE_AND_FRACTION = /(\d) (?=\d+\/\d)/g;
/** A short word after a number is its unit, unless it is one of those that join two numbers: `6 a 300 L`. */
const NUMBER_AND_UNIT = /(\d["”]?) (?!(?:a|al|y|o|u|x|de|con|en|por)\b)(?=[A-Za-zµ°Ω]{1,4}(?![a-záéíóúñ]))/g;

/** A number stays with its unit and a fraction with its whole: `20 V`, `4 1/2 in`, never broken between lines. */
export function keepMeasures(text: string): string {
  return text.replace(WHOLE_AND_FRACTION, `$1${NBSP}`).replace(NUMBER_AND_UNIT, `$1${NBSP}`);
}

/** A text with its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
