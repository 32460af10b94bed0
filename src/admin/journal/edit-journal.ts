import type { Entry, Journal } from '#domain/staff/journal/journal.ts';
import { staffDatabase } from './staff-database.ts';

const CHANNEL = 'diario';

/** The journal of one device, the same in all its tabs. */
export interface EditJournal {
  /** Changes the journal in one transaction and notifies every tab. Rejects when the device cannot store it. */
  change(step: (journal: Journal) => Journal): Promise<void>;
  /** Calls back with the journal now and whenever a tab changed it. */
  watch(onChange: (journal: Journal) => void): void;
}

export function openEditJournal(): EditJournal {
  const channel = new BroadcastChannel(CHANNEL);
  let tell: (journal: Journal) => void = () => {};

  const read = (): Promise<Journal> => staffDatabase.use((db) => db.getAll('diario'));

  const reread = (): void =>
    void read().then(
      (journal) => tell(journal),
      (reason: unknown) => console.warn('El diario de cambios no se pudo leer', reason),
    );
  channel.addEventListener('message', reread);
  // A tab that the browser had frozen may have missed messages of the others.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reread();
  });

  return {
    async change(step) {
      const next = await writeStep(step);
      if (!next) return;
      tell(next);
      channel.postMessage('');
    },
    watch(onChange) {
      tell = onChange;
      reread();
    },
  };
}

/** Reads the journal, changes it and writes the difference within one transaction, so that two tabs never overwrite each other's entries. */
const writeStep = (step: (journal: Journal) => Journal): Promise<Journal | null> =>
  staffDatabase.use(async (db) => {
    const tx = db.transaction('diario', 'readwrite', { durability: 'strict' });
    const [keys, journal] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    const next = step(journal);
    if (next === journal) {
      await tx.done;
      return null;
    }
    const kept = new Map<string, Entry>(next.map((entry) => [entry.id, entry]));
    const known = new Set(journal.map(({ id }) => id));
    const writes: Promise<unknown>[] = [];
    journal.forEach((entry, at) => {
      const key = keys[at];
      const now = kept.get(entry.id);
      if (key === undefined || now === entry) return;
      writes.push(now ? tx.store.put(now, key) : tx.store.delete(key));
    });
    for (const entry of next) if (!known.has(entry.id)) writes.push(tx.store.add(entry));
    await Promise.all([...writes, tx.done]);
    return next;
  });
