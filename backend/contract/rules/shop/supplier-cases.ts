import type { Ask } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
import {
  absent,
  type Change,
  can,
  cannot,
  changed,
  nobodyCan,
  onlyStaffCan,
  type RuleCase,
  remove,
  staffCanCreate,
  staffCannotCreate,
  stampCases,
  write,
} from './rule-case.ts';
import { lastList, supplier, text } from './shop-world.ts';

const OLD = 'proveedores/mayorista';
const NEW = 'proveedores/truper-del-norte';
const TIMES = ['creado', 'actualizado'];

const putSupplier = (path: string, change: Change = {}, now = TIMES): Ask =>
  write({ put: path, fields: changed({ ...supplier, rev: path === OLD ? 4 : 1 }, change), now });
const columns = (change: Change): Change => ({ columnas: changed(supplier['columnas'] as PlainFields, change) });

const bad: Readonly<Record<string, Change>> = {
  'a name of markup': { nombre: '<b>Mayorista' },
  'an empty name': { nombre: '' },
  'a name of 121': { nombre: text(121) },
  'columns of text': { columnas: 'clave' },
  'columns nobody knows': columns({ costo: 'Costo' }),
  'no titulos': columns({ titulos: absent }),
  'titulos of 501': columns({ titulos: text(501) }),
  'a clave of 501': columns({ clave: text(501) }),
  'a precio of 501': columns({ precio: text(501) }),
  'a nombre of 501': columns({ nombre: text(501) }),
  'an answer about IVA of its own': columns({ iva: 'tal vez' }),
  'a factor of text': columns({ factor: '1.35' }),
  'a factor of nought': columns({ factor: 0 }),
  'a factor of 101': columns({ factor: 101 }),
  'an empty file name': { archivo: '' },
  'a file name of 201': { archivo: text(201) },
  'an empty upload': { carga: '' },
  'an upload of 61': { carga: text(61) },
  'filas below nought': { filas: -1 },
  'filas beyond a million': { filas: 1_000_001 },
  'conocidas below nought': { conocidas: -1 },
  'conocidas beyond a million': { conocidas: 1_000_001 },
  'a rev of 2': { rev: 2 },
  'a field nobody knows': { costo: 1 },
};

export const supplierCases: RuleCase[] = [
  ...onlyStaffCan('read a supplier', { get: OLD }),
  ...onlyStaffCan('list suppliers', { list: { from: 'proveedores' } }),
  ...onlyStaffCan('remember a supplier', putSupplier(NEW)),
  ...onlyStaffCan("remember a supplier's next list", putSupplier(OLD)),
  can(
    'staff',
    'remember a supplier whose lists have no titles',
    putSupplier(NEW, columns({ titulos: '', clave: '', precio: '' })),
  ),
  can('staff', 'remember a supplier with a factor of 1', putSupplier(NEW, columns({ factor: 1 }))),
  can('staff', 'remember a supplier with a factor of 100', putSupplier(NEW, columns({ factor: 100 }))),
  ...Object.entries(bad).map(([name, change]) =>
    cannot('staff', `remember a supplier with ${name}`, putSupplier(NEW, change)),
  ),
  cannot('staff', 'remember a supplier under an id that is no slug', putSupplier('proveedores/Truper')),
  cannot('staff', 'remember a supplier with a forged creado', putSupplier(NEW, { creado: ago(9) }, ['actualizado'])),
  cannot('staff', "remember a supplier's next list from a stale rev", putSupplier(OLD, { rev: 3 })),
  cannot('staff', "remember a supplier's next list with an empty name", putSupplier(OLD, { nombre: '' })),
  ...nobodyCan('delete a supplier', write(remove(OLD))),

  ...onlyStaffCan("read the products of a supplier's last list", { get: `${OLD}/listas/ultima` }),
  ...nobodyCan('list the last lists of all', { list: { from: 'listas', everywhere: true } }),
  ...stampCases(`${NEW}/listas/ultima`, `${OLD}/listas/ultima`, lastList, 3),
  ...staffCannotCreate(
    `${NEW}/listas/ultima`,
    { ...lastList, rev: 1 },
    {
      'products as a list': { productos: ['p1'] },
      'products of 900,001': { productos: text(900_001) },
      'an empty upload': { carga: '' },
      'an upload of 61': { carga: text(61) },
    },
  ),
  ...staffCanCreate(
    `${NEW}/listas/ultima`,
    { ...lastList, rev: 1 },
    { 'no product': { productos: '' }, 'products of 900,000': { productos: text(900_000) } },
  ),
  ...staffCannotCreate(`${NEW}/listas/otra`, { ...lastList, rev: 1 }, { 'another name': {} }),
  ...nobodyCan("delete a supplier's last list", write(remove(`${OLD}/listas/ultima`))),
];
