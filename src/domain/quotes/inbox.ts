import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import type { Quote } from './parse-quote.ts';

/** How many quotations the inbox listens to; older ones are read when somebody looks for them. */
export const LATEST_QUOTES = 300;

/** Whether a quotation has what somebody types into the inbox's search: folio, name, e-mail, product, or four digits of the telephone. */
export function hasWords({ folio, nombre, telefono, correo, lineas }: Quote, words: string): boolean {
  const texts = [nombre, correo, ...lineas.flatMap((line) => [line.clave, line.nombre])];
  return hasWordsOf({ folio, telefono, texts }, words);
}

interface SoughtIn {
  readonly folio: string;
  readonly telefono: string;
  readonly texts: readonly string[];
}

/**
 * Whether words are in one of the texts or the folio, or at least four digits of them in the telephone, which may be written whole with `+52 1` as
 * WhatsApp shows it. A folio is read over the telephone without its dashes. No words are in everything.
 */
export function hasWordsOf({ folio, telefono, texts }: SoughtIn, words: string): boolean {
  const wanted = foldText(words).trim();
  if (wanted === '') return true;
  const digits = normalizePhone(words) ?? wanted.replace(/\D/g, '');
  const letters = lettersOf(words);
  return (
    foldText([folio, ...texts].join(' ')).includes(wanted) ||
    (digits.length >= 4 && telefono.includes(digits)) ||
    (letters.length >= 4 && lettersOf(folio).includes(letters))
  );
}

/** The person whose data is looked for, as typed. Empty fields are ignored. */
export interface PersonSought {
  readonly telefono: string;
  readonly correo: string;
  readonly nombre: string;
  readonly folio: string;
}

/**
 * How sure it is that a quotation, or a repair with its words as message, is this person's. `sure`: their telephone, e-mail or folio. `maybe`: only the name, which others have too, or
 * their telephone or e-mail within a message or a line. `null`: nothing of it.
 */
export function isAbout(
  quote: Pick<Quote, 'nombre' | 'telefono' | 'correo' | 'folio' | 'mensaje' | 'notas' | 'lineas'>,
  sought: PersonSought,
): 'sure' | 'maybe' | null {
  const telefono = normalizePhone(sought.telefono);
  const correo = foldText(sought.correo).trim();
  const folio = lettersOf(sought.folio);
  const stored = lettersOf(quote.folio);
  const names = foldText(sought.nombre).split(/\s+/).filter(Boolean);
  const lines = quote.lineas.flatMap(({ nombre, nota }) => [nombre, nota]);
  const said = [quote.mensaje, quote.notas, ...lines].map(foldText);
  if (telefono !== null && quote.telefono === telefono) return 'sure';
  if (correo !== '' && foldText(quote.correo) === correo) return 'sure';
  // Of a folio that is read over the telephone the first letter is often left out.
  if (folio !== '' && (stored === folio || stored.slice(1) === folio)) return 'sure';
  if (telefono !== null && said.some((text) => text.replace(/\D/g, '').includes(telefono))) return 'maybe';
  if (correo !== '' && said.some((text) => text.includes(correo))) return 'maybe';
  const nombre = foldText(quote.nombre);
  return names.length > 0 && names.every((word) => nombre.includes(word)) ? 'maybe' : null;
}

/** A folio without its dashes. */
const lettersOf = (folio: string): string => foldText(folio).replace(/[^a-z0-9]/g, '');
