import { makeFirstOwner } from '#backend/firebase-setup/first-owner.ts';
import { emulatorCredentials } from '#backend/transfer/firebase/access-token.ts';
import { firebaseOrigins } from '#backend/transfer/firebase/firebase-origins.ts';
import { createGoogleApi } from '#backend/transfer/firebase/google-api.ts';
import type { Emulators } from '#rehearse/start-emulators.mjs';

const OWNER = { authorization: 'Bearer owner' };

/**
 * A project as `firebase:setup` leaves it: no documents, no accounts, no files, and its first owner, made by that command's own code. @returns the
 * password that the command shows once
 */
export async function emptyShop(ports: Awaited<Emulators['ready']>, projectId: string, email: string): Promise<string> {
  const [firestore, auth, storage] = [ports.firestore, ports.auth, ports.storage].map((port) => `127.0.0.1:${port}`);
  await empty(`http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`, 'DELETE');
  await empty(`http://${auth}/emulator/v1/projects/${projectId}/accounts`, 'DELETE');
  await empty(`http://${storage}/internal/reset`, 'POST');
  const api = createGoogleApi({ headers: emulatorCredentials, signal: new AbortController().signal });
  const found = firebaseOrigins({
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
  });
  if (!('origins' in found)) throw new Error(found.missing);
  return makeFirstOwner(api, found.origins, projectId, email);
}

async function empty(url: string, method: string): Promise<void> {
  const answer = await fetch(url, { method, headers: OWNER });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
}
