import { cutText } from '#domain/kernel/text-fold.ts';
import { type Change, changeKey, type Fields, nextRev, type ServerDocument } from '../journal/change.ts';
import { sameValue } from '../journal/plain-value.ts';
import { copiedFields, holdsPeople, onlyDifferent, reservedNames } from '../people/people-documents.ts';

/** The collections whose changes are logged. What customers' links show is not: its name is a secret, and it follows from the other document. */
const LOGGED: ReadonlySet<string> = new Set([
  'productos',
  'borradores',
  'internos',
  'categories',
  'etiquetas',
  'tutoriales',
  'personal',
  'vocabulario',
  'busquedasIgnoradas',
  'ajustes',
  'cotizaciones',
  'reparaciones',
  'kioskos',
]);

/** The collections that staff at the counter may not read. */
const PRIVATE_ONES: ReadonlySet<string> = new Set(['internos', 'personal', 'kioskos']);
/** Whether changes of a collection are logged. */
export const isLogged = (collection: string): boolean => LOGGED.has(collection);

/** The fields of a document that a change touched: as they were and as they are. `null` where there was, or is, no document. */
export interface FieldsChanged {
  readonly antes: Fields | null;
  readonly despues: Fields | null;
  /** The names of fields that changed and are not copied, because they may hold a person's data. */
  readonly reservados?: readonly string[] | undefined;
}

/** A change that is being written, and the server's document that it replaces. */
export interface WrittenChange {
  readonly change: Change;
  readonly server: ServerDocument | null;
}

/** What the device knows of an edit for its record in the log. */
export interface LoggedEdit {
  /** The journal's entry, which may make two records. */
  readonly id: string;
  readonly title: string;
  readonly by: { readonly uid: string; readonly email: string };
  /** When it was made, in milliseconds of the device's clock. */
  readonly at: number;
}

const LONGEST_TITLE = 200;

/**
 * The records of an edit in the collection `bitacora`, without the server's time: one for its documents, one of their own for the private
 * documents, so that who may not see costs can be kept from reading them, and one for each document that holds people's data, because the rules
 * compare only the first document of a record.
 * @param device what the device is called.
 */
export function logRecords(edit: LoggedEdit, written: readonly WrittenChange[], device: string): Fields[] {
  const isPrivate = ({ change }: WrittenChange): boolean => PRIVATE_ONES.has(change.collection);
  const isOfPeople = ({ change }: WrittenChange): boolean => holdsPeople(change.collection);
  const logged = written.filter(({ change }) => isLogged(change.collection));
  const others = logged.filter((one) => !isOfPeople(one));
  const records = [
    others.filter((one) => !isPrivate(one)),
    others.filter(isPrivate),
    ...logged.filter(isOfPeople).map((one) => [one]),
  ];
  return records.flatMap((some, at) =>
    some.length === 0
      ? []
      : [
          {
            rutas: some.map(({ change }) => changeKey(change)),
            revs: some.map(({ change }) => nextRev(change)),
            desde: some.map(({ server }) => server?.rev ?? 0),
            cambios: some.map(({ change, server }) =>
              loggedFields(change.collection, server?.document ?? null, change.document),
            ),
            entrada: edit.id,
            titulo: cutText(edit.title, LONGEST_TITLE),
            por: edit.by.uid,
            quien: edit.by.email,
            equipo: device,
            capturado: edit.at,
            privado: at === 1,
          },
        ],
  );
}

/** The fields that differ between two documents; all of them where one is not there. */
export function changedFields(before: Fields | null, after: Fields | null): FieldsChanged {
  if (!before || !after) return { antes: before, despues: after };
  const pick = (fields: Fields, others: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => !sameValue(value, others[name])));
  return { antes: pick(before, after), despues: pick(after, before) };
}

/** What a record keeps of a change: of people's documents only what the shop decided, and of their lines those that differ. */
export function loggedFields(collection: string, before: Fields | null, after: Fields | null): FieldsChanged {
  if (!holdsPeople(collection)) return changedFields(before, after);
  const changed = changedFields(copiedFields(collection, before), copiedFields(collection, after));
  if (!before || !after || !changed.antes || !changed.despues) return changed;
  const { antes, despues } = onlyDifferent(changed.antes['lineas'], changed.despues['lineas']);
  const reservados = reservedNames(collection, before, after);
  return {
    antes: { ...changed.antes, ...('lineas' in changed.antes && { lineas: antes }) },
    despues: { ...changed.despues, ...('lineas' in changed.despues && { lineas: despues }) },
    ...(reservados.length > 0 && { reservados }),
  };
}

/** The price of a product before and after a lot of an upload; the day before is `null` where the lot does not know it. */
export interface LoggedPrice {
  readonly id: string;
  readonly baseRev: number;
  readonly antes: number | null;
  readonly vigenteAntes: string | null;
  readonly despues: number | null;
  readonly vigente: string;
}

/**
 * The record of a lot's prices: one for the whole lot, because one for each product would double the writes of an upload. Four values a product,
 * in one list: a map for each would make the record five times as large.
 */
export function lotRecord(
  { id, title, by, at }: LoggedEdit,
  upload: string,
  prices: readonly LoggedPrice[],
  device: string,
): Fields {
  return {
    rutas: prices.map((price) => `productos/${price.id}`),
    revs: prices.map(({ baseRev }) => baseRev + 1),
    desde: prices.map(({ baseRev }) => baseRev),
    precios: prices.flatMap(({ antes, vigenteAntes, despues, vigente }) => [antes, vigenteAntes, despues, vigente]),
    carga: upload,
    entrada: id,
    titulo: cutText(title, LONGEST_TITLE),
    por: by.uid,
    quien: by.email,
    equipo: device,
    capturado: at,
    privado: false,
  };
}
