import { useState } from 'react';
import { err } from '#domain/kernel/result.ts';
import { type AnswerForm, addFreeTextLine } from '#domain/quotes/answer-form.ts';
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
import { canBecome, type QuoteState } from '#domain/quotes/quote-state.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { shopDayNow, useShopDay } from '#product-page/use-shop-day.ts';
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
  /** Last day the prices hold: typed, stored or proposed; empty for none. */
  readonly until: string;
  /** Whether lines, discount, freight and validity can be sent as they are. */
  readonly canLeave: boolean;
  /** As in `SavingForm`. `words`: of a line that was typed and not added, which is stored with the others. */
  readonly save: (words?: string) => Promise<boolean>;
  /** As in `SavingForm`. `until`: the last day in an answer that was sent already, which is stored instead of the proposed one. */
  readonly move: (to: QuoteState, said?: string, until?: string) => Promise<void>;
}

/** A quotation as its form is opened. */
interface OpenedQuote {
  readonly row: StaffRow<Quote>;
  readonly keptKey: string;
  readonly kept: KeptAnswer | null;
  readonly isNew: boolean;
}

/** The form of a quotation: it follows what others save, and what is typed is kept on the device until it is saved. */
export function useQuoteForm({ row, keptKey, kept, isNew }: OpenedQuote): QuoteFormState {
  const { journal } = useStaff();
  // As it was when the form was opened: an answer that is being written keeps its term.
  const [quoteDays] = useState(() => profileStore.getState().policies.quoteDays);
  const today = useShopDay();
  const followed = useFollowedAnswer(row, kept, isNew);
  const { saved, form } = followed;
  const { estado } = row.value;
  const until = form.vigencia ?? (canBecome(estado, 'cotizada') ? dayAfter(today, quoteDays) : '');
  // An accepted quotation does not expire any more, and a closed one promises nothing.
  const late = estado === 'aceptada' || estado === 'cancelada' ? {} : sendingProblems({ vigencia: until }, today);
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

  function saveTyped(words = ''): Promise<StaffRow<Quote> | null> {
    const typed = words === '' ? checked : checkAnswer({ ...form, lineas: addFreeTextLine(form.lineas, words) });
    const lacking = isNew && typed.ok ? newQuoteProblems(typed.value) : {};
    const from = isNew ? { ...withOrigin(row, form.origen), entry: undefined } : row;
    return saving.storeTyped<Answer>(Object.keys(lacking).length > 0 ? err(lacking) : typed, (answer) =>
      storeAnswer(journal, from, answer, estado),
    );
  }

  async function moveTo(to: QuoteState, said?: string, sentUntil?: string): Promise<void> {
    const day = shopDayNow();
    // The last day that is proposed is stored with the answer that it belongs to, and not before.
    const vigencia = form.vigencia ?? sentUntil ?? dayAfter(day, quoteDays);
    if (to === 'cotizada' && checked.ok) {
      const lacking = sendingProblems({ vigencia }, day);
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
    problems: { ...((saving.hasTried || !isDirty) && !checked.ok && checked.error), ...late, ...saving.asked },
    until,
    canLeave: !hasTermProblems({ ...(!checked.ok && checked.error), ...late }),
    today,
    save: (words) => saving.onlyOnce(async () => (await saveTyped(words)) !== null, false),
    move: (to, said, sentUntil) => saving.onlyOnce(() => moveTo(to, said, sentUntil), undefined),
  };
}

const hasTermProblems = ({ lineas, descuento, flete, vigencia }: AnswerProblems): boolean =>
  Boolean(lineas ?? descuento ?? flete ?? vigencia);
