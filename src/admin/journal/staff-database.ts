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

/** Whether the device stores what it is given: some browsers accept writes and keep nothing, or have no room. */
export async function canKeep(): Promise<boolean> {
  const mark = `prueba ${crypto.randomUUID()}`;
  try {
    return await staffDatabase.use(async (db) => {
      await db.put('formularios', { at: 0, values: mark }, 'prueba');
      const kept = await db.get('formularios', 'prueba');
      await db.delete('formularios', 'prueba');
      return kept?.values === mark;
    });
  } catch (reason) {
    console.warn('Este equipo no guarda el trabajo del personal', reason);
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
