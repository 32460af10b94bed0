import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { cards, expectNoSidewaysScroll, heading, PHONE, visit } from './page-parts.ts';

const main = (page: Page) => page.getByRole('main');

test('a search leads to pages, to similar words, and answers although its code was lost once', async ({ page }) => {
  await test.step('/busqueda: a query about the store itself leads to the page, or the part of a page, that answers it', async () => {
    for (const [query, link, title] of [
      ['garantia', 'Taller y centro de servicio', 'Taller y centro de servicio'],
      ['puedo probar la herramienta', 'Centro de experiencia', 'Centro de experiencia'],
      ['donde estan ubicados', 'Ubicación', 'Dirección'],
    ] as const) {
      await visit(page, `/busqueda?search=${encodeURIComponent(query)}`);
      await main(page)
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .first()
        .click();
      const part = main(page).getByRole('heading', { level: 2, name: title });
      await expect(part).toBeInViewport();
      await expect(part).toBeFocused();
    }
  });
  await test.step('a search whose code is lost on the way once is answered all the same, because its page waited until it was loaded anew', async () => {
    await visit(page, '/');
    let lost = 0;
    await page.route(
      /\/search-worker-/,
      (route) => {
        lost += 1;
        return route.abort();
      },
      { times: 1 },
    );
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('taladro');
    await box.press('Enter');
    await expect(heading(page)).toContainText('taladro');
    await expect(cards(page).first()).toBeVisible();
    expect(lost).toBe(1);
  });
  await test.step('/busqueda: a query without results offers similar words, the categories, and a chat that contains the query', async () => {
    await visit(page, '/busqueda?search=esmeridadorix');
    await expect(main(page).getByRole('link', { name: 'Preguntar por “esmeridadorix”' })).toHaveAttribute(
      'href',
      /wa\.me.*esmeridadorix/,
    );
    await expect(main(page).getByRole('navigation', { name: 'Categorías del catálogo' }).getByRole('link')).toHaveCount(
      8,
    );
    await main(page).getByRole('navigation', { name: 'Búsquedas parecidas' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/busqueda\?search=esmeriladora$/);
    await expect(cards(page).first()).toContainText(/esmeriladora/i);
    // A query as long as a pasted address.
    await page.setViewportSize(PHONE);
    await visit(page, `/busqueda?search=${'a'.repeat(300)}`);
    await expect(main(page).getByRole('link', { name: /^Preguntar por/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

/** The terms of the index that the worker saved for the next visit, a line each. */
function savedTerms(page: Page): Promise<string | undefined> {
  return changeSaved(page, {});
}

/** Changes the saved index and returns its terms. */
async function changeSaved(page: Page, change: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  // The answer may have come with the page, before the worker made its database; opening it here first would make one without a store.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('busqueda');
  return page.evaluate(
    (fields) =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('busqueda', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const tx = db.transaction('indice', 'readwrite');
          const store = tx.objectStore('indice');
          const asking = store.get('actual');
          asking.addEventListener('success', () => {
            const saved = asking.result as { terms: string } | undefined;
            if (saved && Object.keys(fields).length > 0) store.put({ ...saved, ...fields }, 'actual');
            tx.addEventListener('complete', () => {
              db.close();
              resolve(saved?.terms);
            });
          });
        });
      }),
    change,
  );
}

test(
  'the index of the last visit is used again, updated, and rebuilt where it is damaged',
  withWorker,
  async ({ page, documents }) => {
    const ask = async (query: string): Promise<void> => visit(page, `/busqueda?search=${query}`);
    await ask('caladora');
    await expect(cards(page).first()).toContainText(/caladora/i);
    await expect.poll(() => savedTerms(page)).toContain('\ncalador\n');

    // A word that only the saved index has, in its sorted position: an index that finds it was not built from the catalogue. Its titles
    // do not change.
    // No shop is open meanwhile, whose worker would save its own index over the change.
    const leaveShop = () => page.goto('/robots.txt');
    await leaveShop();
    const terms = (await savedTerms(page)) ?? '';
    await changeSaved(page, { terms: terms.replace('\ncalador\n', '\ncaladquetzalli\n') });
    await ask('caladquetzalli');
    await expect(cards(page).first()).toContainText(/caladora/i);

    // It also contains what changed since.
    const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    await documents.update(`productos/${id}`, { nombre: 'Xoloitzcuintle de pie', rev: 2 });
    await ask('xoloitzcuintle');
    await expect(cards(page).first()).toContainText('Xoloitzcuintle');
    await expect.poll(() => savedTerms(page)).toContain('xoloitzcuintl');

    for (const broken of [
      { schema: 999, terms: '' },
      { postings: [], terms: '' },
    ]) {
      await leaveShop();
      await changeSaved(page, broken);
      await ask('caladora');
      await expect(cards(page).first()).toContainText(/caladora/i);
      await expect.poll(() => savedTerms(page)).toContain('\ncalador\n');
    }
    await expect(heading(page)).toHaveText('Resultados de “caladora”');
  },
);
