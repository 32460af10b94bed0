import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { textToTimestamp, timestampToText } from './feeds/stored-documents.ts';

// `firebase/firestore/lite` has a `Timestamp` class of its own, so times are converted here once more.

export const liteDocument = (snapshot: DocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  fields: plainFields(snapshot.data() ?? {}),
});

const plainFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return timestampToText(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return plainFields(value);
  return value;
}

export function liteTimestamp(text: string): Timestamp {
  const { seconds, nanoseconds } = textToTimestamp(text);
  return new Timestamp(seconds, nanoseconds);
}
