import { expect, test } from 'vitest';
import { createPriceImport } from './price-import.ts';
import { plain, productsOf, reviewed, sheetOf, shop } from './testing.ts';

test('where a column does not show what `1.234` means, the reading nearest the current prices is proposed', () => {
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

test('hidden rows are left out until a person decides', () => {
  const sheet = sheetOf(plain);
  const rows = sheet.rows.map((row) => ({ ...row, isHidden: row.number === 3 }));
  const priceImport = createPriceImport([{ ...sheet, rows }]);
  priceImport.setProducts(shop);
  const proposal = priceImport.propose({}, null);
  expect([proposal.questions.hiddenRows, proposal.isReady]).toEqual([1, false]);
  expect(priceImport.review(proposal.choices).asideBy.hidden).toBe(1);
  expect(priceImport.review({ ...proposal.choices, hiddenRows: 'incluir' }).counts.rows).toBe(3);
});

test('a sheet that is hidden is read only once a person has said so, also where no other one names a product', () => {
  const others = [
    ['Clave', 'Producto', 'Precio'],
    ['Z-1', 'Uno', 1],
    ['Z-2', 'Dos', 2],
  ];
  const priceImport = createPriceImport([
    sheetOf(others, { name: 'Lista' }),
    sheetOf(plain, { name: 'base', isHidden: true }),
  ]);
  priceImport.setProducts(shop);
  const proposal = priceImport.propose({ iva: 'incluido' }, null);
  expect(proposal).toMatchObject({ isReady: false, choices: { sheet: null } });
  expect(proposal.questions.sheets).toMatchObject([{ name: 'base', isHidden: true }]);
  expect(priceImport.propose({ iva: 'incluido', sheet: 1 }, null).isReady).toBe(true);
});

test('claves that agree only without zeros and dashes are matched only when a person agrees', () => {
  const rows = [
    ['Clave', 'Precio'],
    [17, 55],
    ['A1', 104],
    ['A-2', 190],
    ['A-3', 1],
  ];
  const { proposal, rows: strict } = reviewed(rows, shop);
  expect(proposal.questions.loose?.count).toBe(2);
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

test.each([
  [['85.50', '1,120.00'], '1.234'],
  [['85,50', '1.120,00'], '1,234'],
])('among prices of two decimals, %j, a %j may be thousands and is no price', (others, odd) => {
  const rows = [
    ['Clave', 'Precio'],
    ['A-1', others[0] ?? ''],
    ['A-2', others[1] ?? ''],
    ['A-3', odd],
  ];
  expect(reviewed(rows, shop).rows.map(({ problem }) => problem)).toEqual([null, null, 'ambiguous']);
  // Where others have one or three decimals too, it has three.
  const uneven = [...rows, ['0017', others[0]?.slice(0, -1) ?? '']];
  expect(reviewed(uneven, shop).rows.map(({ after }) => after)).toEqual([8550, 112_000, 123, 8550]);
});

test('a column of the price that holds formulas without results is named, and no other column is taken in its place unasked', () => {
  const uncalculated = { kind: 'error', text: '' } as const;
  const alone = plain.map((row, at) => [...row.slice(0, 2), at === 0 ? 'Precio' : uncalculated]);
  expect(reviewed(alone, shop).proposal).toMatchObject({
    questions: { unreadPrice: 'Precio' },
    choices: { precio: null },
  });

  const beside = plain.map((row, at) => [...row, at === 0 ? 'Precio al público' : uncalculated]);
  const { questions, choices, open } = reviewed(beside, shop).proposal;
  expect([questions.unreadPrice, questions.price, choices.precio]).toEqual(['Precio al público', true, null]);
  expect(open).toContain('precio');
  expect(reviewed(beside, shop, { precio: 2 }).proposal).toMatchObject({
    questions: { unreadPrice: '' },
    choices: { precio: 2 },
  });
});
