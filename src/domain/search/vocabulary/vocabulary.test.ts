import { expect, test } from 'vitest';
import { createSearchEngine } from '../search-engine.ts';
import { ACCESSORIES } from './accessories.ts';
import { COUNTER_NAMES } from './counter-names.ts';
import { ELECTRICAL } from './electrical.ts';
import { ENGLISH } from './english.ts';
import { HAND_TOOLS } from './hand-tools.ts';
import { HARDWARE } from './hardware.ts';
import { PAINT } from './paint.ts';
import { PLUMBING } from './plumbing.ts';
import { POWER_TOOLS } from './power-tools.ts';
import { PROBLEMS } from './problems.ts';
import { REGIONAL } from './regional.ts';
import { SERVICES } from './services.ts';
import { TASKS } from './tasks.ts';
import { taskNames } from './testing/task-names.ts';
import { TRADE_NAMES } from './trade-names.ts';
import { phraseTerms, vocabulary } from './vocabulary.ts';
import { WORKS } from './works.ts';

const familiesOf = (tables: readonly string[]): string[][][] =>
  tables
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => line.split('|').map((cell) => cell.split(',').map((name) => name.trim())));

const families = familiesOf([
  POWER_TOOLS,
  HAND_TOOLS,
  ACCESSORIES,
  HARDWARE,
  PLUMBING,
  ELECTRICAL,
  PAINT,
  TRADE_NAMES,
  ENGLISH,
  REGIONAL,
  SERVICES,
]);
const counterFamilies = familiesOf([COUNTER_NAMES]);

// A shop that has one of everything, called as our shelves call it.
const engine = createSearchEngine();
for (const [[canon = ''] = []] of families) engine.put({ id: canon, kind: 'product', title: canon });

/** Names that do not find their thing among the first five. */
function missedNames(all: readonly (readonly (readonly string[])[])[], shop: typeof engine): string[] {
  return all.flatMap(([[canon = ''] = [], both = [], others = [], misspelt = []]) =>
    [canon, ...both, ...others, ...misspelt]
      .filter((name) => name !== '')
      .flatMap((name) => {
        const found = shop.find(name).map(({ id }) => id);
        return found.slice(0, 5).includes(canon) ? [] : [`${name} → ${canon}: ${found.slice(0, 5).join(', ')}`];
      }),
  );
}

test('every name and misspelling of a thing finds it among the first five', () => {
  expect(missedNames(families, engine)).toEqual([]);
});

test('what a thing is called at the counter finds it, also in a shop that has more of its kind', () => {
  const larger = createSearchEngine();
  for (const [[canon = ''] = []] of [...families, ...counterFamilies]) {
    larger.put({ id: canon, kind: 'product', title: canon });
  }
  expect(missedNames(counterFamilies, larger)).toEqual([]);
});

test("a query in the very words of a product's title finds that product first", () => {
  const missed = families
    .map(([[canon = ''] = []]) => ({ canon, first: engine.find(canon)[0]?.id }))
    .filter(({ canon, first }) => canon !== first);
  expect(missed).toEqual([]);
});

test('a task always finds something where a product serves it', () => {
  const known = new Set(families.map(([[canon = ''] = []]) => phraseTerms(canon).join(' ')));
  const empty = [TASKS, PROBLEMS, WORKS]
    .flatMap(taskNames)
    .filter(({ things }) => things.some((thing) => known.has(phraseTerms(thing).join(' '))))
    .flatMap(({ names }) => names.filter((name) => engine.find(name, 1).length === 0));
  expect(empty).toEqual([]);
});

test('a task leads to a thing also under the other names of it, because a shop may call it so', () => {
  const shop = createSearchEngine();
  for (const title of ['Quitasarro y cemento 1 L', 'Removedor de pintura 1 L']) {
    shop.put({ id: title, kind: 'product', title });
  }
  for (const query of ['quitar sarro', 'quitar sarro del baño', 'limpiar mezcla del piso']) {
    expect([query, shop.find(query)[0]?.id]).toEqual([query, 'Quitasarro y cemento 1 L']);
  }
});

test('a name with a verb in it asks for what is called so, not for its first word', () => {
  const shop = createSearchEngine();
  for (const title of ['Bomba periférica 1/2 HP', 'Aspersor oscilante', 'Aspersora de mochila manual 15 L']) {
    shop.put({ id: title, kind: 'product', title });
  }
  for (const query of ['bomba para fumigar', 'busco una bomba para fumigar la huerta']) {
    expect([query, shop.find(query).map(({ id }) => id)]).toEqual([query, ['Aspersora de mochila manual 15 L']]);
  }
});

test('what is made says more than the word for making it', () => {
  const shop = createSearchEngine();
  for (const title of ['Taladro percutor 1/2"', 'Broca de diamante 1/4"']) {
    shop.put({ id: title, kind: 'product', title });
  }
  expect(shop.find('hacer un hoyo en azulejo').map(({ id }) => id)).toEqual(['Broca de diamante 1/4"']);
});

test('a verb tells of a problem in whatever form it is spoken', () => {
  const shop = createSearchEngine();
  for (const title of [
    'Juego de machuelos 20 piezas',
    'Promotor de adherencia para plástico',
    'Pasador de barril 6"',
  ]) {
    shop.put({ id: title, kind: 'product', title });
  }
  for (const query of ['se me barrió la rosca', 'la rosca se barrió']) {
    expect([query, shop.find(query)[0]?.id]).toEqual([query, 'Juego de machuelos 20 piezas']);
  }
  expect(shop.find('no pega la pintura en el plástico')[0]?.id).toBe('Promotor de adherencia para plástico');
});

test('a synonym of one direction does not work in the other', () => {
  const first = (query: string): string | undefined => engine.find(query)[0]?.id;
  // An esmeriladora is what most mean by pulidora, but nobody who asks for an esmeriladora wants a lustradora.
  expect(engine.find('pulidora').map(({ id }) => id)).toContain('pulidora lustradora');
  expect(engine.find('esmeriladora').map(({ id }) => id)).not.toContain('pulidora lustradora');
  // Beside a kit a combo is no sledgehammer.
  expect(first('combo')).toBe('kit combo');
  expect(engine.find('kit combo').map(({ id }) => id)).not.toContain('marro');
  expect(first('copa de diamante')).not.toBe('dado');
});

test('the vocabulary stays small enough to be read before the first answer', () => {
  expect(vocabulary().words.size).toBeGreaterThan(1000);
  expect(families.length).toBeLessThan(500);
});

test.each([
  ['disco adiamantado', 'Disco de diamante continuo 4 1/2"'],
  ['dado de roscar', 'Juego de machuelos y tarrajas 20 piezas'],
  ['dado para roscar', 'Juego de machuelos y tarrajas 20 piezas'],
  ['pump', 'Bomba periférica 1/2 HP'],
  ['sealer', 'Sellador vinílico 5x1 4 L'],
  ['door knob', 'Chapa de pomo para entrada'],
  ['usado', 'Kit combo 20 V reacondicionado'],
  ['segunda mano', 'Kit combo 20 V reacondicionado'],
])('%s is %s', (query, title) => {
  const engine = createSearchEngine();
  for (const one of [
    'Disco laminado 7" grano 60',
    'Disco de diamante continuo 4 1/2"',
    'Dado de impacto largo 10 mm cuadro 1/2"',
    'Juego de machuelos y tarrajas 20 piezas',
    'Bomba periférica 1/2 HP',
    'Sellador vinílico 5x1 4 L',
    'Chapa de pomo para entrada',
    'Hacha de mano 1 1/4 lb',
  ])
    engine.put({ id: one, kind: 'product', title: one });
  const used = 'Kit combo 20 V reacondicionado';
  engine.put({ id: used, kind: 'product', title: used, groups: ['Reacondicionado', 'Outlet'] });
  expect(engine.find(query)[0]?.id).toBe(title);
});
