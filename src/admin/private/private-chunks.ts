import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';

/** Ten thousand records of their own take many times as long to write as these, and one for all would be written whole at every change. */
export const CHUNKS = 64;

/** The record that a document is in, by its id, so that a change of one document writes one record. */
export function chunkOf(id: string): number {
  let hash = 0;
  for (let at = 0; at < id.length; at += 1) hash = (hash * 31 + id.charCodeAt(at)) >>> 0;
  return hash % CHUNKS;
}

export function toChunks(documents: Iterable<StaffDocument>): StaffDocument[][] {
  const chunks = Array.from({ length: CHUNKS }, (): StaffDocument[] => []);
  for (const one of documents) chunks[chunkOf(one.id)]?.push(one);
  return chunks;
}

/** A record as this same code wrote it. Throws on anything else, so that the whole is read from the server again. */
export function parseChunk(chunk: unknown): readonly StaffDocument[] {
  if (!Array.isArray(chunk) || !chunk.every(isDocument))
    throw new Error('A record of the private documents is damaged.');
  return chunk;
}

function isDocument(one: unknown): one is StaffDocument {
  if (typeof one !== 'object' || one === null) return false;
  const { id, rev, fields }: Partial<Record<keyof StaffDocument, unknown>> = one;
  return typeof id === 'string' && typeof rev === 'number' && typeof fields === 'object' && fields !== null;
}
