import type { Cell } from '#domain/price-import/cell.ts';
import { readPriceText, saysForeign } from '#domain/price-import/price-text.ts';
import { saysMore } from './format-sections.ts';
import { formattedNumber, NAMES_TERMS } from './number-format.ts';

/** What the text says that a cell of OpenDocument shows beside its number; the number itself where that says no more. Its format is not known. */
export function shownNumber(value: number, shown: string): Cell {
  if (saysForeign(shown)) return { kind: 'foreign', text: shown };
  if (shown.endsWith('%')) return { kind: 'percent', text: shown };
  const [before = '', after = ''] = shown.split(/\d.*\d|\d/s);
  // Some programs write no text beside a number.
  if (shown.trim() !== '' && !/\d/.test(shown)) return shown;
  if (NAMES_TERMS.test(shown)) return formattedNumber(value, { said: [before.trim(), after.trim()] });
  if (isOfAClave(value, shown)) return { kind: 'number', value, text: shown };
  // `1,2E+05` has no words.
  const isNoted = saysMore(`${before} ${after}`) && !/^\d(?:[.,]\d+)?E[+-]?\d+$/i.test(shown);
  return isNoted ? { kind: 'number', value, text: shown, isNoted } : value / scaleOf(value, shown);
}

/** `0017`, `000-017` or `TRU-17`: the same digits with zeros before them or letters beside them. */
const isOfAClave = (value: number, shown: string): boolean =>
  (/^0[\d/ -]*\d$/.test(shown) || /\p{L}-\d|\d-\p{L}/u.test(shown)) &&
  Number.isInteger(value) &&
  Number(shown.replace(/\D/g, '')) === value;

/** What a number is divided by where it is shown in thousands or millions; 1 for nearly all. */
function scaleOf(value: number, shown: string): number {
  if (Math.abs(value) < 1000) return 1;
  const text = readPriceText(shown);
  if (text.kind !== 'amount' || text.pesos === 0) return 1;
  const { pesos } = text;
  return [1000, 1_000_000].find((scale) => Math.abs(value / scale / pesos - 1) < 0.01) ?? 1;
}
