import { cellText } from './cell.ts';
import { type DecimalSign, holdsSeveral, readDigits } from './price-digits.ts';

/** A price as written, before it is decided what `1.234` means. */
export type WrittenPrice =
  | { readonly kind: 'blank' }
  | { readonly kind: 'words' }
  | { readonly kind: 'foreign' }
  /** More than one amount: nobody knows which is meant. */
  | { readonly kind: 'several' }
  | {
      readonly kind: 'amount';
      readonly pesos: number;
      /** The sign that must be the decimal one for this text to be a number; `null` where both would do (`1500`). */
      readonly sign: DecimalSign | null;
      readonly iva: 'mas' | 'incluido' | null;
    }
  /** `1,234` and `1.234`: thousands or three decimals. Both readings, by the sign taken for the decimal one. */
  | {
      readonly kind: 'either';
      readonly by: Readonly<Record<DecimalSign, number>>;
      readonly iva: 'mas' | 'incluido' | null;
    };

/** What both of the next ones hold. Most cells do not, and these two take as long as all the others. */
const IVA = /[iI]\.?\s?[vV]\.?\s?[aA]/;
const PLUS_IVA =
  /(?:\+|\bm[aá]s|\bsin|\bs\/|\bantes de)\s*(?:inclu\p{L}*\s+)?(?:el\s+)?(?:16\s?%\s*(?:de\s+)?)?i\.?\s?v\.?\s?a\b\.?(?:\s*\(?16\s?%\)?)?|\b(?:no|sin)\s+(?:se\s+)?incl(?:uye|uir)?\.?\s*(?:el\s+)?i\.?v\.?a\b\.?|\bi\.?v\.?a\b\.?\s*no\s+(?:inclu[ií]do|incl?\.?)/giu;
const WITH_IVA =
  /(?:\bc\/|\bcon|\bincluye|\bincl?\.?)\s*(?:el\s+)?(?:16\s?%\s*(?:de\s+)?)?i\.?\s?v\.?\s?a\b\.?(?:\s*incl(?:u[ií]do)?\b\.?)?|\bi\.?v\.?a\b\.?\s*(?:inclu[ií]do|incl?\.?)/giu;
/** Also at the amount itself, as `58.90USD`, at `PRECIO` without a blank, and `US` by itself behind that word. */
const FOREIGN =
  /us\$|u\$[sd]|u\.s\.|(?:(?<!\p{L})|(?<=precios?))(?:usd|us ?cy|(?:us ?)?(?:dlls?|dls|dlrs?)|dollars?|d[oó]lar(?:es)?|d[oó]ls|eur(?:os?)?|cad|gbp|chf|jpy|cny|rmb|yuan(?:es)?)(?!\p{L})|(?<=precios?[\s(]{0,3})us(?!\p{L})|[€£¥]/iu;
const IN_PESOS = /mx\$|(?<!\p{L})(?:mxn|m\.?\s?n|pesos)\b/iu;
const CURRENCY =
  /mx\$|\$|\bnetos?\b|\bm\/n\b|\bmoneda nacional\b|(?<!\p{L})(?:m\.\s?n\.?|(?:mxn|mxp|mn|pesos)(?!\p{L})(?:\.(?!\d))?)/giu;
const PER_UNIT = /(?:\/\s*|\b(?:por|x|la|cada)\s+)?(?:\bc\/\s?u\b|\bpza?s?\b\.?|\bpieza\b|\bcada uno\b)\.?/giu;
/** `/ rollo`, `por metro`, `x kg`: only after the amount, and only with a joining word. */
const PER_MEASURE =
  /(?<=\d\s*)(?:\/|\b(?:por|x|el|la|cada)\b)\s*(?:mts?|m[23l]?|metros?|kgs?|kilos?|lts?|l|litros?|rollos?|juegos?|jgos?|par(?:es)?|cajas?|cubetas?|bolsas?|tramos?|hojas?|millar|ciento|paquetes?|paq|gal(?:[oó]n)?|sacos?|bultos?|botes?|cartuchos?|latas?|unidad|unid)\.?$/iu;
/** `Precio: $120.00`, `P. público $120.00`. */
const LABEL_BEFORE =
  /^(?:precio|p\.\s?u\.|p\.|pvp)(?:\s+(?:al\s+)?(?:p[uú]blico|lista|unitario|neto|especial|final))?\s*[:=]?\s*(?=[$\d])/iu;
/** `$120.-`, `$120.00.-`: a closing dash, written so that nothing can be added to the amount. */
const CLOSING_DASH = /(\.\d{2})?([.,])\s?[-=]{1,2}$/;
const DASHES = /[‐-―−]/gu;
/** `$149.⁵⁰`: centavos as on a sign, behind the point. */
const RAISED_BEHIND_SIGN = /(?<=\d[.,])[⁰¹²³⁴-⁹]{2}$/u;
/** `$125⁵⁰`: centavos as on a sign, or two footnotes. */
const RAISED_CENTAVOS = /\d[⁰¹²³⁴-⁹]{2}(?![⁰¹²³⁴-⁹])/u;
/** `125²`: the number of a footnote, which would become a digit of the price. */
const FOOTNOTES = /[¹²³⁰⁴-⁹]+/gu;
const APOSTROPHES = /[´`‘’′]/gu;
/** `Precio al público con IVA incluido $1,234.50 M.N.` is one; a description is longer. */
const LONGEST_TEXT = 60;

/** The most frequent form, recognised by one pattern because a column may hold fifty thousand. */
const USUAL_FORM = /^\$? *(\d{1,3}(?:,\d{3})*|\d{1,9})(\.\d{1,2})?$/;

/** Reads a price as people write it: `" $1,234.50 "`, `1.234,50`, `1234.5 MXN`, `(120.00)`, `450 + IVA`, `1,299*`, `n/d`, `-`. */
export function readPriceText(written: string): WrittenPrice {
  const text = cellText(written);
  const usual = USUAL_FORM.exec(text);
  if (usual?.[1] !== undefined && (usual[2] !== undefined || !usual[1].includes(','))) {
    const pesos = Number(usual[1].replaceAll(',', '') + (usual[2] ?? ''));
    return { kind: 'amount', pesos, sign: usual[2] === undefined ? null : '.', iva: null };
  }
  if (text.length > LONGEST_TEXT || RAISED_CENTAVOS.test(text)) return { kind: 'words' };
  let rest = text
    .replace(RAISED_BEHIND_SIGN, (digits) => digits.normalize('NFKC'))
    .replace(FOOTNOTES, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(DASHES, '-')
    .trim();
  if (rest === '' || /^-+$/.test(rest)) return { kind: 'blank' };
  // `'120.00`, `=120.00` and `"120.00"` keep a spreadsheet from changing an amount; `120.00.` is the end of a sentence.
  rest = rest
    .replace(/^(?:'|=\s*)(?=[\s$\d])/, '')
    .replace(/^"(.*)"$/, '$1')
    .replace(/([.,]\d\d)\.$/, '$1');
  if (FOREIGN.test(rest)) return { kind: 'foreign' };

  const saysIva = IVA.test(rest);
  const bare = saysIva ? rest.replace(PLUS_IVA, ' ') : rest;
  const plus = bare !== rest;
  rest = saysIva ? bare.replace(WITH_IVA, ' ') : bare;
  const iva = plus ? 'mas' : rest === bare ? null : 'incluido';
  rest = rest.replace(PER_MEASURE, ' ').replace(LABEL_BEFORE, '').replace(CURRENCY, ' ').replace(PER_UNIT, ' ');
  rest = rest
    .replace(/\*+|\(\s*\)/g, ' ')
    .trim()
    .replace(CLOSING_DASH, (_, centavos: string | undefined, sign: string) => centavos ?? `${sign}00`);

  // `$ -` is how accounting formats write nothing.
  if (/^-+$/.test(rest)) return { kind: 'blank' };

  let negative = false;
  const inner = /^\((.*)\)$/.exec(rest)?.[1] ?? /^-(.*)$/.exec(rest)?.[1] ?? /^(.*)-$/.exec(rest)?.[1];
  if (inner !== undefined) {
    negative = true;
    rest = inner.trim();
  }
  const value = readDigits(rest);
  if (value === null) return { kind: holdsSeveral(rest) ? 'several' : 'words' };
  const sign = negative ? -1 : 1;
  if ('by' in value) return { kind: 'either', by: { '.': sign * value.by['.'], ',': sign * value.by[','] }, iva };
  return { kind: 'amount', pesos: sign * value.pesos, sign: value.sign, iva };
}

/** Whether a title, or the cell that names a currency, says that an amount is not in pesos. */
export function saysForeign(text: string): boolean {
  // `USD_PRICE` and `precioDolar` are two words each.
  const apart = text.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return FOREIGN.test(apart) && !IN_PESOS.test(apart);
}

/**
 * The decimal sign of a column, by those of its texts that allow one reading only. `mixed` where they contradict each other; `null` where
 * none says anything, which matters only if the column also holds an `either`.
 */
export function decimalSignOf(prices: Iterable<WrittenPrice>): DecimalSign | 'mixed' | null {
  let points = 0;
  let commas = 0;
  for (const price of prices) {
    if (price.kind !== 'amount') continue;
    if (price.sign === '.') points += 1;
    if (price.sign === ',') commas += 1;
  }
  if (points === 0 && commas === 0) return null;
  // Up to 2 % of the other sign are typing errors.
  if (commas <= points * 0.02) return '.';
  if (points <= commas * 0.02) return ',';
  return 'mixed';
}
