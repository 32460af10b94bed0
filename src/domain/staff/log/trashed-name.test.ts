import { expect, test } from 'vitest';
import { trashedName } from './trash.ts';

const named = (collection: string, fields: Record<string, unknown>): string =>
  trashedName({ id: `${collection}-p1`, collection, document: 'p1', fields }, (id) =>
    id === 'p1' ? 'Pala' : undefined,
  );

test('what was deleted is called by its name, whatever field has that', () => {
  expect(named('borradores', { nombre: 'Pico' })).toBe('Pico');
  expect(named('categories', { name: 'Jardín' })).toBe('Jardín');
  expect(named('tutoriales', { titulo: 'Cómo podar' })).toBe('Cómo podar');
  expect(named('borradores', { nombre: '' })).toBe('Sin nombre');
});

test('costs and notes are those of a product and not of an id', () => {
  expect(named('internos', { costo: 100 })).toBe('Costo y notas de “Pala”');
  const gone = { id: 'internos-p2', collection: 'internos', document: 'p2', fields: { costo: 100 } };
  expect(trashedName(gone, () => undefined)).toBe('Costo y notas de un producto que ya no está');
});
