import { type KeptForm, staffDatabase } from './staff-database.ts';

/** A form as it was left half written, or nothing. Never rejects: a device that keeps nothing offers nothing. */
export async function readKeptForm(key: string): Promise<KeptForm | undefined> {
  try {
    return await staffDatabase.use((db) => db.get('formularios', key));
  } catch (reason) {
    console.warn('No se pudo leer lo que quedó a medias', reason);
    return undefined;
  }
}

/** How many forms were left half written on this device, whoever's they are. */
export async function countKeptForms(): Promise<number> {
  try {
    return await staffDatabase.use((db) => db.count('formularios'));
  } catch (reason) {
    console.warn('No se pudo contar lo que quedó a medias', reason);
    return 0;
  }
}

/** Keeps a form as it stands. Best effort, at every few keys: saving it for good is another matter, and that one is told. */
export async function keepForm(key: string, values: unknown): Promise<void> {
  await attempt(async (db) => {
    const tx = db.transaction('formularios', 'readwrite');
    const kept = tx.store.put({ at: Date.now(), values }, key);
    // A page that is going away does not live to see the answer after which a transaction commits by itself.
    tx.commit();
    await Promise.all([kept, tx.done]);
  });
}

export async function dropKeptForm(key: string): Promise<void> {
  await attempt((db) => db.delete('formularios', key));
}

async function attempt(work: Parameters<typeof staffDatabase.use<void>>[0]): Promise<void> {
  try {
    await staffDatabase.use(work);
  } catch (reason) {
    console.warn('No se pudo guardar lo que está a medias', reason);
  }
}
