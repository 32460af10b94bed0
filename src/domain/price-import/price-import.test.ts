import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { CurrentProduct } from './clave-match.ts';
import { createPriceImport, type ReviewRow } from './price-import.ts';
import { plain, productsOf, reviewed, sheetOf, shop } from './testing.ts';

const ALL = { filter: 'todas', order: 'fila', search: '' } as const;

const brief = ({ row, clave, after, state }: ReviewRow) => [row, clave, after, state];

describe('finding the table', () => {
  test('titles in the first row', () => {
    expect(reviewed(plain, shop).rows.map(brief)).toEqual([
      [2, 'A-1', 10_400, 'change'],
      [3, 'A-2', 19_000, 'change'],
      [4, 'A-3', 30_000, 'same'],
    ]);
  });

  test('a letterhead, terms of sale and a gap above the titles', () => {
    const rows: Cell[][] = [
      ['FERRETERA DEL NORTE, S.A.'],
      ['Lista de precios noviembre. Precios sujetos a cambio sin previo aviso.', null, null],
      [],
      ...plain.map((row) => [...row]),
    ];
    expect(reviewed(rows, shop).rows.map(brief)).toEqual([
      [5, 'A-1', 10_400, 'change'],
      [6, 'A-2', 19_000, 'change'],
      [7, 'A-3', 30_000, 'same'],
    ]);
  });

  test('no titles at all: claves of the shop and amounts say what is what', () => {
    const { proposal, rows } = reviewed(plain.slice(1), shop);
    expect(proposal.choices).toMatchObject({ clave: 0, precio: 2, nombre: 1 });
    expect(rows).toHaveLength(3);
  });

  test('codes under a title that says nothing are the claves, known to the shop or not', () => {
    const rows = [
      ['0', 'Nombre', 'Precio'],
      ...[23_031, 23_032, 24_061, 24_062].map((code) => [code, `Artículo ${code}`, 135]),
    ];
    expect(reviewed(rows, shop).proposal.choices).toMatchObject({ clave: 0, precio: 2, nombre: 1 });
  });

  test('titles said again, sections and totals are no rows', () => {
    const { review, rows } = reviewed(
      [
        ...plain.slice(0, 2),
        ['HERRAMIENTA ELÉCTRICA'],
        ['Clave', 'Producto', 'Precio'],
        ...plain.slice(2),
        ['TOTAL-5W30', 'The oil of a brand', 90],
        [null, 'TOTAL', 594],
      ],
      shop,
    );
    expect(rows.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3', 'TOTAL-5W30']);
    expect(review.skipped).toEqual({ titles: 1, sections: 1, totals: 1, hidden: 0 });
  });

  test('merged titles title every column they cover', () => {
    const priceImport = createPriceImport([
      sheetOf(
        [
          ['Clave', 'Producto', 'PRECIOS', null],
          [null, null, 'Mayoreo', 'Público'],
          ...plain.slice(1).map((row) => [...row, 111]),
        ],
        { merges: [{ top: 1, bottom: 1, left: 2, right: 3 }] },
      ),
    ]);
    expect(priceImport.table().columns.map(({ title }) => title)).toEqual([
      'Clave',
      'Producto',
      'PRECIOS Mayoreo',
      'PRECIOS Público',
    ]);
  });

  test('empty sheets are passed over', () => {
    const priceImport = createPriceImport([sheetOf([]), sheetOf([['Notas'], ['x']]), sheetOf(plain)]);
    expect(priceImport.sheet()).toBe(2);
  });

  test('tables side by side are asked about, and read one after the other', () => {
    const rows = [
      ['Clave', 'Precio', null, 'Clave', 'Precio'],
      ['A-1', 104, null, 'A-2', 190],
      ['A-3', 310, null, null, null],
    ];
    const { proposal } = reviewed(rows, shop);
    expect(proposal.questions.blocks).toBe(2);
    expect(proposal.isReady).toBe(false);
    expect(reviewed(rows, shop, { blocks: 'todas' }).rows.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3']);
  });
});

describe('claves', () => {
  test('stay text: zeros, an E among digits, an EAN with a tail', () => {
    const rows = [
      ['Clave', 'Precio'],
      ['0017', 55],
      ['12E4', 85],
      ['7501234567890.0', 11],
      [7_501_234_567_890, 11],
    ];
    expect(reviewed(rows, shop).rows.map(({ clave, state }) => [clave, state])).toEqual([
      ['0017', 'change'],
      ['12E4', 'change'],
      ['7501234567890', 'change'],
      ['7501234567890', 'repeat'],
    ]);
  });

  test('one cut off by a spreadsheet says so', () => {
    const { rows } = reviewed(
      [
        ['Clave', 'Precio'],
        ['7.50123E+12', 11],
        ['A-1', 100],
        ['A-2', 200],
      ],
      shop,
    );
    expect(rows[0]).toMatchObject({ state: 'error', problem: 'cut-clave' });
  });

  test('a draft’s is said to be one, and never written; what is sold comes before a draft of the same clave', () => {
    const draft = (clave: string): CurrentProduct => ({
      id: `b-${clave}`,
      clave,
      nombre: 'Borrador',
      precio: null,
      vigente: '',
      rev: 1,
      isDraft: true,
    });
    const products = [...shop, draft('B-9'), draft('A-1')];
    const { priceImport, rows, review } = reviewed([...plain, ['B-9', 'Nuevo', 10], ['ZZ-9', 'Nadie', 10]], products);
    expect(rows.map(({ clave, state, message }) => [clave, state, message]).slice(0, 1)).toEqual([
      ['A-1', 'change', 'Cambia'],
    ]);
    expect(rows.slice(3).map(({ clave, message }) => [clave, message])).toEqual([
      ['B-9', 'Es un borrador: publícalo antes de darle precio'],
      ['ZZ-9', 'No existe esa clave'],
    ]);
    expect(review.counts).toMatchObject({ unknown: 1, errors: 1 });
    expect(
      priceImport
        .plan()
        .flat()
        .map(({ id }) => id),
    ).toEqual(['p0', 'p1']);
  });

  test('with the tail that programs give to whole numbers', () => {
    const { rows } = reviewed(
      [
        ['Clave', 'Precio'],
        ['1001.0', 10],
        ['1.50', 20],
      ],
      productsOf({ '1001': 9, '1.50': 21 }),
    );
    expect(rows.map(({ clave, state }) => [clave, state])).toEqual([
      ['1001', 'change'],
      ['1.50', 'change'],
    ]);
  });

  test('twice with two prices: both rows are stopped, and each names the other', () => {
    const { rows } = reviewed(
      [
        ['Clave', 'Precio'],
        ['A-1', 104],
        ['a-1 ', 109],
        ['A-2', 190],
      ],
      shop,
    );
    expect(rows.map(({ state, others }) => [state, others])).toEqual([
      ['error', [3]],
      ['error', [2]],
      ['change', []],
    ]);
  });

  test('none of them known: another column that is, and what claves look like here', () => {
    const { review } = reviewed(
      [
        ['Clave', 'Modelo', 'Precio'],
        ['x1', 'A-1', 1],
        ['x2', 'A-2', 2],
        ['x3', 'A-3', 3],
      ],
      shop,
      { clave: 0 },
    );
    expect(review.noMatch?.betterColumn).toEqual({ index: 1, title: 'Modelo', known: 3 });
  });
});

describe('guards', () => {
  const many = productsOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`B-${at}`, 100 + at])));
  const priced = (factor: number) => [
    ['Clave', 'Precio'],
    ...many.map(({ clave, precio }): Cell[] => [clave, Number((((precio ?? 0) * factor) / 100).toFixed(2))]),
  ];
  const kinds = (rows: Cell[][]) => reviewed(rows, many, { iva: 'incluido' }).review.warnings.map(({ kind }) => kind);

  test('a jump of 900 % waits for a tick of its own', () => {
    const { priceImport, rows, review } = reviewed([...priced(1.02).slice(0, 40), ['B-39', 1390]], many);
    expect(rows.at(-1)).toMatchObject({ state: 'confirm', doubt: 'x10' });
    expect(review.written).toBe(39);
    priceImport.confirm([rows.at(-1)?.line ?? -1], true);
    expect(priceImport.recount().written).toBe(40);
  });

  test('the whole file 16 % up or down is about IVA', () => {
    expect(kinds(priced(1.16))).toEqual(['iva-twice']);
    expect(kinds(priced(1 / 1.16))).toEqual(['iva-missing']);
  });

  test('the whole file ten or a hundred times is about the decimal sign; 30 % up is worth a word', () => {
    expect(kinds(priced(100))).toEqual(['times']);
    expect(kinds(priced(0.1))).toEqual(['times']);
    expect(kinds(priced(1.3))).toEqual(['median']);
    expect(kinds(priced(1.03))).toEqual([]);
  });

  test('nothing and less than nothing are shown, and never written', () => {
    const { priceImport, rows } = reviewed(
      [
        ['Clave', 'Precio'],
        ['A-1', 0],
        ['A-2', '($5.00)'],
        ['A-3', 310],
      ],
      shop,
    );
    expect(rows.map(({ after, change, state, problem }) => [after, change, state, problem]).slice(0, 2)).toEqual([
      [0, null, 'error', 'not-positive'],
      [-500, null, 'error', 'not-positive'],
    ]);
    expect(priceImport.plan().flat()).toHaveLength(1);
  });

  test('too many unknown claves', () => {
    const foreign = Array.from({ length: 5 }, (_, at): Cell[] => [`ZZ-${at}`, 10]);
    expect(kinds([...priced(1.02), ...foreign])).toEqual(['unknown']);
  });

  test('a product without a public price is not given one in passing', () => {
    const { rows } = reviewed(
      [
        ['Clave', 'Precio'],
        ['C-1', 100],
        ['C-2', 205],
      ],
      productsOf({ 'C-1': null, 'C-2': 200 }),
    );
    expect(rows[0]).toMatchObject({ state: 'confirm', doubt: 'no-price-yet' });
  });
});

describe('what a person does in the review', () => {
  test('leave a row out, put another price, and only what is shown as written is planned', () => {
    const { priceImport, rows } = reviewed(plain, shop);
    priceImport.exclude([rows[0]?.line ?? -1], true);
    priceImport.correct(rows[1]?.line ?? -1, '$205.50');
    expect(priceImport.plan()).toEqual([
      [{ id: 'p1', clave: 'A-2', antes: 20_000, despues: 20_550, vigente: '2026-01-01', rev: 1 }],
    ]);
    priceImport.correct(rows[1]?.line ?? -1, 'n/d');
    expect(priceImport.page(ALL, 1, 2).rows[0]).toMatchObject({
      state: 'error',
      message: 'El precio “n/d” no es un número',
    });
    priceImport.correct(rows[1]?.line ?? -1, null);
    expect(priceImport.page(ALL, 1, 2).rows[0]).toMatchObject({ state: 'change', after: 19_000, isCorrected: false });
  });

  test('filters, and the largest change first', () => {
    const { priceImport } = reviewed(plain, shop);
    const claves = (query: Parameters<typeof priceImport.page>[0]) =>
      priceImport.page(query, 0, 10).rows.map(({ clave }) => clave);
    expect(claves({ ...ALL, filter: 'suben' })).toEqual(['A-1']);
    expect(claves({ ...ALL, filter: 'iguales' })).toEqual(['A-3']);
    expect(claves({ ...ALL, order: 'cambio' })).toEqual(['A-2', 'A-1', 'A-3']);
    expect(claves({ ...ALL, search: 'producto a-2' })).toEqual(['A-2']);
    expect(claves({ ...ALL, search: 'á-2' })).toEqual(['A-2']);
  });

  test('errors go out with the columns they came with and the reason', () => {
    const { priceImport } = reviewed([...plain.slice(0, 3), ['ZZ-9', 'Otro', 5], ['A-3', 'Tres', 'n/d']], shop);
    expect(priceImport.errorRows()).toEqual([
      ['Fila', 'Clave', 'Producto', 'Precio', 'Motivo'],
      ['4', 'ZZ-9', 'Otro', '5', 'No existe esa clave'],
      ['5', 'A-3', 'Tres', 'n/d', 'El precio “n/d” no es un número'],
    ]);
  });
});
