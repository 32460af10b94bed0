import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { type RepairEdit, repairChanges } from '#domain/workshop/repair-changes.ts';
import { repairStateName } from '#domain/workshop/repair-state.ts';
import type { JournalSync } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { actorNow } from '../shared/documents/actor-now.ts';

/**
 * Stores an edit of a repair that starts from `row`; one that changes the state can be undone. Gives the row that the next edit starts from, before
 * the feeds show it, or why nothing was stored.
 */
export async function storeRepair(
  { saveEdit, saveUndoable }: Pick<JournalSync, 'saveEdit' | 'saveUndoable'>,
  row: StaffRow<Repair>,
  edit: RepairEdit,
  said?: string,
): Promise<Result<StaffRow<Repair>, string>> {
  const { value: repair, rev } = row;
  const changes = repairChanges(row, edit, actorNow(), said ? [said] : []);
  const isMove = edit.estado !== repair.estado;
  const what = isMove ? repairStateName[edit.estado] : rev === 0 ? 'recibida' : 'datos';
  const named = { title: `Reparación ${repair.folio}: ${what}`, changes };
  const stored = await (isMove ? saveUndoable(named) : saveEdit(named));
  if (!stored.ok) return err(saveProblemText(stored.error));
  const fields = changes[0].document ?? {};
  const parsed = parseRepair(repair.id, { ...fields, rev: rev + 1 });
  if (!parsed.ok) throw new Error(`A repair that was just stored cannot be read: ${parsed.error.problem}`);
  return ok({ value: parsed.value, rev: rev + 1, fields, entry: undefined });
}
