import { closeSync, fstatSync, ftruncateSync, openSync } from 'node:fs';
import path from 'node:path';
import type Database from 'libsql';
import { findDiskTrouble } from './disk-trouble.ts';
import { UnprovenWrite } from './storage-error.ts';
import { transact } from './transaction.ts';

const PROBE = 'prueba-de-cambios.tmp';
const LONGEST_PROBE = 4096;

/** Throws what the disk says when it takes no changes. */
export type AskDisk = () => void;

/**
 * The writes of one store's file. A sync that succeeded is no proof on ext4: when its journal is aborted by an error, the transactions that wait in it are
 * dropped, and a sync that then finds its own gone is answered as if it were committed. An aborted journal never recovers, and refuses the
 * next change; so a disk that takes a change after the sync had not dropped anything before it.
 */
export class DurableWrites {
  readonly #ask: AskDisk;
  #doubt: UnprovenWrite | undefined;

  constructor(file: string, ask: AskDisk = file === ':memory:' ? () => {} : changeLength(path.dirname(file))) {
    this.#ask = ask;
  }

  /** Whether the last write may or may not be on disk, and therefore nothing more is written until the store is opened anew. */
  get isInDoubt(): boolean {
    return this.#doubt !== undefined;
  }

  /**
   * All of the work is on disk when this returns, or none of it when it throws. Throws UnprovenWrite when that is not known, and from then on: a
   * checkpoint whose sync was no proof must not be followed by a write over the log that it has copied.
   */
  transact<T>(connection: Database.Database, work: () => T): T {
    if (this.#doubt !== undefined) throw this.#doubt;
    if (connection.inTransaction) return work();
    const result = transact(connection, work);
    try {
      this.#ask();
    } catch (error) {
      this.#doubt = new UnprovenWrite(error);
      throw this.#doubt;
    }
    return result;
  }
}

/** A change that needs the file system's journal, and no sync. On a full disk it may be refused for want of room, which says nothing of what was synced. */
function changeLength(directory: string): AskDisk {
  const file = path.join(directory, PROBE);
  return () => {
    try {
      const handle = openSync(file, 'a', 0o600);
      try {
        const { size } = fstatSync(handle);
        ftruncateSync(handle, size < LONGEST_PROBE ? size + 1 : 0);
      } finally {
        closeSync(handle);
      }
    } catch (error) {
      if (findDiskTrouble(error) !== 'full') throw error;
    }
  };
}
