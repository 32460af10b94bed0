import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { runStaff } from '../operations/run-staff.ts';
import { type RunningServer, startServer } from '../server.ts';

const OWNER = 'irma@tienda.example';
const CODE = 'codigo-000000000000000';
const DATABASE = 'projects/la-fragua/databases/(default)';

let directory: string;
let config: Config;
let server: RunningServer;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'invitados-'));
  config = readConfig(['--port', '0', '--data', directory, '--site', directory], {});
  server = await startServer(config);
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

async function post(address: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
    method: 'POST',
    headers: { Connection: 'close', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}
const account = (verb: string, email: string, password: string) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, { email, password, returnSecureToken: true });
const signUp = async (email: string): Promise<unknown> => {
  const answer = await account('signUp', email, 'clave-nueva');
  return answer['error'] ? (answer['error'] as { message: string }).message : 'an account';
};

async function ownerToken(): Promise<{ token: string; uid: string }> {
  const answer = await runStaff(config, { kind: 'add', email: OWNER });
  const password = /Contraseña: (\S+)/.exec(answer.ok ? answer.value.join('\n') : '')?.[1] ?? '';
  const signedIn = await account('signInWithPassword', OWNER, password);
  return { token: String(signedIn['idToken']), uid: String(signedIn['localId']) };
}

test('an account is opened for whoever was invited, until the invitation is withdrawn, and for nobody else', async () => {
  expect(await signUp('eva@tienda.example')).toBe('ADMIN_ONLY_OPERATION');
  const { token, uid } = await ownerToken();
  const name = `${DATABASE}/documents/invitaciones/${CODE}`;
  const fields = {
    correo: { stringValue: 'eva@tienda.example' },
    nombre: { stringValue: 'Eva' },
    rol: { stringValue: 'mostrador' },
    vence: { timestampValue: new Date(Date.now() + 86_400_000).toISOString() },
    rev: { integerValue: '1' },
    actualizadoPor: { stringValue: uid },
  };
  const updateTransforms = [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }];
  const commit = (write: object) => post(`/v1/${DATABASE}/documents:commit`, { writes: [write] }, token);
  expect(await commit({ update: { name, fields }, updateTransforms })).toHaveProperty('commitTime');

  expect(await signUp('beto@tienda.example')).toBe('ADMIN_ONLY_OPERATION');
  expect(await signUp('Eva@tienda.example')).toBe('an account');
  expect(await signUp('eva@tienda.example')).toBe('EMAIL_EXISTS');
  expect(await commit({ delete: name })).toHaveProperty('commitTime');
  expect(await signUp('eva@tienda.example')).toBe('ADMIN_ONLY_OPERATION');
});
