import { afterEach, expect, test, vi } from 'vitest';
import { keepTutorials } from './tutorial-source.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a question that nobody answers ends, so that the tutorials are asked for again in the same visit', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const first = keepTutorials();
  limit.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(keepTutorials()).not.toBe(first);
});
