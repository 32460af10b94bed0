import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type AnswerForm, type AnswerProblems, answerChanges, checkAnswer } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { type QuoteState, quoteStateName } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { selectEmail, sessionStore } from '#store/session-store.ts';
import type { JournalSync } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';

interface AnswerRefusal {
  readonly problems: AnswerProblems;
  readonly text: string;
}

/** Stores the answer as an edit that starts from `row`. */
export async function saveAnswer(
  { saveEdit }: Pick<JournalSync, 'saveEdit'>,
  row: StaffRow<Quote>,
  form: AnswerForm,
  to: QuoteState,
): Promise<Result<null, AnswerRefusal>> {
  const { value: quote } = row;
  const checked = checkAnswer(quote, form);
  if (!checked.ok) return err({ problems: checked.error, text: 'Revisa los campos marcados.' });
  const step = { estado: to, por: selectEmail(sessionStore.getState()), en: Date.now() };
  const saved = await saveEdit({
    title: `Cotización ${quote.folio}: ${to === quote.estado ? 'datos' : quoteStateName[to]}`,
    changes: answerChanges(row, checked.value, to, step),
  });
  return saved.ok ? ok(null) : err({ problems: {}, text: saveProblemText(saved.error) });
}
