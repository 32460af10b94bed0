import { collection, documentId, getDocsFromServer, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { parseInstant } from '#domain/kernel/instant.ts';
import { type StaffDocument, toStaffDocument } from '#domain/staff/staff-document.ts';
import { snapshotDocuments, textToTimestamp } from './feeds/stored-documents.ts';
import type { StaffConnection } from './staff-connection.ts';

/** How many quotations one read brings. */
const PAGE = 300;

export interface QuotePage {
  readonly quotes: readonly StaffDocument[];
  /** There are none before these. */
  readonly isLast: boolean;
}

/**
 * The quotations that came before one, the newest first, as the server has them; without one the newest of all. Throws without a server: an answer from the cache alone would be taken for all there is.
 */
export async function readQuotePage(
  { db }: Pick<StaffConnection, 'db'>,
  before: StaffDocument | null,
): Promise<QuotePage> {
  // The id decides between two of the same moment, so that no page leaves one out.
  const newest = query(collection(db, 'cotizaciones'), orderBy('creado', 'desc'), orderBy(documentId(), 'desc'));
  const creado = parseInstant(before?.fields['creado']);
  const from = before && creado ? query(newest, startAfter(textToTimestamp(creado), before.id)) : newest;
  const quotes = snapshotDocuments(await getDocsFromServer(query(from, limit(PAGE)))).map(toStaffDocument);
  return { quotes, isLast: quotes.length < PAGE };
}

/** Every quotation that the server keeps, a page at a time. */
export async function* allQuotePages(
  connection: Pick<StaffConnection, 'db'>,
): AsyncGenerator<readonly StaffDocument[]> {
  let before: StaffDocument | null = null;
  for (;;) {
    const { quotes, isLast }: QuotePage = await readQuotePage(connection, before);
    yield quotes;
    before = quotes.at(-1) ?? null;
    if (isLast) return;
  }
}
