import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { type StaffDocument, toStaffDocument } from '#domain/staff/staff-document.ts';
import { type FirebaseConfig, openFirestore } from './app.ts';
import { snapshotDocuments } from './feeds/stored-documents.ts';

/**
 * Every quotation with this telephone or this e-mail, old ones too, as the server has them: what a person is owed when they ask what the
 * store keeps about them. Throws without a server: an answer from the cache alone would be taken for all there is.
 */
export async function findPerson(config: FirebaseConfig, telefono: string, correo: string): Promise<StaffDocument[]> {
  const all = collection(openFirestore(config), 'cotizaciones');
  const wanted = [
    ...(telefono ? [query(all, where('telefono', '==', telefono))] : []),
    ...(correo ? [query(all, where('correo', '==', correo))] : []),
  ];
  const snapshots = await Promise.all(wanted.map((one) => getDocsFromServer(one)));
  const documents = snapshots.flatMap(snapshotDocuments).map(toStaffDocument);
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}
