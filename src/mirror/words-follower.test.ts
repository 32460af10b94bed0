import { afterEach, expect, test, vi } from 'vitest';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { NO_WORDS, type WordsCopy } from './words-copy.ts';
import { createWordsFollower } from './words-follower.ts';

const at = (minute: number): Instant => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000000000Z` as Instant;
const document = (id: string, minute: number, rev = 1, change = {}): StoredDocument => ({
  id,
  fields: {
    tipo: 'sinonimo',
    frase: id,
    significa: ['cespol'],
    visible: 'public',
    rev,
    actualizado: at(minute),
    ...change,
  },
});
afterEach(() => void vi.restoreAllMocks());

function follow(kept: WordsCopy = NO_WORDS) {
  const told: WordsCopy[] = [];
  const follower = createWordsFollower(kept, (copy) => told.push(copy));
  return { follower, told, last: () => told.at(-1) };
}

test('what was written since is read page by page, and the next reading begins a little before its end', async () => {
  const { follower, last } = follow();
  const starts: unknown[] = [];
  const pages = [[document('a', 20), document('b', 30)], [document('c', 40)]];
  await follower.catchUp((start) => {
    starts.push(start);
    const documents = pages[starts.length - 1] ?? [];
    return Promise.resolve({ documents, end: starts.length === 1 ? { actualizado: at(30), id: 'b' } : null });
  });
  expect(starts).toEqual([null, { actualizado: at(30), id: 'b' }]);
  expect(last()?.words.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(follower.start()).toEqual({ actualizado: at(30), id: null });
});

test('documents that are known already notify nobody, in whichever order they come', () => {
  const { follower, told } = follow();
  follower.take([document('a', 20, 3)]);
  follower.take([document('a', 20, 3)]);
  follower.take([document('a', 10, 2, { frase: 'antes' })]);
  expect(told).toHaveLength(1);
  expect(told[0]?.words[0]?.frase).toBe('a');
});

test('a word that is switched off stays known as such, so that the device hears of it', () => {
  const { follower, last } = follow();
  follower.take([document('a', 20)]);
  follower.take([document('a', 21, 2, { visible: 'oculta' })]);
  expect(last()?.words.map(({ visible }) => visible)).toEqual(['oculta']);
});

test('a word that cannot be read is named and left out, and is not read again and again', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { follower, last } = follow();
  follower.take([document('a', 20)]);
  follower.take([document('a', 50, 2, { significa: 'cespol' })]);
  expect(last()).toEqual({ words: [], through: at(50) });
  expect(warn.mock.calls[0]?.[0]).toMatch(/vocabulario\/a: significa/);
});

test('of replaced data all is read anew, whatever revisions were known, and what is gone is told as gone', () => {
  const { follower, last } = follow({ words: [], through: at(40), read: { told: at(40), asOf: at(41) } });
  follower.take([document('a', 42, 5), document('after-the-backup', 43)]);
  follower.forget();
  expect(follower.start()).toBeNull();
  expect(follower.isCurrent(at(40), at(42))).toBe(false);
  expect(last()?.words).toHaveLength(2);
  follower.take([document('a', 20, 4, { frase: 'antes' })]);
  expect(last()?.words.map(({ frase }) => frase)).toEqual(['antes']);
  follower.forget();
  follower.take([]);
  expect(last()?.words).toEqual([]);
});
