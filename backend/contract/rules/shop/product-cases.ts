import { float } from '../stored.ts';
import {
  absent,
  can,
  cannot,
  everybodyCan,
  NOT_STAFF,
  nobodyCan,
  onlyStaffCan,
  put,
  type RuleCase,
  remove,
  SIGNED,
  signatureCases,
  staffCanCreate,
  staffCannotCreate,
  stampCases,
  write,
} from './rule-case.ts';
import { bareProduct, many, privateNotes, product, text } from './shop-world.ts';

const bare = { ...bareProduct, rev: 1 };
const full = { ...product, rev: 1 };
const related = (change: object) => ({
  relacionados: { accesorios: [], refacciones: [], alternativas: [], ...change },
});
const delta = (limit?: number) => ({
  list: { from: 'productos', orderBy: 'actualizado', ...(limit !== undefined && { limit }) },
});
/** Each alone makes a product or a draft impossible. */
const badFields = {
  'a nombre of 201': { nombre: text(201) },
  'a clave of 41': { clave: text(41) },
  'a clave that is a number': { clave: 17 },
  'a marca of 81': { marca: text(81) },
  'a modelo of 81': { modelo: text(81) },
  'a descripcion of 5,001': { descripcion: text(5001) },
  'a codigoBarras of letters': { codigoBarras: 'TP-123456789' },
  'a codigoBarras of nine digits': { codigoBarras: '123456789' },
  'an unicID of 41': { unicID: text(41) },
  'an unidad of 41': { unidad: text(41) },
  'a familia of 81': { familia: text(81) },
  'slugsAnteriores of 501': { slugsAnteriores: text(501) },
  'a slug with an accent': { slug: 'taládro' },
  'a precio of text': { precio: '285699' },
  'a precio of 2856.99': { precio: 2856.99 },
  'a precio of 100.0': { precio: float(100) },
  'a precio of zero': { precio: 0 },
  'a precio below zero': { precio: -1 },
  'a precio beyond reason': { precio: 1_000_000_001 },
  'a precioVigente that is no day': { precioVigente: 'ayer' },
  'etiquetas of text': { etiquetas: 'e1' },
  '21 etiquetas': { etiquetas: many(21, 'e1') },
  'an etiqueta that is a path': { etiquetas: ['a/b'] },
  'an etiqueta that is a map': { etiquetas: [{}] },
  'a ficha of 81': { ficha: many(81, {}) },
  'a ficha of text': { ficha: 'Voltaje' },
  '31 caracteristicas': { caracteristicas: many(31, 'a') },
  '21 imagenes': { imagenes: many(21, {}) },
  '21 documentos': { documentos: many(21, {}) },
  'a destacado of text': { destacado: 'true' },
  'a demostracion of 1': { demostracion: 1 },
  'relacionados of text': { relacionados: 'p2' },
  'another kind of relacionados': related({ otros: [] }),
  '61 accesorios': related({ accesorios: many(61, 'p2') }),
  'refacciones of text': related({ refacciones: 'p2' }),
  'an alternativa that is a path': related({ alternativas: ['a/b'] }),
  'a costo': { costo: 100 },
};

export const productCases: RuleCase[] = [
  ...everybodyCan('read a product', { get: 'productos/p1' }),
  ...everybodyCan('read a tombstone', { get: 'productos/retirado' }),
  ...everybodyCan('list 300 products', delta(300)),
  ...onlyStaffCan('list 301 products', delta(301)),
  ...onlyStaffCan('list products without a limit', delta()),
  ...nobodyCan('list products of every path', { list: { from: 'productos', everywhere: true, limit: 10 } }),
  ...stampCases('productos/p2', 'productos/p1', product, 3),
  ...signatureCases('productos/p2', 'productos/p1', product, 3),
  ...nobodyCan('delete a product', write(remove('productos/p1'))),
  ...nobodyCan('delete a tombstone', write(remove('productos/retirado'))),
  ...staffCanCreate('productos/p2', bare, {
    'the least there is': {},
    'no price': { precio: absent },
    'a clave with zeros': { clave: '0017' },
    'a codigoBarras of thirteen digits': { codigoBarras: '7501234567893' },
    'a codigoBarras of eight digits': { codigoBarras: '96385074' },
  }),
  ...staffCannotCreate('productos/p2', full, badFields),
  ...staffCannotCreate('productos/p2', bare, {
    'no nombre': { nombre: absent },
    'an empty nombre': { nombre: '' },
    'an empty slug': { slug: '' },
    'an empty clave': { clave: '' },
    'an empty unicID': { unicID: '' },
    'no visible': { visible: absent },
    'a visible of its own': { visible: 'oculta' },
  }),
  can('staff', 'retire a product', write(put('productos/p1', { visible: 'retirado', ...SIGNED, rev: 4 }))),
  can(
    'staff',
    'retire a product and keep its address and its alternatives',
    write(
      put('productos/p1', {
        visible: 'retirado',
        ...SIGNED,
        slug: 'taladro',
        ...related({ alternativas: ['p3'] }),
        rev: 4,
      }),
    ),
  ),
  cannot(
    'staff',
    'retire a product and keep a slug with a slash',
    write(put('productos/p1', { visible: 'retirado', ...SIGNED, slug: 'a/b', rev: 4 })),
  ),
  cannot(
    'staff',
    'retire a product and keep 61 alternatives',
    write(
      put('productos/p1', { visible: 'retirado', ...SIGNED, ...related({ alternativas: many(61, 'p3') }), rev: 4 }),
    ),
  ),
  can('staff', 'bring a product back', write(put('productos/retirado', { ...product, rev: 5 }))),
  cannot(
    'staff',
    'retire a product and keep its price',
    write(put('productos/p1', { visible: 'retirado', precio: 1, ...SIGNED, rev: 4 })),
  ),
  cannot(
    'staff',
    'retire a product to another state',
    write(put('productos/p1', { visible: 'oculta', ...SIGNED, rev: 4 })),
  ),
  cannot('staff', 'create a tombstone', write(put('productos/p2', { visible: 'retirado', ...SIGNED, rev: 1 }))),
  cannot('staff', 'update a product with a bad price', write(put('productos/p1', { ...product, rev: 4, precio: 'x' }))),
  cannot('disabled', 'retire a product', write(put('productos/p1', { visible: 'retirado', ...SIGNED, rev: 4 }))),
  can(
    'staff',
    'update many products at once',
    write(...many(12, 0).map((_, i) => put(`productos/lote-${i}`, { ...product, rev: 1 }))),
  ),
  cannot(
    'staff',
    'slip a bad product into a batch',
    write(put('productos/p2', full), put('productos/p3', { ...full, precio: 'x' })),
  ),
  ...nobodyCan('write below a product', write(put('productos/p1/notas/1', { rev: 1 }))),
];

export const draftCases: RuleCase[] = [
  ...onlyStaffCan('read a draft', { get: 'borradores/b1' }),
  ...onlyStaffCan('list drafts', { list: { from: 'borradores' } }),
  ...nobodyCan('list ten drafts', { list: { from: 'borradores', limit: 10 } }, NOT_STAFF),
  ...stampCases('borradores/b2', 'borradores/b1', product, 3),
  ...signatureCases('borradores/b2', 'borradores/b1', product, 3),
  can('staff', 'create a draft with next to nothing', write(put('borradores/b2', { ...SIGNED, rev: 1 }))),
  ...onlyStaffCan('delete a draft', write(remove('borradores/b1'))),
  ...onlyStaffCan('publish a draft', write(put('productos/b1', full), remove('borradores/b1'))),
  cannot('staff', 'create a draft with a bad price', write(put('borradores/b2', { ...SIGNED, rev: 1, precio: 'x' }))),
  cannot('staff', 'update a draft with a bad price', write(put('borradores/b1', { ...SIGNED, rev: 4, precio: 'x' }))),
];

export const privateCases: RuleCase[] = [
  ...onlyStaffCan('read costs', { get: 'internos/p1' }),
  ...onlyStaffCan('list costs', { list: { from: 'internos' } }),
  ...stampCases('internos/p2', 'internos/p1', privateNotes, 3),
  ...signatureCases('internos/p2', 'internos/p1', privateNotes, 3),
  ...onlyStaffCan('list the costs written last', { list: { from: 'internos', orderBy: 'actualizado', limit: 300 } }),
  ...nobodyCan('delete costs', write(remove('internos/p1'))),
  can('staff', 'empty costs', write(put('internos/p1', { ...SIGNED, rev: 4 }))),
  ...staffCannotCreate(
    'internos/p2',
    { ...privateNotes, rev: 1 },
    {
      'a costo of text': { costo: '1' },
      'a costo below zero': { costo: -1 },
      'a precioOculto of 1.5': { precioOculto: 1.5 },
      'a proveedor of 121': { proveedor: text(121) },
      'notas of 5,001': { notas: text(5001) },
    },
  ),
  cannot('staff', 'update costs with text', write(put('internos/p1', { ...SIGNED, rev: 4, costo: '1' }))),
];
