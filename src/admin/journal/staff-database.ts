import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from '#domain/staff/journal.ts';

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

export type StaffDatabase = IDBPDatabase<StaffSchema>;

const NAME = 'personal';
let opening: Promise<StaffDatabase> | undefined;

/** What this device keeps of the staff's work. A database that the browser took away is opened again at the next use. */
export function openStaffDatabase(): Promise<StaffDatabase> {
  opening ??= openDB<StaffSchema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('diario', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
      database.createObjectStore('formularios');
    },
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((reason: unknown) => {
    opening = undefined;
    throw reason;
  });
  return opening;
}

/** Whether the device really keeps what it is given: some browsers accept everything and forget it with the window, or have no room. */
export async function canKeep(): Promise<boolean> {
  const mark = `prueba ${crypto.randomUUID()}`;
  try {
    const db = await openStaffDatabase();
    await db.put('formularios', { at: 0, values: mark }, 'prueba');
    const kept = await db.get('formularios', 'prueba');
    await db.delete('formularios', 'prueba');
    return kept?.values === mark;
  } catch (reason) {
    console.warn('Este equipo no guarda el trabajo del personal', reason);
    return false;
  }
}

/** Empties it: nothing of anybody's work stays on the device. */
export async function forgetStaffWork(): Promise<void> {
  const db = await openStaffDatabase();
  const tx = db.transaction(['diario', 'formularios'], 'readwrite');
  await Promise.all([tx.objectStore('diario').clear(), tx.objectStore('formularios').clear(), tx.done]);
}
