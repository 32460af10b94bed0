import { expect, test } from 'vitest';
import { judgeChange } from '../journal/judge-change.ts';
import { IGNORED, ignoredId, onePerSearch } from './ignored-search.ts';

test('two people that ignore the same search write the same document, and the second edit has nothing left to do', () => {
  const document = { frase: 'codo de 1/2"', ignorada: true };
  const change = { collection: IGNORED, id: ignoredId(document.frase), baseRev: 0, base: null, document };
  expect(judgeChange(change, { rev: 1, document })).toEqual({ kind: 'already' });
});

test('each search has an id of its own, which Firestore takes', () => {
  const searches = [
    'codo 1/2',
    'codo 1-2',
    'codo 1.2',
    'codo 1 2',
    'codo12',
    '..',
    '__x__',
    'z'.repeat(60),
    '"'.repeat(60),
  ];
  const ids = searches.map(ignoredId);
  expect(new Set(ids).size).toBe(searches.length);
  for (const id of ids) expect(id).toMatch(/^(?!__)[a-z0-9_]{1,500}$/);
  expect(ignoredId('codo 1/2')).toBe(ignoredId('codo 1/2'));
});

test('a search that was ignored twice, before its id was its own, is listed once', () => {
  const row = (id: string, frase: string) => ({ value: { id, frase, ignorada: true } });
  expect(onePerSearch([row('a', 'x'), row('b', 'y'), row('c', 'x')]).map(({ value }) => value.id)).toEqual(['a', 'b']);
});
