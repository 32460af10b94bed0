import { expect, test } from 'vitest';
import { type IvaSaid, ivaWords } from './iva-words.ts';

test.each<[string, IvaSaid | null]>([
  ['Precio + IVA', 'mas'],
  ['Precio sin I.V.A.', 'mas'],
  ['Precio (no incluye IVA)', 'mas'],
  ['PRECIO S/IVA', 'mas'],
  ['Precio c/IVA', 'incluido'],
  ['Precio (incluye el IVA)', 'incluido'],
  ['IVA incluido', 'incluido'],
  ['PRECIO PUBLICO (IVA 16% INCLUIDO)', 'incluido'],
  ['I.V.A. del 16 % no incluido', 'mas'],
  ['Precio con el 16 % de IVA incluido', 'incluido'],
  ['Precios con IVA, sujetos a cambio sin previo aviso', 'incluido'],
  ['El IVA ya está incluido', 'incluido'],
  ['Precio con impuestos', 'incluido'],
  ['Impuestos incluidos', 'incluido'],
  ['Precios más impuestos', 'mas'],
  ['más el 16% de Impuesto al Valor Agregado', 'mas'],
  ['IVA a parte', 'mas'],
  ['Impuesto', null],
  ['Subtotal', null],
  ...['Precio público', 'PVP', 'NETO', 'MOSTRADOR', 'SALIVA', 'PRIVADO'].map((title): [string, null] => [title, null]),
  ['Precio', null],
])('%s says of IVA: %s', (title, iva) => {
  expect(ivaWords(title)).toBe(iva);
});

test.each([
  'PRECIOS SIN INCLUIR IVA',
  'NO INCL. IVA',
  'No se incluye IVA',
  'IVA incluido: NO',
  'PRECIO (NO INCL. IVA)',
  'Los precios aún no incluyen el IVA',
  'aún no tienen incluido el IVA',
  'FALTA IVA',
  'falta agregarles el IVA',
  'se excluye el IVA',
  'IVA no incluido',
  'El IVA no está incluido',
  'Precio con IVA no incluido',
  'PRECIOS MAS EL 16% DE IVA',
  'SE LES AGREGA IVA',
  'NO LLEVAN IVA',
  'Precios de contado, IVA por separado',
  'Estos precios ya no incluyen IVA',
  'PRECIO UNITARIO SIN CONSIDERAR IVA',
  'no están incluyendo IVA',
  'antes de IVA',
])('%s: IVA is to be added, or a person is asked', (text) => {
  expect(['mas', 'unclear']).toContain(ivaWords(text));
});

test.each([
  'libre de IVA',
  'netos de IVA',
  'EXENTO DE IVA',
  'PRECIO SIN DESGLOSAR IVA',
  'PRECIO + IVA INCLUIDO',
  'No hay que agregar IVA',
  'Ninguno de los precios trae IVA',
  'Menudeo con IVA, mayoreo más IVA',
  'menos IVA',
  'Precios con y sin IVA',
  'Con o sin IVA',
])('%s is left to a person', (text) => {
  expect(ivaWords(text)).toBe('unclear');
});
