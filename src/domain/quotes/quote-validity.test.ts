import { expect, test } from 'vitest';
import { keptFields } from '#domain/staff/forms/kept-form.ts';
import { answerShapes, emptyAnswer, quoteToForm } from './answer-form.ts';
import { answerChanges } from './answer-quote.ts';
import { checkAnswer } from './check-answer.ts';
import { answerCollisions, followAnswer } from './follow-answer.ts';
import { parseQuote } from './parse-quote.ts';
import { toldLastDay } from './validity-text.ts';

const fields = {
  folio: 'C-1',
  nombre: 'Ana',
  telefono: '',
  lineas: [],
  estado: 'recibida',
  secreto: 's',
  creado: '2026-11-27T12:00:00.000000Z',
};

function quoteWith(odd: object) {
  const parsed = parseQuote('q', { ...fields, ...odd });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

test('a note that is saved says nothing of how long the prices hold', () => {
  const quote = quoteWith({});
  const answer = checkAnswer({ ...quoteToForm(quote), notas: 'Llama el lunes' });
  if (!answer.ok) throw new Error('the form is good');
  const row = { value: quote, rev: 0, fields };
  const [change] = answerChanges(row, answer.value, 'recibida', { por: 'rosa', en: 0 });
  expect(change?.document).toMatchObject({ notas: 'Llama el lunes', historial: [{ que: ['Notas internas'] }] });
  expect(change?.document?.['vigencia']).toBe('');
});

test('a form that was kept overnight has no quarrel with the day that is proposed now', () => {
  const quote = quoteWith({});
  const saved = quoteToForm(quote);
  const form = { ...saved, vigencia: '2026-12-24' };
  const followed = followAnswer({ saved, form }, quoteToForm(quote));
  expect(followed.form.vigencia).toBe('2026-12-24');
  expect(answerCollisions(followed, quoteToForm(quote))).toEqual([]);
});

test('a form that an earlier version kept with its proposed day proposes anew, and keeps a day that was typed', () => {
  const theirs = quoteToForm(quoteWith({}));
  const read = (vigencia: string) => keptFields({ ...emptyAnswer, vigencia }, emptyAnswer, answerShapes);
  const saved = read('2026-12-12');
  expect(followAnswer({ saved, form: saved }, theirs).form.vigencia).toBeNull();
  expect(followAnswer({ saved, form: read('2026-12-24') }, theirs).form.vigencia).toBe('2026-12-24');
});

test('paper says no last day that has passed once the quotation was accepted, as its message and its page do not', () => {
  const told = (estado: 'cotizada' | 'aceptada' | 'cancelada', today: string) =>
    toldLastDay({ estado, until: '2026-11-29' }, today);
  expect(told('aceptada', '2026-11-30')).toBe('');
  expect(told('cancelada', '2026-11-30')).toBe('');
  expect(told('aceptada', '2026-11-29')).toBe('2026-11-29');
  expect(told('cotizada', '2026-11-30')).toBe('2026-11-29');
});
