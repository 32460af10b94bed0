import { arrayElements, type Fields, type Value } from './value.ts';

/** Bytes, as Firestore counts them: https://firebase.google.com/docs/firestore/storage-size */
export const LARGEST_DOCUMENT = 1 << 20;

/** Sizes of lists and maps that were counted before: each of many writes of one document leaves most of it as it was. */
export type KnownSizes = Map<Value, number>;

/** A list or map of fewer bytes is counted again sooner than it is remembered. */
const REMEMBERED = 64;

/** What Firestore charges for a document: its name, its fields with their names, and 32 bytes. */
export function documentSize(path: string, fields: Fields, known: KnownSizes = new Map()): number {
  const name = path.split('/').reduce((sum, id) => sum + textSize(id), 16);
  return name + fieldsSize(fields, known) + 32;
}

function fieldsSize(fields: Fields, known: KnownSizes): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value, known), 0);
}

/** What Firestore charges for one value. */
export function valueSize(value: Value, known: KnownSizes = new Map()): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return textSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if (!('arrayValue' in value || 'mapValue' in value)) return 8;
  const size =
    known.get(value) ??
    ('arrayValue' in value
      ? arrayElements(value).reduce((sum, element) => sum + valueSize(element, known), 0)
      : fieldsSize(value.mapValue.fields ?? {}, known));
  if (size >= REMEMBERED) known.set(value, size);
  return size;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
