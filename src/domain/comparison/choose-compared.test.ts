import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CompareChoice, noChoice, takeOut, toggleCompared } from './choose-compared.ts';

const four: CompareChoice = { claves: ['1', '2', '3', '4'], waiting: null };

test('a fifth product waits, and comes in the place of the one that is taken out', () => {
  const full = toggleCompared(four, '5');
  expect(full).toEqual({ claves: ['1', '2', '3', '4'], waiting: '5' });
  expect(takeOut(full, '2')).toEqual({ claves: ['1', '3', '4', '5'], waiting: null });
});

test('choosing a product again takes it out, and gives up the one that waits', () => {
  expect(toggleCompared({ ...four, waiting: '5' }, '1')).toEqual({ claves: ['2', '3', '4'], waiting: null });
});

test('taking out a product that is not chosen does not let the waiting one in', () => {
  expect(takeOut({ ...four, waiting: '5' }, '9').claves).toEqual(four.claves);
});

test('there are never more than four, nor one of them twice', () => {
  const step = fc.record({ clave: fc.constantFrom('1', '2', '3', '4', '5', '6'), out: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let choice = noChoice;
      for (const { clave, out } of steps) {
        choice = out ? takeOut(choice, clave) : toggleCompared(choice, clave);
        expect(choice.claves.length).toBeLessThanOrEqual(4);
        expect(new Set(choice.claves).size).toBe(choice.claves.length);
        expect(choice.claves).not.toContain(choice.waiting);
      }
    }),
  );
});
