import type { DBSchema } from 'idb';
import type { ImportChoices } from '#domain/price-import/choices.ts';
import type { KeptMark } from '#domain/price-import/kept-marks.ts';
import { openDatabase } from '#platform/open-database.ts';
import type { TextEncoding } from '#spreadsheet/encodings.ts';

/** How far a price list has come that is open and not applied yet. */
export interface DraftHead {
  readonly id: string;
  readonly name: string;
  /** When it was last worked on, in milliseconds. */
  readonly at: number;
  readonly step: 'columnas' | 'revision';
  readonly sheet: number;
  /** The row of titles that a person pointed at; `null` for the one that was found. */
  readonly header: number | 'none' | null;
  /** The encoding that a person chose; `null` for the one that was recognised. */
  readonly encoding: TextEncoding | null;
  /** What a person has decided. Once the list is in review, everything that it was compared with. */
  readonly decided: Partial<ImportChoices>;
  /** The supplier as typed, `null` where nothing was typed. Once the list is in review, the supplier that it was compared as. */
  readonly supplier: string | null;
}

export interface DraftFile {
  readonly name: string;
  /** Bytes and not a Blob, because older WebKit loses stored blobs when the process that wrote them ends. */
  readonly bytes: ArrayBuffer;
}

interface DraftMarks {
  readonly at: number;
  /** The choices of the review that the marks were made in, as JSON. */
  readonly choices: string;
  readonly marks: readonly KeptMark[];
}

/** Each by the id of the draft. There is one file at most; what has none is left over of a list that another tab has replaced. */
interface DraftSchema extends DBSchema {
  archivo: { key: string; value: DraftFile };
  avance: { key: string; value: DraftHead };
  marcas: { key: string; value: DraftMarks };
}

const STORES = ['archivo', 'avance', 'marcas'] as const;

const database = openDatabase<DraftSchema>({
  name: 'lista-de-precios',
  steps: [
    (created) => {
      for (const store of STORES) created.createObjectStore(store);
    },
  ],
});

/** Keeps a file as the draft of this device, instead of the one before. */
export async function beginDraft(id: string, file: DraftFile): Promise<void> {
  await database.use(async (db) => {
    const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
    const emptied = STORES.map((store) => tx.objectStore(store).clear());
    await Promise.all([...emptied, tx.objectStore('archivo').put(file, id), tx.done]);
  });
}

/** Keeps how far a draft has come. Nothing is written for one that has been applied, discarded or replaced. */
export async function keepDraft(id: string, { head, marks }: { head?: DraftHead; marks?: DraftMarks }): Promise<void> {
  await database.use(async (db) => {
    const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
    if ((await tx.objectStore('archivo').getKey(id)) === undefined) return tx.done;
    const puts = [
      ...(head ? [tx.objectStore('avance').put(head, id)] : []),
      ...(marks ? [tx.objectStore('marcas').put(marks, id)] : []),
    ];
    // Committed explicitly: otherwise a transaction commits only after its last answer, which a closing page does not get.
    tx.commit();
    await Promise.all([...puts, tx.done]);
  });
}

/** The list that was left on this device, with the time of the last mark. Never rejects: without storage there is none. */
export async function readDraft(): Promise<DraftHead | null> {
  try {
    return await database.use(async (db) => {
      const [id] = await db.getAllKeys('archivo');
      if (id === undefined) return null;
      const [head, marks] = await Promise.all([db.get('avance', id), db.get('marcas', id)]);
      return head ? { ...head, at: Math.max(head.at, marks?.at ?? 0) } : null;
    });
  } catch (reason) {
    console.warn('No se pudo leer la lista de precios que quedó a medias', reason);
    return null;
  }
}

export async function draftFile(id: string): Promise<DraftFile | undefined> {
  return database.use((db) => db.get('archivo', id));
}

/** Marks of a draft, where they were made with the same choices. */
export async function draftMarks(id: string, choices: string): Promise<readonly KeptMark[] | undefined> {
  const kept = await database.use((db) => db.get('marcas', id));
  return kept?.choices === choices ? kept.marks : undefined;
}

/** Deletes a draft that was applied or discarded. One that another tab has put in its place stays. */
export async function dropDraft(id: string): Promise<void> {
  await database.use(async (db) => {
    const tx = db.transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((store) => tx.objectStore(store).delete(id)), tx.done]);
  });
}

/** Deletes whatever draft there is, when somebody signs out. */
export async function dropAnyDraft(): Promise<void> {
  await database.use(async (db) => {
    const tx = db.transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done]);
  });
}
