import { collection, type DocumentReference, doc, type Firestore, getDoc, serverTimestamp } from 'firebase/firestore';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { SupplierMemory } from '#domain/price-import/choices.ts';
import type { AppliedList, KnownSupplier } from '#domain/price-import/known-supplier.ts';
import { parseSupplier } from '#domain/price-import/parse-supplier.ts';
import { listen, type Stop } from './feeds/listen.ts';
import { snapshotDocuments } from './feeds/stored-documents.ts';
import type { StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';
import { attempt, type UploadProblem } from './upload-attempt.ts';

/** A list that is being applied, as its supplier is remembered by it. */
export interface SupplierNote extends AppliedList {
  /** The supplier's id. */
  readonly id: string;
  readonly nombre: string;
  readonly columnas: SupplierMemory;
  readonly archivo: string;
  /** The upload that applies it. */
  readonly carga: string;
}

const supplierRef = (db: Firestore, id: string): DocumentReference => doc(db, 'proveedores', id);
const listRef = (db: Firestore, id: string): DocumentReference => doc(db, 'proveedores', id, 'listas', 'ultima');

/** Listens to all suppliers, the last list of each without its products. */
export function watchSuppliers(
  { db }: Pick<StaffConnection, 'db'>,
  onSuppliers: (suppliers: readonly KnownSupplier[]) => void,
): Stop {
  return listen(collection(db, 'proveedores'), (snapshot) => {
    const { values, problems } = parseDocuments(snapshotDocuments(snapshot), parseSupplier);
    for (const { id, problem } of problems) console.warn(`Proveedor ilegible ${id}: ${problem}`);
    onSuppliers(values);
  });
}

/** Ids of the products of a supplier's last list, joined by commas, from the server or from this device; `null` where neither has them. */
export async function readLastList({ db }: Pick<StaffConnection, 'db'>, id: string): Promise<string | null> {
  try {
    const productos: unknown = (await getDoc(listRef(db, id))).data()?.['productos'];
    return typeof productos === 'string' ? productos : null;
  } catch (reason) {
    console.info('Lista anterior sin leer', reason);
    return null;
  }
}

/** Remembers a supplier by the list that is being applied: its document and the products of the list, both or neither. */
export function rememberSupplier(
  connection: Pick<StaffConnection, 'db' | 'freshToken'>,
  { id, productos, columnas, ...note }: SupplierNote,
): Promise<Result<null, UploadProblem>> {
  const { db } = connection;
  return attempt(() =>
    transact(connection, async (tx) => {
      const refs = [supplierRef(db, id), listRef(db, id)] as const;
      const [supplier, list] = await Promise.all([tx.get(refs[0]), tx.get(refs[1])]);
      const next = (before: typeof supplier) => ({
        rev: Number(before.data()?.['rev'] ?? 0) + 1,
        actualizado: serverTimestamp(),
      });
      tx.set(refs[0], { ...note, columnas: { ...columnas }, creado: serverTimestamp(), ...next(supplier) });
      tx.set(refs[1], { productos, carga: note.carga, ...next(list) });
      return null;
    }),
  );
}
