import { collection, documentId, getDocsFromServer, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { parseInstant } from '#domain/kernel/instant.ts';
import { type StaffDocument, toStaffDocument } from '#domain/staff/staff-document.ts';
import { type FirebaseConfig, openFirestore } from './app.ts';
import { snapshotDocuments, textToTimestamp } from './feeds/stored-documents.ts';

/** How many quotations one read brings. */
export const PAGE = 300;

/**
 * The quotations that came before one, the newest first, as the server has them; without one the newest of all. Fewer than {@link PAGE}: there
 * are no more. Throws without a server: an answer from the cache alone would be taken for all there is.
 */
export async function readQuotePage(config: FirebaseConfig, before: StaffDocument | null): Promise<StaffDocument[]> {
  // The id decides between two of the same moment, so that no page leaves one out.
  const newest = query(
    collection(openFirestore(config), 'cotizaciones'),
    orderBy('creado', 'desc'),
    orderBy(documentId(), 'desc'),
  );
  const creado = parseInstant(before?.fields['creado']);
  const from = before && creado ? query(newest, startAfter(textToTimestamp(creado), before.id)) : newest;
  return snapshotDocuments(await getDocsFromServer(query(from, limit(PAGE)))).map(toStaffDocument);
}

/** Every quotation that the server keeps, a page at a time. */
export async function* allQuotePages(config: FirebaseConfig): AsyncGenerator<StaffDocument[]> {
  let before: StaffDocument | null = null;
  for (;;) {
    const page: StaffDocument[] = await readQuotePage(config, before);
    yield page;
    before = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}
