import { expect, test } from 'vitest';
import { againText, joinEarlier } from './ask-again.ts';
import type { QuoteLine, QuoteList } from './quote-list.ts';

const line = (clave: string, cantidad: number): QuoteLine => ({
  key: clave,
  producto: `id-${clave}`,
  clave,
  nombre: clave,
  cantidad,
  nota: '',
  precio: 100,
});
const free: QuoteLine = { ...line('', 1), key: 'libre-1', producto: '', nombre: 'Piedra laja' };
const isSold = ({ clave }: QuoteLine): boolean => clave !== 'VIEJO';
function again(list: QuoteList, earlier: QuoteList) {
  const joined = joinEarlier(list, earlier, isSold);
  if (!joined.ok) throw new Error(joined.error);
  return { ...joined.value, text: againText('F-7', joined.value) };
}

test('the lines of an earlier request are added, and what happened is said with the number of those no longer sold', () => {
  const both = again([], [line('A', 2), line('VIEJO', 1), free]);
  expect(both.list.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['A', 2],
    ['VIEJO', 1],
    ['Piedra laja', 1],
  ]);
  expect(both.text).toBe('Agregamos lo de tu solicitud F-7 a tu lista. 1 producto ya no se vende');
  expect(again([], [line('A', 2)]).text).toBe('Agregamos lo de tu solicitud F-7 a tu lista');
  expect(again([line('A', 1)], [line('A', 2)]).text).toBe('Agregamos lo de tu solicitud F-7 a tu lista');
  // Of what is on the list already the larger number of pieces counts.
  expect(again([line('A', 3)], [line('A', 2)])).toMatchObject({
    list: [{ cantidad: 3 }],
    text: 'Lo de tu solicitud F-7 ya estaba en tu lista',
  });
  const old = [line('VIEJO', 2), { ...line('VIEJO', 1), key: 'otro' }];
  expect(again(old, old).text).toBe('Lo de tu solicitud F-7 ya estaba en tu lista. 2 productos ya no se venden');
});
