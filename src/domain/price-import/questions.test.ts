import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { createPriceImport } from './price-import.ts';
import { plain, productsOf, reviewed, sheetOf, shop } from './testing.ts';

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
    ]);
  });

  test('a cost is never the price, whoever says so; what may be one needs a word', () => {
    const titled = (title: string, decided: Partial<ImportChoices> = {}) =>
      reviewed(
        [
          ['Clave', title],
          ['A-1', 50],
          ['A-2', 60],
        ],
        shop,
        { iva: 'incluido', ...decided },
      ).proposal;
    for (const title of ['Costo', 'COSTO NETO', 'Precio de compra', 'ULT_COSTO']) {
      expect(titled(title).choices.precio).toBeNull();
      expect(titled(title).questions.refusedCost).toBe(title);
      expect(titled(title, { precio: 1, costIsPrice: true }).isReady).toBe(false);
    }
    expect(titled('Precio distribuidor').choices.precio).toBeNull();
    expect(titled('Precio distribuidor', { precio: 1 }).isReady).toBe(false);
    expect(titled('Precio distribuidor', { precio: 1, costIsPrice: true }).isReady).toBe(true);
    expect(titled('Costo al público').isReady).toBe(true);
  });

  test('a hidden column is asked about where it could be the price, and left out meanwhile', () => {
    const rows: Cell[][] = [
      ['Clave', 'Notas', 'Precio público', 'Precio'],
      ...['A-1', 'A-2', 'A-3'].map((clave, at): Cell[] => [clave, 'x', 101 * (at + 1), 70 * (at + 1)]),
    ];
    const hiding = (hiddenColumns: number[], decided: Partial<ImportChoices> = {}) =>
      reviewed(rows, shop, decided, { hiddenColumns }).proposal;
    expect(hiding([1])).toMatchObject({ isReady: false, questions: { hiddenColumns: [], price: true } });
    expect(hiding([2])).toMatchObject({ isReady: false, choices: { precio: 3 } });
    expect(hiding([2]).questions.hiddenColumns).toEqual(['Precio público']);
    expect(hiding([2], { hiddenColumns: 'omitir', iva: 'incluido' })).toMatchObject({
      isReady: true,
      choices: { precio: 3 },
    });
    expect(hiding([2], { hiddenColumns: 'incluir' }).columns.prices.map(({ column }) => column)).toEqual([2, 3]);
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
    expect(withTitle('Precio (no incluye IVA)', 1)).toMatchObject({ proposed: 'mas', why: 'title' });
    expect(withTitle('Precio (incluye el IVA)', 1.4)).toMatchObject({ proposed: 'incluido', why: 'title' });
  });

  test('IVA: a sentence of the file counts where the prices do not contradict it', () => {
    const withNote = (note: string, factor: number) =>
      reviewed(
        [
          ['Ferretera del Norte'],
          ['Clave', 'Precio'],
          ...['A-1', 'A-2', 'A-3'].map((clave, at) => [clave, 100 * (at + 1) * factor]),
          [note],
        ],
        shop,
      ).proposal.questions.iva;
    expect(withNote('Precios más IVA, sujetos a cambio', 1.4)).toMatchObject({ proposed: 'mas', why: 'note' });
    expect(withNote('Los precios ya incluyen IVA', 1.4)).toMatchObject({ proposed: 'incluido', why: 'note' });
    expect(withNote('Precios más IVA', 1)).toMatchObject({ proposed: null, why: 'note' });
    expect(withNote('Vigencia: noviembre', 1)).toMatchObject({ proposed: 'incluido', why: 'compared' });
  });

  test('dollars are never taken for pesos, whether the title says so or a column of currencies', () => {
    const titled = reviewed(
      [
        ['Clave', 'Precio USD'],
        ['A-1', 5],
        ['A-2', 10],
      ],
      shop,
    );
    expect(titled.proposal.choices.precio).toBeNull();
    const insisted = reviewed(
      [
        ['Clave', 'Precio USD'],
        ['A-1', 5],
        ['A-2', 10],
      ],
      shop,
      { precio: 1 },
    );
    expect(insisted.rows.map(({ problem }) => problem)).toEqual(['foreign', 'foreign']);
    const mixed = reviewed(
      [
        ['Clave', 'Precio', 'Moneda'],
        ['A-1', 104, 'MXN'],
        ['A-2', 12, 'USD'],
        ['A-3', 310, 'Pesos'],
      ],
      shop,
    );
    expect(mixed.rows.map(({ state, problem }) => [state, problem])).toEqual([
      ['change', null],
      ['error', 'foreign'],
      ['change', null],
    ]);
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
    const priceImport = createPriceImport([{ ...sheet, rows }]);
    priceImport.setProducts(shop);
    const proposal = priceImport.propose({}, null);
    expect([proposal.questions.hiddenRows, proposal.isReady]).toEqual([1, false]);
    expect(priceImport.review(proposal.choices).skipped.hidden).toBe(1);
    expect(priceImport.review({ ...proposal.choices, hiddenRows: 'incluir' }).counts.rows).toBe(3);
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
    const priceImport = createPriceImport([
      sheetOf([
        ['Precio B', 'Parte', 'Precio A'],
        [9, 'A-1', 104],
        [9, 'A-2', 190],
      ]),
    ]);
    priceImport.setProducts(shop);
    const memory = { clave: 'parte', precio: 'PRECIO A', nombre: '', iva: 'mas' } as const;
    expect(priceImport.propose({}, memory).choices).toMatchObject({ clave: 1, precio: 2, iva: 'mas' });
  });
});
