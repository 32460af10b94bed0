import type { DBSchema } from 'idb';
import { KEPT_DAYS, type OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import type { QuoteStatus } from '#domain/quotes/quote-state.ts';
import { openDatabase } from '#platform/open-database.ts';

interface DeskSchema extends DBSchema {
  lista: { key: 'lista'; value: QuoteList };
  salida: { key: string; value: OutboxEntry };
  estados: { key: string; value: HeardStatus };
}

/** What the server last said of a sent quotation, for when it cannot be asked. */
export interface HeardStatus {
  readonly secreto: string;
  readonly status: QuoteStatus;
  /** When it was said, in milliseconds. */
  readonly at: number;
}

/** The list and the outbox as the device keeps them. */
export interface DeskCopy {
  /** Whether it outlives the tab. */
  readonly lasting: boolean;
  readList(): Promise<QuoteList>;
  /** Reads, changes and writes the list in one transaction: two tabs that add at once both add. */
  changeList<T>(change: (list: QuoteList) => { readonly list: QuoteList; readonly answer: T }): Promise<T>;
  readOutbox(): Promise<readonly OutboxEntry[]>;
  /** As `changeList`, of one entry: `null` takes it away. */
  changeEntry(id: string, change: (entry: OutboxEntry | undefined) => OutboxEntry | null): Promise<void>;
  readStatus(secreto: string): Promise<HeardStatus | null>;
  keepStatus(heard: HeardStatus): Promise<void>;
  forgetStatus(secreto: string): Promise<void>;
  wipe(): Promise<void>;
}

/** Its own database: throwing the catalogue's copy away must never take a list with it. Rejects where the browser keeps nothing. */
export async function openDeskCopy(): Promise<DeskCopy> {
  const { use } = openDatabase<DeskSchema>({
    name: 'cotizaciones',
    steps: [
      (db) => {
        db.createObjectStore('lista');
        db.createObjectStore('salida', { keyPath: 'id' });
      },
      (db) => void db.createObjectStore('estados', { keyPath: 'secreto' }),
    ],
  });
  await use((db) => db.count('lista'));

  return {
    lasting: true,
    readList: () => use(async (db) => (await db.get('lista', 'lista')) ?? []),
    changeList: (change) =>
      use(async (db) => {
        const tx = db.transaction('lista', 'readwrite');
        const { list, answer } = change((await tx.store.get('lista')) ?? []);
        await Promise.all([tx.store.put(list, 'lista'), tx.done]);
        return answer;
      }),
    readOutbox: () => use((db) => db.getAll('salida')),
    changeEntry: (id, change) =>
      use(async (db) => {
        const tx = db.transaction('salida', 'readwrite');
        const next = change(await tx.store.get(id));
        await Promise.all([next ? tx.store.put(next) : tx.store.delete(id), tx.done]);
      }),
    readStatus: (secreto) => use(async (db) => (await db.get('estados', secreto)) ?? null),
    keepStatus: (heard) =>
      use(async (db) => {
        const tx = db.transaction('estados', 'readwrite');
        const old = (await tx.store.getAll()).filter(({ at }) => heard.at - at > KEPT_DAYS * 86_400_000);
        await Promise.all([...old.map(({ secreto }) => tx.store.delete(secreto)), tx.store.put(heard), tx.done]);
      }),
    forgetStatus: (secreto) => use((db) => db.delete('estados', secreto)),
    wipe: () =>
      use(async (db) => {
        const stores = ['lista', 'salida', 'estados'] as const;
        const tx = db.transaction(stores, 'readwrite');
        await Promise.all([...stores.map((name) => tx.objectStore(name).clear()), tx.done]);
      }),
  };
}

/** Where the browser keeps nothing (private mode, no room): the list lives as long as the tab, and the page says so. */
export function memoryDeskCopy(): DeskCopy {
  let list: QuoteList = [];
  const entries = new Map<string, OutboxEntry>();
  const statuses = new Map<string, HeardStatus>();
  return {
    lasting: false,
    readList: () => Promise.resolve(list),
    changeList(change) {
      const changed = change(list);
      list = changed.list;
      return Promise.resolve(changed.answer);
    },
    readOutbox: () => Promise.resolve([...entries.values()]),
    changeEntry(id, change) {
      const next = change(entries.get(id));
      if (next) entries.set(id, next);
      else entries.delete(id);
      return Promise.resolve();
    },
    readStatus: (secreto) => Promise.resolve(statuses.get(secreto) ?? null),
    keepStatus(heard) {
      statuses.set(heard.secreto, heard);
      return Promise.resolve();
    },
    forgetStatus(secreto) {
      statuses.delete(secreto);
      return Promise.resolve();
    },
    wipe() {
      list = [];
      entries.clear();
      statuses.clear();
      return Promise.resolve();
    },
  };
}
