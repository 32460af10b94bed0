import { fieldList } from '#domain/staff/forms/field-labels.ts';
import { useJournal } from '#store/journal-store.ts';
import { PassingNotice } from './PassingNotice.tsx';
import { useStaff } from './staff.ts';

/** Which fields of others an edit was joined with when it was sent. */
export function MergedNotice() {
  const { journal } = useStaff();
  const joined = useJournal((state) => state.joined);
  return (
    <PassingNotice
      about={joined}
      onClose={journal.closeJoined}
      text={({ title, fields }) => `${title}: se unió con lo que alguien más había cambiado (${fieldList(fields)}).`}
    />
  );
}
