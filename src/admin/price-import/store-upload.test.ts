import { expect, test } from 'vitest';
import { err, ok } from '#domain/kernel/result.ts';
import { createUploadStoring } from './store-upload.ts';

/** A server that stores what it is asked, and loses the answers while `isLost`. */
function openServer() {
  const stored = new Map<string, 'preparada' | 'cancelada'>();
  const server = { isLost: false, arrives: true };
  const store = createUploadStoring<{ readonly id: string }>({
    async createPriceUpload({ id }) {
      if (server.arrives) stored.set(id, 'preparada');
      return server.isLost ? err('offline') : ok(null);
    },
    async cancelPriceUpload(id) {
      if (server.isLost) return err('offline');
      if (!stored.has(id)) return err('unreadable');
      stored.set(id, 'cancelada');
      return ok(null);
    },
  });
  return { stored, server, store };
}

test('a list that is applied again after the answer was lost is in the history once to apply, because its twin was cancelled', async () => {
  const { stored, server, store } = openServer();
  server.isLost = true;
  expect(await store({ id: 'a' })).toEqual(err('offline'));
  expect(await store({ id: 'b' })).toEqual(err('offline'));
  server.isLost = false;
  expect(await store({ id: 'c' })).toEqual(ok(null));
  expect([...stored]).toEqual([
    ['a', 'cancelada'],
    ['c', 'preparada'],
  ]);
  expect(await store({ id: 'd' })).toEqual(ok(null));
  expect(stored.get('c')).toBe('preparada');
});

test('a list that never arrived is no reason to store none', async () => {
  const { stored, server, store } = openServer();
  Object.assign(server, { isLost: true, arrives: false });
  await store({ id: 'a' });
  Object.assign(server, { isLost: false, arrives: true });
  expect(await store({ id: 'b' })).toEqual(ok(null));
  expect([...stored.keys()]).toEqual(['b']);
});
