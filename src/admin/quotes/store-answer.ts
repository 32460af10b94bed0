import { err, ok, type Result } from '#domain/kernel/result.ts';
import { answerChanges } from '#domain/quotes/answer-quote.ts';
import type { Answer } from '#domain/quotes/check-answer.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import { type QuoteState, quoteStateName } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { JournalSync } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { actorNow } from '../shared/documents/actor-now.ts';

/**
 * Stores an answer as an edit that starts from `row`; one that changes the state can be undone. Gives the row that the next edit starts from, before
 * the feeds show it, or why nothing was stored.
 */
export async function storeAnswer(
  { saveEdit, saveUndoable }: Pick<JournalSync, 'saveEdit' | 'saveUndoable'>,
  row: StaffRow<Quote>,
  answer: Answer,
  to: QuoteState,
  said?: string,
): Promise<Result<StaffRow<Quote>, string>> {
  const { value: quote, rev } = row;
  const changes = answerChanges(row, answer, to, actorNow(), said ? [said] : []);
  const isMove = to !== quote.estado;
  const what = isMove ? quoteStateName[to] : rev === 0 && quote.hechaPor !== '' ? 'nueva' : 'datos';
  const edit = { title: `Cotización ${quote.folio}: ${what}`, changes };
  const stored = await (isMove ? saveUndoable(edit) : saveEdit(edit));
  if (!stored.ok) return err(saveProblemText(stored.error));
  const fields = changes[0]?.document ?? {};
  const parsed = parseQuote(quote.id, { ...fields, rev: rev + 1 });
  if (!parsed.ok) throw new Error(`A quotation that was just stored cannot be read: ${parsed.error.problem}`);
  return ok({ value: parsed.value, rev: rev + 1, fields, entry: undefined });
}
