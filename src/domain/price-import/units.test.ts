import { expect, test } from 'vitest';
import { productsOf, reviewed } from './testing.ts';

const shop = productsOf({ 'A-1': 100, 'A-2': 200, 'A-3': 300 }).map((one) => ({ ...one, unidad: 'pieza' }));

test.each(['Medida', 'Presentación'])(
  'the column of units is the one called so, though «%s» stands before it',
  (title) => {
    const { rows } = reviewed(
      [
        ['Clave', 'Descripción', title, 'Unidad', 'Precio'],
        ['A-1', 'Tornillo', '1/4 x 1', 'PZA', 101],
        ['A-2', 'Tornillo', '1/4 x 2', 'CAJA', 220],
        ['A-3', 'Tornillo', '1/4 x 3', 'PZA', 303],
      ],
      shop,
    );
    expect(rows.map(({ doubt }) => doubt)).toEqual([null, 'other-unit', null]);
  },
);

test.each(['XBX', 'XPK', 'XBG', 'DZN', 'GRO', 'CEN', 'CAJ', 'PQT', 'PAQTE.', 'BSA', 'MLLR', 'GSA', 'CJA C/100'])(
  '%s in the column of units is a pack of pieces',
  (unit) => {
    const { rows } = reviewed(
      [
        ['Clave', 'Descripción', 'Unidad', 'Precio'],
        ['A-1', 'Tornillo', 'H87', 101],
        ['A-2', 'Tornillo', unit, 220],
        ['A-3', 'Tornillo', 'PZA', 303],
      ],
      shop,
    );
    expect(rows.map(({ doubt }) => doubt)).toEqual([null, 'other-unit', null]);
  },
);

test.each(['Clave unidad', 'Unidad SAT', 'U. Venta', 'Unid. Vta.', 'UND', 'UOM', 'Pres.', 'Unidad de empaque'])(
  'a column called «%s» says the units',
  (title) => {
    const { rows } = reviewed(
      [
        ['Clave', 'Descripción', title, 'Precio'],
        ['A-1', 'Tornillo', 'PZA', 101],
        ['A-2', 'Tornillo', 'CAJA', 220],
        ['A-3', 'Tornillo', 'PZA', 303],
      ],
      shop,
    );
    expect(rows.map(({ doubt }) => doubt)).toEqual([null, 'other-unit', null]);
  },
);
