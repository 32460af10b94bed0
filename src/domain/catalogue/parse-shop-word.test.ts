import { expect, test } from 'vitest';
import { parseShopWord } from './parse-shop-word.ts';

const synonym = { tipo: 'sinonimo', frase: ' chisme ', significa: ['cespol'], visible: 'public', rev: 2 };
const answer = {
  tipo: 'respuesta',
  frase: 'caño tapado',
  titulo: 'Para destapar',
  opciones: [{ de: 'productos', id: 7 }],
  visible: 'oculta',
};

test('a word is read with its outer blanks taken off, and an id that is a number as text', () => {
  expect(parseShopWord('v1', synonym)).toEqual({
    ok: true,
    value: { ...synonym, id: 'v1', frase: 'chisme' },
  });
  expect(parseShopWord('v2', { ...answer, nuevo: 1 })).toEqual({
    ok: true,
    value: { ...answer, id: 'v2', opciones: [{ de: 'productos', id: '7', razon: '' }] },
  });
});

test.each([
  ['a kind that nobody knows', { ...synonym, tipo: 'otro' }],
  ['no phrase', { ...synonym, frase: ' ' }],
  ['no meaning', { ...synonym, significa: [] }],
  ['more meanings than a word may have', { ...synonym, significa: Array.from({ length: 7 }, () => 'a') }],
  ['an option of another collection', { ...answer, opciones: [{ de: 'internos', id: 'p' }] }],
  ['no option', { ...answer, opciones: [] }],
  ['a state of its own', { ...answer, visible: 'a veces' }],
])('a word with %s is named and left out', (_name, fields) => {
  const parsed = parseShopWord('v1', fields);
  expect(!parsed.ok && parsed.error.id).toBe('v1');
});
