import * as v from 'valibot';
import { type StoredLine, storedDiscount, storedFreight, storedLine } from './stored-line.ts';

/** States that are stored, in the order a quotation goes through them. */
export const QUOTE_STATES = ['recibida', 'en-revision', 'cotizada', 'aceptada', 'vencida', 'cancelada'] as const;

export type QuoteState = (typeof QUOTE_STATES)[number];

export const quoteStateName: Readonly<Record<QuoteState, string>> = {
  recibida: 'Recibida',
  'en-revision': 'En revisión',
  cotizada: 'Cotizada',
  aceptada: 'Aceptada',
  vencida: 'Vencida',
  cancelada: 'Cancelada',
};

const nextStates: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  recibida: ['en-revision', 'cotizada', 'cancelada'],
  'en-revision': ['cotizada', 'cancelada'],
  cotizada: ['aceptada', 'en-revision', 'vencida', 'cancelada'],
  aceptada: ['en-revision', 'cancelada'],
  vencida: ['aceptada', 'en-revision', 'cotizada', 'cancelada'],
  cancelada: ['en-revision'],
};

/** Whether staff may take a quotation from one state to another. */
export function canBecome(from: QuoteState, to: QuoteState): boolean {
  return nextStates[from].includes(to);
}

/** What the customer's link shows. */
export interface QuoteStatus {
  readonly cotizacion: string;
  readonly folio: string;
  readonly estado: QuoteState;
  /** Last day its prices hold, `2026-11-29`; empty until it has prices. */
  readonly vigencia: string;
  /** With the answered prices; none until it has been answered. */
  readonly lineas: readonly StoredLine[];
  /** Hundredths of a percent off all lines. Absent: none, and in what a device kept of earlier versions. */
  readonly descuento?: number | undefined;
  /** Freight with IVA, in centavos. Absent: none. */
  readonly flete?: number | undefined;
}

const status = v.object({
  cotizacion: v.string(),
  folio: v.string(),
  estado: v.picklist(QUOTE_STATES),
  vigencia: v.optional(v.string(), ''),
  lineas: v.optional(v.array(storedLine), []),
  descuento: storedDiscount,
  flete: storedFreight,
});

/** The status from the stored fields; `null` where they are none. */
export function parseQuoteStatus(fields: unknown): QuoteStatus | null {
  const parsed = v.safeParse(status, fields);
  return parsed.success ? parsed.output : null;
}

/**
 * The state as of a day: a quotation whose last day has passed is expired, whether or not anybody has written that down.
 * @param today the store's day, `2026-11-21`.
 */
export function stateOn({ estado, vigencia }: Pick<QuoteStatus, 'estado' | 'vigencia'>, today: string): QuoteState {
  return estado === 'cotizada' && vigencia !== '' && vigencia < today ? 'vencida' : estado;
}
