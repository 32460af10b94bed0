import { forgetLeftForm, keepOnLeaving, leftForms } from './forms-on-leaving.ts';
import { isFormKey, type KeptForm, staffDatabase } from './staff-database.ts';

/** The half-written form kept under a key. Never rejects: without storage there is none. */
export async function readKeptForm(key: string): Promise<KeptForm | undefined> {
  await takeUpLeftForms();
  // Where the database took nothing it is still there, and newer.
  const left = leftForms().find(([name]) => name === key);
  if (left) return { at: Date.now(), values: left[1] };
  try {
    return await staffDatabase.use((db) => db.get('formularios', key));
  } catch (reason) {
    console.warn('No se pudo leer lo que quedó a medias', reason);
    return undefined;
  }
}

/** The keys under which half-written forms are kept and that are asked for, the newest first. Never rejects. */
export async function keptFormKeys(isWanted: (key: string) => boolean): Promise<readonly string[]> {
  await takeUpLeftForms();
  // What the database had no room for, which is newer.
  const left = leftForms().flatMap(([key]) => (isWanted(key) ? [key] : []));
  try {
    return await staffDatabase.use(async (db) => {
      const { store } = db.transaction('formularios');
      const keys = (await store.getAllKeys()).filter((key) => isWanted(key) && !left.includes(key));
      const kept = await Promise.all(keys.map(async (key) => ({ key, at: (await store.get(key))?.at ?? 0 })));
      return [...left, ...kept.toSorted((a, b) => b.at - a.at).map(({ key }) => key)];
    });
  } catch (reason) {
    console.warn('No se pudo leer lo que quedó a medias', reason);
    return left;
  }
}

/** The number of half-written forms on this device, of anybody. */
export async function countKeptForms(): Promise<number> {
  await takeUpLeftForms();
  const left = leftForms().map(([key]) => key);
  try {
    const kept = (await staffDatabase.use((db) => db.getAllKeys('formularios'))).filter(isFormKey);
    return new Set([...kept, ...left]).size;
  } catch (reason) {
    console.warn('No se pudo contar lo que quedó a medias', reason);
    return left.length;
  }
}

/**
 * Stores a half-written form. Failures are only logged, because this runs in the background while somebody types.
 * @returns whether it is stored
 */
export async function keepForm(key: string, values: unknown): Promise<boolean> {
  return attempt(async (db) => {
    const tx = db.transaction('formularios', 'readwrite');
    const kept = tx.store.put({ at: Date.now(), values }, key);
    // Committed explicitly: otherwise a transaction commits only after its last answer, which a closing page does not get.
    tx.commit();
    await Promise.all([kept, tx.done]);
  });
}

/**
 * Moves what several tabs have kept of one thing, each under a key of its own that begins with `prefix`, to the key of this tab. A tab that is still
 * open keeps its own again with the next change. Never rejects.
 * @param join one form of all that was kept, the newest last
 */
export async function takeOverForms<Values extends object>(
  prefix: string,
  own: string,
  join: (kept: readonly unknown[]) => Values,
): Promise<Values> {
  await takeUpLeftForms();
  const isOne = (key: string): boolean => key === prefix || key.startsWith(`${prefix} `);
  // What the database had no room for, which is newer.
  const left = leftForms().filter(([key]) => isOne(key));
  let kept: readonly KeptForm[] = [];
  await attempt(async (db) => {
    const { store, done } = db.transaction('formularios', 'readwrite');
    const keys = (await store.getAllKeys()).filter(isOne);
    const found = await Promise.all(keys.map((key) => store.get(key)));
    kept = found.filter((form) => form !== undefined).toSorted((a, b) => a.at - b.at);
    const others = keys.filter((key) => key !== own);
    const values = join(kept.map((form) => form.values));
    await Promise.all([
      ...(others.length > 0 ? [store.put({ at: Date.now(), values }, own)] : []),
      ...others.map((key) => store.delete(key)),
      done,
    ]);
  });
  const values = join([...kept.map((form) => form.values), ...left.map(([, one]) => one)]);
  if (left.length > 0) keepOnLeaving(own, values);
  for (const [key] of left) if (key !== own) forgetLeftForm(key);
  return values;
}

export async function dropKeptForm(key: string): Promise<void> {
  forgetLeftForm(key);
  await attempt((db) => db.delete('formularios', key));
}

/** Deletes what is half written of some documents on this device, of anybody: the keys of such forms end with the document's id. */
export async function dropFormsOf(ids: readonly string[]): Promise<void> {
  const isOfThem = (key: string): boolean => ids.some((id) => key.endsWith(` ${id}`));
  for (const [key] of leftForms()) if (isOfThem(key)) forgetLeftForm(key);
  await attempt(async (db) => {
    const keys = (await db.getAllKeys('formularios')).filter((key) => isFormKey(key) && isOfThem(key));
    await Promise.all(keys.map((key) => db.delete('formularios', key)));
  });
}

/** Moves the forms that closing pages stored in `localStorage` into the database. */
async function takeUpLeftForms(): Promise<void> {
  for (const [key, values] of leftForms()) {
    // Without room in the database it stays the only one there is.
    if (values === null || (await keepForm(key, values))) forgetLeftForm(key);
  }
}

async function attempt(work: Parameters<typeof staffDatabase.use<void>>[0]): Promise<boolean> {
  try {
    await staffDatabase.use(work);
    return true;
  } catch (reason) {
    console.warn('No se pudo guardar lo que está a medias', reason);
    return false;
  }
}
