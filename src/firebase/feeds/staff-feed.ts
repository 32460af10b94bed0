import { collection } from 'firebase/firestore';
import { type StaffDocument, toStaffDocument } from '#domain/staff/staff-document.ts';
import { type FirebaseConfig, openFirestore } from '../app.ts';
import { listen, type Stop } from './listen.ts';
import { snapshotDocuments } from './stored-documents.ts';

/**
 * Listens to a whole collection with the signed-in person's rights. Without a network it shows what Firestore's cache kept.
 * @param onDocuments `isKnown` is false where the cache had nothing and the server has not answered: then empty means nothing.
 */
export function listenToStaffCollection(
  config: FirebaseConfig,
  name: string,
  onDocuments: (documents: readonly StaffDocument[], isKnown: boolean) => void,
): Stop {
  return listen(collection(openFirestore(config), name), (snapshot) => {
    const documents = snapshotDocuments(snapshot).map(toStaffDocument);
    onDocuments(documents, !snapshot.metadata.fromCache || documents.length > 0);
  });
}
