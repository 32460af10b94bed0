import { afterEach, expect, test, vi } from 'vitest';
import { emptyCatalogue } from '#domain/catalogue/catalogue-index.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import type { ToSearchWorker } from './search-messages.ts';
import { prepareProductSearch } from './search-products.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a long catalogue goes to the worker part by part without waiting for a timer, behind which a starting page puts much else', async () => {
  const sent: ToSearchWorker['kind'][] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ kind }: ToSearchWorker): void {
        sent.push(kind);
      }
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const products = Array.from({ length: 2000 }, (_, at) => bareProduct(`p${at}`));
  prepareProductSearch({ ...emptyCatalogue, products });
  for (let turn = 0; turn < 1000 && sent.at(-1) !== 'whole'; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  // The menus, five parts of four hundred products, and that this is all.
  expect(sent).toEqual([...Array.from({ length: 6 }, () => 'change'), 'whole']);
});
