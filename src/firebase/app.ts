import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { leaveWithoutTransaction } from './webkit-leaving.ts';

/** The public client configuration, as `/__/firebase/init.json` gives it. */
export interface FirebaseConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId?: string | undefined;
  readonly authDomain?: string | undefined;
  readonly storageBucket?: string | undefined;
  /** The origin of the page speaks Firebase itself. */
  readonly embedded: boolean;
}

/**
 * The name of the staff's own app. Firestore's cache belongs to an app, and the tabs that share one also share the credentials of whichever
 * tab is in charge: a shop tab, which nobody is signed in to, would have the staff's private lists refused. So the staff's cache is another
 * database, and signing out can throw it away whole.
 */
const STAFF_APP = 'personal';

/** The app that a signed-in person works with. */
export function openStaffApp(config: FirebaseConfig): FirebaseApp {
  return getApps().find(({ name }) => name === STAFF_APP) ?? initializeApp(options(config), STAFF_APP);
}

/** An app of its own for one call, which keeps nothing on the device. */
export const openGuestApp = (config: FirebaseConfig): FirebaseApp =>
  initializeApp(options(config), `invitado-${crypto.randomUUID()}`);

/** By app, because Firestore is set up once for each. */
const opened = new WeakMap<FirebaseApp, Firestore>();

/**
 * Firestore with its persistent cache shared by all tabs. Where a browser refuses the cache (private mode, no room), the SDK goes on in
 * memory by itself, which is the silent fallback that the specification asks for. A page has one: the staff's where their app is open.
 */
export function openFirestore(config: FirebaseConfig): Firestore {
  const app = getApps()[0] ?? initializeApp(options(config));
  const known = opened.get(app);
  if (known) return known;
  const localCache = persistentLocalCache({
    tabManager: persistentMultipleTabManager(),
    cacheSizeBytes: CACHE_SIZE_UNLIMITED,
  });
  leaveWithoutTransaction();
  // `connectFirestoreEmulator` always speaks plain http; over https the host is given by hand, which is public API too.
  const isSecure = config.embedded && location.protocol === 'https:';
  const firestore = initializeFirestore(app, { localCache, ...(isSecure && { host: location.host, ssl: true }) });
  if (config.embedded && !isSecure) {
    connectFirestoreEmulator(firestore, location.hostname, Number(location.port || 80));
  }
  opened.set(app, firestore);
  return firestore;
}

// `embedded` is ours, and an option that is absent may not be there as `undefined`.
const options = (config: FirebaseConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(config).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
