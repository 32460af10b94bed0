import { useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { Edit } from '../../journal/journal-sync.ts';
import { type SaveProblem, saveProblemText } from '../../journal/save-messages.ts';
import { useStaff } from '../../staff.ts';
import { deletionOf } from '../documents/changes.ts';

/**
 * What is done to the rows of a list: one is deleted after a question, which can be undone, or all get another order.
 * @param deletedTitle what the deletion of a document is called in the list of edits
 */
export function useListEdits<Value extends { readonly id: string }>(
  collection: string,
  deletedTitle: (value: Value) => string,
) {
  const { journal } = useStaff();
  const [asked, setAsked] = useState<StaffRow<Value> | null>(null);
  const [problem, setProblem] = useState('');

  async function tell(saving: Promise<Result<unknown, SaveProblem>>): Promise<void> {
    const saved = await saving;
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }
  function remove(): void {
    if (!asked) return;
    setAsked(null);
    // The list or the line above it shows the outcome.
    void tell(journal.saveUndoable({ title: deletedTitle(asked.value), changes: deletionOf(collection, asked) }));
  }

  return {
    /** The row whose deletion is asked about. */
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    remove,
    save: (edit: Edit) => tell(journal.saveEdit(edit)),
    /** Why the last edit was not stored; empty where it was. */
    problem,
  };
}
