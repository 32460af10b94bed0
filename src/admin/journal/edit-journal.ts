import type { Journal } from '#domain/staff/journal/journal.ts';
import { readJournal, type StoredJournal, writeStep } from './stored-journal.ts';

const CHANNEL = 'diario';
const RETRY_MS = 2000;

/**
 * Which entries a step has to see as they are stored now. `changed`: only those that it changes, and which others there are. What another tab did to
 * the others a moment ago does not make the step wrong.
 */
export type StepReads = 'all' | 'changed';

/** The journal of one device, the same in all its tabs. */
export interface EditJournal {
  /** Changes the journal in one transaction and notifies every tab. Rejects when the device cannot store it. */
  change(step: (journal: Journal) => Journal, reads?: StepReads): Promise<void>;
  /** Calls back with the journal now and whenever a tab changed it. */
  watch(onChange: (journal: Journal) => void): void;
}

export function openEditJournal(): EditJournal {
  const channel = new BroadcastChannel(CHANNEL);
  let tell: (journal: Journal) => void = () => {};
  /** The journal as this tab read or wrote it last. */
  let known: StoredJournal | null = null;
  /** Readings that were asked for since the tab began to read; nought while it does not. */
  let asked = 0;

  /** Reads the journal. What is asked for meanwhile is one more reading, because a tab that sends tells twice of every entry. */
  async function reread(): Promise<void> {
    asked += 1;
    if (asked > 1) return;
    try {
      for (let answered = 0; answered < asked; ) {
        answered = asked;
        known = await readJournal();
        tell(known.journal);
      }
    } catch (reason) {
      console.warn('El diario de cambios no se pudo leer', reason);
      // Forms wait for the first reading, and no change need come that would cause another.
      if (!known) setTimeout(() => void reread(), RETRY_MS);
    } finally {
      asked = 0;
    }
  }
  channel.addEventListener('message', () => void reread());
  // A tab that the browser had frozen may have missed messages of the others.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void reread();
  });

  return {
    async change(step, reads = 'all') {
      // While this tab reads, another one has written, and the journal known here is older than that.
      const isFresh = reads === 'changed' && asked === 0;
      const { stored, isChanged } = await writeStep(step, isFresh ? known : null);
      known = stored;
      if (!isChanged) return;
      tell(stored.journal);
      channel.postMessage('');
    },
    watch(onChange) {
      tell = onChange;
      void reread();
    },
  };
}
