import { expect, test } from 'vitest';
import { createProductSearch } from './product-search.ts';
import { claveTerms, queryTerms } from './search-terms.ts';

const search = createProductSearch();
const put = (id: string, nombre: string, clave: string, grupos = ''): void =>
  search.put({ id, nombre, clave, grupos, marca: 'TENAZ', modelo: '' });
put('taladro', 'Taladro percutor 1/2" 750 W', 'TP-7512', 'Taladros');
put('broca', 'Broca para taladro, metal 1/4"', 'BM-14', 'Brocas');
put('esmeriladora', 'Esmeriladora angular 4 1/2" 900 W', 'EA-45900', 'Esmeriladoras');
put('candado', 'Candado de hierro 50 mm', '0017', 'Candados');

test('the machine comes before what goes into it', () => {
  expect(search.find('taladro')).toEqual(['taladro', 'broca']);
  expect(search.find('TALADROS')).toEqual(['taladro', 'broca']);
});

test('claves are found whole, in part and without hyphens', () => {
  for (const query of ['EA-45900', 'ea45900', '45900', 'ea 45']) expect(search.find(query)[0]).toBe('esmeriladora');
  expect(search.find('0017')).toEqual(['candado']);
});

test('a typo finds the word it missed, a word typed so far finds its rest', () => {
  expect(search.find('esmeriladra')).toEqual(['esmeriladora']);
  expect(search.find('canda')).toEqual(['candado']);
});

test('a removed product is found no more, a renamed one by its new name', () => {
  put('x', 'Marro octagonal 8 lb', 'MR-8');
  put('x', 'Mazo de hule', 'MR-8');
  expect(search.find('mazo')).toEqual(['x']);
  expect(search.find('octagonal')).toEqual([]);
  search.remove('x');
  expect(search.find('mazo')).toEqual([]);
});

test('nothing to look for finds nothing', () => {
  expect([search.find(''), search.find('¿?'), search.find('zzzz')]).toEqual([[], [], []]);
});

test('stop words go, unless there are no others', () => {
  expect(queryTerms('brocas para la madera')).toEqual(['broca', 'madera']);
  expect(queryTerms('con')).toEqual(['con']);
  expect(claveTerms('EA-45900')).toEqual(['ea', '45900', 'ea45900']);
});
