import type { Entry, Journal } from '#domain/staff/journal/journal.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import { staffDatabase } from './staff-database.ts';

/** The journal with the key under which each entry is stored. */
export interface StoredJournal {
  readonly keys: readonly number[];
  readonly journal: Journal;
}

interface ChangedEntry {
  readonly key: number;
  readonly before: Entry;
  /** Nothing where it is deleted. */
  readonly now: Entry | undefined;
}

interface WrittenStep {
  readonly stored: StoredJournal;
  readonly isChanged: boolean;
}

/** Where a step changes more entries than these, one reading of all is quicker than one of each. */
const FEW = 20;

export const readJournal = (): Promise<StoredJournal> =>
  staffDatabase.use((db) => readAll(db.transaction('diario').store));

/**
 * Reads the journal, changes it and writes the difference within one transaction, so that two tabs never overwrite each other's entries.
 * @param known what the step is given in place of a reading, which takes long where a thousand entries wait: as long as the same entries are stored,
 * and those that the step changes as they are known. A tab of an earlier version changes them without a mark, so each is compared.
 */
export const writeStep = (step: (journal: Journal) => Journal, known: StoredJournal | null): Promise<WrittenStep> =>
  staffDatabase.use(async (db) => {
    const tx = db.transaction('diario', 'readwrite', { durability: 'strict' });
    const isListed = known !== null && sameValue(await tx.store.getAllKeys(), known.keys);
    let planned = isListed ? plan(step, known) : null;
    if (!planned || !(await areStored(tx.store, planned.changed))) planned = plan(step, await readAll(tx.store));
    const { before, isChanged, changed, added } = planned;
    try {
      // Each in a promise of its own, so that one which is refused at once leaves those before it to be waited for.
      const [keys] = await Promise.all([
        Promise.all(added.map(async (entry) => tx.store.add(entry))),
        Promise.all(
          changed.map(async ({ key, now }) => void (await (now ? tx.store.put(now, key) : tx.store.delete(key)))),
        ),
        tx.done,
      ]);
      return { stored: isChanged ? written(planned, keys) : before, isChanged };
    } catch (reason) {
      endAtOnce(tx);
      throw reason;
    }
  });

/** An entry that the database refuses at once ends no transaction, and those before it would be stored. */
function endAtOnce(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // What the database refused later has ended it already.
  }
}

/** What a step does to the journal, before it is written. */
interface PlannedStep {
  readonly before: StoredJournal;
  readonly isChanged: boolean;
  readonly changed: readonly ChangedEntry[];
  readonly added: Journal;
}

function plan(step: (journal: Journal) => Journal, before: StoredJournal): PlannedStep {
  const next = step(before.journal);
  if (next === before.journal) return { before, isChanged: false, changed: [], added: [] };
  const kept = new Map(next.map((entry) => [entry.id, entry]));
  const changed = before.journal.flatMap((entry, at): ChangedEntry[] => {
    const key = before.keys[at];
    const now = kept.get(entry.id);
    return key === undefined || now === entry ? [] : [{ key, before: entry, now }];
  });
  const known = new Set(before.journal.map(({ id }) => id));
  return { before, isChanged: true, changed, added: next.filter(({ id }) => !known.has(id)) };
}

/** Whether the entries of a change are stored as they are known. False also where comparing takes longer than reading all. */
async function areStored(store: EntryReader, changed: readonly ChangedEntry[]): Promise<boolean> {
  if (changed.length === 0 || changed.length > FEW) return false;
  const stored = await Promise.all(changed.map(({ key }) => store.get(key)));
  return changed.every(({ before }, at) => sameValue(stored[at], before));
}

function written({ before, changed, added }: PlannedStep, addedKeys: readonly number[]): StoredJournal {
  const changes = new Map(changed.map((one) => [one.key, one]));
  const keys: number[] = [];
  const journal: Entry[] = [];
  before.journal.forEach((entry, at) => {
    const key = before.keys[at];
    if (key === undefined) return;
    const change = changes.get(key);
    if (change && !change.now) return;
    keys.push(key);
    journal.push(change?.now ?? entry);
  });
  return { keys: [...keys, ...addedKeys], journal: [...journal, ...added] };
}

interface EntryReader {
  get(key: number): Promise<Entry | undefined>;
}

interface JournalReader {
  getAll(): Promise<Entry[]>;
  getAllKeys(): Promise<number[]>;
}

async function readAll(store: JournalReader): Promise<StoredJournal> {
  const [keys, journal] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return { keys, journal };
}
