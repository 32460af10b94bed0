import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { createQuickHasher } from '../auth/testing/quick-hasher.ts';
import { type Config, readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { OPERATOR_FILE } from './operator-port.ts';
import { orderStaff, runStaff } from './run-staff.ts';
import { parseStaffCommand, type StaffCommand } from './staff-command.ts';

const ANA = 'ana@tienda.example';
const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';

let directory: string;
let config: Config;
let server: RunningServer | undefined;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'personal-'));
  config = readConfig(['--port', '0', '--data', directory, '--site', directory, '--test-mode'], {});
});
afterEach(async () => {
  await stop();
  rmSync(directory, { recursive: true, force: true });
});

const start = async () => {
  server = await startServer(config, { hasher: createQuickHasher() });
};
const stop = async () => {
  await server?.close();
  server = undefined;
};
const lines = (kind: 'add' | 'list' | 'remove' | 'reset' | 'factor', email?: string) =>
  runCommand(kind === 'list' ? { kind } : { kind, email: email ?? '' });
const runCommand = async (command: StaffCommand) => {
  const answer = await runStaff(config, command, createQuickHasher());
  return answer.ok ? answer.value.join('\n') : `ERROR ${answer.error}`;
};
const passwordIn = (text: string) => /Contraseña: (\S+)/.exec(text)?.[1] ?? '';
const post = (address: string, body: object) => postText(address, JSON.stringify(body));
const postText = async (address: string, body: string) => {
  const response = await fetch(`http://127.0.0.1:${server?.port}${address}`, {
    method: 'POST',
    headers: { Connection: 'close' },
    body,
  });
  return (await response.json()) as Record<string, never>;
};
const call = (verb: string, fields: object) => post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, fields);
const signIn = async (password: string) => {
  const answer: { localId?: string; error?: { message: string } } = await call('signInWithPassword', {
    email: ANA,
    password,
  });
  return answer.error?.message ?? `uid ${answer.localId}`;
};
const staffDocument = async (uid: string) => {
  const response = await fetch(`http://127.0.0.1:${server?.port}${DOCUMENTS}/personal/${uid}`, {
    headers: { Connection: 'close' },
  });
  return response.status === 200 ? ((await response.json()) as { fields: Record<string, object> }).fields : undefined;
};

describe.each(['while the server runs', 'while it is stopped'])('staff, %s', (when) => {
  const isRunning = when === 'while the server runs';
  /** Runs the command in the state the test is about; leaves the server running. */
  const run = async (kind: 'add' | 'list' | 'remove', email?: string) => {
    if (isRunning && server === undefined) await start();
    if (!isRunning) await stop();
    const text = await lines(kind, email);
    if (server === undefined) await start();
    return text;
  };

  test('is added with a password that opens the account', async () => {
    expect(await run('list')).toMatch(/^No hay personal/);
    const text = await run('add', 'Ana@Tienda.example');
    const uid = (await signIn(passwordIn(text))).slice(4);
    expect(passwordIn(text)).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await staffDocument(uid)).toEqual({
      activo: { booleanValue: true },
      correo: { stringValue: ANA },
      rev: { integerValue: '1' },
      actualizado: { timestampValue: expect.stringMatching(/Z$/) },
    });
    expect(await run('list')).toMatch(/^activo {4}Dueño {6}ana@tienda\.example {2}último acceso \d{4}-/);
  });

  test('somebody who had registered the address before cannot sign in with it', async () => {
    await start();
    const registered: { idToken?: string; refreshToken?: string; localId?: string } = await call('signUp', {
      email: ANA,
      password: 'la-sabe-otro',
      displayName: 'Otro',
    });
    const text = await run('add', ANA);
    expect(text).toContain('ya existía');
    expect(await signIn('la-sabe-otro')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await call('lookup', { idToken: registered.idToken })).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
    const form = `grant_type=refresh_token&refresh_token=${registered.refreshToken}`;
    expect(await postText('/securetoken.googleapis.com/v1/token', form)).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
    expect(await signIn(passwordIn(text))).toBe(`uid ${registered.localId}`);
  });

  test('is removed: account closed, document kept and inactive', async () => {
    const password = passwordIn(await run('add', ANA));
    const uid = (await signIn(password)).slice(4);
    expect(await run('remove', ANA)).toContain('ya no es del personal');
    expect(await signIn(password)).toBe('USER_DISABLED');
    expect(await staffDocument(uid)).toMatchObject({ activo: { booleanValue: false }, rev: { integerValue: '2' } });
    expect(await run('list')).toMatch(/^inactivo/);
    const again = passwordIn(await run('add', ANA));
    expect(await signIn(again)).toBe(`uid ${uid}`);
    expect(await staffDocument(uid)).toMatchObject({ activo: { booleanValue: true }, rev: { integerValue: '3' } });
  });

  test('has a role, which is changed, and which a new password leaves as it is', async () => {
    const text = await runCommand({ kind: 'add', email: ANA, role: 'mostrador' });
    expect(text).toContain('Rol:        Mostrador');
    expect(await run('list')).toMatch(/^activo {4}Mostrador {2}ana@/);
    expect(await runCommand({ kind: 'role', email: ANA, role: 'gerente' })).toBe(`${ANA} ahora es Gerente.`);
    expect(await run('add', ANA)).toContain('Rol:        Gerente');
    expect(await runCommand({ kind: 'role', email: 'nadie@tienda.example', role: 'gerente' })).toMatch(
      /no es del personal/,
    );
  });

  test('keeps its last owner', async () => {
    await run('add', ANA);
    expect(await runCommand({ kind: 'role', email: ANA, role: 'gerente' })).toMatch(/^ERROR .*único dueño activo/);
    await run('add', 'eva@tienda.example');
    expect(await runCommand({ kind: 'role', email: ANA, role: 'gerente' })).toBe(`${ANA} ahora es Gerente.`);
  });

  test('no other account changes', async () => {
    await start();
    await call('signUp', { email: ANA, password: 'secreto1' });
    expect(await run('remove', ANA)).toBe(`ERROR «${ANA}» no es del personal.`);
    expect(await run('remove', 'nadie@tienda.example')).toMatch(/^ERROR/);
    expect(await run('add', 'sin arroba')).toBe('ERROR «sin arroba» no es un correo.');
    expect(await signIn('secreto1')).toMatch(/^uid/);
  });
});

test('an order for a folder without a store makes none there, because it was meant for another folder', async () => {
  const elsewhere = path.join(directory, 'otra');
  for (const command of [{ kind: 'list' }, { kind: 'add', email: ANA }] as const)
    expect(await orderStaff({ ...config, dataDir: elsewhere }, command)).toEqual({
      ok: false,
      error: `En ${elsewhere} no hay ninguna tienda. Diga en DATA_DIR dónde está, o ábrala antes con npm start.`,
    });
  expect(existsSync(elsewhere)).toBe(false);
  await start();
  expect(await orderStaff(config, { kind: 'list' })).toMatchObject({ ok: true });
});

describe('the operator’s port', () => {
  const operator = () =>
    JSON.parse(readFileSync(path.join(directory, OPERATOR_FILE), 'utf8')) as { port: number; secret: string };
  const statusOf = async (headers: Record<string, string>, body = '{"kind":"list"}', method = 'POST') => {
    const init = method === 'POST' ? { method, headers, body } : { method, headers };
    return (await fetch(`http://127.0.0.1:${operator().port}/`, init)).status;
  };

  test('opens to the secret that its owner alone can read, and to no page', async () => {
    await start();
    expect(statSync(path.join(directory, OPERATOR_FILE)).mode & 0o777).toBe(0o600);
    const Authorization = `Bearer ${operator().secret}`;
    expect(await statusOf({ Authorization })).toBe(200);
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ Authorization: `${Authorization}x` })).toBe(403);
    expect(await statusOf({ Authorization, Origin: 'http://localhost:4000' })).toBe(403);
    expect(await statusOf({ Authorization }, undefined, 'GET')).toBe(403);
    for (const body of ['null', '[]', '{}', '{"kind":"add"}', '{"kind":"add","email":7}', '{"kind":"drop"}'])
      expect(await statusOf({ Authorization }, body)).toBe(400);
  });

  test('is not served on the site’s own port', async () => {
    await start();
    const { secret } = operator();
    const response = await fetch(`http://127.0.0.1:${server?.port}/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: '{"kind":"list"}',
    });
    expect(response.status).not.toBe(200);
  });

  test('closes with the server, and has a new secret at each start', async () => {
    await start();
    const { secret } = operator();
    await stop();
    expect(existsSync(path.join(directory, OPERATOR_FILE))).toBe(false);
    await start();
    expect(operator().secret).not.toBe(secret);
  });

  test('a server that does not answer is reported as an error', async () => {
    await start();
    writeFileSync(path.join(directory, OPERATOR_FILE), 'x');
    await expect(lines('list')).rejects.toThrow('no atiende órdenes');
    rmSync(path.join(directory, OPERATOR_FILE));
    await expect(lines('list')).rejects.toThrow('no atiende órdenes');
  });
});

describe('a second factor', () => {
  /** Gives the account one, as setting a phone up does. */
  const setFactor = (): void => {
    const accounts = openSqliteAccountStore(path.join(directory, 'fragua.db'));
    const factor = { id: 'f1', displayName: undefined, secret: 'MZXW6YTB', enrolledAt: 0, lastStep: 0 };
    accounts.setFactor(accounts.byEmail(ANA)?.uid ?? '', factor);
    accounts.close();
  };

  test('is taken away by the operator while the server runs, is in the log, and the password opens the account again', async () => {
    const password = passwordIn(await lines('add', ANA));
    setFactor();
    await start();
    expect(await call('signInWithPassword', { email: ANA, password })).toHaveProperty('mfaPendingCredential');
    expect(await lines('factor', ANA)).toContain('ya entra solo con su contraseña');
    expect(await signIn(password)).toMatch(/^uid /);
    expect(await lines('factor', ANA)).toMatch(/^ERROR .*no tiene verificación/);
    const log = await (
      await fetch(`http://127.0.0.1:${server?.port}${DOCUMENTS}/bitacora`, { headers: { Connection: 'close' } })
    ).text();
    expect(log).toContain(`Se quita la verificación en dos pasos de ${ANA} desde el servidor`);
  });

  test('goes when a known account becomes staff anew, because a stranger may have set it up', async () => {
    await lines('add', ANA);
    setFactor();
    const password = passwordIn(await lines('add', ANA));
    await start();
    expect(await signIn(password)).toMatch(/^uid /);
  });
});

describe('a link for a new password', () => {
  const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  const reset = async (link: URL) =>
    (await call('resetPassword', { oobCode: link.searchParams.get('oobCode'), newPassword: 'otra-clave-1' })) as {
      email?: string;
    };

  test('is printed by the running server, leads to where the shop is reached, and works once', async () => {
    config = { ...config, publicOrigin: 'https://tienda.mx' };
    await start();
    await lines('add', ANA);
    const link = linkIn(await lines('reset', ANA));
    expect(link.origin + link.pathname).toBe('https://tienda.mx/__/auth/action');
    expect((await reset(link)).email).toBe(ANA);
    expect(await signIn('otra-clave-1')).toMatch(/^uid /);
    expect((await reset(link)).email).toBeUndefined();
  });

  test('is printed while the server is stopped, too', async () => {
    await lines('add', ANA);
    const link = linkIn(await lines('reset', ANA));
    await start();
    expect((await reset(link)).email).toBe(ANA);
  });

  test('is not made for an account that is not there or was closed', async () => {
    await lines('add', ANA);
    await lines('remove', ANA);
    expect(await lines('reset', ANA)).toMatch(/^ERROR No hay ninguna cuenta activa/);
    expect(await lines('reset', 'nadie@tienda.example')).toMatch(/^ERROR No hay ninguna cuenta activa/);
  });
});

test.each([
  ['add', undefined, undefined],
  ['add', ANA, 'jefe'],
  ['role', ANA, undefined],
  ['role', ANA, 'jefe'],
  ['remove', ANA, 'dueno'],
  ['list', 'x', undefined],
  ['promote', ANA, undefined],
  [undefined, undefined, undefined],
])('"%s %s %s" is no command', (kind, email, role) => {
  expect(parseStaffCommand(kind, email, role)).toBeUndefined();
});
