import type { KeptDevice } from './device-databases.ts';

const folder = new URL('./', import.meta.url).pathname;

/** The database file of a store, as the recorded build left it on disk. */
export const STORE_FILE = `${folder}store.db.gz`;
/** The databases of a browser, as the recorded build left them, and when that was: a {@link Recording}. */
export const DEVICE_FILE = `${folder}device.json.gz`;
/** The rules that were in force: what pages of the recorded build may ask stays allowed. */
export const RULES_FILE = `${folder}firestore.rules`;
/** A file of the site that no code runs in. */
export const EMPTY_PAGE = '/icons/favicon.svg';

export interface Recording extends KeptDevice {
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
}
