import { expect, test } from 'vitest';
import { Pacer } from './pacer.ts';

const round = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a client that has much to do does a part of it in each round, in its order, and another begins at once', async () => {
  const pacer = new Pacer(4);
  const done: string[] = [];
  for (let i = 0; i < 10; i += 1) pacer.begin('a', () => done.push(`a${i}`));
  pacer.begin('b', () => done.push('b'));
  expect(done).toEqual(['a0', 'a1', 'a2', 'a3', 'b']);
  await round();
  expect(done.slice(5)).toEqual(['a4', 'a5', 'a6', 'a7']);
  // What comes later is behind what waits.
  pacer.begin('a', () => done.push('late'));
  await round();
  expect(done.slice(9)).toEqual(['a8', 'a9', 'late']);
});

test('work that begins other work counts in the same round', async () => {
  const pacer = new Pacer(3);
  let done = 0;
  const again = (): void => {
    done += 1;
    pacer.begin('a', again);
  };
  pacer.begin('a', again);
  expect(done).toBe(3);
  for (let i = 1; i < 5; i += 1) {
    await round();
    expect(done).toBe(3 + 3 * i);
  }
});

test('pieces beyond the limit wait for the next round and keep their order', async () => {
  const pacer = new Pacer(2);
  const done: number[] = [];
  const all = Array.from({ length: 6 }, (_, i) => pacer.turn('a').then(() => done.push(i)));
  await Promise.resolve();
  expect(done).toEqual([0, 1]);
  await Promise.all(all);
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
});
