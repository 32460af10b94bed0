import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { visit } from './page-parts.ts';

test.use({ serviceWorkers: 'allow' });

const MENUS = ['categories', 'etiquetas'];
const TOLD = ['menus-escritos', 'palabras-escritas'];

interface Listened {
  readonly from: readonly { readonly collectionId: string }[];
  readonly startAt?: object;
}

/** The queries that a page has listened to, in whichever of its requests they were. */
function listenedIn(request: Request): Listened[] {
  if (!request.url().includes('/Listen/channel')) return [];
  const bodies = [...new URLSearchParams(request.postData() ?? '')].filter(([name]) => /^req\d+___data__$/.test(name));
  return bodies.flatMap(([, text]) => {
    const { addTarget } = JSON.parse(text) as { addTarget?: { query?: { structuredQuery: Listened } } };
    const listened = addTarget?.query?.structuredQuery;
    return listened ? [listened] : [];
  });
}

/** Whether the device has kept a reading of the search's words. */
const hasKeptWords = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('vocabulario');
        opening.onsuccess = () => {
          const database = opening.result;
          const asking = database.transaction('palabras').objectStore('palabras').count();
          asking.onsuccess = () => {
            database.close();
            resolve(asking.result > 0);
          };
        };
      }),
  );

const isOf = ({ from }: Listened, names: readonly string[]): boolean =>
  from.some(({ collectionId }) => names.includes(collectionId));

test('a first visit listens to the menus from where its page knows them, and reads them in no other way', async ({
  page,
}) => {
  const listened: Listened[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    listened.push(...listenedIn(request).filter((one) => isOf(one, MENUS)));
    if (request.url().includes(':runQuery')) asked.push(request.postData() ?? '');
  });
  await visit(page, '/');
  await expect.poll(() => MENUS.filter((name) => listened.some((one) => isOf(one, [name])))).toEqual(MENUS);
  expect(listened.filter(({ startAt }) => !startAt)).toEqual([]);
  expect(asked.filter((body) => MENUS.some((name) => body.includes(`"${name}"`)))).toEqual([]);
});

test('where the settings tell of writes, the menus and the words are listened to only once one is told', async ({
  page,
  documents,
}) => {
  for (const id of TOLD) await documents.update(`ajustes/${id}`, {});
  const listened: Listened[] = [];
  page.on('request', (request) => listened.push(...listenedIn(request)));
  await visit(page, '/');
  await expect.poll(() => listened.some((one) => isOf(one, ['ajustes']))).toBe(true);
  // What the settings say is on the page, so they were heard.
  await documents.update('ajustes/apariencia', { tono: 'verde' });
  await expect(page.locator('html')).toHaveAttribute('data-tono', 'verde');
  const told = [...MENUS, 'vocabulario'];
  expect(listened.filter((one) => isOf(one, told))).toEqual([]);

  // Nor on the next visit, of a shop that has no words too.
  await expect.poll(() => hasKeptWords(page)).toBe(true);
  listened.length = 0;
  await visit(page, '/');
  await documents.update('ajustes/apariencia', { tono: 'azul' });
  await expect(page.locator('html')).toHaveAttribute('data-tono', 'azul');
  expect(listened.filter((one) => isOf(one, told))).toEqual([]);

  const [id] = await documents.idsWhere('categories', 'folder', 'pinturas');
  await documents.update(`categories/${id}`, { name: 'Color y pintura' });
  await documents.update(`ajustes/${TOLD[0]}`, {});
  await expect(page.getByRole('link', { name: 'Color y pintura', exact: true }).first()).toBeVisible();
  expect(listened.filter((one) => isOf(one, MENUS)).map(({ startAt }) => startAt !== undefined)).toEqual([true, true]);
});
