import { privateEntries, publicEntries } from '#domain/catalogue/product-fields.ts';
import { settingsFields } from '#domain/settings/parse-settings.ts';
import type { Change, Fields, ServerDocument } from '../journal/change.ts';
import { PEOPLE, PERSON_FIELDS } from '../people/person-edit.ts';
import type { CategoryFields } from './category-form.ts';
import type { LabelFields } from './label-form.ts';
import type { TutorialFields } from './tutorial-form.ts';

const publicNames: ReadonlySet<string> = new Set(['visible', ...publicEntries.map(([name]) => name)]);
const privateNames: ReadonlySet<string> = new Set(privateEntries.map(([name]) => name));
// Records and not lists, so that the compiler asks for a field that is added to the type.
const categoryNames: Record<keyof Omit<CategoryFields, 'rev'>, true> = {
  name: true,
  folder: true,
  menu: true,
  unicID: true,
  visible: true,
  menuindex1: true,
  menuindex2: true,
  orden: true,
  carpetasAnteriores: true,
};
const labelNames: Record<keyof Omit<LabelFields, 'rev'>, true> = {
  nombre: true,
  slug: true,
  descripcion: true,
  carpeta: true,
  unicID: true,
  orden: true,
  slugsAnteriores: true,
};
const tutorialNames: Record<keyof TutorialFields, true> = {
  titulo: true,
  slug: true,
  resumen: true,
  cuerpo: true,
  video: true,
  imagen: true,
  productos: true,
  etiquetas: true,
  visible: true,
};
const wordNames = ['tipo', 'frase', 'significa', 'titulo', 'opciones', 'visible'];
const settingsNames: ReadonlySet<string> = new Set(Object.values(settingsFields).flat());
const KNOWN_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['productos', publicNames],
  ['borradores', publicNames],
  ['internos', privateNames],
  ['categories', new Set(Object.keys(categoryNames))],
  ['etiquetas', new Set(Object.keys(labelNames))],
  ['tutoriales', new Set(Object.keys(tutorialNames))],
  ['vocabulario', new Set(wordNames)],
  ['ajustes', settingsNames],
  [PEOPLE, new Set(PERSON_FIELDS)],
]);

/**
 * The fields of a stored document that this version of the site does not know, because a newer version wrote them. None in collections
 * whose documents are not edited in a form.
 */
export function unknownFields(collection: string, fields: Fields | null): Fields {
  const known = KNOWN_NAMES.get(collection);
  if (!known || !fields) return {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !known.has(name)));
}

/** A change and the server's document that it is about to replace, `null` where there is none. */
interface Replacement {
  readonly change: Change;
  readonly server: ServerDocument | null;
}

/**
 * The changes of an entry with the fields that only the server's documents have: a page of an older version writes whole documents and would
 * remove every field that it does not know. A field that the edit started from and leaves out is removed. Between a product and its draft the
 * fields go along with the content; a tombstone keeps none, as the rules demand.
 */
export function withUnknownFields<One extends Replacement>(entry: readonly One[]): One[] {
  return entry.map((one) => {
    const { change } = one;
    const { document } = change;
    if (document === null || document['visible'] === 'retirado') return one;
    const others = entry.filter((other) => other !== one && isSameContent(other.change, change));
    const unknown = Object.fromEntries([...others, one].flatMap(unknownOf));
    return { ...one, change: { ...change, document: { ...unknown, ...document } } };
  });
}

function unknownOf({ change, server }: Replacement): [name: string, value: unknown][] {
  const unknown = Object.entries(unknownFields(change.collection, server?.document ?? null));
  return unknown.filter(([name]) => !(name in (change.base ?? {})));
}

/** Whether two documents hold one product's public content: the product itself and its draft. */
const isSameContent = (a: Change, b: Change): boolean =>
  a.id === b.id && KNOWN_NAMES.get(a.collection) === publicNames && KNOWN_NAMES.get(b.collection) === publicNames;
