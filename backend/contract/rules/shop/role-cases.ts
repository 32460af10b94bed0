import type { Ask, Docs } from '../evaluator.ts';
import { ago } from '../stored.ts';
import { can, cannot, MANAGERS, put, ROLES, type RuleCase, remove, rolesThatCan, SIGNED, write } from './rule-case.ts';
import {
  category,
  deletionMarker,
  ignored,
  label,
  lastList,
  lot,
  privateNotes,
  product,
  settings,
  supplier,
  synonym,
  tutorial,
  upload,
} from './shop-world.ts';

const DAY = 24 * 60;
const cost = { coleccion: 'internos', documento: 'p9', contenido: { costo: 1 }, caduca: ago(-DAY), rev: 1 };
const world: Docs = {
  'papelera/internos-p9': cost,
  'papelera/etiquetas-e9': { ...cost, coleccion: 'etiquetas', contenido: {} },
  'bitacora/costo': { privado: true },
  'bitacora/nombre': { privado: false },
};
const everyRole = (name: string, ask: Ask): RuleCase[] => rolesThatCan(ROLES, name, ask, world);
const onlyManagers = (name: string, ask: Ask): RuleCase[] => rolesThatCan(MANAGERS, name, ask, world);

const ownUpload = ROLES.map((who) => {
  const begin: Ask = write({
    put: 'cargas/k2',
    fields: { ...upload, por: who, rev: 1 },
    now: ['creado', 'actualizado'],
  });
  return who === 'counter' ? cannot(who, 'begin a price upload', begin) : can(who, 'begin a price upload', begin);
});
const ownSupplier = write({
  put: 'proveedores/otro',
  fields: { ...supplier, rev: 1 },
  now: ['creado', 'actualizado'],
});
/** The trash of a cost that is emptied already, written again: what was kept there would be gone. */
const emptiedAgain = write(
  put('papelera/internos-p8', {
    coleccion: 'internos',
    documento: 'p8',
    contenido: {},
    caduca: ago(-30 * DAY),
    rev: 2,
    ...SIGNED,
  }),
);
const emptied: Docs = {
  'internos/p8': { rev: 4, actualizado: ago(60), ...SIGNED },
  'papelera/internos-p8': { ...cost, documento: 'p8' },
};
const ofEverythingElse = ['borradores', 'categories', 'etiquetas', 'tutoriales'];

/** Who of the staff may do what: a row for each role, collection and verb that they differ in, and one for each that they share. */
export const roleCases: RuleCase[] = [
  ...everyRole('list every product', { list: { from: 'productos', limit: 1000 } }).filter(
    ({ who }) => who === 'counter' || who === 'manager',
  ),
  ...everyRole('change a product', write(put('productos/p1', { ...product, rev: 4 }))),
  ...everyRole('begin a draft', write(put('borradores/b2', { nombre: 'Nuevo', rev: 1, ...SIGNED }))),
  ...everyRole('delete a draft', write(remove('borradores/b1'))),
  ...everyRole('read drafts', { list: { from: 'borradores' } }),
  ...everyRole('change a category', write(put('categories/c1', { ...category, rev: 4 }))),
  ...everyRole('change a label', write(put('etiquetas/e1', { ...label, rev: 4 }))),
  ...everyRole('delete a label', write(remove('etiquetas/e1'), deletionMarker)),
  ...everyRole('change a tutorial', write(put('tutoriales/t1', { ...tutorial, rev: 4 }))),
  ...everyRole('read quotations', { list: { from: 'cotizaciones', limit: 10 } }),
  ...everyRole('list the published parts', { list: { from: 'publicado' } }),

  ...everyRole('teach the search a word', write(put('vocabulario/v1', { ...synonym, rev: 4 }))),
  ...everyRole('read what was searched', { list: { from: 'busquedas', limit: 10 } }),
  ...everyRole('ignore a search', write(put('busquedasIgnoradas/i1', { ...ignored, rev: 4 }))),
  ...everyRole('read repairs', { list: { from: 'reparaciones', limit: 10 } }),

  ...onlyManagers('change a setting', write(put('ajustes/datos', { ...settings.datos, rev: 4 }))),
  ...rolesThatCan(['owner'], 'set the tag manager', write(put('ajustes/sitio', { ...settings.sitio, rev: 1 }))),
  ...onlyManagers('change the home page', write(put('ajustes/portada', { ...settings.portada, rev: 1 }))),
  ...onlyManagers('set promotions', write(put('ajustes/promociones', { ...settings.promociones, rev: 1 }))),
  ...onlyManagers('set what was not set', write(put('ajustes/politicas', { ...settings.politicas, rev: 1 }))),

  ...onlyManagers('read costs', { get: 'internos/p1' }),
  ...onlyManagers('list costs', { list: { from: 'internos', limit: 10 } }),
  ...onlyManagers('note a cost', write(put('internos/p2', { ...privateNotes, rev: 1 }))),
  ...onlyManagers('change a cost', write(put('internos/p1', { ...privateNotes, rev: 4 }))),

  ...onlyManagers('read a deleted cost', { get: 'papelera/internos-p9' }),
  ...everyRole('read what else was deleted', { get: 'papelera/etiquetas-e9' }),
  ...onlyManagers('list all of the trash', { list: { from: 'papelera' } }),
  ...everyRole('list the trash without costs', {
    list: { from: 'papelera', where: [['coleccion', 'in', ofEverythingElse]] },
  }),
  ...onlyManagers('erase a deleted cost', write(remove('papelera/internos-p9'))),
  cannot('counter', 'put nothing in the place of a deleted cost', emptiedAgain, emptied),
  ...everyRole('erase what else was deleted', write(remove('papelera/etiquetas-e9'))),

  ...onlyManagers('read the record of a cost', { get: 'bitacora/costo' }),
  ...everyRole('read another record', { get: 'bitacora/nombre' }),
  ...onlyManagers('list all of the log', { list: { from: 'bitacora', limit: 10 } }),
  ...everyRole('list the log without costs', {
    list: { from: 'bitacora', where: [['privado', '==', false]], limit: 10 },
  }),

  ...onlyManagers('read a price upload', { get: 'cargas/k1' }),
  ...onlyManagers('list price uploads', { list: { from: 'cargas' } }),
  ...ownUpload,
  ...onlyManagers('read the rows of a price upload', { get: 'cargas/k1/lotes/0' }),
  ...onlyManagers('list the rows of a price upload', { list: { from: 'cargas/k1/lotes' } }),
  ...onlyManagers('add rows to a price upload', write(put('cargas/k1/lotes/1', { ...lot, rev: 1 }))),
  ...onlyManagers('change the rows of a price upload', write(put('cargas/k1/lotes/0', { ...lot, rev: 4 }))),
  ...onlyManagers('read suppliers', { list: { from: 'proveedores' } }),
  ...onlyManagers('remember a supplier', ownSupplier),
  ...onlyManagers("read a supplier's last list", { get: 'proveedores/mayorista/listas/ultima' }),
  ...onlyManagers(
    "remember a supplier's last list",
    write(put('proveedores/mayorista/listas/ultima', { ...lastList, rev: 4 })),
  ),

  cannot(
    'manager',
    'read costs with a role that nobody knows',
    { get: 'internos/p1' },
    { 'personal/manager': { activo: true, rol: 'jefe' } },
  ),
  cannot(
    'manager',
    'read costs once deactivated',
    { get: 'internos/p1' },
    { 'personal/manager': { activo: false, rol: 'gerente' } },
  ),
];
