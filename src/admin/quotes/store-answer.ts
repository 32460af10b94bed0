import type { Result } from '#domain/kernel/result.ts';
import { answerChanges } from '#domain/quotes/answer-quote.ts';
import type { Answer } from '#domain/quotes/check-answer.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import { type QuoteState, quoteStateName } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { JournalSync } from '../journal/journal-sync.ts';
import { actorNow } from '../shared/documents/actor-now.ts';
import { madeNow } from '../shared/folio-documents/made-now.ts';
import { storeEdit } from '../shared/folio-documents/store-edit.ts';

/** Stores an answer that starts from a row. Gives the row that the next one starts from, or why nothing was stored. */
export async function storeAnswer(
  journal: Pick<JournalSync, 'saveEdit' | 'saveUndoable'>,
  from: StaffRow<Quote>,
  answer: Answer,
  to: QuoteState,
  said?: string,
): Promise<Result<StaffRow<Quote>, string>> {
  // One that a visitor sent came when the server says, and has no revision yet either.
  const row = from.value.hechaPor === '' ? from : madeNow(from);
  const { value: quote, rev } = row;
  const changes = answerChanges(row, answer, to, actorNow(), said ? [said] : []);
  const isMove = to !== quote.estado;
  const what = isMove ? quoteStateName[to] : rev === 0 && quote.hechaPor !== '' ? 'nueva' : 'datos';
  return storeEdit(journal, row, { title: `Cotización ${quote.folio}: ${what}`, changes, isMove }, parseQuote);
}
