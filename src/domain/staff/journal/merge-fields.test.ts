import { describe, expect, test } from 'vitest';
import { MOST_FEATURED, MOST_TILES } from '#domain/home/home-page.ts';
import { MOST_LINES } from '../settings/contact-form.ts';
import { MOST_CLOSED_DAYS } from '../settings/hours-form.ts';
import { MOST_PRICES } from '../settings/promotions-form.ts';
import { decidedFields, judgeChange, openQuestions } from './judge-change.ts';
import { mergeFields } from './merge-fields.ts';

const start = {
  nombre: 'Taladro',
  precio: 100,
  marca: 'TENAZ',
  etiquetas: ['a', 'b'],
  caracteristicas: ['uno', 'dos'],
};
const photo = (name: string) => ({ imagen: name, ancho: 1, alto: 1, alt: '' });

describe('two edits of one document', () => {
  test('in different fields are joined, and it is known which came from the other', () => {
    const merged = mergeFields(start, { ...start, precio: 150 }, { ...start, marca: 'Eva', modelo: 'X' });
    expect(merged).toEqual({
      fields: { ...start, precio: 150, marca: 'Eva', modelo: 'X' },
      joined: ['marca', 'modelo'],
      collisions: [],
    });
  });

  test('in the same field collide, unless both wrote the same', () => {
    const { collisions } = mergeFields(
      start,
      { ...start, precio: 150, marca: 'Z' },
      { ...start, precio: 160, marca: 'Z' },
    );
    expect(collisions).toEqual([{ field: 'precio', start: 100, mine: 150, theirs: 160 }]);
  });

  test('keep the old addresses of both, because links lead to all of them', () => {
    const old = (slugsAnteriores: string) => ({ slugsAnteriores });
    expect(mergeFields(old('a'), old('a mio'), old('a suyo'))).toMatchObject({
      fields: old('suyo mio a'),
      collisions: [],
    });
  });

  test('a field that one of them emptied stays empty, and an empty one equals one that is left out', () => {
    const { marca: _marca, ...without } = start;
    expect(mergeFields(start, without, { ...start, precio: 1, unidad: '' }).fields).toEqual({
      ...without,
      precio: 1,
      unidad: '',
    });
  });
});

describe('two edits of one list', () => {
  const merged = (was: unknown[], mine: unknown[], theirs: unknown[], field = 'imagenes'): unknown => {
    const { fields, collisions } = mergeFields({ [field]: was }, { [field]: mine }, { [field]: theirs });
    return collisions.length > 0 ? 'collide' : fields[field];
  };
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(photo) as [object, object, object, object];

  test.each([
    ['added items are all kept', [a], [a, b], [a, c], [a, c, b]],
    ['what one removed is gone, and what the other added is there', [a, b], [a], [a, b, c], [a, c]],
    [
      'an item that one described anew keeps its place',
      [a, b],
      [{ ...a, alt: 'x' }, b],
      [a, b, c],
      [{ ...a, alt: 'x' }, b, c],
    ],
    ['the order is that of the one who changed it', [a, b], [b, a], [a, b, c], [b, c, a]],
  ])('%s', (_, was, mine, theirs, result) => {
    expect(merged(was, mine, theirs)).toEqual(result);
  });

  test.each([
    ['two orders', [a, b, c], [b, a, c], [c, a, b]],
    ['two new main pictures', [a], [b, a], [c, a]],
    ['two texts for one picture', [a], [{ ...a, alt: 'x' }], [{ ...a, alt: 'y' }]],
    ['a removal of what the other described anew', [a, b], [a], [a, { ...b, alt: 'y' }]],
    ['two items that cannot be told apart', [a, a], [a, a, b], [a, a, d]],
  ])('%s collide', (_, was, mine, theirs) => {
    expect(merged(was, mine, theirs)).toBe('collide');
  });

  test('two wordings of one line collide, because neither replaces the other', () => {
    expect(merged(['uno', 'dos'], ['uno!', 'dos'], ['UNO', 'dos'], 'caracteristicas')).toBe('collide');
    expect(merged(['uno', 'dos'], ['uno!', 'dos'], ['uno', 'dos', 'tres'], 'caracteristicas')).toEqual([
      'uno!',
      'dos',
      'tres',
    ]);
  });

  test('rows of the specification are joined by their name', () => {
    const row = (nombre: string, valor: string) => ({ nombre, valor });
    const [volts, weight] = [row('Voltaje', '18 V'), row('Peso', '2 kg')];
    expect(merged([volts, weight], [row('Voltaje', '20 V'), weight], [volts, row('Peso', '3 kg')], 'ficha')).toEqual([
      row('Voltaje', '20 V'),
      row('Peso', '3 kg'),
    ]);
  });

  test('more items than the field may hold collide', () => {
    const many = Array.from({ length: 19 }, (_, at) => photo(`${at}`));
    expect(merged(many, [...many, a], [...many, b])).toBe('collide');
  });

  test.each(['mosaicos', 'vitrina', 'productos'])('more of %s than the rules take collide', (field) => {
    const ids = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
    const most = { mosaicos: MOST_TILES, vitrina: MOST_FEATURED, productos: 60 }[field] ?? 0;
    const [start, mine] = [ids('a', 1), ids('a', most - 1)];
    expect(merged(start, mine, [...start, ...ids('b', 1)], field)).toHaveLength(most);
    expect(merged(start, mine, [...start, ...ids('b', 2)], field)).toBe('collide');
  });

  test('more closed days, promotions or telephones than the rules take collide', () => {
    const days = (year: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${year}-01-${10 + at}`, 'Fiesta']));
    const lines = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ nombre: `${name} ${at}`, telefono: `811234567${at}` }));
    const collides = (field: string, mine: unknown, theirs: unknown): boolean =>
      mergeFields({ [field]: Array.isArray(mine) ? mine.slice(0, 1) : {} }, { [field]: mine }, { [field]: theirs })
        .collisions.length > 0;
    expect(collides('cerrado', days(2026, 20), days(2027, MOST_CLOSED_DAYS - 20))).toBe(false);
    expect(collides('cerrado', days(2026, 20), days(2027, MOST_CLOSED_DAYS - 19))).toBe(true);
    expect(collides('precios', days(2026, 20), days(2027, MOST_PRICES - 20))).toBe(false);
    expect(collides('precios', days(2026, 20), days(2027, MOST_PRICES - 19))).toBe(true);
    const first = lines('A', 1);
    expect(collides('lineas', lines('A', 3), [...first, ...lines('B', MOST_LINES - 3)])).toBe(false);
    expect(collides('lineas', lines('A', 3), [...first, ...lines('B', MOST_LINES - 2)])).toBe(true);
  });
});

describe('an edit that somebody overtook', () => {
  const change = (document: object | null, base: object | null = start) =>
    ({ collection: 'productos', id: 'p', baseRev: 3, base, document }) as Parameters<typeof judgeChange>[0];
  const server = (rev: number, document: object) => ({ rev, document: document as typeof start });

  test('is written together with theirs, from their revision', () => {
    const verdict = judgeChange(change({ ...start, precio: 150 }), server(5, { ...start, marca: 'Eva' }));
    expect(verdict).toMatchObject({
      kind: 'apply',
      joined: ['marca'],
      change: { baseRev: 5, document: { precio: 150, marca: 'Eva' } },
    });
  });

  test('is asked about where theirs is gone, and where it deletes what they changed', () => {
    expect(judgeChange(change({ ...start, precio: 150 }), null).kind).toBe('conflict');
    expect(judgeChange(change({ ...start, precio: 150 }), server(5, { visible: 'retirado' })).kind).toBe('conflict');
    expect(judgeChange(change(null), server(5, { ...start, precio: 160 })).kind).toBe('conflict');
    expect(judgeChange(change(null), server(5, start)).kind).toBe('apply');
  });

  test('is not written over a category of the same revision that was deleted and brought back since', () => {
    const base = { name: 'Taladros', folder: 'taladros', orden: 1 };
    const edit = { ...change({ ...base, orden: 2 }, base), collection: 'categories' };
    const again = (document: object) => judgeChange(edit, { rev: 3, document: { ...document } });
    expect(again({ ...base, name: 'Taladros y brocas' })).toMatchObject({
      kind: 'apply',
      joined: ['name'],
      change: { baseRev: 3, document: { name: 'Taladros y brocas', orden: 2 } },
    });
    expect(again({ ...base, orden: 7 }).kind).toBe('conflict');
    // What the store began with may lack a field that the edit starts from.
    expect(again({ name: 'Taladros', folder: 'taladros' })).toMatchObject({ kind: 'apply', joined: [] });
  });

  test('that may have arrived before is asked about when somebody may have put back what it changed', () => {
    const edit = change({ ...start, precio: 150 });
    expect(judgeChange(edit, server(5, start), true).kind).toBe('conflict');
    expect(openQuestions(edit, start)).toEqual([{ field: 'precio', start: 100, mine: 150, theirs: 100 }]);
    expect(judgeChange(edit, server(5, { ...start, precio: 150, marca: 'Eva' }), true).kind).toBe('already');
  });

  test('leaves the document as it is under a new revision where they had made the same edit under the next one', () => {
    const verdict = judgeChange(change({ ...start, precio: 150 }), server(4, { ...start, precio: 150, marca: 'Eva' }));
    expect(verdict).toMatchObject({ kind: 'apply', change: { baseRev: 4, document: { precio: 150, marca: 'Eva' } } });
  });

  test('gets the chosen side in the field that collides, and both edits in the others', () => {
    const edit = change({ ...start, precio: 150, nombre: 'Taladro 2' });
    const theirs = { ...start, precio: 160, marca: 'Eva' };
    expect(decidedFields(edit, theirs, { precio: 'mine' })).toMatchObject({
      precio: 150,
      nombre: 'Taladro 2',
      marca: 'Eva',
    });
    expect(decidedFields(edit, theirs, { precio: 'theirs' })).toMatchObject({
      precio: 160,
      nombre: 'Taladro 2',
      marca: 'Eva',
    });
  });

  test('of a quotation is asked about whatever was changed, because it goes to a customer as one person saw it', () => {
    const edit = { ...change({ ...start, precio: 150 }), collection: 'cotizaciones' };
    expect(judgeChange(edit, server(5, { ...start, marca: 'Eva' })).kind).toBe('conflict');
  });

  test('whose start is not known is asked about in every field that differs', () => {
    const edit = change({ precio: 150, marca: 'A' }, null);
    expect(judgeChange(edit, server(5, { precio: 160, marca: 'A' })).kind).toBe('conflict');
    expect(openQuestions(edit, { precio: 160, marca: 'A' }).map(({ field }) => field)).toEqual(['precio']);
  });
});

describe('fields that a rule reads together', () => {
  const banner = {
    aviso: 'Buen Fin',
    avisoEnlace: '',
    avisoDesde: '2026-11-10',
    avisoHasta: '2026-11-20',
    precios: {},
  };
  const judged = (mine: object, theirs: object) => {
    const change = {
      collection: 'ajustes',
      id: 'promociones',
      base: banner,
      baseRev: 3,
      document: { ...banner, ...mine },
    };
    return { change, verdict: judgeChange(change, { rev: 4, document: { ...banner, ...theirs } }) };
  };

  test('are asked about where the first day of one person would come after the last day of the other', () => {
    const theirs = { ...banner, avisoHasta: '2026-11-14' };
    const { change, verdict } = judged({ avisoDesde: '2026-11-16' }, theirs);
    expect(verdict.kind).toBe('conflict');
    expect(openQuestions(change, theirs).map(({ field }) => field)).toEqual(['avisoDesde', 'avisoHasta']);
    const sides = { avisoDesde: 'mine', avisoHasta: 'mine' } as const;
    expect(decidedFields(change, theirs, sides)).toEqual({ ...banner, avisoDesde: '2026-11-16' });
  });

  test('are asked about all together where one person changed the text of a notice that the other took away', () => {
    const gone = { ...banner, aviso: '', avisoDesde: '', avisoHasta: '' };
    const { change, verdict } = judged({ aviso: 'Gran remate' }, gone);
    expect(verdict.kind).toBe('conflict');
    expect(openQuestions(change, gone).map(({ field }) => field)).toEqual(['aviso', 'avisoDesde', 'avisoHasta']);
  });

  test('are joined where the days of both keep the rule', () => {
    const { verdict } = judged({ avisoDesde: '2026-11-11' }, { avisoHasta: '2026-11-25' });
    expect(verdict).toMatchObject({
      kind: 'apply',
      change: { document: { avisoDesde: '2026-11-11', avisoHasta: '2026-11-25' } },
    });
  });
});

test('meanings that two people add to a synonym collide where they are more than the rules take', () => {
  const meanings = (...names: string[]) => ({ significa: ['taladro', ...names] });
  const mine = meanings('uno', 'dos', 'tres');
  expect(mergeFields(meanings(), mine, meanings('cuatro', 'cinco')).collisions).toEqual([]);
  const theirs = meanings('cuatro', 'cinco', 'seis');
  expect(mergeFields(meanings(), mine, theirs).collisions.map(({ field }) => field)).toEqual(['significa']);
});

test('old addresses of both people that together are too long lose the oldest, never the one that somebody has just left', () => {
  const old = Array.from({ length: 6 }, (_, at) => 'a'.repeat(79) + at);
  const merged = mergeFields(
    { slugsAnteriores: old.join(' ') },
    { slugsAnteriores: ['mine', ...old].join(' ') },
    { slugsAnteriores: ['theirs', ...old].join(' ') },
  );
  expect(merged.collisions).toEqual([]);
  expect(merged.fields).toEqual({ slugsAnteriores: ['theirs', 'mine', ...old].join(' ') });
  const tight = old.map((word) => `${word}bb`);
  const cut = mergeFields(
    { slugsAnteriores: tight.join(' ') },
    { slugsAnteriores: ['mine', ...tight].join(' ') },
    { slugsAnteriores: ['theirs', ...tight].join(' ') },
  );
  expect(cut.fields).toEqual({ slugsAnteriores: ['theirs', 'mine', ...tight.slice(0, -1)].join(' ') });
});
