import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import { type FirebaseConfig, openStaffApp } from './app.ts';

let firestore: Firestore | undefined;

/** Firestore without a cache, a queue or listeners, for the signed-in person. Apart from the other one, which visitors load too. */
export function openLiteFirestore(config: FirebaseConfig): Firestore {
  if (firestore) return firestore;
  const isSecure = config.embedded && location.protocol === 'https:';
  firestore = initializeFirestore(openStaffApp(config), isSecure ? { host: location.host, ssl: true } : {});
  if (config.embedded && !isSecure) {
    connectFirestoreEmulator(firestore, location.hostname, Number(location.port || 80));
  }
  return firestore;
}
