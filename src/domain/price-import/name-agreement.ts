import { foldText } from '#domain/kernel/text-fold.ts';
import type { CurrentProduct } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';

/** How many articles are called anything like the shop's product of the same clave. */
export interface NameAgreement {
  readonly compared: number;
  readonly agree: number;
}

/** So many names are enough; a list of fifty thousand is not compared word by word. */
const MOST_COMPARED = 400;

/** Whether the names of a list and of the shop have words in common, by the first letters: `TAL PERC` is a `Taladro percutor`. */
export function compareNames(
  rows: readonly DiffRow[],
  lines: readonly PriceLine[],
  products: readonly CurrentProduct[],
): NameAgreement {
  let [compared, agree] = [0, 0];
  const named = rows.filter(({ product, line }) => product !== null && (lines[line]?.nombre ?? '') !== '');
  const step = Math.max(1, Math.floor(named.length / MOST_COMPARED));
  for (let at = 0; at < named.length; at += step) {
    const { product, line } = named[at] ?? { product: null, line: 0 };
    const own = beginnings(lines[line]?.nombre ?? '');
    const shops = beginnings(product === null ? '' : (products[product]?.nombre ?? ''));
    // A name of numbers and signs only cannot be compared.
    if (own.size === 0 || shops.size === 0) continue;
    compared += 1;
    if ([...own].some((word) => shops.has(word))) agree += 1;
  }
  return { compared, agree };
}

/** Words that half of all articles have. */
const COMMON = new Set(['con', 'par', 'del', 'los', 'las', 'una', 'por', 'mod', 'pie', 'pza', 'jue', 'neg', 'bla']);

function beginnings(name: string): Set<string> {
  const words = foldText(name).match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 3)).filter((word) => !COMMON.has(word)));
}
