import { describe, expect, test } from 'vitest';
import type { IvaMode } from './amount.ts';
import { type IvaSources, weighIva } from './iva-evidence.ts';
import type { IvaFit } from './iva-fit.ts';

const FORTY = { compared: 40, together: 1, examples: [] };
const NO_FIT = {
  measured: 40,
  incluido: { same: 0, round: 0.1 },
  mas: { same: 0, round: 0.1 },
  sibling: null,
  ends: null,
} satisfies IvaFit;
/** Half of the prices are today's, read this way. */
const kept = (mode: IvaMode): IvaFit => ({ ...NO_FIT, [mode]: { same: 0.5, round: 0.5 } });
const weighed = (median: number | null, more: Partial<IvaSources> = {}) =>
  weighIva({
    title: 'P. PÚBLICO',
    cells: { mas: 0, incluido: 0, amounts: 40 },
    note: null,
    name: null,
    memory: null,
    fit: NO_FIT,
    isNamedBeside: false,
    isVouched: false,
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

  test('a title, a sentence, the cells or the name of the file are believed where the prices prove them', () => {
    const mas = { fit: kept('mas') };
    expect(weighed(0.9, { title: 'Precio + IVA', ...mas })).toMatchObject({ proposed: 'mas', why: 'title' });
    expect(weighed(1.04, { title: 'Precio c/IVA', fit: kept('incluido') })).toMatchObject({
      proposed: 'incluido',
      why: 'title',
    });
    expect(weighed(0.9, { note: 'mas', ...mas })).toMatchObject({ proposed: 'mas', why: 'note' });
    expect(weighed(0.9, { name: 'mas', ...mas })).toMatchObject({ proposed: 'mas', why: 'name' });
    expect(weighed(0.9, { cells: { mas: 12, incluido: 0, amounts: 40 }, ...mas })).toMatchObject({
      proposed: 'mas',
      why: 'cells',
    });
  });

  test('words beside each amount need no other proof, and words beside some of them do', () => {
    const told = (mas: number) => weighed(0.9, { cells: { mas, incluido: 0, amounts: 40 } }).proposed;
    expect([told(40), told(38), told(30), told(12)]).toEqual(['mas', 'mas', null, null]);
    // The prices still have to agree.
    expect(weighed(1.04, { cells: { mas: 40, incluido: 0, amounts: 40 } })).toMatchObject({
      proposed: null,
      isContradicted: true,
    });
  });

  test('a title is believed where two other columns prove the words of the list, and a sentence is not', () => {
    expect(weighed(1.04, { title: 'P. Público c/IVA', isVouched: true }).proposed).toBe('incluido');
    expect(weighed(0.9, { title: 'P. Público + IVA', isVouched: true }).proposed).toBe('mas');
    expect(weighed(0.9, { title: 'P. Público c/IVA', isVouched: true })).toMatchObject({ proposed: null });
    expect(weighed(0.9, { note: 'mas', isVouched: true }).proposed).toBeNull();
  });

  test.each([
    [0.99, 'Precio con IVA', 'incluido'],
    [1.05, 'Precio con IVA', 'incluido'],
    [0.92, 'Precio más IVA', 'mas'],
  ] as const)(
    'a person is asked at %s times today’s prices under «%s», because a false title would look the same',
    (median, title, said) => {
      expect(weighed(median, { title })).toMatchObject({
        proposed: null,
        said,
        isUnproved: true,
        isContradicted: false,
      });
    },
  );

  test('prices that prove the opposite of the title contradict it', () => {
    expect(weighed(0.99, { title: 'Precio con IVA', fit: kept('mas') })).toMatchObject({
      proposed: null,
      isContradicted: true,
    });
  });

  test('what was answered for the same list needs no proof, only prices that agree', () => {
    expect(weighed(1.04, { memory: 'incluido' })).toMatchObject({ proposed: 'incluido', why: 'memory' });
    expect(weighed(0.99, { title: 'Precio con IVA', memory: 'incluido' })).toMatchObject({ proposed: 'incluido' });
    expect(weighed(0.9, { memory: 'incluido' })).toMatchObject({ proposed: null, isContradicted: true });
  });

  test('a column with the same prices without IVA says which is which, where a title names IVA', () => {
    const fit = { ...NO_FIT, sibling: 'incluido' as const };
    expect(weighed(1.04, { fit, isNamedBeside: true })).toMatchObject({ proposed: 'incluido', why: 'columns' });
    expect(weighed(1.04, { fit })).toMatchObject({ proposed: null, said: null });
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
    for (const other of [{ note: 'mas' }, { name: 'mas' }] as const)
      expect(weighed(1.02, { title: 'Precio con IVA', ...other })).toMatchObject({
        proposed: null,
        isContradicted: true,
        isDisputed: true,
      });
    expect(weighed(0.9, { note: 'mas', memory: 'incluido' })).toMatchObject({ proposed: null, isContradicted: true });
  });

  test('a person is asked where too few prices could be compared to prove anything', () => {
    const evidence = { ...FORTY, compared: 4, median: 0.9 };
    expect(weighed(0.9, { title: 'Precio + IVA', evidence, fit: kept('mas') })).toMatchObject({
      proposed: null,
      said: 'mas',
    });
  });
});
