import { expect, test, vi } from 'vitest';
import { forgetAll } from './forget-all.ts';

test('signing out waits until everything is deleted that can be, though one part cannot, because the page goes away afterwards', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isDeleted = false;
  const slow = new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve))).then(() => {
    isDeleted = true;
  });
  await forgetAll([Promise.reject(new DOMException('closing', 'InvalidStateError')), slow]);
  expect(isDeleted).toBe(true);
  vi.restoreAllMocks();
});
