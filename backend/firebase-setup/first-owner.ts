import * as v from 'valibot';
import { newReadableCode } from '../auth/readable-code.ts';
import type { FirebaseOrigins } from '../transfer/firebase/firebase-origins.ts';
import type { GoogleApi } from '../transfer/firebase/google-api.ts';

const lookedUp = v.object({ users: v.optional(v.array(v.object({ localId: v.string() })), []) });
const created = v.object({ localId: v.string() });

/**
 * Makes the account of an address an owner's, and the account first when there is none. One that exists gets a new password, because anybody can
 * have registered anybody's address. @returns the password, which is shown once
 */
export async function makeFirstOwner(
  api: GoogleApi,
  { auth, firestore }: FirebaseOrigins,
  projectId: string,
  email: string,
): Promise<string> {
  const password = newReadableCode(4);
  const accounts = `${auth}/v1/projects/${projectId}/accounts`;
  const { users } = v.parse(lookedUp, await api.json(`${accounts}:lookup`, { email: [email] }));
  const known = users[0]?.localId;
  const uid = known ?? v.parse(created, await api.json(accounts, { email, password })).localId;
  if (known !== undefined) {
    const validSince = String(Math.floor(Date.now() / 1000));
    await api.json(`${accounts}:update`, { localId: uid, password, disableUser: false, validSince });
  }
  const root = `projects/${projectId}/databases/(default)/documents`;
  const fields = {
    activo: { booleanValue: true },
    rol: { stringValue: 'dueno' },
    correo: { stringValue: email },
    rev: { integerValue: '1' },
  };
  await api.json(`${firestore}/v1/${root}:commit`, {
    writes: [
      {
        update: { name: `${root}/personal/${uid}`, fields },
        updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  });
  return password;
}
