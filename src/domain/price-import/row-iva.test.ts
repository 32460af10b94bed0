import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { productsOf, reviewed } from './testing.ts';

const shop = productsOf({ 'A-1': 110, 'A-2': 210, 'A-3': 310 });

/** The second of three articles of a list to which IVA is added, whose column `title` says `own` of it and `others` of the others. */
function secondOf(title: string, own: Cell, others: Cell, more: readonly string[] = []) {
  const row = (clave: string, price: number, says: Cell): Cell[] => [
    clave,
    'Semilla de césped',
    price,
    ...more.map(() => price),
    says,
  ];
  const rows = [
    ['Clave', 'Descripción', 'Precio', ...more, title],
    row('A-1', 100, others),
    row('A-2', 200, own),
    row('A-3', 300, others),
  ];
  return reviewed(rows, shop, { precio: 2, iva: 'mas' }).rows[1];
}

const percent = (text: string): Cell => ({ kind: 'percent', text });

test.each<[string, Cell, Cell]>([
  ['IVA', percent('0 %'), percent('16 %')],
  ['IVA', 'IVA 0%', 'IVA 16%'],
  ['IVA', 'I.V.A. 0%', 'I.V.A. 16%'],
  ['TASA IVA', 'Tasa 0%', 'Tasa 16%'],
  ['IVA', 'EXENTA', '16%'],
  ['IMPUESTO', 'IVA 0%', 'IVA 16%'],
  ['TASA', 0, 16],
])('an article of which «%s» says %j has no IVA to be added, and waits for a tick', (title, own, others) => {
  expect(secondOf(title, own, others)).toMatchObject({ after: 20_000, doubt: 'other-iva' });
});

test('a rate other than the general one waits for a tick', () => {
  expect(secondOf('IVA', '8%', '16%')).toMatchObject({ state: 'confirm', doubt: 'unclear-iva' });
});

test('a column of prices with IVA in its title is not the one that says which articles have it', () => {
  expect(secondOf('IVA', 0, 16, ['Público con IVA'])).toMatchObject({ after: 20_000, doubt: 'other-iva' });
});
