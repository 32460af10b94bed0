import { type AnswerForm, answerShapes, emptyAnswer } from '#domain/quotes/answer-form.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import { useSession } from '#store/session-store.ts';
import { type KeptRowForm, useKeptRowForm } from '../shared/forms/use-kept-row-form.ts';

/** A quotation's form that was left half written on this device. */
export type KeptAnswer = KeptRowForm<AnswerForm, Quote>;

const KIND = { empty: emptyAnswer, shapes: answerShapes, parse: parseQuote };

/** The key under which the form of a quotation is kept; `null` for a new one. */
export function useKeptKey(id: string | null): string {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return `cotizacion ${uid} ${id ?? 'nueva'}`;
}

/** What this device kept of a quotation's form, `null` for nothing; `waiting` until it has been read. */
export const useKeptAnswer = (key: string, id: string): KeptAnswer | null | 'waiting' => useKeptRowForm(key, id, KIND);
