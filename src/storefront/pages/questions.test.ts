import { expect, test } from 'vitest';
import { questionsOf } from '#domain/site/questions.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { findQuestions } from './find-questions.ts';

const questions = questionsOf(storeProfile);

test('the ids that links carry are unique and stay what they were', () => {
  const ids = questions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Other pages, and links that people have shared, use these anchors.
  expect(ids).toEqual(expect.arrayContaining(['garantia', 'factura', 'entrega', 'cambios', 'vigencia', 'iva']));
});

test('a question is found by the beginnings of its words, accents, plurals and small words aside', () => {
  const found = (typed: string): string[] => findQuestions(questions, typed).map(({ id }) => id);
  expect(found('facturan')).toContain('factura');
  expect(found('garantias')).toContain('garantia');
  expect(found('la devolución')).toEqual(found('devolucion'));
  expect(found('refrigerador')).toEqual([]);
  expect(found('de la')).toHaveLength(questions.length);
});
