import type { WriterWords } from '../texts/writer-text.ts';
import { ConfirmationNote } from './ConfirmationNote.tsx';
import { JoinedNote } from './JoinedNote.tsx';
import css from './KeptNote.module.css';
import { NoteGroup } from './NoteGroup.tsx';
import { useConfirmation } from './use-live-documents.ts';

interface FormNotesProps {
  readonly isNew: boolean;
  /** From `useFormStart`. */
  readonly latest: { readonly row: unknown; readonly isConfirmed: boolean };
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
}

/** Above a form: whether the server has confirmed what it shows, and what others have changed or deleted since it was opened. */
export function FormNotes({ isNew, latest, joined }: FormNotesProps) {
  const state = useConfirmation(latest.isConfirmed);
  if (isNew) return null;
  return (
    <NoteGroup>
      <ConfirmationNote state={state} />
      <JoinedNote {...joined} />
      <div role="alert">
        {latest.isConfirmed && latest.row === undefined && (
          <p className={css['note']}>
            Alguien eliminó esto. Lo que hay en la pantalla sigue aquí: si lo guardas, se te pregunta antes de crearlo
            otra vez.
          </p>
        )}
      </div>
    </NoteGroup>
  );
}
