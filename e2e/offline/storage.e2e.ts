import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bar, firstVisit, isMarked, markPage, navigateWithinPage, wipeDatabases } from './device.ts';
import { keptState } from './kept-copy.ts';

test.use({ serviceWorkers: 'allow' });

const CLAVE = 'TP-7512';
const card = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: CLAVE });

test('a copy that was wiped or damaged is read and kept again', async ({ page, backend }) => {
  await test.step('after storage was wiped between two visits, the catalogue is read and kept again', async () => {
    await firstVisit(page);
    await page.goto('about:blank');
    await wipeDatabases(page, backend.origin);
    await page.goto('/');
    await navigateWithinPage(page, `/busqueda?search=${CLAVE}`);
    await expect(card(page)).toBeVisible();
    await expect.poll(() => keptState(page)).toMatchObject({ seq: 1 });
  });
  await test.step('a copy that is damaged on the disk is discarded and read again', async () => {
    const whole = await page.evaluate(sizeOfFirstChunk);
    expect(whole.letters).toBeGreaterThan(10_000);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('catalogo');
          opening.addEventListener('error', () => reject(opening.error));
          opening.onsuccess = () => {
            const tx = opening.result.transaction('base', 'readwrite');
            tx.objectStore('base').put(JSON.stringify([{ id: 'a', rev: 1 }]), 0);
            tx.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await page.goto(`/busqueda?search=${CLAVE}`);
    await expect(card(page)).toBeVisible();
    await expect.poll(() => page.evaluate(sizeOfFirstChunk)).toEqual(whole);
  });
  await test.step('a page whose storage is wiped while it is open goes on and keeps everything again, and the next start needs no network', async () => {
    await markPage(page);
    await wipeDatabases(page, backend.origin);
    await bar(page).getByRole('link', { name: 'Pinturas', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(() => keptState(page)).toMatchObject({ seq: 1 });
    expect(await isMarked(page)).toBe(true);

    await backend.stop();
    await page.goto(`/busqueda?search=${CLAVE}`);
    await expect(card(page)).toBeVisible();
  });
});

/** Runs in the page. */
function sizeOfFirstChunk(): Promise<{ numbers?: number; letters?: number }> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('catalogo');
    opening.addEventListener('error', () => reject(opening.error));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('base').objectStore('base').get(0);
      reading.onsuccess = () => {
        opening.result.close();
        const { lugares, textos } = reading.result as { lugares?: Uint16Array; textos?: string };
        resolve({ ...(lugares && { numbers: lugares.length }), ...(textos && { letters: textos.length }) });
      };
    };
  });
}

test('a browser that keeps nothing shows the whole shop and says so', async ({ page }) => {
  await test.step('a browser that refuses storage shows the whole shop and says what it cannot do', async () => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === 'catalogo') throw new DOMException('private', 'SecurityError');
        return open(name, version);
      };
    });
    await page.goto(`/busqueda?search=${CLAVE}`);
    await expect(card(page)).toBeVisible();
    await expect(page.getByText(/no guarda el catálogo/)).toBeVisible();
  });
  await test.step('a browser without room shows the whole shop and says that it keeps nothing', async () => {
    await page.addInitScript(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put');
      IDBObjectStore.prototype.put = new Proxy(put, {
        apply(target, store: IDBObjectStore, args) {
          if (store.name === 'base') throw new DOMException('full', 'QuotaExceededError');
          return Reflect.apply(target, store, args);
        },
      });
    });
    await page.goto(`/busqueda?search=${CLAVE}`);
    await expect(card(page)).toBeVisible();
    await expect(page.getByText(/no guarda el catálogo/)).toBeVisible();
  });
});

test('a connection to the database that the browser lost is opened again', async ({ page }) => {
  await page.addInitScript(() => {
    const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
    let losses = 0;
    IDBDatabase.prototype.transaction = new Proxy(transaction, {
      apply(target, db: IDBDatabase, args) {
        if (db.name === 'catalogo' && args[1] === 'readwrite' && losses === 0) {
          losses += 1;
          db.close();
          throw new DOMException('The database connection is closing.', 'InvalidStateError');
        }
        return Reflect.apply(target, db, args);
      },
    });
  });
  await firstVisit(page);
  expect(await keptState(page)).toMatchObject({ seq: 1 });
  await expect(page.getByText(/no guarda el catálogo/)).toHaveCount(0);
});
