import type { Access } from '../access/access.ts';
import type { Version } from '../engine/document.ts';
import { documentPath } from '../engine/document-path.ts';
import { StatusError } from '../engine/status.ts';
import { diskReason, findDiskTrouble } from '../storage/disk-trouble.ts';
import { StorageError } from '../storage/storage-error.ts';
import { type Gates, HostedDatabase } from './hosted-database.ts';
import type { Store } from './store.ts';
import { VersionClock } from './version-clock.ts';

/** Every database of the store, by its name (`projects/P/databases/D`). They share the clock and the disk and nothing else. */
export class Databases {
  readonly #byName = new Map<string, HostedDatabase>();
  readonly #store: Store;
  readonly #access: Access;
  readonly #clock: VersionClock;
  readonly #gates: Gates;

  constructor(store: Store, access: Access, now?: () => number, gates: Gates = {}) {
    this.#store = store;
    this.#gates = gates;
    this.#access = access;
    this.#clock = new VersionClock(store.lastVersion, now);
    // Reads before the first commit are answered with this version too. It must be on disk first, or the next start could hand out an older one.
    const start = this.#clock.peek();
    storeFirst(store, start);
    this.#clock.advance(start);
    for (const { database, path, document, version } of store.documents()) {
      this.#host(database).state.apply([{ ...documentPath(path), after: document, version }]);
    }
  }

  /** Throws PERMISSION_DENIED when this server does not serve the database. */
  open(name: string): HostedDatabase {
    if (!this.#access.admits(name)) throw new StatusError('PERMISSION_DENIED', `This server does not serve ${name}.`);
    return this.#host(name);
  }

  /** Whether what is stored is dated later than now. */
  get isClockAhead(): boolean {
    return this.#clock.isAhead;
  }

  #host(name: string): HostedDatabase {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    const hosted = new HostedDatabase(name, this.#store, this.#access, this.#clock, this.#gates);
    this.#byName.set(name, hosted);
    return hosted;
  }
}

/** Throws StorageError when the disk is full or failing at the start, because there is no server yet that could refuse writes and still answer reads. */
function storeFirst(store: Store, version: Version): void {
  try {
    store.commit({ database: '', version, changes: [], session: undefined });
  } catch (error) {
    const trouble = findDiskTrouble(error);
    throw trouble === undefined ? error : new StorageError(`La tienda no se puede abrir: ${diskReason(trouble)}.`);
  }
}
