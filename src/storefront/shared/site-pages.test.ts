import { expect, test } from 'vitest';
import { beginsIn, findPages } from './site-pages.ts';

const names = (query: string): string[] => findPages(query).map(({ name }) => name);

test('services are found by the words people use for them', () => {
  expect(names('facturan')[0]).toBe('Facturación');
  expect(names('garantia')).toContain('Garantía y servicio');
  expect(names('dónde están ubicados')).toEqual(['Contacto y ubicación']);
  expect(names('taladro')).toEqual([]);
  expect(names('de la')).toEqual([]);
});

test('a name is found by the beginnings of its words, accents and plurals aside', () => {
  expect(beginsIn('rotomart', 'Rotomartillos inalámbricos')).toBe(true);
  expect(beginsIn('taladros', 'Taladro de banco')).toBe(true);
  expect(beginsIn('martillo', 'Rotomartillos')).toBe(false);
});
