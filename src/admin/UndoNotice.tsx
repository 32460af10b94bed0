import { useEffect } from 'react';
import { useJournal } from '#store/journal-store.ts';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { useStaff } from './staff.ts';
import css from './UndoNotice.module.css';

const SHOWN_MS = 12_000;

/** What was just done, with a button that undoes it, for a while. Its live region is always on the page, so screen readers announce it. */
export function UndoNotice() {
  const { journal } = useStaff();
  const undoable = useJournal((state) => state.undoable);
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(journal.closeUndo, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [undoable, journal]);
  return (
    <output>
      {undoable && (
        <div className={css['notice']}>
          <span>{undoable.text}</span>
          {/* The result shows in the journal. */}
          <button type="button" className={css['undo']} onClick={() => void journal.undo()}>
            Deshacer
          </button>
          <button type="button" className={css['close']} aria-label="Cerrar aviso" onClick={journal.closeUndo}>
            <CloseIcon size={16} />
          </button>
        </div>
      )}
    </output>
  );
}
