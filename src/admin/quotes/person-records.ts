import { formatPhone } from '#domain/kernel/phone.ts';
import { erasure } from '#domain/quotes/answer-quote.ts';
import { isAbout, type PersonSought } from '#domain/quotes/inbox.ts';
import { isKeptTooLong } from '#domain/quotes/kept-time.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { articleText, type Repair } from '#domain/workshop/repair.ts';
import { isRepairAbout } from '#domain/workshop/repair-about.ts';
import { repairErasure } from '#domain/workshop/repair-changes.ts';
import { quotePath, repairPath } from '../paths.ts';
import { momentInFull } from '../shared/texts/moment-text.ts';
import { receivedText, summaryText } from './quote-labels.ts';

/** A quotation or a repair that holds a person's data. */
export interface PersonRecord {
  readonly id: string;
  /** What it is, in words: `Cotización`. */
  readonly kind: string;
  readonly folio: string;
  readonly nombre: string;
  /** When it came and what it is about, in one line. */
  readonly text: string;
  readonly href: string;
  readonly sureness: 'sure' | 'maybe';
  readonly erasure: readonly Change[];
  /** The document itself, for the copy that the person may ask for. */
  readonly quote?: Quote;
  readonly repair?: Repair;
}

/** The quotation as a record of this person; `null` where it is not theirs. */
export const quoteRecord = (document: StaffDocument, sought: PersonSought): PersonRecord | null =>
  recordOf(document, (quote) => isAbout(quote, sought));

/** The quotation as a record that is kept for too long; `null` where it may be kept. */
export const outdatedRecord = (document: StaffDocument, today: string): PersonRecord | null =>
  recordOf(document, (quote) => (isKeptTooLong(quote, today) ? 'sure' : null));

function recordOf(
  { id, rev, fields }: StaffDocument,
  surenessOf: (quote: Quote) => PersonRecord['sureness'] | null,
): PersonRecord | null {
  const parsed = parseQuote(id, { ...fields, rev });
  const sureness = parsed.ok ? surenessOf(parsed.value) : null;
  if (!parsed.ok || !sureness) return null;
  const quote = parsed.value;
  const { folio, nombre, telefono, correo } = quote;
  return {
    id,
    kind: 'Cotización',
    folio,
    nombre,
    text: `${receivedText(quote)}\u00a0· ${formatPhone(telefono)} ${correo}\u00a0· ${summaryText(quote)}`,
    href: quotePath(id),
    sureness,
    erasure: erasure({ value: quote, rev, fields }),
    quote,
  };
}

/** The repair as a record of this person; `null` where it is not theirs. */
export function repairRecord({ id, rev, fields }: StaffDocument, sought: PersonSought): PersonRecord | null {
  const parsed = parseRepair(id, { ...fields, rev });
  const sureness = parsed.ok ? isRepairAbout(parsed.value, sought) : null;
  if (!parsed.ok || !sureness) return null;
  const repair = parsed.value;
  const { folio, nombre, telefono, correo, creado } = repair;
  return {
    id,
    kind: 'Reparación',
    folio,
    nombre,
    text: `${momentInFull(creado)}\u00a0· ${formatPhone(telefono)} ${correo}\u00a0· ${articleText(repair)}`,
    href: repairPath(id),
    sureness,
    erasure: repairErasure({ value: repair, rev, fields }),
    repair,
  };
}
