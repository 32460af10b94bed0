import type { Screen } from './screen.ts';

/** A first visit is over when the worker controls the page and the catalogue is on the device. */
export async function visitOnce(tab: Screen, path: string): Promise<void> {
  await tab.open(path);
  await tab.ready();
  await tab.until('the worker controls the page', () => navigator.serviceWorker.controller !== null);
  await tab.until('the catalogue is kept', async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'catalogo')) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('catalogo');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('estado').objectStore('estado').get('productos');
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result !== undefined);
        };
      };
    });
  });
}
