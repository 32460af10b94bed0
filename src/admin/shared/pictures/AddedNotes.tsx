import css from './ImagesField.module.css';
import type { Refusal } from './use-add-pictures.ts';

interface AddedNotesProps {
  /** How many pictures are being made ready. */
  readonly preparing: number;
  readonly refusals: readonly Refusal[];
}

/** What becomes of the pictures that were added, for the field's live region. */
export function AddedNotes({ preparing, refusals }: AddedNotesProps) {
  return (
    <>
      {preparing > 0 && (
        <p className={css['hint']}>{preparing === 1 ? 'Preparando una foto…' : `Preparando ${preparing} fotos…`}</p>
      )}
      {refusals.map(({ name, reason }) => (
        <p key={`${name} ${reason}`} className={css['problem']}>
          {name}: {reason}
        </p>
      ))}
    </>
  );
}
