import type { Page } from '@playwright/test';

interface KeptIndex {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

interface KeptObjectStore {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly KeptIndex[];
  /** Keys and values, with what JSON cannot hold written as `{ $type, … }`. */
  readonly records: readonly (readonly [unknown, unknown])[];
}

export interface KeptDatabase {
  readonly name: string;
  readonly version: number;
  readonly objectStores: readonly KeptObjectStore[];
}

/** What a browser profile keeps of the site, apart from files: every IndexedDB database and `localStorage`. */
export interface KeptDevice {
  readonly databases: readonly KeptDatabase[];
  readonly localStorage: Readonly<Record<string, string>>;
}

/** Reads everything that the page's origin keeps on this device. The page must not be changing it. */
export function readDevice(page: Page): Promise<KeptDevice> {
  return page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const base64 = (bytes: Uint8Array): string => {
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    };
    const encode = (value: unknown): unknown => {
      if (value === undefined) return { $type: 'undefined' };
      if (typeof value === 'number' && !Number.isFinite(value)) return { $type: 'number', text: String(value) };
      if (typeof value === 'bigint') return { $type: 'bigint', text: String(value) };
      if (value === null || typeof value !== 'object') return value;
      if (Array.isArray(value)) return value.map(encode);
      if (value instanceof Date) return { $type: 'Date', at: value.getTime() };
      if (value instanceof ArrayBuffer) return { $type: 'ArrayBuffer', bytes: base64(new Uint8Array(value)) };
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return { $type: value.constructor.name, bytes: base64(bytes) };
      }
      const { name } = value.constructor;
      if (name !== 'Object') throw new Error(`A stored ${name} cannot be written down`);
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encode(inner)]));
    };

    const databases = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name));
      const objectStores = [];
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([promised(store.getAllKeys()), promised(store.getAll())]);
        objectStores.push({
          name: storeName,
          keyPath: store.keyPath,
          autoIncrement: store.autoIncrement,
          indexes: [...store.indexNames].map((indexName) => {
            const index = store.index(indexName);
            return { name: indexName, keyPath: index.keyPath, unique: index.unique, multiEntry: index.multiEntry };
          }),
          records: keys.map((key, at) => [encode(key), encode(values[at])] as const),
        });
      }
      databases.push({ name, version: database.version, objectStores });
      database.close();
    }
    return { databases, localStorage: Object.fromEntries(Object.entries(localStorage)) };
  });
}

/** Puts on this device what {@link readDevice} read on another. The page must be one of the origin that runs none of the site's code. */
export async function restoreDevice(page: Page, device: KeptDevice): Promise<void> {
  await page.evaluate(async (kept) => {
    const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
      Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const decode = (value: unknown): unknown => {
      if (value === null || typeof value !== 'object') return value;
      if (Array.isArray(value)) return value.map(decode);
      const typed = value as { $type?: string; text?: string; at?: number; bytes?: string };
      switch (typed.$type) {
        case undefined:
          return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decode(inner)]));
        case 'undefined':
          return undefined;
        case 'number':
          return Number(typed.text);
        case 'bigint':
          return BigInt(typed.text ?? '0');
        case 'Date':
          return new Date(typed.at ?? 0);
        case 'ArrayBuffer':
          return bytesOf(typed.bytes ?? '').buffer;
        default: {
          const View = Reflect.get(globalThis, typed.$type) as new (buffer: ArrayBuffer) => unknown;
          return new View(bytesOf(typed.bytes ?? '').buffer);
        }
      }
    };

    for (const { name, version, objectStores } of kept.databases) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          for (const { name: storeName, keyPath, autoIncrement, indexes, records } of objectStores) {
            const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
            for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
            for (const [key, value] of records) {
              const outOfLine = keyPath === null ? [decode(key) as IDBValidKey] : [];
              store.put(decode(value), ...outOfLine);
            }
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    }
    for (const [key, value] of Object.entries(kept.localStorage)) localStorage.setItem(key, value);
  }, device);
}
