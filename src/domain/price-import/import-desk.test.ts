import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import type { CurrentProduct } from './clave-match.ts';
import { createImportDesk, type ReviewRow } from './import-desk.ts';
import { productsOf, sheetOf } from './testing.ts';

const ALL = { filter: 'todas', order: 'fila', search: '' } as const;

/** The rows of a sheet after what is proposed, and what a test decides. */
function reviewed(
  rows: readonly (readonly Cell[])[],
  products: CurrentProduct[],
  decided: Partial<ImportChoices> = {},
  more = {},
) {
  const desk = createImportDesk([sheetOf(rows, more)]);
  desk.setProducts(products);
  const proposal = desk.propose(decided, null);
  const review = desk.review({ ...proposal.choices, iva: proposal.choices.iva ?? 'incluido' });
  return { desk, proposal, review, rows: desk.page(ALL, 0, 1000).rows };
}
const brief = ({ row, clave, after, state }: ReviewRow) => [row, clave, after, state];

const shop = productsOf({ 'A-1': 100, 'A-2': 200, 'A-3': 300, '0017': 50, '12E4': 80, '7501234567890': 10 });
const plain = [
  ['Clave', 'Producto', 'Precio'],
  ['A-1', 'Uno', 104],
  ['A-2', 'Dos', 190],
  ['A-3', 'Tres', 300],
];

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
        [null, 'TOTAL', 594],
      ],
      shop,
    );
    expect(rows.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(review.skipped).toEqual({ titles: 1, sections: 1, totals: 1, hidden: 0 });
  });

  test('merged titles title every column they cover', () => {
    const desk = createImportDesk([
      sheetOf(
        [
          ['Clave', 'Producto', 'PRECIOS', null],
          [null, null, 'Mayoreo', 'Público'],
          ...plain.slice(1).map((row) => [...row, 111]),
        ],
        { merges: [{ top: 1, bottom: 1, left: 2, right: 3 }] },
      ),
    ]);
    expect(desk.table().columns.map(({ title }) => title)).toEqual([
      'Clave',
      'Producto',
      'PRECIOS Mayoreo',
      'PRECIOS Público',
    ]);
  });

  test('empty sheets are passed over', () => {
    const desk = createImportDesk([sheetOf([]), sheetOf([['Notas'], ['x']]), sheetOf(plain)]);
    expect(desk.sheet()).toBe(2);
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

describe('what is asked', () => {
  test('several prices: the one near what the shop sells for comes first, and a person chooses', () => {
    const { proposal } = reviewed(
      [
        ['Clave', 'Costo', 'Precio mayoreo', 'Precio público'],
        ['A-1', 50, 80, 102],
        ['A-2', 100, 160, 204],
        ['A-3', 150, 240, 306],
      ],
      shop,
    );
    expect(proposal.choices.precio).toBeNull();
    expect(proposal.columns.prices.map(({ column, isCost }) => [column, isCost])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  test('a cost alone is never taken for the price by itself', () => {
    const rows = [
      ['Clave', 'Costo'],
      ['A-1', 50],
      ['A-2', 60],
    ];
    const { proposal } = reviewed(rows, shop);
    expect(proposal.choices.precio).toBeNull();
    expect(reviewed(rows, shop, { precio: 1, iva: 'incluido' }).proposal.isReady).toBe(false);
  });

  test('IVA: by the title, by the cells, by comparing; otherwise it is asked', () => {
    const withTitle = (title: string, factor: number) =>
      reviewed([['Clave', title], ...['A-1', 'A-2', 'A-3'].map((clave, at) => [clave, 100 * (at + 1) * factor])], shop)
        .proposal.questions.iva;
    expect(withTitle('Precio + IVA', 0.9)).toMatchObject({ proposed: 'mas', why: 'title' });
    expect(withTitle('Precio c/IVA', 1)).toMatchObject({ proposed: 'incluido', why: 'title' });
    expect(withTitle('Precio', 1 / 1.16)).toMatchObject({ proposed: 'mas', why: 'compared' });
    expect(withTitle('Precio', 1.02)).toMatchObject({ proposed: 'incluido', why: 'compared' });
    expect(withTitle('Precio', 1.4)).toMatchObject({ proposed: null });
  });

  test('`1.234` in a column that says nothing: what comes near the current prices is proposed', () => {
    const shop = productsOf({ 'A-1': 1200, 'A-2': 2300, 'A-3': 3400 });
    const rows = [
      ['Clave', 'Precio'],
      ['A-1', '1.234'],
      ['A-2', '2.345'],
      ['A-3', '3.456'],
    ];
    const { proposal, rows: read } = reviewed(rows, shop);
    expect(proposal.questions.decimal).toMatchObject({ proposed: ',' });
    expect(read.map(({ after }) => after)).toEqual([123_400, 234_500, 345_600]);
  });

  test('hidden rows are asked about and left out meanwhile', () => {
    const sheet = sheetOf(plain);
    const rows = sheet.rows.map((row) => ({ ...row, isHidden: row.number === 3 }));
    const desk = createImportDesk([{ ...sheet, rows }]);
    desk.setProducts(shop);
    const proposal = desk.propose({}, null);
    expect([proposal.questions.hiddenRows, proposal.isReady]).toEqual([1, false]);
    expect(desk.review(proposal.choices).skipped.hidden).toBe(1);
    expect(desk.review({ ...proposal.choices, hiddenRows: 'incluir' }).counts.rows).toBe(3);
  });

  test('claves without their zeros and dashes: a question, never a silent match', () => {
    const rows = [
      ['Clave', 'Precio'],
      [17, 55],
      ['A1', 104],
      ['A-2', 190],
      ['A-3', 1],
    ];
    const { proposal, rows: strict } = reviewed(rows, shop);
    expect(proposal.questions.loose).toBeNull();
    expect(strict[0]?.state).toBe('unknown');
    const wide = productsOf({ '00175': 50, 'TZ-DH20': 100 });
    const loose = [
      ['Clave', 'Precio'],
      [175, 55],
      ['TZDH20', 104],
    ];
    expect(reviewed(loose, wide, { clave: 0 }).proposal.questions.loose?.count).toBe(2);
    expect(reviewed(loose, wide, { clave: 0, looseClaves: true }).rows.map(({ clave }) => clave)).toEqual([
      '00175',
      'TZ-DH20',
    ]);
  });

  test('what a supplier sent last time is remembered by its titles, wherever the columns went', () => {
    const desk = createImportDesk([
      sheetOf([
        ['Precio B', 'Parte', 'Precio A'],
        [9, 'A-1', 104],
        [9, 'A-2', 190],
      ]),
    ]);
    desk.setProducts(shop);
    const memory = { clave: 'parte', precio: 'PRECIO A', nombre: '', iva: 'mas' } as const;
    expect(desk.propose({}, memory).choices).toMatchObject({ clave: 1, precio: 2, iva: 'mas' });
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
    const { desk, rows, review } = reviewed([...priced(1.02).slice(0, 40), ['B-39', 1390]], many);
    expect(rows.at(-1)).toMatchObject({ state: 'confirm', doubt: 'x10' });
    expect(review.written).toBe(39);
    desk.confirm([rows.at(-1)?.line ?? -1], true);
    expect(desk.recount().written).toBe(40);
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
    const { desk, rows } = reviewed(plain, shop);
    desk.exclude([rows[0]?.line ?? -1], true);
    desk.correct(rows[1]?.line ?? -1, '$205.50');
    expect(desk.plan()).toEqual([
      [{ id: 'p1', clave: 'A-2', antes: 20_000, despues: 20_550, vigente: '2026-01-01', rev: 1 }],
    ]);
    desk.correct(rows[1]?.line ?? -1, 'n/d');
    expect(desk.page(ALL, 1, 2).rows[0]).toMatchObject({ state: 'error', words: 'El precio “n/d” no es un número' });
    desk.correct(rows[1]?.line ?? -1, null);
    expect(desk.page(ALL, 1, 2).rows[0]).toMatchObject({ state: 'change', after: 19_000, isCorrected: false });
  });

  test('filters, and the largest change first', () => {
    const { desk } = reviewed(plain, shop);
    const claves = (query: Parameters<typeof desk.page>[0]) => desk.page(query, 0, 10).rows.map(({ clave }) => clave);
    expect(claves({ ...ALL, filter: 'suben' })).toEqual(['A-1']);
    expect(claves({ ...ALL, filter: 'iguales' })).toEqual(['A-3']);
    expect(claves({ ...ALL, order: 'cambio' })).toEqual(['A-2', 'A-1', 'A-3']);
    expect(claves({ ...ALL, search: 'producto a-2' })).toEqual(['A-2']);
    expect(claves({ ...ALL, search: 'á-2' })).toEqual(['A-2']);
  });

  test('errors go out with the columns they came with and the reason', () => {
    const { desk } = reviewed([...plain.slice(0, 3), ['ZZ-9', 'Otro', 5], ['A-3', 'Tres', 'n/d']], shop);
    expect(desk.errorRows()).toEqual([
      ['Fila', 'Clave', 'Producto', 'Precio', 'Motivo'],
      ['4', 'ZZ-9', 'Otro', '5', 'No existe esa clave'],
      ['5', 'A-3', 'Tres', 'n/d', 'El precio “n/d” no es un número'],
    ]);
  });
});
