import { type DocumentData, type QuerySnapshot, Timestamp } from 'firebase/firestore';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';

/** The confirmed documents of a snapshot in the plain form that the parsers read. Pending ones have no server time yet. */
export function snapshotDocuments(snapshot: QuerySnapshot): StoredDocument[] {
  return snapshot.docs
    .filter(({ metadata }) => !metadata.hasPendingWrites)
    .map((doc) => ({ id: doc.id, fields: plainFields(doc.data()) }));
}

/** Fields with plain values: times as text of the same form that REST gives. */
export const plainFields = (fields: DocumentData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return timestampToText(value);
  if (Array.isArray(value)) return value.map(plainValue);
  // Other SDK classes (references, bytes, points) are in no public document: a parser refuses them where text or a number is due.
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return plainFields(value);
  return value;
}

/** `Timestamp.toDate()` would round to milliseconds, and a cursor made of it would come before its own document. */
export function timestampToText({ seconds, nanoseconds }: Timestamp): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`;
}

export function textToTimestamp(text: string): Timestamp {
  const [whole = '', fraction = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${whole}Z`) / 1000, Number(fraction.padEnd(9, '0')));
}
