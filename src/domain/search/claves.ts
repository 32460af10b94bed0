import { barcodeDigits, barcodeKey, isBarcodeLong } from '#domain/kernel/barcode.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/** A code that is asked for whole is one term; nobody types its mark, so that no part of the code is found. */
export const codeTerm = (code: string): string => `=${barcodeKey(code)}`;

/** Says that a code follows: `clave`, `código de barras`. */
const CODE_LABEL = /^(?:clave|codigo(?: de barras?)?|sku|modelo|articulo|referencia|ref)\b[\s.:#]+/;
/** In any quotation marks: a German keyboard opens low and closes with what opens elsewhere. */
const QUOTED = /^\s*["“”„'«»](.*)["“”'«»]\s*$/;
const AROUND = /^[\s¿¡#([]+|[\s?!.,;)\]]+$/g;

/** A query without what says that it is a code, and without the punctuation around it: `¿Clave TZ-CTF?` → `tz-ctf`. */
export const codeAsked = (query: string): string =>
  foldText(query).replace(QUOTED, '$1').replace(AROUND, '').replace(CODE_LABEL, '');

/** The term of the barcode that a query is, if it is one. */
export function codeTermOf(query: string): string | null {
  const digits = barcodeDigits(query);
  return isBarcodeLong(digits) ? codeTerm(digits) : null;
}

const SEGMENT = /[a-z]+|\d+/g;

/** A clave or model as one word: `EA-45900` → `ea45900`. Leading zeros stay. */
export function plainClave(clave: string): string {
  return foldText(clave).replace(/[^a-z0-9]+/g, '');
}

/**
 * What a clave is found by: from the beginning of each of its segments to its end, so that the start of any part is a prefix of a term.
 * `EA-45900` → `ea45900 45900`.
 */
export function claveTerms(clave: string): string[] {
  const segments = foldText(clave).match(SEGMENT) ?? [];
  return [...new Set(segments.map((_, at) => segments.slice(at).join('')))].filter(
    (tail, at) => at === 0 || tail.length > 1,
  );
}
