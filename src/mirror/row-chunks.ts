import type { KnownProduct } from '#domain/catalogue/product-rows.ts';

/** One record per product was twenty times slower to write; one record for all blocks the page's thread when it is read. */
const CHUNK = 500;

export const chunkCount = (rows: number): number => Math.ceil(rows / CHUNK);

/** Rows as they are kept: some hundreds to a record. */
export function* rowsToChunks(rows: readonly KnownProduct[]): Generator<readonly KnownProduct[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
}

/** Which ids stand in a chunk, as one text: beside the chunks, so that one need not be read to know. */
export const idsToText = (rows: readonly KnownProduct[]): string => rows.map(({ id }) => id).join(BETWEEN);
/** No id of Firestore's holds it. */
const BETWEEN = '/';

/** The chunks in which any of these ids stand. */
export function chunksWith(ids: ReadonlySet<string>, idsOfChunks: readonly string[]): number[] {
  return idsOfChunks.flatMap((text, chunk) => (text.split(BETWEEN).some((id) => ids.has(id)) ? [chunk] : []));
}
