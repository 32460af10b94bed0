import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** What may be thrown away at any time, because the server has it all: another version's stores are dropped and made anew, empty. */
export interface CopyOptions<Schema extends DBSchema> {
  readonly name: string;
  /** Raised whenever the stored shape changes. */
  readonly version: number;
  readonly stores: readonly (keyof Schema & string)[];
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
  /** Gives the connection back; the next use opens another one. */
  readonly close: () => void;
}

/** Safari has left openings unanswered, and an old tab may hold an old version open: no page waits longer than this for a mere copy. */
const COPY_PATIENCE_MS = 3000;

/** A second connection would fail the same way. `VersionError`: a newer version of the site has the database. */
const FINAL = ['QuotaExceededError', 'TimeoutError', 'VersionError'];

export function openDatabase<Schema extends DBSchema>(
  options: CopyOptions<Schema> | WorkOptions<Schema>,
): Database<Schema> {
  const copy = 'stores' in options ? options : null;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let isSuperseded = false;
  let hasThrownAway = false;

  const connectOnce = (): Promise<IDBPDatabase<Schema>> =>
    connect(options, {
      superseded: () => {
        isSuperseded = true;
      },
      closed: () => {
        opening = undefined;
        copy?.onClosed?.();
      },
    });

  const openNow = async (): Promise<IDBPDatabase<Schema>> => {
    try {
      return await connectOnce();
    } catch (reason) {
      // The site was rolled back under a copy of a newer version. Once in a page's life, so that two versions never take turns at this.
      if (!copy || !isNamed(reason, 'VersionError') || hasThrownAway) throw reason;
      hasThrownAway = true;
      await deleteDB(copy.name);
      return connectOnce();
    }
  };

  const connection = (): Promise<IDBPDatabase<Schema>> => {
    if (opening) return opening;
    const mine = openNow();
    opening = mine;
    // Whoever waits for it is told; the next use tries again.
    mine.catch(() => {
      if (opening === mine) opening = undefined;
    });
    return mine;
  };

  const attempt = async <T>(work: (connection: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    if (isSuperseded) throw new DOMException('A newer version of the site has the database', 'VersionError');
    return work(await (copy ? inTime(connection()) : connection()));
  };

  return {
    async use(work) {
      try {
        return await attempt(work);
      } catch (reason) {
        // WebKit loses connections: "Connection to Indexed Database server lost", "The database connection is closing".
        if (!(reason instanceof DOMException) || FINAL.includes(reason.name)) throw reason;
        opening = undefined;
        return attempt(work);
      }
    },
    close() {
      opening?.then(
        (open) => open.close(),
        () => {},
      );
      opening = undefined;
    },
  };
}

interface Events {
  superseded(): void;
  closed(): void;
}

function connect<Schema extends DBSchema>(
  options: CopyOptions<Schema> | WorkOptions<Schema>,
  on: Events,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(options.name, 'stores' in options ? options.version : options.steps.length, {
    upgrade(database, before) {
      if ('steps' in options) {
        for (const step of options.steps.slice(before)) step(database);
        return;
      }
      // `objectStoreNames` shrinks as stores are deleted, so the names are copied first: a loop over the list itself leaves every other store.
      for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
      for (const name of options.stores)
        database.createObjectStore(name as Parameters<typeof database.createObjectStore>[0]);
    },
    // A newer version of the site wants another shape, or the site's data is being cleared: an open connection would hold that up.
    blocking(_current, wanted, event) {
      (event.target as IDBDatabase).close();
      if (wanted === null) on.closed();
      else on.superseded();
    },
    terminated: () => on.closed(),
  });
}

function isNamed(reason: unknown, name: string): boolean {
  return reason instanceof Error && reason.name === name;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('IndexedDB does not answer', 'TimeoutError')), COPY_PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
