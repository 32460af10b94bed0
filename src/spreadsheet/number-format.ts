import { type Cell, cellText } from '#domain/price-import/cell.ts';
import { saysForeign } from '#domain/price-import/price-text.ts';
import { formatSections, saysMore, sectionOf } from './format-sections.ts';

/**
 * What a number format makes of a number, as far as a price list cares. `date-1904` is a date of a workbook that counts its days from
 * 1904. `digits` holds a pattern of zeros, `0000` or `000-000`; `foreign` what stands before and after an amount that is not in pesos. `scale` is
 * what the number is divided by before it is shown: `0.00,` shows thousands. `said` holds what stands before and after an amount and names IVA or a
 * pack of several pieces; `noted` what says something else of it, as `desde $` does. `words` are shown in the place of the number, and may be none. `sections`
 * have conditions, as `[>100]`. `struck` is crossed out by its font.
 */
export type FormatKind =
  | 'plain'
  | 'date'
  | 'date-1904'
  | 'percent'
  | { readonly digits: string }
  | { readonly scale: number }
  | { readonly said: readonly [before: string, after: string] }
  | { readonly noted: readonly [before: string, after: string] }
  | { readonly words: string }
  | { readonly sections: readonly { readonly holds?: (value: number) => boolean; readonly kind: FormatKind }[] }
  | { readonly struck: FormatKind }
  | { readonly foreign: readonly [before: string, after: string] };

const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const UNIX_EPOCH_SERIAL = 25_569;
const DAYS_TO_1904 = 1462;
const DAY_MS = 86_400_000;

/** @param id a built-in number of the format; custom ones come with their code */
export function formatKind(id: number, code: string | undefined): FormatKind {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to) ? 'date' : 'plain';
  }
  // Excel allows no code longer than this.
  const sections = formatSections(code.slice(0, 255));
  const [first, ...more] = sections;
  if (!first || (!first.holds && !more[0]?.holds)) return sectionKind(first?.code ?? '', more.length > 0);
  return { sections: sections.map((section) => ({ ...section, kind: sectionKind(section.code, true) })) };
}

/** @param isOneOf the code has other sections; one that is empty shows nothing then */
function sectionKind(positive: string, isOneOf: boolean): FormatKind {
  // No bracket holds another one, so a code of nothing but brackets is not searched to its end from each of them.
  const bare = positive.replace(/"[^"]*"|\\.|\[[^[\]]*\]|_./g, '');
  if (/[dmyhs]/i.test(bare) && !/general/i.test(bare)) return 'date';
  if (bare.includes('%')) return 'percent';
  const words = wordsAround(positive);
  if (!/[\p{L}0#?@]/u.test(bare) && (words.join('') !== '' || (isOneOf && !/\[/.test(positive))))
    return { words: words.join(' ').trim() };
  if (saysForeign(words.join(' '))) return { foreign: words };
  if (NAMES_TERMS.test(words.join(' '))) return { said: words };
  const scale = SCALE.exec(bare)?.[1]?.length;
  if (scale !== undefined) return { scale: 1000 ** scale };
  if (/^(?:0|#|General)$/i.test(bare.trim()) && OF_A_CLAVE.test(words.join('\0'))) return { digits: words.join('0') };
  const literal = positive.replace(/\\(.)/g, '$1').replace(/"([^"]*)"/g, '$1');
  // A zero that is written out, as in `c/100`, is no place of a digit.
  const hasZeroWritten = positive.match(/"[^"]*"|\\./g)?.some((written) => written.includes('0')) ?? false;
  if (!hasZeroWritten && /^[^0#?.,@]*0[0\-/ ]*0[^0#?.,@]*$/.test(literal)) return { digits: literal };
  return saysMore(words.join(' ')) ? { noted: words } : 'plain';
}

/** Whether what is written beside an amount says whether IVA is in it, or of how many pieces it is the price. */
export const NAMES_TERMS = /\bi\.?v\.?a\b|\b(?:caja|ciento|millar|docena|gruesa|paquete)s?\b/i;

/** `TRU-` before the digits, `-B` behind them; the zero character stands for those. */
const OF_A_CLAVE = /\p{L}-\0|\0-\p{L}/u;

/** Commas behind the last place of the whole number. */
const SCALE = /[0#?](,+)(?:\.|[^0#?.,]*$)/;

/** A letter by itself, a quoted text, the currency of `[$USD-409]`, what shows nothing by itself, and the places of digits. */
const FORMAT_PIECE = /\\(.)|"([^"]*)"|\[\$([^[\]-]*)[^[\]]*\]|\[[^[\]]*\]|[_*].|(General|[0#?.,@]+)/gi;

/** What a format writes before and after the digits. */
function wordsAround(code: string): [string, string] {
  // The zero character stands for the digits here; no format holds one.
  const shown = code.replace(
    FORMAT_PIECE,
    (_all, letter?: string, quoted?: string, currency?: string, digits?: string) =>
      digits === undefined ? (letter ?? quoted ?? currency ?? '') : '\0',
  );
  const first = shown.indexOf('\0');
  return first < 0
    ? [shown.trim(), '']
    : [shown.slice(0, first).trim(), shown.slice(shown.lastIndexOf('\0') + 1).trim()];
}

/** A number as its format shows it, where that matters: claves keep their zeros, and a date is no price. */
export function formattedNumber(value: number, kind: FormatKind): Cell {
  if (kind === 'plain') return value;
  if (kind === 'date') return { kind: 'date', text: dateText(value) };
  if (kind === 'date-1904') return { kind: 'date', text: dateText(value + DAYS_TO_1904) };
  if (kind === 'percent') return { kind: 'percent', text: `${Number((value * 100).toPrecision(12))} %` };
  if ('words' in kind) return kind.words === '' ? null : kind.words;
  if ('struck' in kind) return { kind: 'struck', text: cellText(formattedNumber(value, kind.struck)) };
  if ('sections' in kind) return formattedNumber(value, sectionOf(kind.sections, value)?.kind ?? 'plain');
  if ('noted' in kind) {
    const [before, after] = kind.noted;
    return { kind: 'number', value, text: `${before} ${cellText(value)} ${after}`.trim(), isNoted: true };
  }
  if ('foreign' in kind) {
    const [before, after] = kind.foreign;
    return { kind: 'foreign', text: `${before} ${value.toFixed(2)} ${after}`.trim() };
  }
  if ('said' in kind) {
    const [before, after] = kind.said;
    // Never three decimals, whose point could be one of thousands.
    return `${before} ${value.toFixed(Number(value.toFixed(2)) === value ? 2 : 4)} ${after}`.trim();
  }
  if ('scale' in kind) return Number((value / kind.scale).toPrecision(15));
  if (!Number.isInteger(value) || value < 0) return value;
  let rest = String(value);
  let text = '';
  const first = kind.digits.indexOf('0');
  for (let at = kind.digits.length - 1; at >= 0; at -= 1) {
    const sign = kind.digits.charAt(at);
    // The first place shows all digits that are left.
    const shown = sign !== '0' ? sign : at === first ? rest || '0' : (rest.at(-1) ?? '0');
    text = shown + text;
    if (sign === '0') rest = rest.slice(0, -1);
  }
  return { kind: 'number', value, text };
}

function dateText(serial: number): string {
  const date = new Date((serial - UNIX_EPOCH_SERIAL) * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}
