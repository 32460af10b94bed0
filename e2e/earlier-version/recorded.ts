import path from 'node:path';
import type { KeptDevice } from './device-databases.ts';

const fileNamed = (name: string): string => path.join(import.meta.dirname, name);

/** The database file of a store, as the recorded build left it on disk. */
export const STORE_FILE = fileNamed('store.db.gz');
/** The databases of a browser, as the recorded build left them, and when that was: a {@link Recording}. */
export const DEVICE_FILE = fileNamed('device.json.gz');
/** The rules that were in force: what pages of the recorded build may ask stays allowed. */
export const RULES_FILE = fileNamed('firestore.rules');
/** A file of the site that no code runs in. */
export const EMPTY_PAGE = '/icons/favicon.svg';

export interface Recording extends KeptDevice {
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
}
