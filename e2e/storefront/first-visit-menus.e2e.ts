import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { visit } from './page-parts.ts';

const MENUS = ['categories', 'etiquetas'];

interface Listened {
  readonly from: readonly { readonly collectionId: string }[];
  readonly startAt?: object;
}

/** The queries of the menus that a page has listened to, in whichever of its requests they were. */
function menusIn(request: Request): Listened[] {
  if (!request.url().includes('/Listen/channel')) return [];
  const bodies = [...new URLSearchParams(request.postData() ?? '')].filter(([name]) => /^req\d+___data__$/.test(name));
  return bodies.flatMap(([, text]) => {
    const { addTarget } = JSON.parse(text) as { addTarget?: { query?: { structuredQuery: Listened } } };
    const listened = addTarget?.query?.structuredQuery;
    return listened?.from.some(({ collectionId }) => MENUS.includes(collectionId)) ? [listened] : [];
  });
}

test('a first visit listens to the menus from where its page knows them, and reads them in no other way', async ({
  page,
}) => {
  const listened: Listened[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    listened.push(...menusIn(request));
    if (request.url().includes(':runQuery')) asked.push(request.postData() ?? '');
  });
  await visit(page, '/');
  await expect.poll(() => listened.map(({ from }) => from[0]?.collectionId).toSorted()).toEqual(MENUS);
  expect(listened.filter(({ startAt }) => !startAt)).toEqual([]);
  expect(asked.filter((body) => MENUS.some((name) => body.includes(`"${name}"`)))).toEqual([]);
});
