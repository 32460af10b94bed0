import { expect, test } from 'vitest';
import { type Change, changeKey } from '#domain/staff/journal/change.ts';
import { type Entry, overlayOf } from '#domain/staff/journal/journal.ts';
import { categoryChanges } from './category-changes.ts';

const category = {
  id: 'c',
  name: 'Brocas',
  folder: 'brocas',
  unicID: '3',
  orden: 1,
  menu: 'simple',
  visible: 'public',
} as const;
const inStore = { nombre: 'Broca', slug: 'broca', clave: 'B-1', unicID: '3', etiquetas: [], precio: 500 };
const unsent = (change: Change): Entry => ({
  id: '1',
  title: '',
  changes: [change],
  by: { uid: 'ana', email: '' },
  at: 0,
  state: { kind: 'saved' },
});

const rowOf = <Value>(value: Value) => ({ value, rev: 1, fields: { ...value }, entry: undefined });

test('a new unicID takes along drafts, withdrawn products and what this device has not sent yet', () => {
  const edited = { ...inStore, precio: 600, visible: 'public' };
  const sources = {
    rows: [
      { id: 'publico', rev: 4, product: { ...inStore, id: 'publico' } as never },
      { id: 'otro', rev: 4, product: { ...inStore, id: 'otro', unicID: '9' } as never },
      { id: 'retirado', rev: 7, product: null },
    ],
    drafts: new Map(
      ['borrador', 'retirado'].map((id) => [id, { id, rev: 2, fields: { nombre: id, unicID: '3', etiquetas: [] } }]),
    ),
    overlay: overlayOf([
      unsent({
        collection: 'productos',
        id: 'publico',
        baseRev: 4,
        base: { ...inStore, visible: 'public' },
        document: edited,
      }),
    ]),
  };
  const fields = { ...category, unicID: '5' };
  const changes = categoryChanges(rowOf(category), fields, { categories: [category], labels: [] }, sources);
  const moved = changes.slice(1).map((one) => [changeKey(one), [one.baseRev, one.document]] as const);
  expect(new Map(moved)).toEqual(
    new Map([
      ['borradores/borrador', [2, { nombre: 'borrador', unicID: '5', etiquetas: [] }]],
      ['productos/publico', [5, { ...edited, unicID: '5' }]],
      ['borradores/retirado', [2, { nombre: 'retirado', unicID: '5', etiquetas: [] }]],
    ]),
  );
});

test('a new folder takes along the subcategories of the folder that the save starts from', () => {
  const now = { ...category, folder: 'brocas-y-puntas' };
  const label = { id: 'e', nombre: 'Muro', slug: 'muro', descripcion: '', unicID: '3', orden: 1 };
  const labels = [
    rowOf({ ...label, carpeta: 'brocas-y-puntas' }),
    // Staff gave this one a folder of its own.
    rowOf({ ...label, id: 'f', carpeta: 'otras' }),
  ];
  const sources = { rows: [], drafts: new Map(), overlay: new Map() };
  const fields = { ...category, folder: 'puntas' };
  const changes = categoryChanges(rowOf(now), fields, { categories: [now], labels }, sources);
  expect(changes.map((one) => [changeKey(one), one.document?.['folder'] ?? one.document?.['carpeta']])).toEqual([
    ['categories/c', 'puntas'],
    ['etiquetas/e', 'puntas'],
  ]);
});
