import { expect, test } from 'vitest';
import { type AnswerForm, addFreeTextLine, changeLine, emptyAnswer } from './answer-form.ts';
import { answerCollisions, answerText, followAnswer } from './follow-answer.ts';

const lineas = addFreeTextLine(addFreeTextLine([], 'Taladro'), 'Broca');
const saved: AnswerForm = { ...emptyAnswer, nombre: 'Ana', lineas, flete: '100.00' };
const typed = (change: Partial<AnswerForm>): AnswerForm => ({ ...saved, ...change });

test('a field that only the colleague changed is taken over, and one that both changed is asked', () => {
  const form = typed({ nombre: 'Ana Leal', flete: '200.00' });
  const theirs = typed({ flete: '300.00', notas: 'Urgente' });
  const followed = followAnswer({ saved, form }, theirs);
  expect(followed.form).toEqual({ ...form, notas: 'Urgente' });
  expect(followed.joined).toEqual(['notas']);
  expect(answerCollisions(followed, theirs)).toEqual(['flete']);
  // Following the same quotation again changes nothing.
  expect(followAnswer(followed, theirs)).toEqual({ ...followed, joined: [] });
});

test('lines that both changed are never put together, whichever lines they are', () => {
  const form = typed({ lineas: changeLine(lineas, 'l0', { precio: '10.00' }) });
  const theirs = typed({ lineas: changeLine(lineas, 'l1', { precio: '20.00' }) });
  const followed = followAnswer({ saved, form }, theirs);
  expect([followed.form, followed.joined, answerCollisions(followed, theirs)]).toEqual([form, [], ['lineas']]);
  expect(answerText('lineas', saved, theirs)).toBe('«Broca»: sin precio → $20.00');
  expect(answerText('lineas', saved, form)).toBe('«Taladro»: sin precio → $10.00');
});

test('lines that differ in the keys of the form alone are the same', () => {
  const theirs = typed({ lineas: lineas.map((line, at) => ({ ...line, key: `l${at + 7}` })) });
  const form = typed({ lineas: changeLine(lineas, 'l0', { precio: '10.00' }) });
  expect(answerCollisions({ saved, form }, theirs)).toEqual([]);
});

test('both sides are said in words', () => {
  const say = (change: Partial<AnswerForm>) =>
    (['flete', 'descuento', 'vigencia', 'nombre'] as const).map((name) => answerText(name, saved, typed(change)));
  expect(say({ flete: '450.00', descuento: '10', vigencia: '2026-11-29', nombre: '' })).toEqual([
    '$450.00',
    '10 %',
    expect.stringMatching(/^29\snov\s2026$/),
    '(vacío)',
  ]);
  expect(say({ flete: '' })[0]).toBe('Ninguno');
});
