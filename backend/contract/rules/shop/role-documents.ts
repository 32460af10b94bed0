import type { Docs, TestQuery, TestWrite } from '../evaluator.ts';
import { ago, bytesOf, type PlainFields } from '../stored.ts';
import type { AskedDocuments, DocumentsByLine } from './asked-documents.ts';
import { peopleDocuments } from './role-people.ts';
import { quoteDocuments } from './role-quotes.ts';
import { put, remove, SIGNED } from './rule-case.ts';
import {
  category,
  deletionMarker,
  hash,
  ignored,
  label,
  lastList,
  lot,
  pointer,
  privateNotes,
  product,
  settings,
  supplier,
  synonym,
  tutorial,
  upload,
} from './shop-world.ts';

/** The next revision of the world's documents, which are at revision 3. */
const NEXT = { rev: 4 };
const FIRST = { rev: 1 };
const stored = { rev: 3, actualizado: ago(60) };
const MONTH = 30 * 24 * 60;

/** A collection whose documents are asked for, made, changed and deleted one by one. */
const plain =
  (from: string, id: string, fields: PlainFields, more: Partial<AskedDocuments> = {}, newId = 'nuevo') =>
  (): AskedDocuments => ({
    get: `${from}/${id}`,
    list: { from, limit: 10 },
    create: [put(`${from}/${newId}`, { ...fields, ...FIRST })],
    update: [put(`${from}/${id}`, { ...fields, ...NEXT })],
    remove: [remove(`${from}/${id}`)],
    ...more,
  });

/** A document of a fixed name: made where it is not there yet. */
const single = (path: string, list: TestQuery, fields: PlainFields, world: Docs = {}): (() => AskedDocuments) =>
  plain(path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1), fields, {
    list,
    create: [put(path, { ...fields, ...FIRST })],
    world: { [path]: { ...fields, ...stored }, ...world },
    absentAtFirst: [path],
  });

const subjects = { ...settings, menus: { ...SIGNED } };
const settingsDocuments = Object.fromEntries(
  Object.entries(subjects).map(([name, fields]) => [
    `/ajustes/{tema} · ${name}`,
    single(`ajustes/${name}`, { from: 'ajustes' }, fields),
  ]),
);

const withTime = (path: string, fields: PlainFields): TestWrite => ({
  put: path,
  fields,
  now: ['creado', 'actualizado'],
});

function trash(
  [coleccion, documento, contenido]: readonly [string, string, PlainFields],
  taken: readonly TestWrite[],
  list: TestQuery,
): () => AskedDocuments {
  const path = `papelera/${coleccion}-${documento}`;
  const document: PlainFields = { coleccion, documento, contenido, caduca: ago(-MONTH), ...SIGNED };
  return () => ({
    get: path,
    list,
    create: [put(path, { ...document, ...FIRST }), ...taken],
    update: [put(path, { ...document, ...NEXT }), ...taken],
    remove: [remove(path)],
    world: { [path]: { ...document, ...stored } },
    absentAtFirst: [path],
  });
}

function logged(privado: boolean, list: TestQuery): () => AskedDocuments {
  const record: PlainFields = {
    rutas: ['etiquetas/e1'],
    revs: [4],
    desde: [3],
    cambios: [{ antes: { nombre: 'Taladro' }, despues: { nombre: 'Taladros' } }],
    entrada: 'e',
    titulo: 'Subcategoría «Taladros»',
    por: 'staff',
    quien: 'a@b.c',
    equipo: 'iPad · k3f9',
    capturado: 1,
    privado,
    caduca: ago(-365 * 24 * 60),
  };
  const written = (path: string): TestWrite[] => [
    put('etiquetas/e1', { ...label, ...NEXT }),
    { put: path, fields: record, now: ['hecho'] },
  ];
  return () => ({
    get: 'bitacora/l1',
    list,
    create: written('bitacora/l2'),
    update: written('bitacora/l1'),
    remove: [remove('bitacora/l1')],
    world: { 'bitacora/l1': { ...record, hecho: ago(60) } },
  });
}

const part = (digit: string): TestWrite =>
  put(`publicado/${hash(digit)}`, { sha256: hash(digit), datos: bytesOf(100), ...FIRST });
const published: TestQuery = { from: 'publicado', limit: 10 };
/** The catalogue that follows the world's, under a lock of who asks. */
const publication = {
  ...pointer,
  sha256: hash('4'),
  partes: [hash('4')],
  since: ago(16),
  nonce: 'nonce-1111111111111',
};
const lockOf = (nonce: string): TestWrite => ({
  put: 'publicado/candado',
  fields: { por: 'staff', nonce },
  now: ['tomado'],
});

export const roleDocuments: DocumentsByLine = {
  ...settingsDocuments,
  ...quoteDocuments,
  ...peopleDocuments,
  '/categories/{id}': plain('categories', 'c1', category, { remove: [remove('categories/c1'), deletionMarker] }),
  '/etiquetas/{id}': plain('etiquetas', 'e1', label, { remove: [remove('etiquetas/e1'), deletionMarker] }),
  '/productos/{id}': plain('productos', 'p1', product),
  '/productos/{id} · all at once': plain('productos', 'p1', product, { list: { from: 'productos' } }),
  '/borradores/{id}': plain('borradores', 'b1', { nombre: 'Borrador', ...SIGNED }),
  '/internos/{id}': plain('internos', 'p1', privateNotes),
  '/tutoriales/{id} · public': plain('tutoriales', 't1', tutorial, {
    list: { from: 'tutoriales', where: [['visible', '==', 'public']] },
  }),
  '/tutoriales/{id} · hidden': plain('tutoriales', 'oculto', { ...tutorial, visible: 'oculta' }),
  '/vocabulario/{id}': plain('vocabulario', 'v1', synonym),
  '/vocabulario/{id} · all at once': plain('vocabulario', 'v1', synonym, { list: { from: 'vocabulario' } }),
  '/busquedasIgnoradas/{id}': plain('busquedasIgnoradas', 'i1', ignored),

  '/cargas/{id}': plain('cargas', 'k1', upload, {
    create: [withTime('cargas/k2', { ...upload, ...FIRST })],
    update: [{ put: 'cargas/k1', fields: { estado: 'aplicando', ...NEXT }, now: ['actualizado'], merge: true }],
  }),
  '/cargas/{id}/lotes/{number}': plain('cargas/k1/lotes', '0', lot, {}, '1'),
  '/proveedores/{id}': plain('proveedores', 'mayorista', supplier, {
    create: [withTime('proveedores/otro', { ...supplier, ...FIRST })],
    update: [withTime('proveedores/mayorista', { ...supplier, ...NEXT })],
  }),
  '/proveedores/{id}/listas/ultima': single(
    'proveedores/mayorista/listas/ultima',
    { from: 'proveedores/mayorista/listas' },
    lastList,
  ),

  '/papelera/{id} · a cost': trash(['internos', 'p1', privateNotes], [put('internos/p1', { ...SIGNED, ...NEXT })], {
    from: 'papelera',
  }),
  '/papelera/{id} · a label': trash(['etiquetas', 'e1', label], [remove('etiquetas/e1'), deletionMarker], {
    from: 'papelera',
    where: [['coleccion', 'in', ['borradores', 'categories', 'etiquetas', 'tutoriales']]],
  }),
  '/bitacora/{id} · of a cost': logged(true, { from: 'bitacora', limit: 10 }),
  '/bitacora/{id} · of a label': logged(false, { from: 'bitacora', where: [['privado', '==', false]], limit: 10 }),

  '/publicado/{id} · a name of no part': plain(
    'publicado',
    'otro',
    { ...SIGNED },
    { world: { 'publicado/otro': stored } },
  ),
  '/publicado/{hash} · a part': () => ({
    get: `publicado/${hash('1')}`,
    list: published,
    create: [part('4')],
    update: [part('2')],
    remove: [remove(`publicado/${hash('2')}`)],
  }),
  '/publicado/actual': () => ({
    get: 'publicado/actual',
    list: published,
    create: [part('4'), put('publicado/actual', { ...publication, seq: 1, prev: '' })],
    update: [part('4'), put('publicado/actual', { ...publication, seq: 8, prev: hash('1') })],
    remove: [remove('publicado/actual')],
    world: { 'publicado/candado': { tomado: ago(5), por: 'staff', nonce: 'nonce-1111111111111' } },
    absentAtFirst: ['publicado/actual'],
  }),
  '/publicado/candado': () => ({
    get: 'publicado/candado',
    list: published,
    create: [lockOf('nonce-2222222222222')],
    update: [lockOf('nonce-2222222222222')],
    remove: [remove('publicado/candado')],
    absentAtFirst: ['publicado/candado'],
  }),
};
