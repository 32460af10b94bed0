import { expect, test } from 'vitest';
import { reviewed, shop } from './testing.ts';

test('IVA is proposed by the title or by comparing with the current prices; otherwise a person is asked', () => {
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

test('IVA is proposed by a sentence of the file unless the prices contradict it', () => {
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
