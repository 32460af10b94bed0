import { collection, documentId, getDocsFromServer, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { parseInstant } from '#domain/kernel/instant.ts';
import { type StaffDocument, toStaffDocument } from '#domain/staff/journal/staff-document.ts';
import { snapshotDocuments, textToTimestamp } from './feeds/stored-documents.ts';
import type { StaffConnection } from './staff-connection.ts';

/** How many documents one read brings. */
const PAGE = 300;

/** Collections that grow for ever and say in `creado` when each document came. */
export type PagedCollection = 'cotizaciones' | 'reparaciones';

export interface StaffPage {
  readonly documents: readonly StaffDocument[];
  /** There are none before these. */
  readonly isLast: boolean;
}

/**
 * The documents that came before one, the newest first, as the server has them; without one the newest of all. Throws without a server: an answer
 * from the cache alone would be taken for all there is.
 */
export async function readStaffPage(
  { db }: Pick<StaffConnection, 'db'>,
  name: PagedCollection,
  before: StaffDocument | null,
): Promise<StaffPage> {
  // The id decides between two of the same moment, so that no page leaves one out.
  const newest = query(collection(db, name), orderBy('creado', 'desc'), orderBy(documentId(), 'desc'));
  const creado = parseInstant(before?.fields['creado']);
  const from = before && creado ? query(newest, startAfter(textToTimestamp(creado), before.id)) : newest;
  const documents = snapshotDocuments(await getDocsFromServer(query(from, limit(PAGE)))).map(toStaffDocument);
  return { documents, isLast: documents.length < PAGE };
}

/** Every document that the server keeps of a collection, a page at a time. */
export async function* allStaffPages(
  connection: Pick<StaffConnection, 'db'>,
  name: PagedCollection,
): AsyncGenerator<readonly StaffDocument[]> {
  let before: StaffDocument | null = null;
  for (;;) {
    const { documents, isLast }: StaffPage = await readStaffPage(connection, name, before);
    yield documents;
    before = documents.at(-1) ?? null;
    if (isLast) return;
  }
}
