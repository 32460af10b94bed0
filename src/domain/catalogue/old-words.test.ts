import { expect, test } from 'vitest';
import { oldWords, withOldWord } from './old-words.ts';

test('earlier slugs are kept, the newest first, and a slug that is used again is no longer among them', () => {
  expect(withOldWord(undefined, 'a', 'a')).toBeUndefined();
  expect(withOldWord(undefined, 'a', 'b')).toBe('a');
  expect(withOldWord('a', 'b', 'c')).toBe('b a');
  expect(withOldWord('b a', 'c', 'a')).toBe('c b');
  expect(withOldWord('a', 'b', 'b')).toBe('a');
  expect(withOldWord('a', '', 'b')).toBe('a');
  expect(withOldWord('a', 'b', 'a')).toBe('b');
});

test('the oldest are dropped when the rules would refuse the whole document', () => {
  const first = 'a'.repeat(120);
  let stored: string | undefined;
  for (const letter of 'bcdefg') stored = withOldWord(stored, letter.repeat(120), first);
  expect(stored?.length).toBeLessThanOrEqual(500);
  expect(oldWords(stored).map(([letter]) => letter)).toEqual(['g', 'f', 'e', 'd']);
});
