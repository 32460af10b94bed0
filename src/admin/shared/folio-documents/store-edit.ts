import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Change, Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { JournalSync } from '../../journal/journal-sync.ts';
import { saveProblemText } from '../../journal/save-messages.ts';

/** An edit of a quotation or a repair. */
export interface FolioEdit {
  /** What was done, in words for people. */
  readonly title: string;
  /** The document and the status that the customer's link shows, the document first. */
  readonly changes: readonly Change[];
  /** Whether it changes the state: then it can be undone. */
  readonly isMove: boolean;
}

/** Stores an edit that starts from `row`. Gives the row that the next edit starts from, before the feeds show it, or why nothing was stored. */
export async function storeEdit<Value extends { readonly id: string }>(
  { saveEdit, saveUndoable }: Pick<JournalSync, 'saveEdit' | 'saveUndoable'>,
  { value, rev }: StaffRow<Value>,
  { title, changes, isMove }: FolioEdit,
  parse: (id: string, fields: Fields) => Result<Value, unknown>,
): Promise<Result<StaffRow<Value>, string>> {
  const stored = await (isMove ? saveUndoable({ title, changes }) : saveEdit({ title, changes }));
  if (!stored.ok) return err(saveProblemText(stored.error));
  const fields = changes[0]?.document ?? {};
  const parsed = parse(value.id, { ...fields, rev: rev + 1 });
  if (!parsed.ok) throw new Error(`What was just stored cannot be read: ${title}`);
  return ok({ value: parsed.value, rev: rev + 1, fields, entry: undefined });
}
