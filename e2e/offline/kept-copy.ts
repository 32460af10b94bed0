import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface KeptState {
  readonly seq: number;
  readonly windows: number;
  /** Products of the delta. */
  readonly delta: number;
}

/** What the device keeps of the catalogue; `null` while it keeps none. */
export function keptState(page: Page): Promise<KeptState | null> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'catalogo')) return null;
    return new Promise<KeptState | null>((resolve, reject) => {
      const opening = indexedDB.open('catalogo');
      opening.addEventListener('error', () => reject(opening.error));
      opening.onsuccess = () => {
        const db = opening.result;
        const tx = db.transaction(['estado', 'delta']);
        const state = tx.objectStore('estado').get('productos');
        const delta = tx.objectStore('delta').get('delta');
        const parts = tx.objectStore('delta').getAll(IDBKeyRange.bound(0, Infinity));
        tx.oncomplete = () => {
          db.close();
          if (state.result === undefined) return resolve(null);
          type Windows = { rows: { id: string }[] | null }[];
          const windows = (state.result.parts ? parts.result.flat() : delta.result) as Windows;
          const ids = new Set(windows.flatMap(({ rows }) => (rows ?? []).map(({ id }) => id)));
          resolve({ seq: state.result.seq, windows: windows.length, delta: ids.size });
        };
      };
    });
  });
}

/**
 * Resolves when a record of the device's database holds the text. A page may hear of something before the device keeps it, and what is not kept is
 * lost when the page is left without a network. Asked from here, because `waitForFunction` takes the promise of an async function for its answer.
 */
export async function untilKept(page: Page, database: string, text: string): Promise<void> {
  const holds = () =>
    page.evaluate(
      async ([base, words]) => {
        const databases = await indexedDB.databases();
        if (!databases.some(({ name }) => name === base)) return false;
        return new Promise<boolean>((resolve) => {
          const opening = indexedDB.open(base);
          // One that was deleted meanwhile is not made anew, in a shape that is nobody's.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.addEventListener('error', () => resolve(false));
          opening.onsuccess = () => {
            const db = opening.result;
            const names = [...db.objectStoreNames];
            const readings = names.map((name) => db.transaction(name).objectStore(name).getAll());
            let open = readings.length;
            for (const reading of readings)
              reading.onsuccess = () => {
                open -= 1;
                if (open > 0) return;
                db.close();
                resolve(JSON.stringify(readings.map(({ result }) => result)).includes(words));
              };
          };
        });
      },
      [database, text] as const,
    );
  // Whole, because the first activation of the worker may load the page anew during the question.
  await expect(async () => expect(await holds(), `${database} holds ${text}`).toBe(true)).toPass({ timeout: 60_000 });
}

/** Resolves when the shop opens from the device alone: the worker controls the page, and the menus and all products are kept. */
export async function shopKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilKept(page, 'catalogo', '"categories":[{');
  await expect(async () => expect(await keptState(page)).not.toBeNull()).toPass({ timeout: 60_000 });
}
