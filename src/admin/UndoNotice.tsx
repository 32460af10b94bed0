import { useJournal } from '#store/journal-store.ts';
import css from './PassingNotice.module.css';
import { PassingNotice } from './PassingNotice.tsx';
import { useStaff } from './staff.ts';

/** What was just done, with a button that undoes it, for a while. */
export function UndoNotice() {
  const { journal } = useStaff();
  const undoable = useJournal((state) => state.undoable);
  return (
    <PassingNotice about={undoable} onClose={journal.closeUndo} text={({ text }) => text}>
      {/* The result shows in the journal. */}
      <button type="button" className={css['undo']} onClick={() => void journal.undo()}>
        Deshacer
      </button>
    </PassingNotice>
  );
}
