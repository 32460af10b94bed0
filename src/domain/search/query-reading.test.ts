import { expect, test } from 'vitest';
import { createSearchEngine } from './search-engine.ts';

function found(titles: readonly string[], query: string): string[] {
  const engine = createSearchEngine();
  for (const title of titles) engine.put({ id: title, kind: 'product', title });
  return engine.find(query).map(({ id }) => id);
}

test('words that were written in one are read as the words they are, with or without the small one between', () => {
  const titles = ['Tornillo de banco 5"', 'Tornillo hexagonal 1/4"', 'Apagador doble con placa', 'Flexómetro 5 m'];
  expect(found(titles, 'tornillodebanco')[0]).toBe('Tornillo de banco 5"');
  expect(found(titles, 'apagadordoble')).toEqual(['Apagador doble con placa']);
});

test('prepositions are read as people abbreviate them', () => {
  const titles = ['TALADRO 1/2" C/CABLE', 'Taladro 20 V sin cable', 'Broca p/concreto 1/4"'];
  for (const query of ['taladro s/cable', 'taladro sin cable']) expect(found(titles, query)[0]).toBe(titles[1]);
  for (const query of ['taladro c/cable', 'taladro con cable']) expect(found(titles, query)[0]).toBe(titles[0]);
  for (const query of ['broca p/concreto', 'broca p/ concreto']) expect(found(titles, query)[0]).toBe(titles[2]);
});

test('a galón and a cubeta are found in litres, whichever gallon their maker counts in', () => {
  const american = ['Esmalte rojo 0.946 L', 'Esmalte rojo 3.785 L', 'Esmalte rojo 18.9 L'];
  for (const query of ['esmalte rojo galon', 'esmalte rojo 1 galón', 'esmalte rojo 4 litros'])
    expect([query, found(american, query)[0]]).toEqual([query, american[1]]);
  for (const query of ['cubeta de esmalte rojo', 'esmalte rojo 19 L'])
    expect([query, found(american, query)[0]]).toEqual([query, american[2]]);
  expect(found([...american, 'Esmalte rojo 4 L'], 'esmalte rojo galon').slice(0, 2)).toEqual([
    'Esmalte rojo 4 L',
    american[1],
  ]);
});

test('a number that is part of a name still says which of them is meant', () => {
  const titles = ['Porta electrodo 300 A', 'Electrodo 6013 de 1/8" por kilo', 'Electrodo 7018 de 1/8" por kilo'];
  expect(found(titles, 'un kilo de soldadura 7018')[0]).toBe('Electrodo 7018 de 1/8" por kilo');
});

test('where the shop lacks what a name stands for, the other products of that family are found', () => {
  expect(found(['Zapapico 5 lb con mango', 'Pala redonda'], 'talache')).toEqual(['Zapapico 5 lb con mango']);
  expect(found(['Zapapico 5 lb con mango', 'Pala redonda'], 'pico')).toEqual(['Zapapico 5 lb con mango']);
});

test('a problem is recognised in any order of its words', () => {
  const titles = ['Cinta asfáltica con aluminio', 'Impermeabilizante cementoso 20 kg', 'Lámina para techo'];
  for (const query of ['gotea el techo de lámina', 'el techo de lámina gotea', 'la lámina del techo gotea']) {
    expect([query, found(titles, query)[0]]).toEqual([query, 'Cinta asfáltica con aluminio']);
  }
});

test("polite words within a product's name do not keep the name from being read", () => {
  const titles = ['Cinta masking blanca 1"', 'Cinta PTFE 1/2"', 'Tubo de cobre 1/2"'];
  expect(found(titles, 'la cinta blanca que se le pone a la rosca del tubo para que no tire agua')[0]).toBe(
    'Cinta PTFE 1/2"',
  );
});

test('what a query says must not happen («sin que gotee») only orders the results, because it names no product', () => {
  const titles = [
    'Carretilla 6 ft3 llanta neumática',
    'Carretilla 5.5 ft3 llanta imponchable',
    'Broca para metal 1/4"',
  ];
  expect(found(titles, 'carretilla que no se ponche')[0]).toBe('Carretilla 5.5 ft3 llanta imponchable');
  expect(found([...titles, 'Soldadora inversora 160 A'], 'soldadora sin que se perfore')[0]).toBe(
    'Soldadora inversora 160 A',
  );
});

test('a thing that is wanted small or large comes by its size', () => {
  const titles = ['Desarmador de cruz PH2 x 6"', 'Desarmador de cruz PH0 x 3"', 'Desarmador de cruz PH3 x 10"'];
  expect(found(titles, 'desarmador de cruz chico')[0]).toBe('Desarmador de cruz PH0 x 3"');
  expect(found(titles, 'un desarmador grande')[0]).toBe('Desarmador de cruz PH3 x 10"');
});

test('a verb is read in whatever form it is told, and what is done may stand behind the thing', () => {
  const titles = ['Cinta PTFE 1/2"', 'Tubo de cobre 1/2"', 'Silicón transparente 280 ml', 'Vidrio claro'];
  for (const query of ['algo para que no gotee el tubo', 'el tubo está goteando', 'el tubo goteó']) {
    expect([query, found(titles, query)[0]]).toEqual([query, 'Cinta PTFE 1/2"']);
  }
  expect(found(['Lentes de seguridad claros', 'Careta facial'], 'protegerme los ojos')[0]).toBe(
    'Lentes de seguridad claros',
  );
  expect(
    found(['Silicón transparente 280 ml', 'Broca para vidrio 1/4"'], 'se me quebró un vidrio y quiero pegarlo')[0],
  ).toBe('Silicón transparente 280 ml');
});

test('of two phrases that share words the longer one says what is meant', () => {
  const titles = ['Aerosol marcador naranja', 'Pintura para tráfico amarilla 4 L', 'Pintura vinílica blanca 4 L'];
  expect(found(titles, 'pintura para marcar cajones de estacionamiento')[0]).toBe('Pintura para tráfico amarilla 4 L');
});

test('what stands behind «antes de» is other work, which is not asked for', () => {
  const titles = ['Laca transparente para madera 1 L', 'Sellador nitrocelulósico para madera 1 L'];
  expect(found(titles, 'sellador para madera antes de la laca')[0]).toBe('Sellador nitrocelulósico para madera 1 L');
});

test('a colour that nothing of the kind has, and a maker that the shop does not sell, only order', () => {
  const titles = ['Pijas para tablaroca 6 x 1"', 'Cinchos de plástico 8" negros', 'Flexómetro 5 m'];
  expect(found(titles, 'pijas negras para tablaroca')[0]).toBe('Pijas para tablaroca 6 x 1"');
  expect(found(titles, 'stanley flexómetro 5 metros')[0]).toBe('Flexómetro 5 m');
});

test('a diminutive asks for the small one, and «delgado» for the last of the sizes', () => {
  expect(found(['Marro octagonal 8 lb', 'Marro octagonal 2 lb'], 'marrito')[0]).toBe('Marro octagonal 2 lb');
  const discs = ['Disco de corte para metal 7" x 1/8"', 'Disco de corte para metal 7" x 1/16"'];
  expect(found(discs, 'disco de corte de 7 pulgadas delgado')[0]).toBe('Disco de corte para metal 7" x 1/16"');
});

test('a word without meaning before «para» makes what follows the thing', () => {
  const titles = ['Flexómetro 5 m', 'Regla de aluminio 2 m', 'Lijadora de palma 200 W', 'Herramienta rotativa 130 W'];
  expect(found(titles, 'una cosa para medir')[0]).toBe('Flexómetro 5 m');
  expect(found(titles, 'herramienta para lijar madera')[0]).toBe('Lijadora de palma 200 W');
});

test('a maker whose name is several words is one, and is not taken for what it sounds like', () => {
  const titles = ['Cemento gris 50 kg', 'Adhesivo para block', 'Taladro percutor 1/2"'];
  for (const query of [
    'black and decker',
    'black & decker',
    'Black+Decker',
    'blackanddecker',
    'black',
    'black ',
    'blac',
  ])
    expect([query, found(titles, query)]).toEqual([query, []]);
  for (const query of ['taladro black and decker', 'taladro black & decker', 'black and decker taladro'])
    expect([query, found(titles, query)]).toEqual([query, ['Taladro percutor 1/2"']]);
});

test('a maker of several words that the shop sells is found by all of them and by the first', () => {
  const engine = createSearchEngine();
  engine.put({ id: 'drill', kind: 'product', title: 'Taladro percutor 1/2"', marca: 'Black & Decker' });
  engine.put({ id: 'block', kind: 'product', title: 'Adhesivo para block' });
  for (const query of ['black and decker', 'black & decker', 'black'])
    expect([query, engine.find(query).map(({ id }) => id)]).toEqual([query, ['drill']]);
});

test('a word that is spelt right is not corrected, though nothing is called so', () => {
  const titles = ['Thinner estándar 1 L', 'Batería de ion de litio 20 V', 'Temporizador de contacto 24 h'];
  for (const query of ['timbre', 'timbres', 'piola', 'mecate'])
    expect([query, found(titles, query)]).toEqual([query, []]);
  for (const query of ['tinher', 'tiner', 'tinherr'])
    expect([query, found(titles, query)]).toEqual([query, [titles[0]]]);
  expect(found(titles, 'pila')).toEqual([titles[1]]);
});
