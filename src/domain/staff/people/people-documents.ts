import type { Fields } from '../journal/change.ts';
import { saysTheSame } from '../journal/merge-values.ts';
import { isPlainRecord, sameValue } from '../journal/plain-value.ts';

/**
 * What the log copies of documents that hold people's data, which is erased on request: what the shop itself decides, and nothing of the person. The
 * same names are in `firestore.rules`, which refuse a record with any other.
 */
const COPIED: ReadonlyMap<string, readonly string[]> = new Map([
  ['cotizaciones', ['lineas', 'descuento', 'flete', 'estado', 'vigencia', 'spam']],
  [
    'reparaciones',
    ['articulo', 'marca', 'modelo', 'garantia', 'diagnostico', 'lineas', 'promesa', 'hasta', 'estado', 'fotos'],
  ],
]);

/** Fields that are left out where changes are told: links to other documents, and the document's own history. */
const UNTOLD: ReadonlySet<string> = new Set([
  'folio',
  'secreto',
  'creado',
  'historial',
  'hechaPor',
  'recibio',
  'avisoVersion',
  'promociones',
  'origen',
  'producto',
]);

/** Whether documents of this collection hold people's data. */
export const holdsPeople = (collection: string): boolean => COPIED.has(collection);

/** Whether a change of this field is left out where changes are told. */
export const isUntold = (field: string): boolean => UNTOLD.has(field);

/** The part of a document that the log may keep; `null` where there is no document. Notes of lines may hold anything, so they stay behind. */
export function copiedFields(collection: string, fields: Fields | null): Fields | null {
  const names = COPIED.get(collection);
  if (!names || !fields) return fields;
  const copied = names.flatMap((name): [string, unknown][] => {
    const value = fields[name];
    if (value === undefined) return [];
    if (name === 'lineas') return [[name, withoutNotes(value)]];
    return [[name, name === 'fotos' ? photosText(value) : value]];
  });
  return Object.fromEntries(copied);
}

function withoutNotes(lines: unknown): unknown[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter(isPlainRecord).map(({ nota: _nota, ...line }) => line);
}

/** `3, 1 a la vista`: the addresses of photographs are nobody's business. */
export function photosText(photos: unknown): string {
  if (!Array.isArray(photos) || photos.length === 0) return '';
  const shown = photos.filter((photo) => isPlainRecord(photo) && photo['visible'] === true).length;
  return `${photos.length}, ${shown === 0 ? 'ninguna' : shown} a la vista`;
}

/** The fields that changed and are not copied, by name: that they changed is all that is kept of them. */
export function reservedNames(collection: string, before: Fields, after: Fields): string[] {
  const copied = COPIED.get(collection) ?? [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !copied.includes(name) && !isUntold(name) && !saysTheSame(before[name], after[name]));
}

/** Two lists of lines without those that both have. */
export function onlyDifferent(
  before: unknown,
  after: unknown,
): { readonly antes: unknown[]; readonly despues: unknown[] } {
  const antes = Array.isArray(before) ? [...before] : [];
  const despues = (Array.isArray(after) ? after : []).filter((line) => {
    const at = antes.findIndex((other) => sameValue(other, line));
    if (at !== -1) antes.splice(at, 1);
    return at === -1;
  });
  return { antes, despues };
}
