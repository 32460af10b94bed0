import { describe, expect, test } from 'vitest';
import { type IvaSources, weighIva } from './iva-evidence.ts';

const FORTY = { compared: 40, together: 1, examples: [] };
const weighed = (median: number | null, more: Partial<IvaSources> = {}) =>
  weighIva({
    title: 'P. PÚBLICO',
    cells: { mas: 0, incluido: 0 },
    note: null,
    memory: null,
    evidence: { ...FORTY, median },
    ...more,
  });

describe('whether the prices of a list include IVA', () => {
  test.each([0.862, 0.9, 0.95, 1, 1.05, 1.1, 1.16])(
    'a person is asked when nothing says it, at %s times today’s prices',
    (median) => {
      expect(weighed(median)).toMatchObject({ proposed: null, why: null, said: null });
    },
  );

  test.each(['P. PÚBLICO', 'PVP', 'NETO', 'MOSTRADOR', 'PRECIO'])('«%s» does not say it', (title) => {
    expect(weighed(1.02, { title }).said).toBeNull();
  });

  test('a title, a sentence or the cells are believed where the prices agree', () => {
    expect(weighed(0.9, { title: 'Precio + IVA' })).toMatchObject({ proposed: 'mas', why: 'title' });
    expect(weighed(1.04, { title: 'Precio c/IVA' })).toMatchObject({ proposed: 'incluido', why: 'title' });
    expect(weighed(0.9, { note: 'mas' })).toMatchObject({ proposed: 'mas', why: 'note' });
    expect(weighed(0.9, { cells: { mas: 12, incluido: 0 } })).toMatchObject({ proposed: 'mas', why: 'cells' });
  });

  test('a person is asked where the prices contradict what is said', () => {
    expect(weighed(1.04, { title: 'Precio + IVA' })).toMatchObject({
      proposed: null,
      said: 'mas',
      isContradicted: true,
    });
    expect(weighed(0.9, { note: 'incluido' })).toMatchObject({
      proposed: null,
      said: 'incluido',
      isContradicted: true,
    });
    expect(weighed(1.4, { title: 'Precio con IVA' })).toMatchObject({ proposed: null, isContradicted: true });
  });

  test('a person is asked where two sources contradict each other', () => {
    expect(weighed(1.02, { title: 'Precio con IVA', note: 'mas' })).toMatchObject({
      proposed: null,
      isContradicted: true,
    });
    expect(weighed(0.9, { note: 'mas', memory: 'incluido' })).toMatchObject({ proposed: null, isContradicted: true });
  });

  test('a person is asked where too few prices could be compared to prove anything', () => {
    const evidence = { ...FORTY, compared: 4, median: 0.9 };
    expect(weighed(0.9, { title: 'Precio + IVA', evidence })).toMatchObject({ proposed: null, said: 'mas' });
  });
});
