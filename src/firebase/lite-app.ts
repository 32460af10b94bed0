import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import type { StaffConnection } from './staff-connection.ts';

const opened = new WeakMap<FirebaseApp, Firestore>();

/** Firestore without a cache, a queue or listeners, for the signed-in person. In a file of its own, because visitors load the other one. */
export function openLiteFirestore({ app, embedded }: Pick<StaffConnection, 'app' | 'embedded'>): Firestore {
  const known = opened.get(app);
  if (known) return known;
  const isSecure = embedded && location.protocol === 'https:';
  const firestore = initializeFirestore(app, isSecure ? { host: location.host, ssl: true } : {});
  if (embedded && !isSecure) {
    connectFirestoreEmulator(firestore, location.hostname, Number(location.port || 80));
  }
  opened.set(app, firestore);
  return firestore;
}
