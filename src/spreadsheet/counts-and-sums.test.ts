import { expect, test } from 'vitest';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import type { PriceImport } from '#domain/price-import/price-import.ts';
import { book, importOf, money, type Raw, text } from './testing/supplier-list.ts';

// Lists of several hundred rows, made up after the shape of real ones, each read whole: how many rows, and what their prices come to.

const COUNT = 400;
const pesosOf = (at: number): number => (4500 + ((at * 7919) % 310_000)) / 100;
const claveOf = (at: number): string => (at % 3 ? `PMA${1300 + at}` : String(970_000 + at));

/** Reviews what is proposed, as if its prices had IVA in them, and sums up. */
function reviewed(priceImport: PriceImport) {
  const { counts } = priceImport.review({ ...priceImport.propose({}, null).choices, iva: 'incluido' });
  const { rows } = priceImport.page({ filter: 'todas', order: 'fila', search: '' }, 0, 2000);
  return { counts, rows, sum: rows.reduce((sum, { after }) => sum + (after ?? 0), 0) };
}
const sumOf = (prices: readonly number[]): number => prices.reduce((sum, pesos) => sum + Math.round(pesos * 100), 0);
const all = Array.from({ length: COUNT }, (_, at) => pesosOf(at));

/** A shop's own catalogue as its program exports it: cells of several lines, prices quoted for their comma, columns that are not always there. */
const catalogue = (rows: readonly { at: number; pesos: number }[], more: readonly string[] = []): string =>
  [
    ['id', 'clave', 'variante', 'descripcion', 'informacion', 'existencias', 'precioant', 'precio', ...more].join(','),
    ...rows.map(({ at, pesos }) =>
      [
        at + 1,
        claveOf(at),
        '',
        `"Panel ""ligero"", modelo ${at}"`,
        `"Para interior.\nSe vende por pieza, ${at} por tarima."`,
        at % 9,
        '',
        pesos > 999 ? `"$${money(pesos)}"` : ` $${money(pesos)} `,
        ...more.map(() => 'false'),
      ].join(','),
    ),
  ].join('\n');

test('a catalogue over the one of last month: changed, new and repeated products are counted', async () => {
  const before = reviewed(await importOf(text(catalogue(all.map((pesos, at) => ({ at, pesos })))), []));
  expect([before.counts.rows, before.sum]).toEqual([COUNT, sumOf(all)]);
  const shop = before.rows.map(
    ({ clave, nombre, after }, at): CurrentProduct => ({
      id: `p${at}`,
      clave,
      nombre,
      precio: after,
      vigente: '',
      rev: 1,
    }),
  );

  const month = all.slice(0, 370).map((pesos, at) => ({ at, pesos: at % 40 ? pesos : pesos * 1.05 }));
  const twice = { at: 7, pesos: 9.5 };
  const fresh = [{ at: 900, pesos: 12 }];
  const now = reviewed(await importOf(text(catalogue([...month, twice, ...fresh], ['destacado', 'orden_prod'])), shop));
  expect(now.counts).toMatchObject({ rows: 372, up: 10, down: 0, changes: 10, same: 359, unknown: 1, errors: 2 });
  expect(now.sum).toBe(sumOf([...month, twice, ...fresh].map(({ pesos }) => pesos)));
});

test('a title in a cell, the table from its fourth row on, and claves under an unknown title', async () => {
  const rows = all.slice(0, 77).map((pesos, at): Raw[] => [null, 23_000 + at, `Parrilla ${at}`, ` $${money(pesos)} `]);
  const { counts, sum } = reviewed(
    await importOf(book([[], [null, 'Registros de productos'], [], [null, 0, 'Nombre', 'Precio'], ...rows]), []),
  );
  expect([counts.rows, sum]).toEqual([77, sumOf(all.slice(0, 77))]);
});

test('an empty sheet first, decimal commas in names, and products without a price yet', async () => {
  const rows = all.map((pesos, at): Raw[] => [`0102-${at}`, `ALAMBRE CAL 17,5 (${at})`, at % 10 ? pesos : 0, at]);
  const bytes = book([['id', 'nombre', 'precio', 'existencia'], ...rows], 'xlsx', () => {}, [[]]);
  const { counts, sum } = reviewed(await importOf(bytes, []));
  expect(counts).toMatchObject({ rows: COUNT, unknown: 360, errors: 40 });
  expect(sum).toBe(sumOf(all.filter((_, at) => at % 10)));
});
