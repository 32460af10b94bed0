import { expect, test, vi } from 'vitest';
import { openSearchWorker } from './search-process.ts';

test('a worker that broke is ended, and what it reports afterwards does not put aside the one in its place', () => {
  const ended: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate(): void {
        ended.push(this);
      }
    },
  );
  const first = openSearchWorker();
  first.dispatchEvent(new Event('error'));
  const second = openSearchWorker();
  first.dispatchEvent(new Event('error'));
  expect(openSearchWorker()).toBe(second);
  expect(ended).toContain(first);
  expect(ended).not.toContain(second);
  vi.unstubAllGlobals();
});
