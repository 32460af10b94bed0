import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { FromSearchWorker, ToSearchWorker } from '../search-messages.ts';
import './search-worker.ts';

/** What a page is to a worker: its messages, and the answers. */
const page = vi.hoisted(() => {
  const answers: { readonly ticket: number }[] = [];
  let listen = (_event: { readonly data: unknown }): void => {};
  Object.assign(globalThis, {
    addEventListener: (_kind: string, listener: typeof listen) => (listen = listener),
    postMessage: (answer: (typeof answers)[number]) => void answers.push(answer),
  });
  return { answers, say: (data: unknown): void => listen({ data }) };
});
// Kept by another version of the site: the word lacks what this one reads.
vi.mock('#mirror/copied-words.ts', () => ({
  readCopiedWords: async () => ({ words: [{ id: 'w', tipo: 'sinonimo', frase: 'pala', visible: 'public' }] }),
}));
const say = (message: ToSearchWorker): void => page.say(message);

test('who asks is answered though the words that the device keeps cannot be read, because the search waited for ever', async () => {
  say({ kind: 'change', put: [{ id: 'p1', kind: 'product', title: 'Taladro' }], remove: [] });
  say({ kind: 'find', ticket: 1, query: 'taladro', bring: false });
  await vi.waitFor(() => expect(page.answers).toHaveLength(1), { timeout: 30_000 });
  expect((page.answers as FromSearchWorker[])[0]?.hits[0]?.id).toBe('p1');
});
