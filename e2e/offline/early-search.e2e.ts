import { expect, test } from '../fixtures.ts';
import { firstVisit } from './device.ts';

test.use({ serviceWorkers: 'allow' });

// Runs in the page.
const countIndexes = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('busqueda');
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('indice').objectStore('indice').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });

test('a page that opens with a search shows what is found, with its prices, before it has read its catalogue', async ({
  page,
  context,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  const search = '/busqueda?search=caladora';
  await firstVisit(page);
  await page.goto(search);
  await expect(cards.first()).toContainText(/caladora/i);
  await expect(cards.first()).toContainText('$');
  // The worker keeps its index when nobody has asked for a while, so nothing is still on its way.
  await expect.poll(() => page.evaluate(countIndexes)).toBe(1);
  const shown = await cards.allTextContents();

  await context.setOffline(true);
  // Chunks of the catalogue cannot be read in the page; the worker's own reading is another thread's.
  await page.addInitScript(() => {
    const reading = Reflect.get(IDBObjectStore.prototype, 'getAll') as (key: IDBKeyRange) => IDBRequest<unknown[]>;
    IDBObjectStore.prototype.getAll = new Proxy(reading, {
      apply(getAll, store: IDBObjectStore, words: [IDBKeyRange]) {
        if (store.name === 'base') throw new DOMException('not yet', 'UnknownError');
        return Reflect.apply(getAll, store, words);
      },
    });
  });
  await page.goto(search);
  await expect(cards.first()).toContainText('$');
  await expect.poll(() => cards.allTextContents()).toEqual(shown);
});
