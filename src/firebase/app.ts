import { initializeApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';

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
 * Firestore with its persistent cache shared by all tabs. Where a browser refuses the cache (private mode, no room), the SDK goes on in
 * memory by itself, which is the silent fallback that the specification asks for.
 */
export function openFirestore({ embedded, ...options }: FirebaseConfig): Firestore {
  const app = initializeApp(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
  const localCache = persistentLocalCache({
    tabManager: persistentMultipleTabManager(),
    cacheSizeBytes: CACHE_SIZE_UNLIMITED,
  });
  if (!embedded) return initializeFirestore(app, { localCache });
  // `connectFirestoreEmulator` always speaks plain http; over https the host is given by hand, which is public API too.
  if (location.protocol === 'https:') return initializeFirestore(app, { localCache, host: location.host, ssl: true });
  const db = initializeFirestore(app, { localCache });
  connectFirestoreEmulator(db, location.hostname, Number(location.port || 80));
  return db;
}
