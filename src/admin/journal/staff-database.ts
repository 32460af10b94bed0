import type { DBSchema } from 'idb';
import type { Entry } from '#domain/staff/journal.ts';
import { openDatabase } from '#platform/open-database.ts';
import { forgetLeftForms } from './forms-on-leaving.ts';

/** A form as it was left, half written. */
export interface KeptForm {
  readonly at: number;
  readonly values: unknown;
}

interface StaffSchema extends DBSchema {
  /** Keyed by their order, which is the order of sending. */
  diario: { key: number; value: Entry; indexes: { id: string } };
  formularios: { key: string; value: KeptForm };
}

/** What this device keeps of the staff's work. */
export const staffDatabase = openDatabase<StaffSchema>({
  name: 'personal',
  steps: [
    (database) => {
      database.createObjectStore('diario', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
      database.createObjectStore('formularios');
    },
  ],
});

/** Whether the device really keeps what it is given: some browsers accept everything and forget it with the window, or have no room. */
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

/** Empties it: nothing of anybody's work stays on the device. */
export async function forgetStaffWork(): Promise<void> {
  forgetLeftForms();
  await staffDatabase.use(async (db) => {
    const tx = db.transaction(['diario', 'formularios'], 'readwrite');
    await Promise.all([tx.objectStore('diario').clear(), tx.objectStore('formularios').clear(), tx.done]);
  });
}
