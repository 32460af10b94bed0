import { beforeEach, expect, test, vi } from 'vitest';
import { readChoice, writeChoice } from './kept-choice.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the device keeps the choice for a day', () => {
  writeChoice(['1', '2'], 1000);
  expect(readChoice(2000)).toEqual(['1', '2']);
  expect(readChoice(1000 + 25 * 60 * 60_000)).toEqual([]);
});

test('an empty choice leaves nothing on the device', () => {
  writeChoice(['1'], 0);
  writeChoice([], 0);
  expect(kept.size).toBe(0);
});

test.each(['x', '7', '{"claves":"1","at":0}', '{"claves":["1"]}', '[]'])(
  'what is no choice is read as none: %s',
  (text) => {
    kept.set('comparar', text);
    expect(readChoice(0)).toEqual([]);
  },
);

test('more than fit, repeated ones and what is no clave are left out', () => {
  kept.set('comparar', JSON.stringify({ claves: ['1', '1', 7, '2', '3', '4', '5'], at: 0 }));
  expect(readChoice(0)).toEqual(['1', '2', '3', '4']);
});
