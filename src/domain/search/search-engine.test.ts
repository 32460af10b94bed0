import { describe, expect, test } from 'vitest';
import { SEARCH_SCHEMA } from './saved-search.ts';
import { createSearchEngine, restoreSearchEngine, type SearchEngine } from './search-engine.ts';
import type { SearchEntry } from './search-entry.ts';

const product = (id: string, title: string, clave = '', ...groups: string[]): SearchEntry => ({
  id,
  kind: 'product',
  title,
  clave,
  marca: 'TENAZ',
  modelo: '',
  groups,
});

const shop: readonly SearchEntry[] = [
  product('taladro', 'Taladro percutor 1/2" 750 W', 'TP-7512', 'Taladros', 'Con cable'),
  product(
    'taladro-20',
    'Taladro atornillador 20 V 1/2", sin batería',
    'TI-2012',
    'Taladros',
    'Herramienta inalámbrica',
  ),
  product('broca', 'Broca para taladro, metal 1/4"', 'BM-14', 'Brocas'),
  product('esmeriladora', 'Esmeriladora angular 4 1/2" 900 W', 'EA-45900', 'Esmeriladoras'),
  product('disco', 'Disco de corte para metal 4 1/2" x 1/16"', 'DC-45', 'Discos de corte'),
  product('bateria', 'Batería de ion de litio 20 V 4 Ah', 'BT-204', 'Baterías'),
  product('candado', 'Candado de hierro 50 mm', '0017', 'Candados'),
  product('martillo', 'Martillo de uña 16 oz', 'MA-16', 'Martillos'),
  product('pintura', 'Pintura vinílica blanca 19 L', 'PV-19', 'Vinílicas'),
  product('pintura-4', 'Pintura vinílica blanca 4 L', 'PV-4', 'Vinílicas'),
  { id: '/contacto.html', kind: 'page', title: 'Contacto', keywords: ['ubicación', 'horario', 'cotización'] },
];

function engineOf(entries: readonly SearchEntry[]): SearchEngine {
  const engine = createSearchEngine();
  for (const entry of entries) engine.put(entry);
  return engine;
}
const engine = engineOf(shop);
const ids = (query: string, of = engine): string[] => of.find(query).map(({ id }) => id);
const first = (query: string): string | undefined => ids(query)[0];

describe('what is found', () => {
  test('a machine comes before its accessories, unless an accessory is asked for', () => {
    expect(ids('taladros').slice(0, 2).sort()).toEqual(['taladro', 'taladro-20']);
    expect(ids('taladros')).toContain('broca');
    expect(first('broca para taladro')).toBe('broca');
    expect(ids('disco para pulidora')).toEqual(['disco', 'esmeriladora']);
  });

  test('sizes by any of their names', () => {
    const sizes = [
      '4 1/2',
      '4-1/2',
      '4½',
      '4.5',
      '4,5',
      '4.5 pulgadas',
      '115 mm',
      '115mm',
      'cuatro y media',
      'de 4 y media',
    ];
    for (const size of sizes) expect([size, first(`esmeriladora ${size}`)]).toEqual([size, 'esmeriladora']);
    for (const size of ['cubeta', '19 litros', '19lt', '19L', '19 l']) {
      expect([size, ids(`pintura ${size}`)[0]]).toEqual([size, 'pintura']);
    }
    for (const size of ['galón', '4 litros', 'un galon', '1 galón']) {
      expect([size, ids(`pintura blanca ${size}`)[0]]).toEqual([size, 'pintura-4']);
    }
    expect(first('bateria 20 volts')).toBe('bateria');
    expect(ids('taladro de media').slice(0, 2).sort()).toEqual(['taladro', 'taladro-20']);
    expect(first('broca un cuarto')).toBe('broca');
    for (const size of ['diecinueve litros', 'diecinueve', 'de 19']) {
      expect([size, ids(`pintura blanca ${size}`)[0]]).toEqual([size, 'pintura']);
    }
    expect(first('candado de cincuenta milímetros')).toBe('candado');
  });

  test('a small number finds the word for it, because titles have that', () => {
    const breakers = engineOf([
      product('uno', 'Interruptor 30 A un polo'),
      product('dos', 'Interruptor 30 A dos polos'),
    ]);
    for (const query of ['interruptor 2 polos', 'interruptor de treinta, dos polos']) {
      expect([query, ids(query, breakers)[0]]).toEqual([query, 'dos']);
    }
  });

  test('cordless and corded machines are told apart by «con cable», «sin cable» and «batería»', () => {
    expect(first('taladro sin cable')).toBe('taladro-20');
    expect(first('taladro de batería')).toBe('taladro-20');
    expect(first('taladro con cable')).toBe('taladro');
    expect(first('taladro sin batería')).toBe('taladro-20');
    // What comes without a battery is none.
    expect(ids('bateria')).toEqual(['bateria']);
  });

  test('words spelt by their sound, with a typing error, or not typed to their end', () => {
    const expected = {
      esmeriladra: 'esmeriladora',
      candao: 'candado',
      vateria: 'bateria',
      'pintura binilika 19 l': 'pintura',
    };
    for (const [query, id] of Object.entries(expected)) expect([query, first(query)]).toEqual([query, id]);
    for (const typed of ['can', 'cand', 'canda', 'candad']) expect(first(typed)).toBe('candado');
    expect(first('esmerild')).toBe('esmeriladora');
  });

  test('uña is not read as the article una, but una finds it', () => {
    expect(first('martillo de una')).toBe('martillo');
    expect(first('martillo de uña')).toBe('martillo');
    expect(ids('una')).toEqual(['martillo']);
  });

  test('questions lead to pages', () => {
    for (const query of ['dónde están ubicados', 'a qué hora abren', 'me pueden cotizar', 'cuánto cuesta']) {
      expect([query, first(query)]).toEqual([query, '/contacto.html']);
    }
  });

  test('a thing that the shop does not have is not answered with another', () => {
    for (const query of [
      'refrigerador',
      'televisor blanco',
      'gato 20',
      'gato de 20 ton',
      'xyzzy123',
      'licuadora',
      '',
      ' ',
      '¿?',
      '"',
      'x',
      '-',
      '1/',
    ]) {
      expect([query, ids(query)]).toEqual([query, []]);
    }
  });

  test('no query makes the search throw', () => {
    const hostile = [
      'constructor',
      '__proto__',
      'toString 4 1/2',
      '<script>',
      '\\',
      '\n',
      '('.repeat(300),
      'a'.repeat(3000),
      '😀',
      '½'.repeat(50),
    ];
    for (const query of hostile) expect(() => engine.find(query)).not.toThrow();
    const odd = engineOf([product('odd', '<b>constructor</b> __proto__ 💥 "1/0" 9/0', '--', '', '<i>')]);
    expect(ids('constructor', odd)).toEqual(['odd']);
  });
});

describe('measures of the trade', () => {
  test('a load in tons, by any of their names', () => {
    const jacks = engineOf([
      product('two', 'Gato hidráulico de botella 2 ton'),
      product('four', 'Gato hidráulico 4 toneladas'),
    ]);
    for (const query of ['gato 4 ton', 'gato de 4 toneladas', 'gato hidraulico 4ton', 'gato 4000 kg'])
      expect([query, ids(query, jacks)[0]]).toEqual([query, 'four']);
    expect(first('gato 2 ton')).toBeUndefined();
    expect(jacks.advice('gato 10 ton')?.missing).toMatchObject({
      size: '10 ton',
      offers: [{ sizes: ['2 ton', '4 ton'] }],
    });
  });

  test('a gauge by its short name, in the query and in the title', () => {
    const cables = engineOf([
      product('short', 'Cable THW cal. 12, 100 m'),
      product('long', 'Cable THW calibre 14, 100 m'),
    ]);
    for (const [query, id] of [
      ['cable calibre 12', 'short'],
      ['cal. 12', 'short'],
      ['cable cal.14', 'long'],
      ['cal 14', 'long'],
    ] as const)
      expect([query, ids(query, cables)[0]]).toEqual([query, id]);
  });
});

describe('a clave', () => {
  test('comes before the model of another article that is written alike', () => {
    const two = createSearchEngine();
    two.put({ ...product('driver', 'Atornillador de bolsillo 4 V', 'TZ-AT4'), modelo: 'AT4' });
    two.put(product('oil', 'Aceite de teca para madera exterior 4 L', 'AT-4'));
    for (const query of ['AT-4', 'at4']) expect(two.find(query).map(({ id }) => id)).toEqual(['oil', 'driver']);
  });

  test('with a letter that claves seldom have is found as any other', () => {
    const odd = engineOf([
      ...shop,
      product('lijadora', 'Lijadora', 'EÑ-45900'),
      product('cepillo', 'Cepillo', 'ÁB 12'),
    ]);
    for (const query of ['EÑ-45900', 'eñ45900', 'en-45900'])
      expect([query, ids(query, odd)[0]]).toEqual([query, 'lijadora']);
    expect(ids('ÁB 12', odd)[0]).toBe('cepillo');
  });

  test('is found whole, in part and without hyphens, never with a typing error', () => {
    for (const query of ['EA-45900', 'ea45900', 'EA 45900', '45900', '459', 'ea 45']) {
      expect([query, first(query)]).toEqual([query, 'esmeriladora']);
    }
    expect(ids('0017')).toEqual(['candado']);
    expect(ids('EA-45901')).toEqual([]);
    expect(ids('tp7513')).toEqual([]);
  });

  test('without digits is found by itself behind what says that it is one, and in punctuation', () => {
    const lettered = engineOf([...shop, product('mask', 'Careta para soldar', 'TZ-CTF')]);
    for (const query of ['TZ-CTF', 'clave TZ-CTF', 'Código: tz-ctf', '(TZ-CTF)', '¿TZ-CTF?', '"TZ-CTF"', 'TZ–CTF'])
      expect([query, ids(query, lettered)]).toEqual([query, ['mask']]);
  });

  test('is found beside other words and in punctuation, as it is copied from a list or asked for in a sentence', () => {
    const models = engineOf([...shop, { ...product('model', 'Taladro percutor 20 V', 'TZ-DH20'), modelo: 'DH20' }]);
    for (const query of [
      'TENAZ DH20',
      'dh20 tenaz',
      '#TZ-DH20',
      '"TZ-DH20"',
      '(TZ-DH20)',
      'TZ-DH20,',
      '¿tienen TZ-DH20?',
      'TZ/DH20',
      'TZ–DH20',
      'clave TZ-DH20',
      'código: TZ-DH20',
      'sku dh20',
      'modelo DH20',
      'TZ-DH20 Taladro percutor 20 V',
    ])
      expect([query, ids(query, models)[0]]).toEqual([query, 'model']);
    for (const query of ['¿tienen EA-45901?', 'clave tp7513']) expect([query, ids(query, models)]).toEqual([query, []]);
  });
});

describe('a barcode', () => {
  const [coded, other] = ['7501234567893', '036000291452'];
  const own = engineOf([
    ...shop,
    { ...product('coded', 'Cinta métrica 5 m', 'CM-5'), codes: [coded] },
    { ...product('other', 'Taladro de banco 750 W', 'TB-750'), codes: [other] },
  ]);

  test.each([
    [coded, 'coded'],
    [' 7 501234-567893 ', 'coded'],
    [other, 'other'],
    [`0${other}`, 'other'],
    [`código ${coded}`, 'coded'],
    [`Código de barras: ${coded}.`, 'coded'],
  ])('%j finds its product, and nothing else', (query, found) => {
    expect(ids(query, own)).toEqual([found]);
    const restored = restoreSearchEngine(structuredClone(own.save()));
    expect(restored && ids(query, restored)).toEqual([found]);
  });

  test('is not found by a part of it, so that it never stands before what was meant', () => {
    for (const query of ['750', '75012', coded.slice(0, -1), coded.slice(1)])
      expect(ids(query, own)).not.toContain('coded');
    expect(ids('750', own)).toContain('other');
  });

  test('that is given to a product later is found', () => {
    const later = engineOf(shop);
    expect(later.put({ ...product('candado', 'Candado de hierro 50 mm', '0017', 'Candados'), codes: [coded] })).toBe(
      true,
    );
    expect(ids(coded, later)).toEqual(['candado']);
  });
});

describe('an index that changes', () => {
  test('a renamed entry is found by its new name, a removed one no more', () => {
    const own = engineOf([product('x', 'Marro octagonal 8 lb', 'MR-8')]);
    own.put(product('x', 'Nivel de gota', 'NV-8'));
    expect(ids('octagonal', own)).toEqual([]);
    expect(ids('nivel', own)).toEqual(['x']);
    expect(ids('NV8', own)).toEqual(['x']);
    own.remove('x');
    own.remove('never there');
    expect(ids('nivel', own)).toEqual([]);
    expect([...own.ids()]).toEqual([]);
  });

  test('many changes later it answers as one built anew', () => {
    const changed = engineOf([]);
    for (const entry of shop) changed.put({ ...entry, title: `Otro ${entry.title}` });
    for (const entry of shop) changed.remove(entry.id);
    for (const entry of shop) changed.put(entry);
    for (const query of ['taladro', 'esmeriladra', 'pintura cubeta', 'EA-459', 'disco para pulidora', 'otro']) {
      expect([query, ids(query, changed)]).toEqual([query, ids(query)]);
    }
  });

  test('saved and restored it answers the same and goes on changing', () => {
    const saved = structuredClone(engine.save());
    const restored = restoreSearchEngine(saved);
    if (!restored) throw new Error('not restored');
    for (const query of ['taladro', 'esmeriladra', 'pintura cubeta', 'EA-459', 'disco para pulidora', 'facturan']) {
      expect([query, ids(query, restored)]).toEqual([query, ids(query)]);
    }
    restored.put(product('nuevo', 'Serrucho 22"', 'SE-22'));
    restored.remove('candado');
    expect(ids('serrucho', restored)).toEqual(['nuevo']);
    expect(ids('candado', restored)).toEqual([]);
  });

  test('an index of another version or a damaged one is not restored', () => {
    const saved = engine.save();
    for (const torn of [
      undefined,
      'text',
      { ...saved, schema: SEARCH_SCHEMA + 1 },
      { ...saved, ids: saved.ids.slice(1) },
      { ...saved, kinds: [] },
      { ...saved, lines: saved.lines.slice(0, saved.lines.lastIndexOf('\n')) },
      { ...saved, terms: saved.terms.slice(0, saved.terms.lastIndexOf('\n')) },
      { ...saved, starts: saved.starts.slice(1) },
      { ...saved, postings: saved.postings.slice(0, -1) },
      { ...saved, lengths: new Uint8Array() },
    ]) {
      expect(restoreSearchEngine(torn)).toBeUndefined();
    }
  });
});

describe('a query that finds nothing', () => {
  test('a sentence about something that no shop of the trade sells finds nothing, although its other words would', () => {
    for (const query of ['zzyzx que nadie vende', '¿me venden un zzyzx?'])
      expect([query, ids(query)]).toEqual([query, []]);
    expect(first('quiero hablar con un vendedor')).toBe('/contacto.html');
  });

  test('is answered with words that do: its own that are known, and those spelt or begun like the others', () => {
    expect(engine.near('televisor blanco')).toEqual(['blanca']);
    expect(engine.near('esmeridadorix')).toEqual(['esmeriladora']);
    expect(engine.near('taladradorix')).toContain('taladro');
    expect(engine.near('bateria solar')).toContain('batería');
    expect(engine.near('xyzzyqwv')).toEqual([]);
    expect(engine.near('de la 4 1/2')).toEqual([]);
  });

  test('no word is offered that finds nothing itself, and none that is gone', () => {
    const own = engineOf([product('x', 'Marro octagonal 8 lb', 'MR-8')]);
    expect(own.near('octagonales verdes')).toEqual(['octagonal']);
    own.remove('x');
    expect(own.near('octagonales verdes')).toEqual([]);
  });
});

test('of a query as long as a page its first thirty words are searched for, because a server has one thread for all', () => {
  const beginning = 'martillo '.repeat(30);
  expect(ids(`${beginning}${'inexistente '.repeat(2000)}`)).toEqual(ids(beginning));
  expect(ids(beginning)).toEqual(['martillo']);
  expect(ids(`${'x'.repeat(390)} taladros`)).toEqual([]);
});
