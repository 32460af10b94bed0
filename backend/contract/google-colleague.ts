import { randomUUID } from 'node:crypto';

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** The ports of Google's emulators on 127.0.0.1. */
export type GooglePorts = Readonly<Record<'auth' | 'firestore', number>>;

async function asOwner(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * An account that is the staff's, as an owner makes one by hand in Firebase's console: the account, and its document in `personal`.
 * @returns what the staff command prints of it
 */
export async function addColleague(ports: GooglePorts, project: string, email: string, role?: string): Promise<string> {
  const password = randomUUID();
  const accounts = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const { localId } = (await asOwner(accounts, { email, password })) as { readonly localId: string };
  const documents = `projects/${project}/databases/(default)/documents`;
  await asOwner(`http://127.0.0.1:${ports.firestore}/v1/${documents}:commit`, {
    writes: [
      {
        update: {
          name: `${documents}/personal/${localId}`,
          fields: {
            activo: { booleanValue: true },
            correo: { stringValue: email },
            rev: { integerValue: '1' },
            ...(role !== undefined && { rol: { stringValue: role } }),
          },
        },
        updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  });
  return `Contraseña: ${password}`;
}
