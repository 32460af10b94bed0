import type { Change, Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { Answer } from './check-answer.ts';
import type { Actor } from './history-step.ts';
import type { Quote } from './parse-quote.ts';
import { changesInWords, withStep } from './quote-history.ts';
import type { QuoteState } from './quote-state.ts';
import { publicLine } from './stored-line.ts';

type QuoteRow = Pick<StaffRow<Quote>, 'value' | 'rev' | 'fields'>;

/**
 * The two documents of an answer: the quotation, and the state that the customer's link shows.
 * @param said what the history says besides what changed: `Enviada por WhatsApp`.
 */
export function answerChanges(
  row: QuoteRow,
  answer: Answer,
  estado: QuoteState,
  actor: Actor,
  said: readonly string[] = [],
): Change[] {
  const { value: quote, fields } = row;
  const que = [...said, ...(isNew(row) ? [] : changesInWords(quote, answer))];
  const hasStep = que.length > 0 || estado !== quote.estado || isNew(row);
  const historial = hasStep ? withStep(quote.historial, { estado, ...actor }, que) : quote.historial;
  const { descuento: _discount, flete: _freight, ...rest } = fields;
  const { descuento, flete, ...other } = answer;
  const document: Fields = {
    ...rest,
    ...other,
    ...(descuento > 0 && { descuento }),
    ...(flete > 0 && { flete }),
    estado,
    historial,
  };
  return bothChanges(row, document, statusOf(quote, estado, answer));
}

/**
 * Marks a quotation as spam, or takes the mark off; one that is so already stays as it is. The customer's link goes on showing what it shows: nobody
 * tells a spammer.
 */
export function spamChanges(row: QuoteRow, spam: boolean, actor: Actor): Change[] {
  const { value: quote, fields } = row;
  if (quote.spam === spam) return bothChanges(row, fields, statusOf(quote, quote.estado, quote));
  const { spam: _mark, ...rest } = fields;
  const step = { estado: quote.estado, ...actor };
  const historial = withStep(quote.historial, step, [spam ? 'Marcada como spam' : 'Ya no es spam']);
  return bothChanges(row, { ...rest, ...(spam && { spam }), historial }, statusOf(quote, quote.estado, quote));
}

/** Deletes a quotation and its state for good, because a person may ask for all their data to be erased. */
export function erasure(row: QuoteRow): Change[] {
  const [quotation, status] = bothChanges(row, null, null);
  return row.value.secreto === '' || !status ? [quotation] : [quotation, status];
}

/** What a quotation says when nobody has typed anything: what a change of its state alone starts from. */
export function answerOf({ nombre, telefono, correo, lineas, descuento, flete, vigencia, notas }: Quote): Answer {
  return { nombre, telefono, correo, lineas, descuento, flete, vigencia, notas };
}

/** Whether a colleague is making it and nothing of it is stored yet. */
const isNew = ({ value, rev }: QuoteRow): boolean => value.hechaPor !== '' && rev === 0;

/** What the customer's link shows of a stored quotation, with its revision: an archive has no states, so whoever loads one makes them anew. */
export function storedStatus(quote: Quote): { readonly rev: number; readonly fields: Fields } {
  return { rev: statusRev({ value: quote, rev: quote.rev }), fields: statusOf(quote, quote.estado, quote) };
}

/**
 * The quotation and its state are always written together, so the state's revision follows from the quotation's: a colleague's own begin together,
 * while a visitor's batch makes the state's 1 where the quotation has none.
 */
const statusRev = ({ value, rev }: Pick<QuoteRow, 'value' | 'rev'>): number => (value.hechaPor === '' ? rev + 1 : rev);

function bothChanges(row: QuoteRow, document: Fields | null, status: Fields | null): [Change, Change] {
  const { value: quote, rev, fields } = row;
  const isFirst = isNew(row);
  return [
    { collection: 'cotizaciones', id: quote.id, baseRev: rev, base: isFirst ? null : fields, document },
    {
      collection: 'estadosCotizacion',
      id: quote.secreto,
      baseRev: statusRev(row),
      base: isFirst ? null : statusOf(quote, quote.estado, quote),
      document: status,
    },
  ];
}

/**
 * What the customer's link shows: the lines with their prices once there are any, and nothing of the person. That it was accepted is the
 * store's own note; to the customer it stays answered, and does not expire any more.
 */
function statusOf(
  { id, folio }: Quote,
  estado: QuoteState,
  { lineas, descuento, flete, vigencia }: Pick<Answer, 'lineas' | 'descuento' | 'flete' | 'vigencia'>,
): Fields {
  const state = { cotizacion: id, folio, estado: estado === 'aceptada' ? 'cotizada' : estado };
  if (estado !== 'cotizada' && estado !== 'aceptada' && estado !== 'vencida') return state;
  return {
    ...state,
    ...(vigencia && estado !== 'aceptada' && { vigencia }),
    lineas: lineas.map(publicLine),
    ...(descuento > 0 && { descuento }),
    ...(flete > 0 && { flete }),
  };
}
