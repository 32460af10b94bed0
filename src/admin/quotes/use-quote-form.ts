import { useState } from 'react';
import { err } from '#domain/kernel/result.ts';
import type { AnswerForm } from '#domain/quotes/answer-form.ts';
import { answerOf } from '#domain/quotes/answer-quote.ts';
import {
  type Answer,
  type AnswerProblems,
  checkAnswer,
  newQuoteProblems,
  sendingProblems,
} from '#domain/quotes/check-answer.ts';
import { withOrigin } from '#domain/quotes/new-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import type { QuoteState } from '#domain/quotes/quote-state.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { profileStore } from '#store/profile-store.ts';
import { type SavingForm, useFormSaving } from '../shared/forms/use-form-saving.ts';
import { dayAfter } from '../shared/texts/day-after.ts';
import { useStaff } from '../staff.ts';
import type { KeptAnswer } from './quote-kept.ts';
import { storeAnswer } from './store-answer.ts';
import { useFollowedAnswer } from './use-followed-answer.ts';

export interface QuoteFormState extends SavingForm<AnswerForm, AnswerProblems, QuoteState> {
  /** As it is now: what a save starts from. */
  readonly quote: Quote;
  /** Whether lines, discount, freight and validity can be sent as they are. */
  readonly canLeave: boolean;
}

/** The form of a quotation: it follows what others save, and what is typed is kept on the device until it is saved. */
export function useQuoteForm(
  row: StaffRow<Quote>,
  keptKey: string,
  kept: KeptAnswer | null,
  isNew: boolean,
): QuoteFormState {
  const { journal } = useStaff();
  const [now] = useState(() => Date.now());
  // As it was when the form was opened: an answer that is being written keeps its day.
  const [quoteDays] = useState(() => profileStore.getState().policies.quoteDays);
  const today = dayAfter(now, 0);
  const followed = useFollowedAnswer(row, kept, isNew, dayAfter(now, quoteDays));
  const { saved, form } = followed;
  const isDirty = !sameValue(form, saved);
  const checked = checkAnswer(form);
  const saving = useFormSaving<AnswerForm, AnswerProblems, Quote>({
    keptKey,
    keptAt: kept?.at ?? null,
    row,
    isNew,
    isDirty,
    followed,
  });

  function saveTyped(): Promise<StaffRow<Quote> | null> {
    const lacking = isNew && checked.ok ? newQuoteProblems(checked.value) : {};
    const from = isNew ? { ...withOrigin(row, form.origen), entry: undefined } : row;
    return saving.storeTyped<Answer>(Object.keys(lacking).length > 0 ? err(lacking) : checked, (answer) =>
      storeAnswer(journal, from, answer, row.value.estado),
    );
  }

  async function moveTo(to: QuoteState, said?: string): Promise<void> {
    // The last day is proposed by the form and stored with the answer that it belongs to.
    const { vigencia } = form;
    if (to === 'cotizada' && checked.ok) {
      const lacking = sendingProblems(checked.value, today);
      if (Object.keys(lacking).length > 0) return void saving.refuse(lacking);
    }
    const next = await saveTyped();
    if (!next) return;
    const answer = { ...answerOf(next.value), ...(to === 'cotizada' && { vigencia }) };
    saving.rowOf(await storeAnswer(journal, next, answer, to, said));
  }

  return {
    ...saving.shown,
    quote: row.value,
    set(change) {
      followed.change(change);
      saving.changed(checkAnswer({ ...form, ...change }).ok);
    },
    // What is stored may itself be wrong, where another program sent it.
    problems: { ...((saving.hasTried || !isDirty) && !checked.ok && checked.error), ...saving.asked },
    canLeave: checked.ok || !hasTermProblems(checked.error),
    today,
    save: () => saving.onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => saving.onlyOnce(() => moveTo(to, said), undefined),
  };
}

const hasTermProblems = ({ lineas, descuento, flete, vigencia }: AnswerProblems): boolean =>
  Boolean(lineas ?? descuento ?? flete ?? vigencia);
