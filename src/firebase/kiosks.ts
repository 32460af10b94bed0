import { collection, doc } from 'firebase/firestore';
import { err, ok } from '#domain/kernel/result.ts';
import { KIOSKS, type KioskLock, lockFields, type PairedKiosk, parseKiosk } from '#domain/kiosk/kiosk-lock.ts';
import { listen, type Stop } from './feeds/listen.ts';
import { snapshotDocuments } from './feeds/stored-documents.ts';
import { type Done, knownFields, logOnline, type OnlineConnection, stampOnline, writeOnline } from './online-writes.ts';

/** Listens to the paired kiosks. */
export function watchKiosks({ db }: OnlineConnection, onKiosks: (kiosks: readonly PairedKiosk[]) => void): Stop {
  return listen(collection(db, KIOSKS), (snapshot) =>
    onKiosks(snapshotDocuments(snapshot).flatMap(({ id, fields }) => parseKiosk(id, fields) ?? [])),
  );
}

/**
 * Writes a kiosk: a new one, or the name and the PIN of one that is there. Its secret and its proof are in no record of the log but its path.
 * @param secret made on the device: at least 22 characters that nobody can guess
 */
export function saveKiosk(connection: OnlineConnection, secret: string, name: string, lock: KioskLock): Done {
  return writeOnline(connection, async (transaction, signature) => {
    const at = doc(connection.db, KIOSKS, secret);
    const found = await transaction.get(at);
    const { rev, fields } = knownFields(found);
    transaction.set(at, { nombre: name, ...lockFields(lock), ...stampOnline(connection, rev + 1) });
    const before = found.exists() ? { nombre: fields['nombre'] } : null;
    const title = before ? `Kiosko «${name}»: PIN nuevo` : `Kiosko «${name}» vinculado`;
    logOnline(transaction, connection, signature, title, {
      collection: KIOSKS,
      id: secret,
      rev,
      before,
      after: { nombre: name },
    });
    return ok(null);
  });
}

export function removeKiosk(connection: OnlineConnection, secret: string): Done {
  return writeOnline(connection, async (transaction, signature) => {
    const found = await transaction.get(doc(connection.db, KIOSKS, secret));
    if (!found.exists()) return err('gone');
    const { rev, fields } = knownFields(found);
    const { nombre } = fields;
    transaction.delete(found.ref);
    logOnline(transaction, connection, signature, `Kiosko «${String(nombre)}» quitado`, {
      collection: KIOSKS,
      id: secret,
      rev,
      before: { nombre },
      after: null,
    });
    return ok(null);
  });
}
