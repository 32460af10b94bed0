import type { DBSchema } from 'idb';
import { type DeviceLists, type JobLists, type JobName, noJobs } from '#domain/quotes/job-lists.ts';
import { isPending, KEPT_DAYS, type OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import type { QuoteStatus } from '#domain/quotes/quote-state.ts';
import { openDatabase } from '#platform/open-database.ts';

interface QuoteSchema extends DBSchema {
  lista: { key: 'lista'; value: QuoteList };
  salida: { key: string; value: OutboxEntry };
  estados: { key: string; value: LastStatus };
  obras: { key: 'obras'; value: JobLists };
}

/** The last status of a sent quotation that the server answered, shown while it cannot be reached. */
export interface LastStatus {
  readonly secreto: string;
  readonly status: QuoteStatus;
  /** When the server answered, in milliseconds. */
  readonly at: number;
}

/** The stored list, outbox and statuses. */
export interface QuoteCopy {
  /** Whether it is still there after the tab is closed. */
  readonly lasting: boolean;
  readList(): Promise<QuoteList>;
  /** Reads, changes and writes the open list in one transaction: two tabs that add at once both add. */
  changeList<T>(
    change: (list: QuoteList, open: JobName) => { readonly list: QuoteList; readonly answer: T },
  ): Promise<T>;
  readJobs(): Promise<JobLists>;
  /** As `changeList`, for all lists of the device. */
  changeLists<T>(change: (lists: DeviceLists) => { readonly lists: DeviceLists; readonly answer: T }): Promise<T>;
  readOutbox(): Promise<readonly OutboxEntry[]>;
  /** As `changeList`, for one entry of the outbox: `null` deletes it. */
  changeEntry(id: string, change: (entry: OutboxEntry | undefined) => OutboxEntry | null): Promise<void>;
  readStatus(secreto: string): Promise<LastStatus | null>;
  keepStatus(last: LastStatus): Promise<void>;
  forgetStatus(secreto: string): Promise<void>;
  /** Deletes everything but what waits to be sent: a page that is gone a moment later has promised to send it. */
  wipe(): Promise<void>;
}

/** In a database of its own, so that deleting the copy of the catalogue never deletes a list. Rejects where the browser has no storage. */
export async function openQuoteCopy(): Promise<QuoteCopy> {
  const { use } = openDatabase<QuoteSchema>({
    name: 'cotizaciones',
    steps: [
      (db) => {
        db.createObjectStore('lista');
        db.createObjectStore('salida', { keyPath: 'id' });
      },
      (db) => void db.createObjectStore('estados', { keyPath: 'secreto' }),
      (db) => void db.createObjectStore('obras'),
    ],
  });
  await use((db) => db.count('lista'));

  return {
    lasting: true,
    readList: () => use(async (db) => (await db.get('lista', 'lista')) ?? []),
    changeList: (change) =>
      use(async (db) => {
        const tx = db.transaction(['lista', 'obras'], 'readwrite');
        const lines = tx.objectStore('lista');
        const { abierta } = (await tx.objectStore('obras').get('obras')) ?? noJobs;
        const { list, answer } = change((await lines.get('lista')) ?? [], abierta);
        await Promise.all([lines.put(list, 'lista'), tx.done]);
        return answer;
      }),
    readJobs: () => use(async (db) => (await db.get('obras', 'obras')) ?? noJobs),
    changeLists: (change) =>
      use(async (db) => {
        const tx = db.transaction(['lista', 'obras'], 'readwrite');
        const [lines, jobs] = [tx.objectStore('lista'), tx.objectStore('obras')];
        const before = { list: (await lines.get('lista')) ?? [], jobs: (await jobs.get('obras')) ?? noJobs };
        const { lists, answer } = change(before);
        await Promise.all([lines.put(lists.list, 'lista'), jobs.put(lists.jobs, 'obras'), tx.done]);
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
    keepStatus: (last) =>
      use(async (db) => {
        const tx = db.transaction('estados', 'readwrite');
        const old = (await tx.store.getAll()).filter(({ at }) => last.at - at > KEPT_DAYS * 86_400_000);
        await Promise.all([...old.map(({ secreto }) => tx.store.delete(secreto)), tx.store.put(last), tx.done]);
      }),
    forgetStatus: (secreto) => use((db) => db.delete('estados', secreto)),
    wipe: () =>
      use(async (db) => {
        const emptied = ['lista', 'estados', 'obras'] as const;
        const tx = db.transaction(['lista', 'estados', 'obras', 'salida'], 'readwrite');
        const outbox = tx.objectStore('salida');
        // What waits is not stored anew, because a device without room would refuse that and keep everything.
        const ended = (await outbox.getAll()).filter((entry) => !isPending(entry));
        await Promise.all([
          ...emptied.map((name) => tx.objectStore(name).clear()),
          ...ended.map(({ id }) => outbox.delete(id)),
          tx.done,
        ]);
      }),
  };
}

/** For browsers without storage (private mode, no space): the list lasts as long as the tab, and the page says so. */
export function memoryQuoteCopy(): QuoteCopy {
  let list: QuoteList = [];
  let jobs = noJobs;
  const entries = new Map<string, OutboxEntry>();
  const statuses = new Map<string, LastStatus>();
  return {
    lasting: false,
    readList: () => Promise.resolve(list),
    changeList(change) {
      const changed = change(list, jobs.abierta);
      list = changed.list;
      return Promise.resolve(changed.answer);
    },
    readJobs: () => Promise.resolve(jobs),
    changeLists(change) {
      const changed = change({ list, jobs });
      ({ list, jobs } = changed.lists);
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
    keepStatus(last) {
      statuses.set(last.secreto, last);
      return Promise.resolve();
    },
    forgetStatus(secreto) {
      statuses.delete(secreto);
      return Promise.resolve();
    },
    wipe() {
      list = [];
      jobs = noJobs;
      for (const [id, entry] of entries) if (!isPending(entry)) entries.delete(id);
      statuses.clear();
      return Promise.resolve();
    },
  };
}
