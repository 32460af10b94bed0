import { type AnswerForm, answerShapes, emptyAnswer } from '#domain/quotes/answer-form.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import { type KeptRowForm, useKeptRowForm } from '../shared/forms/use-kept-row-form.ts';

/** A quotation's form that was left half written on this device. */
export type KeptAnswer = KeptRowForm<AnswerForm, Quote>;

const KIND = { empty: emptyAnswer, shapes: answerShapes, parse: parseQuote };

/** What this device kept of a quotation's form, `null` for nothing; `waiting` until it has been read. */
export const useKeptAnswer = (key: string | null, id: string): KeptAnswer | null | 'waiting' =>
  useKeptRowForm(key, id, KIND);
