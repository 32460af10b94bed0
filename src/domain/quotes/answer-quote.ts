import { type Centavos, isCentavos } from '#domain/kernel/money.ts';
import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Change, Fields } from '#domain/staff/change.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { CONTACT_LIMITS } from './contact-form.ts';
import type { Quote, QuoteStep } from './parse-quote.ts';
import type { QuoteState } from './quote-state.ts';
import { shownLines, shownText } from './shown-text.ts';
import { publicLine, type StoredLine } from './stored-line.ts';

/** What staff fill in, as typed. */
export interface AnswerForm {
  readonly nombre: string;
  readonly telefono: string;
  readonly correo: string;
  /** Price of one piece in pesos, with IVA, one for each line; empty where there is none yet. */
  readonly prices: readonly string[];
  /** Last day the prices hold, `2026-11-29`. */
  readonly vigencia: string;
  readonly notas: string;
}

export interface AnswerProblems {
  readonly nombre?: string;
  readonly telefono?: string;
  readonly correo?: string;
  readonly vigencia?: string;
  readonly notas?: string;
  /** By the position of the line. */
  readonly prices?: Readonly<Record<number, string>>;
}

/** What the quotation becomes, but for its state and history. */
export type Answer = Pick<Quote, 'nombre' | 'telefono' | 'correo' | 'lineas' | 'vigencia' | 'notas'>;

/** The rules allow two hundred steps. Of more, the oldest are dropped. */
const MOST_STEPS = 200;
const MOST_NOTES = 5000;

/** @param day the last day of validity that is proposed where none has been given. */
export function quoteToForm(quote: Quote, day: string): AnswerForm {
  return {
    nombre: quote.nombre,
    telefono: quote.telefono,
    correo: quote.correo,
    prices: quote.lineas.map(({ precio }) => (precio === null ? '' : pesosText(precio))),
    vigencia: quote.vigencia || day,
    notas: quote.notas,
  };
}

/** `249900` → `2499.00`: what a field holds and `parsePesos` reads. */
export function pesosText(amount: Centavos): string {
  return (amount / 100).toFixed(2);
}

/** Centavos of an amount as it is typed: `2,499`, `$2499.5`. `null` where it is no price. */
export function parsePesos(text: string): Centavos | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const amount = Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return isCentavos(amount) ? amount : null;
}

export function checkAnswer(quote: Quote, form: AnswerForm): Result<Answer, AnswerProblems> {
  const nombre = shownText(form.nombre, Number.POSITIVE_INFINITY);
  const correo = form.correo.trim();
  const notas = shownLines(form.notas, Number.POSITIVE_INFINITY);
  const telefono = form.telefono.trim() === '' ? '' : normalizePhone(form.telefono);
  const prices: Record<number, string> = {};
  const lineas = quote.lineas.map((line, at): StoredLine => {
    const text = form.prices[at]?.trim() ?? '';
    const precio = text === '' ? null : parsePesos(text);
    if (text !== '' && precio === null) prices[at] = `«${text}» no es un precio. Escríbelo como 2499.00.`;
    return { ...line, precio };
  });
  const problems: AnswerProblems = {
    ...(nombre.length > CONTACT_LIMITS.nombre && { nombre: 'Es muy largo: caben 120 caracteres.' }),
    ...(telefono === null && { telefono: 'El teléfono lleva 10 dígitos.' }),
    ...(correo !== '' && !/^[^@\s]+@[^@\s]+$/.test(correo) && { correo: 'Revisa el correo.' }),
    ...(correo.length > CONTACT_LIMITS.correo && { correo: 'Es muy largo: caben 254 caracteres.' }),
    ...(form.vigencia !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(form.vigencia) && { vigencia: 'Elige un día.' }),
    ...(notas.length > MOST_NOTES && { notas: 'Son muy largas: caben 5,000 caracteres.' }),
    ...(Object.keys(prices).length > 0 && { prices }),
  };
  if (telefono === null || Object.keys(problems).length > 0) return err(problems);
  return ok({ nombre, telefono, correo, lineas, vigencia: form.vigencia, notas });
}

/**
 * The two documents of an answer: the quotation, and the state that the customer's link shows. They are always written together, so the state's
 * revision is one more than the quotation's: the visitor's batch makes it 1 where the quotation has none.
 */
export function answerChanges(row: StaffRow<Quote>, answer: Answer, estado: QuoteState, step: QuoteStep): Change[] {
  const { value: quote, rev, fields } = row;
  const historial = estado === quote.estado ? quote.historial : [...quote.historial, step].slice(-MOST_STEPS);
  const document: Fields = { ...fields, ...answer, estado, historial };
  return [
    { collection: 'cotizaciones', id: quote.id, baseRev: rev, base: fields, document },
    {
      collection: 'estadosCotizacion',
      id: quote.secreto,
      baseRev: rev + 1,
      base: statusOf(quote, quote.estado, quote),
      document: statusOf(quote, estado, answer),
    },
  ];
}

/** Deletes a quotation and its state for good, because a person may ask for all their data to be erased. */
export function erasure({ value: quote, rev, fields }: Pick<StaffRow<Quote>, 'value' | 'rev' | 'fields'>): Change[] {
  const gone: Change = { collection: 'cotizaciones', id: quote.id, baseRev: rev, base: fields, document: null };
  if (quote.secreto === '') return [gone];
  const base = statusOf(quote, quote.estado, quote);
  return [gone, { collection: 'estadosCotizacion', id: quote.secreto, baseRev: rev + 1, base, document: null }];
}

/**
 * What the customer's link shows: the lines with their prices once there are any, and nothing of the person. That it was accepted is the
 * store's own note; to the customer it stays answered, and does not expire any more.
 */
function statusOf(
  { id, folio }: Quote,
  estado: QuoteState,
  { lineas, vigencia }: Pick<Answer, 'lineas' | 'vigencia'>,
): Fields {
  const state = { cotizacion: id, folio, estado: estado === 'aceptada' ? 'cotizada' : estado };
  if (estado !== 'cotizada' && estado !== 'aceptada' && estado !== 'vencida') return state;
  return { ...state, ...(vigencia && estado !== 'aceptada' && { vigencia }), lineas: lineas.map(publicLine) };
}
