import { expect, test } from 'vitest';
import { emptyCategoryForm } from './category-form.ts';
import { categoryShapes, parseKeptEdit } from './kept-form.ts';

const empty = emptyCategoryForm([]);
const feature = { href: '/sierras', name: 'Sierra', description: '', imagenes: [{ imagen: '/demo/sierra.webp' }] };
const kept = {
  opened: { rev: 3, fields: { name: 'Sierras', folder: 'sierras' } },
  form: { ...empty, name: 'Sierras y caladoras', menu: 'megamenu' as const, features: [feature, null] as const },
};

test('a form left half written is restored with all its fields and the document that it started from', () => {
  expect(parseKeptEdit(structuredClone(kept), empty, categoryShapes)).toEqual(kept);
});

test('a field of another shape starts empty, the others stay', () => {
  const odd = { ...kept, form: { ...kept.form, menu: 'cascada', isPublic: 'sí', features: [feature] } };
  expect(parseKeptEdit(odd, empty, categoryShapes)?.form).toEqual({ ...empty, name: 'Sierras y caladoras' });
});

test.each([[null], ['texto'], [{}], [{ opened: { rev: 'uno' }, form: {} }]])(
  '%j is nothing that was kept',
  (values) => {
    expect(parseKeptEdit(values, empty, categoryShapes)).toBeNull();
  },
);
