import { fieldList } from '#domain/staff/forms/field-labels.ts';
import type { WriterWords } from '../texts/writer-text.ts';
import css from './JoinedNote.module.css';

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
