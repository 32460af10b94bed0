import { ago } from '../stored.ts';
import {
  absent,
  type Change,
  can,
  cannot,
  changed,
  EVERYONE,
  NOT_STAFF,
  nobodyCan,
  onlyStaffCan,
  put,
  type RuleCase,
  remove,
  staffCannotCreate,
  stampCases,
  write,
} from './rule-case.ts';
import { hash, lot, many, text, upload } from './shop-world.ts';

const newUpload = (change: Change = {}, now: readonly string[] = ['creado', 'actualizado']) =>
  write({ put: 'cargas/k2', fields: changed({ ...upload, rev: 1 }, change), now });
const creado = ago(60);
const world = { 'cargas/k1': { ...upload, creado, rev: 3, actualizado: ago(60) } };
const nextUpload = (change: Change = {}) =>
  write(put('cargas/k1', changed({ ...upload, creado, estado: 'aplicando', rev: 4 }, change)));

const old = ago(60 * 24 * 31);
const oldWorld = (estado: string) => ({
  'cargas/k1': { ...upload, creado: old, estado, rev: 3, actualizado: ago(60) },
});
const oldUpload = (estado: string) => write(put('cargas/k1', { ...upload, creado: old, estado, rev: 4 }));

export const uploadCases: RuleCase[] = [
  ...onlyStaffCan('read a price upload', { get: 'cargas/k1' }),
  ...onlyStaffCan('list price uploads', { list: { from: 'cargas' } }),
  ...onlyStaffCan('begin a price upload', newUpload()),
  ...NOT_STAFF.map((who) => cannot(who, 'begin a price upload of their own', newUpload({ por: who }))),
  can('staff', 'begin a price upload of nobody in particular', newUpload({ proveedor: absent })),
  ...Object.entries({
    'an empty file name': { archivo: '' },
    'a file name of 201': { archivo: text(201) },
    'a hash that is none': { huella: 'abc' },
    'a hash of 65': { huella: `${hash('a')}a` },
    'a proveedor of 121': { proveedor: text(121) },
    'columns of text': { columnas: 'clave' },
    'counts of text': { conteos: '1800' },
    'a state of its own': { estado: 'lista' },
    'another person as author': { por: 'disabled' },
    'a rev of 2': { rev: 2 },
    'more fields': { costo: 1 },
  }).map(([name, change]) => cannot('staff', `begin a price upload with ${name}`, newUpload(change))),
  cannot('staff', 'begin a price upload with a forged creado', newUpload({ creado }, ['actualizado'])),
  can('staff', 'go on with a price upload', nextUpload(), world),
  ...NOT_STAFF.map((who) => cannot(who, 'go on with a price upload', nextUpload(), world)),
  ...Object.entries({
    'a stale rev': { rev: 3 },
    'a bad state': { estado: 'lista' },
    'another file': { archivo: 'otro.xlsx' },
    'another author': { por: 'disabled' },
    'another hash': { huella: hash('b') },
    'another beginning': { creado: ago(1) },
  }).map(([name, change]) => cannot('staff', `go on with a price upload with ${name}`, nextUpload(change), world)),
  can('staff', 'begin to undo a price upload', nextUpload({ estado: 'deshaciendo' }), world),
  can('staff', 'cancel the rest of a price upload', nextUpload({ estado: 'cancelada' }), world),
  can('staff', 'resume a price upload that was cancelled', nextUpload({ estado: 'pausada' }), {
    'cargas/k1': { ...upload, estado: 'cancelada', creado, rev: 3, actualizado: ago(60) },
  }),
  can('staff', 'go on with a price upload after a month', oldUpload('pausada'), oldWorld('aplicando')),
  cannot('staff', 'begin to undo a price upload after a month', oldUpload('deshaciendo'), oldWorld('aplicada')),
  cannot('staff', 'undo a price upload at one go after a month', oldUpload('deshecha'), oldWorld('aplicada')),
  can('staff', 'go on with an undo that was begun in time', oldUpload('deshaciendo'), oldWorld('deshaciendo')),
  can('staff', 'finish an undo that was begun in time', oldUpload('deshecha'), oldWorld('deshaciendo')),
  ...nobodyCan('delete a price upload', write(remove('cargas/k1'))),
  ...onlyStaffCan('read a lot', { get: 'cargas/k1/lotes/0' }),
  ...onlyStaffCan('list lots', { list: { from: 'cargas/k1/lotes' } }),
  ...nobodyCan('list the lots of every upload', { list: { from: 'lotes', everywhere: true } }),
  ...stampCases('cargas/k1/lotes/1', 'cargas/k1/lotes/0', lot, 3),
  ...nobodyCan('delete a lot', write(remove('cargas/k1/lotes/0'))),
  ...staffCannotCreate(
    'cargas/k1/lotes/1',
    { ...lot, rev: 1 },
    {
      '401 rows': { filas: many(401, {}) },
      'rows of text': { filas: 'p1' },
      'a state of its own': { estado: 'lista' },
    },
  ),
  cannot('staff', 'create a lot that is no number', write(put('cargas/k1/lotes/uno', { ...lot, rev: 1 }))),
  cannot(
    'staff',
    'update a lot with a state of its own',
    write(put('cargas/k1/lotes/0', { ...lot, rev: 4, estado: 'lista' })),
  ),
];

export const unknownCollectionCases: RuleCase[] = EVERYONE.flatMap((who) => [
  cannot(who, 'read a collection nobody knows', { get: 'secretos/1' }),
  cannot(who, 'list a collection nobody knows', { list: { from: 'secretos', limit: 1 } }),
  cannot(who, 'write to a collection nobody knows', write(put('secretos/1', { rev: 1 }))),
]);
