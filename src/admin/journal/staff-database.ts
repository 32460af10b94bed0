import type { DBSchema } from 'idb';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { openDatabase } from '#platform/open-database.ts';
import { forgetLeftForms } from './forms-on-leaving.ts';

/** A form that was left half written. */
export interface KeptForm {
  readonly at: number;
  readonly values: unknown;
}

interface StaffSchema extends DBSchema {
  /** The keys are the order of the entries, in which they are sent. */
  diario: { key: number; value: Entry; indexes: { id: string } };
  formularios: { key: string; value: KeptForm };
}

/** The staff's unsent edits and half-written forms on this device. */
export const staffDatabase = openDatabase<StaffSchema>({
  name: 'personal',
  steps: [
    (database) => {
      database.createObjectStore('diario', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
      database.createObjectStore('formularios');
    },
  ],
});

/** The beginning of the key of a probe, which is stored to see whether the device keeps it. A tab that is closed meanwhile leaves its probe there. */
const TRIAL = 'prueba';

/** Whether a key is that of a form that somebody left half written. */
export const isFormKey = (key: string): boolean => !key.startsWith(TRIAL);

/** Whether the device stores what it is given: some browsers accept writes and keep nothing, or have no room. */
export async function canKeep(): Promise<boolean> {
  // Each tab has a key of its own, because an update loads all tabs at once, and one would find or delete the probe of another.
  const key = `${TRIAL} ${crypto.randomUUID()}`;
  try {
    return await staffDatabase.use(async (db) => {
      await db.put('formularios', { at: 0, values: key }, key);
      const kept = await db.get('formularios', key);
      await db.delete('formularios', key);
      return kept?.values === key;
    });
  } catch (reason) {
    console.warn('Este equipo no guarda el trabajo del personal', reason);
    return false;
  }
}

/**
 * Whether there are edits on the device, which may be there though it has no room for more. They are shown and sent all the same: a journal in memory
 * would hide them, and signing out delete them unasked.
 */
export async function holdsEdits(): Promise<boolean> {
  try {
    return (await staffDatabase.use((db) => db.count('diario'))) > 0;
  } catch {
    return false;
  }
}

/** Deletes all of it, also other people's. */
export async function forgetStaffWork(): Promise<void> {
  forgetLeftForms();
  await staffDatabase.use(async (db) => {
    const tx = db.transaction(['diario', 'formularios'], 'readwrite');
    await Promise.all([tx.objectStore('diario').clear(), tx.objectStore('formularios').clear(), tx.done]);
  });
}
