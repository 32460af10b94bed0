import { afterEach, expect, test, vi } from 'vitest';
import { emptyCatalogue } from '#domain/catalogue/catalogue-index.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import type { FromSearchWorker, ToSearchWorker } from './search-messages.ts';
import { prepareProductSearch, searchProducts } from './search-products.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that cannot be loaded is started again, and whoever asked is answered, because a search waited for it for ever', async () => {
  const started: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly isLoaded = started.push(this) > 1;
      constructor() {
        super();
        if (!this.isLoaded) setTimeout(() => this.dispatchEvent(new Event('error')));
      }
      terminate(): void {}
      postMessage(message: ToSearchWorker): void {
        if (message.kind !== 'find' || !this.isLoaded) return;
        const data = { ticket: message.ticket, hits: [], near: ['pala'], products: [] } satisfies FromSearchWorker;
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  const { near } = await searchProducts('palla', emptyCatalogue);
  expect([near, started.length]).toEqual([['pala'], 2]);
  // The next test begins with a worker of its own.
  started[1]?.dispatchEvent(new Event('error'));
});

test('a long catalogue goes to the worker part by part without waiting for a timer, behind which a starting page puts much else', async () => {
  const sent: ToSearchWorker['kind'][] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(message: ToSearchWorker): void {
        sent.push(message.kind);
        if (message.kind !== 'find') return;
        const data = { ticket: message.ticket, hits: [], near: [], products: [] } satisfies FromSearchWorker;
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const products = Array.from({ length: 2000 }, (_, at) => bareProduct(`p${at}`));
  await prepareProductSearch({ ...emptyCatalogue, products });
  // The menus, five parts of four hundred products, that this is all, and the question whose answer says that all of it is indexed.
  expect(sent).toEqual([...Array.from({ length: 6 }, () => 'change'), 'whole', 'find']);
});
