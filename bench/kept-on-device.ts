/** What a page can be asked again and again until it is so; these functions run in the page, so they use nothing from this file. */
export type PageCondition = (size: number) => Promise<boolean>;

export async function isMirrorKept(size: number): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'catalogo')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('catalogo');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('estado').objectStore('estado').get('productos');
      reading.addEventListener('success', () => {
        opening.result.close();
        // All of them: a part would start faster.
        resolve(reading.result?.rows === size);
      });
    });
  });
}

export const isCacheFilled: PageCondition = async (size) =>
  Number(document.documentElement.dataset['productos']) === size;

export async function isIndexKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  const found = databases.find(({ name }) => name !== undefined && name.startsWith('busqueda'));
  if (!found?.name) return false;
  const { name } = found;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => {
      const db = opening.result;
      const [first] = Array.from(db.objectStoreNames);
      if (!first) return resolve(false);
      const counting = db.transaction(first).objectStore(first).count();
      counting.addEventListener('success', () => {
        db.close();
        resolve(counting.result > 0);
      });
    });
  });
}
