import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

test('a device whose caches cannot be deleted is freed of the broken worker all the same', async () => {
  const listeners = new Map<string, (event: { waitUntil(done: Promise<unknown>): void }) => void>();
  const unregister = vi.fn(async () => true);
  const navigate = vi.fn(async () => null);
  const self = {
    addEventListener: (kind: string, listener: (event: { waitUntil(done: Promise<unknown>): void }) => void) =>
      void listeners.set(kind, listener),
    clients: { matchAll: async () => [{ url: 'https://tienda.mx/', navigate }] },
    registration: { unregister },
  };
  const caches = { keys: async () => Promise.reject(new DOMException('Internal error', 'UnknownError')) };
  const code = await readFile(join(import.meta.dirname, 'kill-switch.js'), 'utf8');
  runInNewContext(code, { self, caches });
  let done: Promise<unknown> = Promise.resolve();
  listeners.get('activate')?.({ waitUntil: (work) => void (done = work) });
  await done.catch(() => {});
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith('https://tienda.mx/');
});
