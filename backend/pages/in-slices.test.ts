import { expect, test } from 'vitest';
import { WorkQueue } from '../limits/work-queue.ts';
import { inSlices } from './in-slices.ts';

test('visitors’ turns come between the slices of work that is nobody’s, although a turn waits for many rounds of the event loop', async () => {
  let slices = 0;
  const over = new AbortController();
  const longAgo = () => performance.now() - 9;
  const work = inSlices(
    (function* pieces() {
      for (; slices < 100; slices += 1) {
        for (const begun = longAgo(); performance.now() - begun < 18; );
        yield;
      }
    })(),
  ).finally(() => over.abort());
  const queue = new WorkQueue({ each: 3, total: 10 });
  const between: number[] = [];
  for (let last = slices; !over.signal.aborted; last = slices) {
    await queue.turn('visitor');
    between.push(slices - last);
  }
  await work;
  expect(Math.max(...between)).toBeLessThanOrEqual(2);
});
