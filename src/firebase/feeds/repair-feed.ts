import { doc } from 'firebase/firestore';
import { parseRepairStatus, type RepairStatus } from '#domain/workshop/repair-status.ts';
import { type FirebaseConfig, openFirestore } from '../app.ts';
import { listenToDocument, type Stop } from './listen.ts';
import { plainFields } from './stored-documents.ts';

/**
 * Listens to what the customer's link of a repair shows, as the server has it.
 * @param onStatus `null`: there is no such repair, or not any more.
 */
export function watchRepairStatus(
  config: FirebaseConfig,
  secreto: string,
  onStatus: (status: RepairStatus | null) => void,
): Stop {
  return listenToDocument(doc(openFirestore(config), 'estadosReparacion', secreto), (snapshot) => {
    // What the device kept is shown with its time; the SDK's cache does not know any.
    if (snapshot.metadata.fromCache) return;
    const data = snapshot.data();
    if (!data) return onStatus(null);
    const status = parseRepairStatus(plainFields(data));
    // What a newer version of the site has written is there, though this one cannot read it.
    if (status) onStatus(status);
  });
}
