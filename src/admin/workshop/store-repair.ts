import type { Result } from '#domain/kernel/result.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { type RepairEdit, repairChanges } from '#domain/workshop/repair-changes.ts';
import { repairStateName } from '#domain/workshop/repair-state.ts';
import type { JournalSync } from '../journal/journal-sync.ts';
import { actorNow } from '../shared/documents/actor-now.ts';
import { madeNow } from '../shared/folio-documents/made-now.ts';
import { storeEdit } from '../shared/folio-documents/store-edit.ts';

/** Stores an edit of a repair that starts from a row. Gives the row that the next one starts from, or why nothing was stored. */
export async function storeRepair(
  journal: Pick<JournalSync, 'saveEdit' | 'saveUndoable'>,
  from: StaffRow<Repair>,
  edit: RepairEdit,
  said?: string,
): Promise<Result<StaffRow<Repair>, string>> {
  const row = madeNow(from);
  const { value: repair, rev } = row;
  const changes = repairChanges(row, edit, actorNow(), said ? [said] : []);
  const isMove = edit.estado !== repair.estado;
  const what = isMove ? repairStateName[edit.estado] : rev === 0 ? 'recibida' : 'datos';
  return storeEdit(journal, row, { title: `Reparación ${repair.folio}: ${what}`, changes, isMove }, parseRepair);
}
