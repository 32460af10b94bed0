import { readPriceText } from '#domain/price-import/price-text.ts';
import { decodeEntities, XML_ENTITIES } from './xml-text.ts';

/** The number of a cell beside the text that is shown: `x:num` in pages of Excel, `sdval` in those of LibreOffice. */
const TRUE_NUMBER = /\s(?:x:num|sdval)\s*=\s*["']?(-?\d[\d.]*(?:e[+-]?\d+)?)["'\s]/i;
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const NAMES = { ...XML_ENTITIES, nbsp: ' ', dollar: '$' };

/** The number that a cell of a page has by its attributes, which end in a blank or a quotation mark. */
export function trueNumberOf(attributes: string): string | undefined {
  // Most cells have none, and a page may have a million of them.
  return attributes === '' ? undefined : TRUE_NUMBER.exec(`${attributes} `)?.[1];
}

/**
 * What a cell of a page holds, with its own number in the place of one that is shown rounded or by a power of ten. A workbook of the same list would be read by
 * that number too. A number that is shown in another way, as in thousands or in percent, stays as it is shown.
 */
export function withTrueNumber(content: string, number: string): string {
  const parts = content.split(/(<[^<>]*>)/);
  const texts = parts.flatMap((part, at) => (part.startsWith('<') || part.trim() === '' ? [] : [at]));
  const [at = -1, ...more] = texts;
  const shown = parts[at];
  if (shown === undefined || more.length > 0 || !isRounded(decodeEntities(shown, NAMES).trim(), number)) return content;
  return parts.with(at, plainNumber(number)).join('');
}

function isRounded(shown: string, number: string): boolean {
  if (SCIENTIFIC.test(shown)) return Number.isSafeInteger(Number(number));
  const price = readPriceText(shown);
  if (price.kind === 'amount' && price.iva === null) return isRoundedTo(price.pesos, Number(number));
  if (price.kind === 'either' && price.iva === null)
    return Object.values(price.by).some((pesos) => isRoundedTo(pesos, Number(number)));
  return false;
}

/** Whether an amount without centavos, or with tenths only, is this number rounded. */
function isRoundedTo(shown: number, number: number): boolean {
  const difference = Math.abs(number - shown);
  const unit = [1, 0.1].find((step) => isWhole(shown / step));
  return unit !== undefined && difference >= 0.005 && difference <= unit / 2 + 1e-9;
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

/** To four decimals, because a product of two prices has sixteen. */
const plainNumber = (number: string): string => String(Number(Number(number).toFixed(4)));
