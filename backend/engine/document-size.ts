import { arrayElements, type Fields, type Value } from './value.ts';

/** Bytes, as Firestore counts them: https://firebase.google.com/docs/firestore/storage-size */
export const LARGEST_DOCUMENT = 1 << 20;

/** What Firestore charges for a document: its name, its fields with their names, and 32 bytes. */
export function documentSize(path: string, fields: Fields): number {
  const name = path.split('/').reduce((sum, id) => sum + textSize(id), 16);
  return name + fieldsSize(fields) + 32;
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 0);
}

/** What Firestore charges for one value. */
export function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return textSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('arrayValue' in value) return arrayElements(value).reduce((sum, element) => sum + valueSize(element), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  return 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
