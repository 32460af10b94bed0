import { expect, test } from 'vitest';
import { choiceFields, choiceFrom, choiceOf, toggleWord, writeQuery } from './facet-address.ts';

test('what is chosen is read from the address and written back readably', () => {
  const choice = choiceFrom(
    new URLSearchParams('orden=precio&voltaje=20-v,12-v&diametro=4-1/2-in&search=taladro&hasta=96'),
  );
  expect(choice).toEqual({ voltaje: ['20-v', '12-v'], diametro: ['4-1/2-in'] });
  expect(writeQuery(choiceFields(toggleWord(choice, 'voltaje', '20-v')))).toBe('?voltaje=12-v&diametro=4-1/2-in');
  expect(writeQuery(choiceFields(toggleWord({ color: ['rojo'] }, 'color', 'rojo')))).toBe('');
});

test('a facet that is there twice, as a form writes it, chooses all of its values, and each once', () => {
  const choice = choiceFrom(
    new URLSearchParams('voltaje=20-v&marca=tenaz&voltaje=12-v,20-v&constructor=a&constructor=a'),
  );
  expect(choice).toEqual({ voltaje: ['20-v', '12-v'], marca: ['tenaz'], constructor: ['a'] });
});

test('what people typed is escaped', () => {
  expect(writeQuery([['search', '4 1/2" & más']])).toBe('?search=4%201/2%22%20%26%20m%C3%A1s');
});

test('a facet may be called like what every object has', () => {
  expect(toggleWord({}, 'constructor', 'volteck')).toEqual({ constructor: ['volteck'] });
  expect(choiceOf([{ param: 'constructor', word: 'volteck' }])).toEqual({ constructor: ['volteck'] });
  expect(choiceFields(choiceFrom(new URLSearchParams('__proto__=a&constructor=volteck')))).toContainEqual([
    'constructor',
    'volteck',
  ]);
});
