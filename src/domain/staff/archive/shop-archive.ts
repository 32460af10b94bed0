import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** The version of the archive's form; whoever reads one refuses another. */
const ARCHIVE_FORMAT = 1;

/** A collection of the archive, with the collection below each of its documents where there is one. */
export interface ArchivedCollection {
  readonly name: string;
  readonly below?: string;
}

/** What is in the archive, in the order of `firestore.rules`. */
export const ARCHIVED: readonly ArchivedCollection[] = [
  { name: 'categories' },
  { name: 'etiquetas' },
  { name: 'productos' },
  { name: 'borradores' },
  { name: 'internos' },
  { name: 'tutoriales' },
  { name: 'ajustes' },
  { name: 'vocabulario' },
  { name: 'busquedas' },
  { name: 'busquedasIgnoradas' },
  { name: 'cotizaciones' },
  { name: 'cupos' },
  { name: 'reparaciones' },
  { name: 'cargas', below: 'lotes' },
  { name: 'papelera' },
  { name: 'bitacora' },
  { name: 'proveedores', below: 'listas' },
  { name: 'personal' },
];

/** What is not in the archive, each with the reason, which the archive itself gives too. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  estadosCotizacion:
    'Nadie puede pedir la lista de los enlaces de los clientes; lo que muestran sale de las cotizaciones.',
  estadosReparacion:
    'Nadie puede pedir la lista de los enlaces de los clientes; lo que muestran sale de las reparaciones.',
  cuposBusqueda: 'Cuánto se contó de búsquedas cada día, que nadie puede leer.',
  invitaciones: 'Con el código de una que sigue abierta, quien lo leyera podría entrar.',
  kioskos: 'Con su enlace se podría buscar el PIN de un kiosko: cada equipo se vincula otra vez.',
  publicado: 'Se hace de los productos al publicar.',
};

/** The folders of uploaded files. */
export const ARCHIVED_FOLDERS: readonly string[] = ['productos/', 'documentos/', 'reparaciones/'];

/** A file of the archive. */
export interface ArchivePart {
  /** Its name in the archive. */
  readonly nombre: string;
  /** How many documents it has; absent for an uploaded file. */
  readonly documentos?: number | undefined;
  readonly bytes: number;
  /** The hash of its bytes, 64 hexadecimal digits. */
  readonly sha256: string;
}

/** What the archive that staff download leaves out; the one of `npm run export` has all of it. */
const LEFT_OUT_BY_STAFF: Readonly<Record<string, string>> = {
  ...LEFT_OUT,
  cuentas: 'Los correos y contraseñas con que entra el personal: solo están en los respaldos del servidor.',
};
/** The name of the list of all parts. */
export const MANIFEST = 'manifiesto.json';

const manifest = v.object({
  formato: v.literal(ARCHIVE_FORMAT),
  partes: v.array(
    v.object({
      nombre: v.string(),
      documentos: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/** The parts of an archive by its list. `version`: it says it is of another form. */
export function parseManifest(json: unknown): Result<readonly ArchivePart[], 'version' | 'damaged'> {
  const parsed = v.safeParse(manifest, json);
  if (parsed.success) return ok(parsed.output.partes);
  const isOther = v.is(v.object({ formato: v.number() }), json) && json.formato !== ARCHIVE_FORMAT;
  return err(isOther ? 'version' : 'damaged');
}

/** The archive's last file: what the others are, so that one that is damaged or missing is noticed. @param made when, as ISO text */
export function archiveManifest(
  projectId: string,
  made: string,
  partes: readonly ArchivePart[],
  omitido: Readonly<Record<string, string>> = LEFT_OUT_BY_STAFF,
): string {
  return `${JSON.stringify({ formato: ARCHIVE_FORMAT, tienda: projectId, hecho: made, partes, omitido }, undefined, 2)}\n`;
}

/**
 * A document as a line of its collection's file: its path and its fields as Firestore's REST address writes them, which says the type of each value.
 * @param name the full name, `projects/…/documents/productos/p1`
 */
export function archiveLine({ name, fields }: { readonly name: string; readonly fields: object }): string {
  const ruta = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  const campos = ruta.startsWith('bitacora/') ? withoutKioskLinks(fields) : fields;
  return `${JSON.stringify({ ruta, campos })}\n`;
}

const paths = v.looseObject({
  rutas: v.object({ arrayValue: v.object({ values: v.array(v.object({ stringValue: v.string() })) }) }),
});

/** The name of a kiosk's document is the secret of its pairing link, and with that its PIN can be searched for. The record keeps that it was a kiosk. */
function withoutKioskLinks(fields: object): object {
  if (!v.is(paths, fields)) return fields;
  const values = fields.rutas.arrayValue.values.map(({ stringValue }) => ({
    stringValue: stringValue.startsWith('kioskos/') ? 'kioskos/reservado' : stringValue,
  }));
  return { ...fields, rutas: { arrayValue: { values } } };
}
