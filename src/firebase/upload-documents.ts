import {
  collection,
  type DocumentReference,
  doc,
  documentId,
  type Firestore,
  getDocsFromServer,
  query,
  type Transaction,
  where,
} from 'firebase/firestore';
import { parseLot, parseUpload } from '#domain/price-import/parse-upload.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { LotRow, StoredPrice } from '#domain/price-import/upload-plan.ts';
import { plainFields, snapshotDocuments } from './feeds/stored-documents.ts';
import { Unreadable } from './upload-attempt.ts';

export const uploadRef = (db: Firestore, id: string): DocumentReference => doc(db, 'cargas', id);

export const lotRef = (db: Firestore, id: string, number: number): DocumentReference =>
  doc(db, 'cargas', id, 'lotes', String(number));

export async function readUpload(tx: Transaction, ref: DocumentReference): Promise<StoredUpload> {
  const snapshot = await tx.get(ref);
  const parsed = parseUpload(ref.id, plainFields(snapshot.data() ?? {}));
  if (!parsed.ok) throw new Unreadable(parsed.error.problem);
  return parsed.value;
}

export async function readLot(
  tx: Transaction,
  ref: DocumentReference,
): Promise<{ rows: readonly LotRow[]; rev: number }> {
  const data = (await tx.get(ref)).data();
  const parsed = parseLot(ref.id, data);
  if (!parsed.ok) throw new Unreadable(parsed.error.problem);
  return { rows: parsed.value, rev: Number(data?.['rev']) };
}

/**
 * What the server has of a lot's products, by queries of thirty: a transaction would ask for each of them in a request of its own. The
 * rules accept only the next revision, so a product that changes after this read is not overwritten.
 */
export async function readPrices(db: Firestore, rows: readonly LotRow[]): Promise<ReadonlyMap<string, StoredPrice>> {
  const some = Array.from({ length: Math.ceil(rows.length / MOST_ASKED) }, (_, at) =>
    rows.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED).map(({ id }) => id),
  );
  const answers = await Promise.all(
    some.map((ids) => getDocsFromServer(query(collection(db, 'productos'), where(documentId(), 'in', ids)))),
  );
  const found = answers
    .flatMap((answer) => snapshotDocuments(answer))
    .flatMap(({ id, fields }): [string, StoredPrice][] => {
      const { visible, rev, precio } = fields;
      if (visible !== 'public' || typeof rev !== 'number') return [];
      return [[id, { rev, precio: typeof precio === 'number' ? precio : null }]];
    });
  return new Map(found);
}

/** The most ids that Firestore takes in one query. */
const MOST_ASKED = 30;
