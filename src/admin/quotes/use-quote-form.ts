import { useState } from 'react';
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
  const { saved, form, news, joined } = followed;
  const isDirty = !sameValue(form, saved);
  const checked = checkAnswer(form);
  const saving = useFormSaving<AnswerForm, AnswerProblems>({
    keptKey,
    keptAt: kept?.at ?? null,
    row,
    isNew,
    isDirty,
    followed,
  });

  async function store(from: StaffRow<Quote>, answer: Answer, to: QuoteState, said?: string) {
    const stored = await storeAnswer(journal, from, answer, to, said);
    if (!stored.ok) saving.fail(stored.error);
    return stored.ok ? stored.value : null;
  }

  /** The row as it is once all that is typed is stored; `null` where that failed. */
  async function saveTyped(): Promise<StaffRow<Quote> | null> {
    if (news.size > 0) return saving.refuseCollision();
    if (!checked.ok) return saving.refuse(checked.error);
    const lacking = isNew ? newQuoteProblems(checked.value) : {};
    if (Object.keys(lacking).length > 0) return saving.refuse(lacking);
    const from = isNew ? { ...withOrigin(row, form.origen), entry: undefined } : row;
    const next = isDirty ? await store(from, checked.value, row.value.estado) : row;
    if (!next) return null;
    await saving.stored();
    return next;
  }

  async function moveTo(to: QuoteState, said?: string): Promise<void> {
    // The last day is proposed by the form and stored with the answer that it belongs to.
    const { vigencia } = form;
    if (to === 'cotizada' && checked.ok) {
      const lacking = sendingProblems(checked.value, today);
      if (Object.keys(lacking).length > 0) return void saving.refuse(lacking);
    }
    const next = await saveTyped();
    if (next) await store(next, { ...answerOf(next.value), ...(to === 'cotizada' && { vigencia }) }, to, said);
  }

  return {
    quote: row.value,
    form,
    set(change) {
      followed.change(change);
      saving.changed(checkAnswer({ ...form, ...change }).ok);
    },
    // What is stored may itself be wrong, where another program sent it.
    problems: { ...((saving.hasTried || !isDirty) && !checked.ok && checked.error), ...saving.asked },
    refusal: saving.refusal,
    isDirty,
    news,
    joined,
    canLeave: checked.ok || !hasTermProblems(checked.error),
    today,
    restoredAt: saving.restoredAt,
    place: saving.place,
    save: () => saving.onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => saving.onlyOnce(() => moveTo(to, said), undefined),
    discard: saving.discard,
  };
}

const hasTermProblems = ({ lineas, descuento, flete, vigencia }: AnswerProblems): boolean =>
  Boolean(lineas ?? descuento ?? flete ?? vigencia);
