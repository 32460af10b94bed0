import type { Page } from '@playwright/test';

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
        tx.oncomplete = () => {
          db.close();
          if (state.result === undefined) return resolve(null);
          const windows = delta.result as { rows: { id: string }[] | null }[];
          const ids = new Set(windows.flatMap(({ rows }) => (rows ?? []).map(({ id }) => id)));
          resolve({ seq: state.result.seq, windows: windows.length, delta: ids.size });
        };
      };
    });
  });
}
