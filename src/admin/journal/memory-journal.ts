import type { Journal } from '#domain/staff/journal/journal.ts';
import type { EditJournal } from './edit-journal.ts';

/** A journal in memory, for a device without storage. It is lost with the page, so edits are accepted only while the server answers. */
export function openMemoryJournal(): EditJournal {
  let journal: Journal = [];
  let tell: (journal: Journal) => void = () => {};
  return {
    change(step) {
      const next = step(journal);
      if (next !== journal) {
        journal = next;
        tell(journal);
      }
      return Promise.resolve();
    },
    watch(onChange) {
      tell = onChange;
      tell(journal);
    },
  };
}
