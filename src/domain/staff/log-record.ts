import { type Change, changeKey, type Fields, nextRev, type ServerDocument } from './change.ts';
import { sameValue } from './plain-value.ts';

/** The collections whose changes are logged. Quotations are not: they hold people's data, which is erased on request, and keep a history of their own. */
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
  'kioskos',
]);

/** What who works at the counter may not read. */
const PRIVATE_ONES: ReadonlySet<string> = new Set(['internos', 'personal', 'kioskos']);
export const isLogged = (collection: string): boolean => LOGGED.has(collection);

/** The fields of a document that a change touched: as they were and as they are. `null` where there was, or is, no document. */
export interface FieldsChanged {
  readonly antes: Fields | null;
  readonly despues: Fields | null;
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
 * The records of an edit in the collection `bitacora`, without the server's time: one for its documents, and one of their own for the private
 * documents, so that who may not see costs can be kept from reading them.
 * @param device what the device is called.
 */
export function logRecords(edit: LoggedEdit, written: readonly WrittenChange[], device: string): Fields[] {
  const isPrivate = ({ change }: WrittenChange): boolean => PRIVATE_ONES.has(change.collection);
  const logged = written.filter(({ change }) => isLogged(change.collection));
  return [logged.filter((one) => !isPrivate(one)), logged.filter(isPrivate)].flatMap((some, privado) =>
    some.length === 0
      ? []
      : [
          {
            rutas: some.map(({ change }) => changeKey(change)),
            revs: some.map(({ change }) => nextRev(change)),
            desde: some.map(({ server }) => server?.rev ?? 0),
            cambios: some.map(({ change, server }) => changedFields(server?.document ?? null, change.document)),
            entrada: edit.id,
            titulo: edit.title.slice(0, LONGEST_TITLE),
            por: edit.by.uid,
            quien: edit.by.email,
            equipo: device,
            capturado: edit.at,
            privado: privado === 1,
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
    titulo: title.slice(0, LONGEST_TITLE),
    por: by.uid,
    quien: by.email,
    equipo: device,
    capturado: at,
    privado: false,
  };
}
