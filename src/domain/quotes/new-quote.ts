import type { Instant } from '#domain/kernel/instant.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { QuoteNames } from './folio.ts';
import type { Quote } from './parse-quote.ts';
import { STAFF_ORIGINS } from './quote-origin.ts';

type NewQuoteRow = Omit<StaffRow<Quote>, 'entry'>;

/**
 * A quotation that a colleague makes, before anything of it is stored. It is in review from the start, because a colleague has it in hand.
 * @param creado when it is made, by the clock of the tablet: unlike a visitor's it may wait for hours for a network.
 */
export function newQuote(names: QuoteNames, hechaPor: string, creado: Instant): NewQuoteRow {
  const fields = {
    folio: names.folio,
    mensaje: '',
    origen: STAFF_ORIGINS[0],
    avisoVersion: '',
    promociones: false,
    secreto: names.secreto,
    creado,
    hechaPor,
  };
  const value: Quote = {
    ...fields,
    id: names.id,
    nombre: '',
    telefono: '',
    correo: '',
    lineas: [],
    descuento: 0,
    flete: 0,
    estado: 'en-revision',
    historial: [],
    notas: '',
    spam: false,
    vigencia: '',
    rev: 0,
  };
  return { value, rev: 0, fields };
}

/** The same, asked for elsewhere. An origin that the rules do not know changes nothing. */
export function withOrigin(row: NewQuoteRow, text: string): NewQuoteRow {
  const origen = STAFF_ORIGINS.find((one) => one === text);
  return origen ? { ...row, value: { ...row.value, origen }, fields: { ...row.fields, origen } } : row;
}
