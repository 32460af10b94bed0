import type { Edit, JournalSync } from '../journal/journal-sync.ts';
import { dropFormsOf } from '../journal/kept-forms.ts';
import { saveProblemText } from '../journal/save-messages.ts';

/** A quotation or a repair that is erased: its id, and the edit that erases it. */
export interface Erased extends Edit {
  readonly id: string;
}

/**
 * Erases quotations and repairs one after the other, each as an edit of its own that is not kept for an undo, and what is half written of them on this
 * device: it holds the same person's data.
 * @returns the ids of those that are erased, and why the next one could not be; empty where all are
 */
export async function eraseForGood(
  journal: Pick<JournalSync, 'saveEdit'>,
  erased: readonly Erased[],
): Promise<{ readonly gone: readonly string[]; readonly problem: string }> {
  const gone: string[] = [];
  let problem = '';
  for (const { id, ...edit } of erased) {
    const saved = await journal.saveEdit(edit);
    if (!saved.ok) {
      problem = saveProblemText(saved.error);
      break;
    }
    gone.push(id);
  }
  await dropFormsOf(gone);
  return { gone, problem };
}
