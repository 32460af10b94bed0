// The parts of a number format, which semicolons divide: what is shown of a number above zero, below it, and of zero; or of those that a condition holds for.

/** One of the parts. `holds` is absent where it has no condition of its own. */
export interface FormatSection {
  readonly code: string;
  readonly holds?: (value: number) => boolean;
}

/** A semicolon in quotes, or behind a backslash, divides nothing. */
const PIECE = /"[^"]*"|\\.|\[[^[\]]*\]|;|[^;]/gs;
const CONDITION = /\[(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)\]/;

/** The parts of a code in their order. */
export function formatSections(code: string): FormatSection[] {
  const parts = [''];
  for (const [piece] of code.matchAll(PIECE)) {
    if (piece === ';') parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => {
    const [, sign, limit] = CONDITION.exec(part) ?? [];
    return sign === undefined ? { code: part } : { code: part, holds: compares(sign, Number(limit)) };
  });
}

function compares(sign: string, limit: number): (value: number) => boolean {
  switch (sign) {
    case '<':
      return (value) => value < limit;
    case '<=':
      return (value) => value <= limit;
    case '>':
      return (value) => value > limit;
    case '>=':
      return (value) => value >= limit;
    case '=':
      return (value) => value === limit;
    default:
      return (value) => value !== limit;
  }
}

/** The part by which a number is shown that is no less than zero. Without a condition that is the first; a second one is that of numbers below zero. */
export function sectionOf<Part extends Pick<FormatSection, 'holds'>>(
  sections: readonly Part[],
  value: number,
): Part | undefined {
  const [first, second, third] = sections;
  if (!first?.holds || first.holds(value)) return first;
  if (second && (second.holds ? second.holds(value) : !third)) return second;
  return third ?? second ?? first;
}

/** Words beside an amount by which it stays the price of the article as it is sold: currencies and units. */
const HARMLESS =
  /^(?:mx|mxn|mxp|mn|m|n|pesos?|netos?|moneda|nacional|no|usd|c|u|cu|por|x|el|la|cada|uno|k|pz|pzas?|piezas?|pares|par|jgos?|juegos?|kits?|unid|unidad(?:es)?|und|un|kgs?|kilos?|gr?s?|gramos?|lts?|l|litros?|ml|mts?|metros?|[mc]m|m2|m3|ft|pies?|rollos?|tramos?|bolsas?|botes?|cubetas?|gal|galon(?:es)?|sacos?|bultos?|hojas?|latas?|tubos?|tarros?|paq|b)$/;

/** Whether a format writes more beside a number than its currency and its unit: `desde $`, ` x mil`, `c/100 `. */
export function saysMore(words: string): boolean {
  const found =
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.some((word) => !HARMLESS.test(word));
}
