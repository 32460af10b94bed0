import { fieldList } from '#domain/staff/field-labels.ts';
import css from './JoinedNote.module.css';
import type { WriterWords } from './writer-text.ts';

interface JoinedNoteProps {
  readonly writer: WriterWords;
  /** The fields that the form took over. */
  readonly fields: readonly string[];
}

/** One line that says what somebody else changed in the form that is open. */
export function JoinedNote({ writer, fields }: JoinedNoteProps) {
  return (
    <output className={css['place']}>
      {fields.length > 0 && (
        <span className={css['note']}>
          {writer.name} cambió {fieldList(fields)} {writer.ago}; ya está aquí.
        </span>
      )}
    </output>
  );
}
