import { expect, test } from 'vitest';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import type { ShopAnswer, ShopSynonym } from './shop-word.ts';

const TITLES = [
  'Guía destapacaños de 5 m',
  'Cespol para lavabo',
  'Brocha de 2"',
  'Rodillo para pintar',
  'Cinta métrica de 5 m',
];

function engineOf(titles: readonly string[] = TITLES): SearchEngine {
  const engine = createSearchEngine();
  for (const title of titles) engine.put({ id: title, kind: 'product', title });
  return engine;
}
const synonym = (frase: string, ...significa: string[]): ShopSynonym => ({
  id: frase,
  tipo: 'sinonimo',
  frase,
  significa,
  visible: 'public',
});
const answer: ShopAnswer = {
  id: 'r',
  tipo: 'respuesta',
  frase: 'fregadero lento',
  titulo: 'Si el fregadero va lento',
  opciones: [
    { de: 'productos', id: TITLES[0] ?? '', razon: 'Llega hasta el tapón.' },
    { de: 'etiquetas', id: 'e1', razon: '' },
  ],
  visible: 'public',
};
const first = (engine: SearchEngine, query: string): string | undefined => engine.find(query)[0]?.id;

test('a word of the shop finds what it means, and nothing any more once it is switched off', () => {
  const engine = engineOf();
  expect(engine.find('gusanito')).toEqual([]);
  engine.useWords([synonym('gusanito', 'destapacaños')]);
  expect(first(engine, 'gusanito')).toBe('Guía destapacaños de 5 m');
  expect(first(engine, 'gusanit')).toBe('Guía destapacaños de 5 m');
  engine.useWords([{ ...synonym('gusanito', 'destapacaños'), visible: 'oculta' }]);
  expect(engine.find('gusanito')).toEqual([]);
});

test('a word of the shop is found misspelt, in a phrase with a misspelt word beside it, and while it is being typed', () => {
  const engine = engineOf();
  engine.useWords([synonym('gusanito', 'destapacaños'), synonym('mono de brocha', 'brocha')]);
  expect(first(engine, 'gusanitto')).toBe('Guía destapacaños de 5 m');
  expect(first(engine, 'mono de brcoha')).toBe('Brocha de 2"');
  expect(first(engine, 'gusan')).toBe('Guía destapacaños de 5 m');
});

test('of several meanings the first comes first', () => {
  const engine = engineOf();
  engine.useWords([synonym('pintador', 'rodillo', 'brocha')]);
  expect(engine.find('pintador').map(({ id }) => id)).toEqual(['Rodillo para pintar', 'Brocha de 2"']);
});

test('a phrase that the built-in vocabulary has keeps its meanings beside those of the shop', () => {
  const engine = engineOf([...TITLES, 'Flexómetro de 8 m', 'Regla de aluminio']);
  const before = engine.find('flexómetro').map(({ id }) => id);
  engine.useWords([synonym('flexómetro', 'regla')]);
  const after = engine.find('flexómetro').map(({ id }) => id);
  expect(after).toEqual(expect.arrayContaining([...before, 'Regla de aluminio']));
  expect(after[0]).toBe(before[0]);
});

test('an answer of the shop is given to its phrase in any order and before the built-in ones, and not to half of it', () => {
  const engine = engineOf();
  engine.useWords([answer]);
  expect(engine.advice('lento mi fregadero')?.guide).toEqual({
    title: 'Si el fregadero va lento',
    options: [
      { id: 'Guía destapacaños de 5 m', of: 'productos', because: 'Llega hasta el tapón.' },
      { id: 'e1', of: 'etiquetas', because: '' },
    ],
  });
  expect(engine.advice('fregadero')?.guide).toBeUndefined();
  engine.useWords([{ ...answer, frase: 'caño tapado' }]);
  expect(engine.advice('caño tapado')?.guide?.title).toBe('Si el fregadero va lento');
});

test('a word of the shop needs no other index: what was saved before finds by it', () => {
  const engine = engineOf();
  const saved = engine.save();
  engine.useWords([synonym('gusanito', 'destapacaños')]);
  expect(engine.save()).toEqual(saved);
});

test('a phrase without a telling word and a meaning that says the same are left alone', () => {
  const engine = engineOf();
  engine.useWords([synonym('de la', 'brocha'), synonym('brocha', 'brochas')]);
  expect(first(engine, 'brocha')).toBe('Brocha de 2"');
});
