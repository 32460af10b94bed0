import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteCatalogue } from '#domain/pages/site-catalogue.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createSearchIndex } from './search-index.ts';

const catalogue = siteCatalogue({ categories: [], labels: [], products: [] }, []);
const shopOf = (version: string) => ({ version, catalogue });

/** A renderer whose index takes two steps for a catalogue, and how many it has made. */
function renderer(): { readonly it: PageRenderer; readonly made: () => number } {
  let steps = 0;
  const it = {
    prepareSearch: () => {
      steps += 1;
      return steps % 2 === 0;
    },
  } as unknown as PageRenderer;
  return { it, made: () => Math.floor(steps / 2) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a search page waits for the index of its catalogue, which is made once', async () => {
  const { it, made } = renderer();
  const index = createSearchIndex();
  await Promise.all([index.now(it, shopOf('1')), index.now(it, shopOf('1'))]);
  expect(made()).toBe(1);
  await index.now(it, shopOf('2'));
  expect(made()).toBe(2);
});

test('other pages have it made only when the catalogue stays the same for a while, because each save makes another', async () => {
  const { it, made } = renderer();
  const index = createSearchIndex();
  for (const version of ['1', '2', '3']) {
    index.soon(it, shopOf(version));
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(made()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  await index.now(it, shopOf('3'));
  expect(made()).toBe(1);
});

test('a search page of a newer catalogue takes the place of the older one that was planned', async () => {
  const { it, made } = renderer();
  const index = createSearchIndex();
  index.soon(it, shopOf('1'));
  await index.now(it, shopOf('2'));
  await vi.advanceTimersByTimeAsync(60_000);
  await index.now(it, shopOf('2'));
  expect(made()).toBe(1);
});

test('of many catalogues that are wanted one after the other the newest is indexed, and not the ones before it again', async () => {
  const { it, made } = renderer();
  const index = createSearchIndex();
  await index.now(it, shopOf('1'));
  await Promise.all(['2', '3', '4', '2', '3'].map((version) => index.now(it, shopOf(version))));
  expect(made()).toBe(2);
  expect(index.has(it)?.version).toBe('4');
});

test('while the index is being changed it has no catalogue that a page could be made of', async () => {
  const { it } = renderer();
  const index = createSearchIndex();
  expect(index.has(it)).toBeUndefined();
  await index.now(it, shopOf('1'));
  expect(index.has(it)?.version).toBe('1');
});

test('a server that ends has nothing made any more, because its process may go on with another server', async () => {
  const { it, made } = renderer();
  const index = createSearchIndex();
  index.soon(it, shopOf('1'));
  index.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await index.now(it, shopOf('2'));
  expect(made()).toBe(1);
});
