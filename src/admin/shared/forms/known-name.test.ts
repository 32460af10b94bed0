import { expect, test } from 'vitest';
import { knownName } from './known-name.ts';

test('a chosen one without a name is gone only where all of them are known', () => {
  expect([
    knownName('Pala', 'p1', false, 'ya no existe'),
    knownName(undefined, 'p1', false, 'ya no existe'),
    knownName(undefined, 'p1', true, 'ya no existe'),
  ]).toEqual(['Pala', 'p1', 'ya no existe']);
});
