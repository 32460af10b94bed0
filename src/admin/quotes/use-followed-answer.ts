import { type AnswerForm, quoteToForm } from '#domain/quotes/answer-form.ts';
import { type AnswerField, answerCollisions, answerText, followAnswer } from '#domain/quotes/follow-answer.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { decideField } from '#domain/staff/forms/rebase-form.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { type FollowRules, useFollowedForm } from '../shared/forms/use-followed-form.ts';
import type { KeptAnswer } from './quote-kept.ts';

const RULES: FollowRules<AnswerForm, Quote> = {
  toForm: quoteToForm,
  follow: followAnswer,
  collisions: answerCollisions,
  decide: decideField,
  // Where a quotation was asked for is chosen only while it is made.
  text: (name, before, after) => answerText(name as AnswerField, before, after),
};

/** What is typed of a quotation, over what it is now. */
export function useFollowedAnswer(row: StaffRow<Quote>, kept: KeptAnswer | null, isNew: boolean) {
  return useFollowedForm(row, kept, isNew, RULES);
}
