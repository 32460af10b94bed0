import { expect, test } from 'vitest';
import { type JudgedPaste, pasteQuestions } from './paste-question.ts';
import { judgeCell, type QuickField } from './quick-cells.ts';

const pasteQuestion = (cells: readonly JudgedPaste[]) => pasteQuestions(cells)[0] ?? null;

const pasted = (field: QuickField, factors: readonly number[], typed?: string): JudgedPaste[] =>
  factors.map((factor, at) => {
    const now = { precio: (at + 1) * 10_000, costo: (at + 1) * 5_000 };
    const before = field === 'costo' ? now.costo : now.precio;
    const text = typed ?? String(Math.round(before * factor) / 100);
    return { field, nombre: `Producto ${at}`, now, judged: judgeCell(field, { typed: text, start: before }, now) };
  });

test('a paste is asked about as a whole where a price list would be', () => {
  expect(pasteQuestion(pasted('precio', [1.16, 1.16, 1.16, 1.16, 1.16]))?.warning.kind).toBe('iva-twice');
  expect(
    pasteQuestion(
      pasted(
        'precio',
        [1, 1, 1, 1, 1].map((one) => one / 1.16),
      ),
    )?.warning.kind,
  ).toBe('iva-missing');
  expect(pasteQuestion(pasted('precio', [10, 10, 10, 10, 10]))?.warning.kind).toBe('times');
  expect(pasteQuestion(pasted('precio', [1.01, 1.01, 1.01, 1.01, 1.01]))?.warning).toMatchObject({
    kind: 'moves',
    up: 5,
    down: 0,
    compared: 5,
  });
  expect(pasteQuestion(pasted('costo', [0.9, 0.9, 0.9, 0.9, 0.9]))).toMatchObject({ field: 'costo' });
});

test('a paste of few cells, of prices that mostly stay, of first prices or of no amounts is not', () => {
  expect(pasteQuestion(pasted('precio', [1.16, 1.16, 1.16, 1.16]))).toBeNull();
  expect(pasteQuestion(pasted('precio', [1, 1, 1, 1, 1.1, 0.9]))).toBeNull();
  expect(pasteQuestion(pasted('precio', [1, 1, 1, 1, 1], 'agotado'))).toBeNull();
  expect(pasteQuestion(pasted('existencia', [1, 1, 1, 1, 1], 'agotado'))).toBeNull();
  expect(pasteQuestion(pasted('precio', [2, 2, 2, 2, 2]).map((cell) => ({ ...cell, now: {} })))).toBeNull();
});

test('it shows what changes, without the amounts that stay', () => {
  const question = pasteQuestion(pasted('precio', [1, 1.16, 1.16, 1.16, 1.16, 1.16]));
  expect(question?.moves).toHaveLength(5);
  expect(question?.moves[0]).toEqual({ nombre: 'Producto 1', before: 20_000, after: 23_200 });
});

test('prices and costs are asked about each, because a yes to the ones is none to the others', () => {
  const both = [...pasted('costo', [2, 2, 2, 2, 2]), ...pasted('precio', [1.16, 1.16, 1.16, 1.16, 1.16])];
  expect(pasteQuestions(both).map(({ field }) => field)).toEqual(['precio', 'costo']);
});
