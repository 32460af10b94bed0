import { describe, expect, test } from 'vitest';
import { findProduct, refreshed, viewList } from './list-view.ts';
import {
  addFreeLine,
  addProduct,
  joinLists,
  LIST_LIMITS,
  type QuoteList,
  removeLine,
  setNote,
  setQuantity,
  withProduct,
} from './quote-list.ts';
import { drill, must, product, saw } from './testing.ts';

/** As `firestore.rules` counts the lines of a quotation. */
const quoteText = (list: QuoteList): number =>
  list
    .map((line) => [line.producto, line.clave, line.nombre, line.cantidad, line.nota, line.precio].join('\n'))
    .join('').length;

describe('the list', () => {
  test('adding a product again adds to its pieces and keeps its place and note', () => {
    let list = must(addProduct([], drill, 2));
    list = must(addProduct(list, saw));
    list = must(setNote(list, 'TZ-DH20', '  con   maletín\n'));
    list = must(addProduct(list, { ...drill, precio: 199900 }, 3));
    expect(list.map(({ clave, cantidad, nota, precio }) => [clave, cantidad, nota, precio])).toEqual([
      ['TZ-DH20', 5, 'con maletín', 199900],
      ['TZ-SC74', 1, '', null],
    ]);
  });

  test('a product whose clave the store has corrected stays one line, however it comes to the list again', () => {
    const list = must(setNote(must(addProduct([], drill, 2)), drill.clave, 'con maletín'));
    const corrected = { ...drill, clave: 'TZ-DH20-B' };
    expect(must(addProduct(list, corrected, 3))).toMatchObject([
      { key: 'TZ-DH20-B', clave: 'TZ-DH20-B', cantidad: 5, nota: 'con maletín' },
    ]);
    expect(withProduct(list, corrected)).toBe(list);
    expect(must(joinLists(list, must(addProduct([], corrected, 4))))).toMatchObject([{ cantidad: 4 }]);
  });

  test('pieces stay whole and between one and 9,999', () => {
    const list = must(addProduct([], drill));
    for (const [typed, kept] of [
      [0, 1],
      [-3, 1],
      [2.6, 3],
      [1e9, 9999],
      [Number.NaN, 1],
    ] as const) {
      expect(setQuantity(list, 'TZ-DH20', typed)[0]?.cantidad).toBe(kept);
    }
  });

  test('a free line needs words, and two of them are two lines', () => {
    expect(addFreeLine([], ' \n ')).toEqual({ ok: false, error: 'empty' });
    const list = must(addFreeLine(must(addFreeLine([], 'Bisagra vieja')), 'Chapa de 1970'));
    expect(list.map(({ key }) => key)).toEqual(['libre-1', 'libre-2']);
    expect(removeLine(list, 'libre-1').map(({ nombre }) => nombre)).toEqual(['Chapa de 1970']);
  });

  test('a line that could not be sent is refused when it is added', () => {
    let list: QuoteList = [];
    for (let at = 0; at < LIST_LIMITS.lines; at += 1) list = must(addFreeLine(list, `línea ${at}`));
    expect(addProduct(list, drill)).toEqual({ ok: false, error: 'full' });
    let long: QuoteList = [];
    for (let at = 1; at <= 36; at += 1) {
      long = must(setNote(must(addFreeLine(long, 'x'.repeat(200))), `libre-${at}`, 'n'.repeat(160)));
    }
    long = must(addFreeLine(long, 'y'.repeat(200)));
    expect(addFreeLine(long, 'y'.repeat(200))).toEqual({ ok: false, error: 'long' });
    expect(quoteText(long)).toBeLessThan(15_000);
  });

  test('the total is given only when every line has a public price', () => {
    const list = must(addProduct(must(addProduct([], drill, 2)), saw));
    const find = findProduct([drill, saw]);
    expect(viewList(list, find, true).total).toBeNull();
    expect(viewList(removeLine(list, 'TZ-SC74'), find, true)).toMatchObject({ total: 499800, pieces: 2 });
    expect(viewList([], find, true).total).toBeNull();
  });

  test.each([
    ['dearer', product('TZ-DH20', 259900)],
    ['cheaper', product('TZ-DH20', 239900)],
    ['unpriced', product('TZ-DH20')],
    ['same', drill],
    ['gone', undefined],
  ] as const)('a product that has become %s is shown so', (change, now) => {
    const view = viewList(must(addProduct([], drill)), () => now, true);
    expect(view.lines[0]?.change).toBe(change);
    // What is asked for has the price that the list shows: of what is no longer sold, none.
    expect(refreshed(view)[0]?.precio).toBe(now?.precio ?? null);
  });

  test('a product whose clave the store corrected is still that product, and is asked for by its new clave', () => {
    const list = must(addProduct(must(addProduct([], drill)), saw));
    const corrected = { ...drill, clave: 'TZ-DH20-B' };
    // The saw was made anew, as another document with its clave.
    const view = viewList(list, findProduct([corrected, { ...saw, id: 'otro' }]), true);
    expect(view.lines.map(({ change }) => change)).toEqual(['same', 'same']);
    expect(refreshed(view).map(({ key, clave }) => [key, clave])).toEqual([
      ['TZ-DH20', 'TZ-DH20-B'],
      ['TZ-SC74', 'TZ-SC74'],
    ]);
    expect(viewList(list, findProduct([]), true).lines.map(({ change }) => change)).toEqual(['gone', 'gone']);
  });

  test('no product is shown as no longer sold before the catalogue has been read', () => {
    expect(viewList(must(addProduct([], drill)), () => undefined, false).lines[0]).toMatchObject({
      change: 'same',
      price: 249900,
    });
  });
});
