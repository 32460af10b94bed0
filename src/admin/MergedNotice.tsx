import { useEffect } from 'react';
import { fieldList } from '#domain/staff/field-labels.ts';
import { useJournal } from '#store/journal-store.ts';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { useStaff } from './staff.ts';
import css from './UndoNotice.module.css';

const SHOWN_MS = 12_000;

/** One line that says which fields of others an edit was joined with when it was sent. Its live region is always on the page. */
export function MergedNotice() {
  const { journal } = useStaff();
  const joined = useJournal((state) => state.joined);
  useEffect(() => {
    if (!joined) return undefined;
    const timer = setTimeout(journal.closeJoined, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [joined, journal]);
  return (
    <output>
      {joined && (
        <div className={css['notice']}>
          <span>
            {joined.title}: se unió con lo que alguien más había cambiado ({fieldList(joined.fields)}).
          </span>
          <button type="button" className={css['close']} aria-label="Cerrar aviso" onClick={journal.closeJoined}>
            <CloseIcon size={16} />
          </button>
        </div>
      )}
    </output>
  );
}
