import { expect, test } from 'vitest';
import type { Change, Fields } from '../journal/change.ts';
import { unknownFields, withUnknownFields } from './unknown-fields.ts';

const folder: Fields = {
  nombre: 'Vinílicas',
  slug: 'vinilicas',
  descripcion: '',
  carpeta: 'pinturas',
  unicID: '3',
  orden: 1,
};
const edit = (base: Fields): Change => ({
  collection: 'etiquetas',
  id: 'a',
  baseRev: 1,
  base,
  document: { ...folder, nombre: 'Pinturas vinílicas' },
});
const stored = (change: Change, server: Fields) =>
  withUnknownFields([{ change, server: { rev: 2, document: server } }]).map((one) => one.change.document);

test.each(['categories', 'etiquetas', 'tutoriales', 'productos'])(
  'a field of %s that only a newer version of the site knows is told from those that this one knows',
  (collection) => {
    expect(unknownFields(collection, { orden: 1, visible: 'public', garantia: '2 años' })).toMatchObject({
      garantia: '2 años',
    });
    expect(unknownFields(collection, { unicID: '3', slug: 'a' })).not.toHaveProperty('garantia');
  },
);

test('a page of an older version keeps what a newer one added to a subcategory after the form was opened', () => {
  expect(stored(edit(folder), { ...folder, icono: 'rodillo' })).toEqual([
    { ...folder, nombre: 'Pinturas vinílicas', icono: 'rodillo' },
  ]);
});

test('a field that the edit started from and leaves out is removed', () => {
  expect(stored(edit({ ...folder, icono: 'rodillo' }), { ...folder, icono: 'rodillo' })).toEqual([
    { ...folder, nombre: 'Pinturas vinílicas' },
  ]);
});
