import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/** What may be thrown away at any time, because the server has it all: another version's stores are dropped and made anew, empty. */
export interface CopyOptions<Schema extends DBSchema> {
  readonly name: string;
  /** Raised whenever the stored shape changes. */
  readonly version: number;
  readonly stores: readonly StoreNames<Schema>[];
  /** Called when the browser or another tab took the database away; what was in it may be gone. */
  readonly onClosed?: () => void;
}

/** What exists nowhere else, so it is carried over from version to version and never thrown away. */
export interface WorkOptions<Schema extends DBSchema> {
  readonly name: string;
  /** One function for each version: it brings the database there from the version before. Append; never change one that was deployed. */
  readonly steps: readonly ((database: IDBPDatabase<Schema>) => void)[];
}

/** An IndexedDB database: opened at its first use, and again after the browser closed it. */
export interface Database<Schema extends DBSchema> {
  /** Does the work on an open connection, once more on a new connection when the first one turns out closed. Rejects when that fails too. */
  readonly use: <T>(work: (connection: IDBPDatabase<Schema>) => Promise<T>) => Promise<T>;
}

/** Safari has left openings unanswered, and an old tab may hold an old version open: no page waits longer than this for a mere copy. */
const COPY_PATIENCE_MS = 3000;

/** A newer version of the site has the database. */
const SUPERSEDED = 'VersionError';
/** A second connection would fail the same way. */
const FINAL = ['QuotaExceededError', 'TimeoutError', SUPERSEDED];

export function openDatabase<Schema extends DBSchema>(
  options: CopyOptions<Schema> | WorkOptions<Schema>,
): Database<Schema> {
  const copy = 'stores' in options ? options : null;
  const version = 'steps' in options ? options.steps.length : options.version;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let isSuperseded = false;
  let hasThrownAway = false;

  const closed = (): void => {
    opening = undefined;
    copy?.onClosed?.();
  };

  const connect = (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(options.name, version, {
      upgrade(database, before) {
        if ('steps' in options) for (const step of options.steps.slice(before)) step(database);
        else replaceStores(database, options.stores);
      },
      // A newer version of the site wants another shape, or the site's data is being cleared: an open connection would hold that up.
      blocking(_current, wanted, event) {
        (event.target as IDBDatabase).close();
        if (wanted === null) closed();
        else isSuperseded = true;
      },
      terminated: closed,
    }).catch(async (reason: unknown) => {
      // The site was rolled back under a copy of a newer version. Once in a page's life, so that two versions never take turns at this.
      if (copy && !hasThrownAway && isOneOf([SUPERSEDED], reason)) {
        hasThrownAway = true;
        await deleteDB(copy.name);
        return connect();
      }
      opening = undefined;
      throw reason;
    });

  const attempt = async <T>(work: (connection: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    if (isSuperseded) throw new DOMException('A newer version of the site has the database', SUPERSEDED);
    opening ??= connect();
    return work(await (copy ? inTime(opening) : opening));
  };

  return {
    async use(work) {
      try {
        return await attempt(work);
      } catch (reason) {
        // WebKit loses connections: "Connection to Indexed Database server lost", "The database connection is closing".
        if (!(reason instanceof DOMException) || isOneOf(FINAL, reason)) throw reason;
        opening = undefined;
        return attempt(work);
      }
    },
  };
}

function replaceStores<Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  names: readonly StoreNames<Schema>[],
): void {
  // `objectStoreNames` shrinks as stores are deleted, so the names are copied first: a loop over the list itself leaves every other store.
  for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
  for (const name of names) database.createObjectStore(name);
}

const isOneOf = (names: readonly string[], reason: unknown): boolean =>
  reason instanceof DOMException && names.includes(reason.name);

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('IndexedDB does not answer', 'TimeoutError')), COPY_PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
