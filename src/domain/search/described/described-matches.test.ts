import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type JudgedQuery, judgedEntries } from '../judged/judge.ts';
import { createSearchEngine, type SearchEngine } from '../search-engine.ts';
import { describedThings } from './described-things.ts';
import { DescriptionTable } from './description-table.ts';

const TITLES = [
  'Broca para metal HSS 1/4"',
  'Broquero 1/2" con llave',
  'Taladro percutor 1/2" 650 W',
  'Temporizador de contacto programable',
  'Reflector LED 30 W luz blanca',
  'Foco LED 9 W luz blanca',
  'Bisagra de libro 3"',
  'Aflojatodo en aerosol 400 ml',
  'Cinta PTFE 3/4" x 7 m',
  'Presurizador 1/2 HP con tanque 24 L',
  'Regadera de teléfono con manguera',
  'Llave de esfera 1/2"',
  'Portamanguera de pared',
  'Manguera para jardín 1/2" x 15 m',
  'Rodaja giratoria 2"',
  'Rodaja giratoria 3"',
];

function shopWith(titles: readonly string[], descriptions?: () => DescriptionTable): SearchEngine {
  const engine = createSearchEngine(descriptions);
  for (const title of titles) engine.put({ id: title, kind: 'product', title });
  return engine;
}

const first = (engine: SearchEngine, query: string): string => engine.find(query)[0]?.id ?? 'nothing';

describe('a thing that is described instead of named', () => {
  const engine = shopWith(TITLES);
  const texts = describedThings();

  // None of these is a phrase of the tables.
  test.each([
    { query: 'se me perdio lo que aprieta la broca en la punta del taladro', thing: /^Broquero/ },
    { query: 'un reloj que prenda solo el anuncio por la noche', thing: /^Temporizador/ },
    { query: 'gotea la rosca donde va enroscada la regadera', thing: /^Cinta PTFE/ },
    { query: 'donde cuelgo la manguera enrollada en la pared', thing: /^Portamanguera/ },
  ])('$query', ({ query, thing }) => {
    expect(first(engine, query)).toMatch(thing);
  });

  test('a size in a description orders the things', () => {
    expect(first(engine, 'llantitas de 3 pulgadas para mover el mueble')).toBe('Rodaja giratoria 3"');
  });

  test('a shop without the thing gets no other in its place', () => {
    const query = 'un reloj que prenda solo el anuncio por la noche';
    const without = TITLES.filter((title) => !title.startsWith('Temporizador'));
    expect(first(shopWith(without), query)).not.toMatch(/^(Broquero|Bisagra|Cinta|Portamanguera|Rodaja)/);
    expect(shopWith(['Clavo 2"', 'Silla de jardín']).find(query)).toEqual([]);
  });

  test.each(['pizza con queso y refresco', 'boletos para el concierto del viernes', 'asdf qwer zxcv poiu'])(
    'nothing is found for %s',
    (query) => {
      expect(engine.find(query)).toEqual([]);
    },
  );

  test('every thing has a name and some descriptions', () => {
    expect(texts.filter(({ names, stems }) => names.some((name) => name === '') || stems.size < 10)).toEqual([]);
  });
});

const read = (name: string): string => readFileSync(new URL(`../judged/${name}`, import.meta.url), 'utf8');

test('a query that names what it wants is answered as without what people tell', () => {
  const [engine, plain] = [createSearchEngine(), createSearchEngine(() => new DescriptionTable([]))];
  const entries = judgedEntries(read('catalogue.txt'));
  for (const entry of entries) {
    engine.put(entry);
    plain.put(entry);
  }
  const isShort = (query: string): boolean => query.split(' ').length < 4;
  const judged = ['queries.json', 'held-out.json', 'fresh.json', 'wide.json'].flatMap(
    (file) => JSON.parse(read(file)) as JudgedQuery[],
  );
  const asked = [...entries.map(({ title }) => title), ...judged.map(({ q }) => q).filter(isShort)];
  expect(asked.length).toBeGreaterThan(400);
  const other = asked.filter((query) => first(engine, query) !== first(plain, query));
  expect(other).toEqual([]);
});
