import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccess } from './access/open-access.ts';
import { openSqliteAccountStore } from './auth/store/sqlite-account-store.ts';
import { createQuickHasher } from './auth/testing/quick-hasher.ts';
import { type Config, ConfigError, isForThisMachine, readConfig } from './config.ts';
import { Databases } from './databases/databases.ts';
import { DEMO_STAFF } from './operations/demo-staff.ts';
import { addStaff } from './operations/run-staff-command.ts';
import { type RunningServer, startServer } from './server.ts';
import { STORE_FILE } from './storage/data-folder.ts';
import { openSqliteStore } from './storage/sqlite-store.ts';

let root: string;
let data: string;
let server: RunningServer | undefined;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seguro-'));
  data = path.join(root, 'datos');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true, force: true });
});

const configFor = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig(['--port', '0', '--data', data, '--site', root], env);
async function start(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  await server?.close();
  server = await startServer(configFor(env), { hasher: createQuickHasher() });
  return server;
}
const TEST_MODE_REFUSED =
  '--test-mode deja escribir a cualquiera: solo se permite para esta máquina, con HOST=127.0.0.1 y sin PUBLIC_ORIGIN.';
const NETWORK = { HOST: '0.0.0.0' };

/** As fetch would, but with any name in `Host`. */
function statusAs(host: string, address = '/healthz'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server?.port, path: address, headers: { Host: host }, agent: false },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject).end();
  });
}

async function signIn(email: string, password: string): Promise<number> {
  const response = await fetch(
    `http://127.0.0.1:${server?.port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { method: 'POST', body: JSON.stringify({ email, password }), headers: { Connection: 'close' } },
  );
  return response.status;
}
/** As the demo is filled: with the password of the manual. */
async function hireDemo(): Promise<void> {
  mkdirSync(data, { mode: 0o700 });
  const file = path.join(data, STORE_FILE);
  const [store, accounts] = [openSqliteStore(file), openSqliteAccountStore(file)];
  const database = new Databases(store, openAccess).open('projects/la-fragua/databases/(default)');
  const stores = { accounts, database, hasher: createQuickHasher(), now: Date.now };
  expect((await addStaff(stores, DEMO_STAFF.email, { password: DEMO_STAFF.password })).ok).toBe(true);
  accounts.close();
  store.close();
}
const passwordIn = (lines: readonly string[]) => /Contraseña: (\S+)/.exec(lines.join('\n'))?.[1] ?? '';

describe('on another interface than loopback', () => {
  test('a first run makes one colleague with a password of its own, once', async () => {
    const { notices } = await start({ ...NETWORK, OWNER_EMAIL: 'rosa@tienda.example' });
    expect(await signIn('rosa@tienda.example', passwordIn(notices))).toBe(200);
    expect(await signIn(DEMO_STAFF.email, DEMO_STAFF.password)).toBe(400);
    expect((await start(NETWORK)).notices).toEqual([]);
  });

  test('the demo’s colleague gets another password, because everybody knows the one it has', async () => {
    await hireDemo();
    expect((await start()).notices).toEqual([]);
    expect(await signIn(DEMO_STAFF.email, DEMO_STAFF.password)).toBe(200);
    const { notices } = await start(NETWORK);
    expect(await signIn(DEMO_STAFF.email, DEMO_STAFF.password)).toBe(400);
    expect(await signIn(DEMO_STAFF.email, passwordIn(notices))).toBe(200);
    expect((await start(NETWORK)).notices).toEqual([]);
  });
});

test('an address of the first owner that is none ends the start, because the shop would wait for anybody with the code', async () => {
  const env = { ...NETWORK, OWNER_EMAIL: 'rosa.tienda.example' };
  await expect(start(env)).rejects.toThrow(new ConfigError('OWNER_EMAIL: «rosa.tienda.example» no es un correo.'));
  await start({ ...NETWORK, OWNER_EMAIL: 'rosa@tienda.example' });
  // Nobody looks at it any more once there is somebody.
  await start(env);
});

test('a file of the configuration that is missing or is none is said in a sentence', async () => {
  const file = path.join(root, 'no-hay.json');
  await expect(start({ FIREBASE_JSON: file })).rejects.toThrow(ConfigError);
  writeFileSync(file, '{');
  await expect(start({ FIREBASE_JSON: file })).rejects.toThrow(ConfigError);
});

describe('on loopback with PUBLIC_ORIGIN, where a proxy lets everybody in', () => {
  const PROXIED = { PUBLIC_ORIGIN: 'https://tienda.mx', TRUST_PROXY: 'loopback' };

  test('the demo’s colleague gets another password, because everybody knows the one it has', async () => {
    await hireDemo();
    const { notices } = await start(PROXIED);
    expect(await signIn(DEMO_STAFF.email, DEMO_STAFF.password)).toBe(400);
    expect(await signIn(DEMO_STAFF.email, passwordIn(notices))).toBe(200);
  });

  test('--test-mode is refused, because everybody could write anything', () => {
    const args = ['--data', data, '--site', root, '--test-mode'];
    expect(() => readConfig(args, PROXIED)).toThrow(new ConfigError(TEST_MODE_REFUSED));
    expect(() => readConfig(args, NETWORK)).toThrow(new ConfigError(TEST_MODE_REFUSED));
    expect(readConfig(args, {}).testMode).toBe(true);
  });

  test.each(['--sign-up', '--faults'])('%s is refused, because everybody could use it', (flag) => {
    const args = ['--data', data, '--site', root, flag];
    expect(() => readConfig(args, PROXIED)).toThrow(ConfigError);
    expect(() => readConfig(args, NETWORK)).toThrow(ConfigError);
    readConfig(args, {});
  });

  test('there is no demo', () => {
    expect(isForThisMachine(configFor(PROXIED))).toBe(false);
    expect(isForThisMachine(configFor(NETWORK))).toBe(false);
    expect(isForThisMachine(configFor())).toBe(true);
  });
});

test('nobody learns from registering which addresses the shop has', async () => {
  const { notices } = await start({ ...NETWORK, OWNER_EMAIL: 'rosa@tienda.example' });
  expect(notices).not.toEqual([]);
  const register = async (email: string) => {
    const body = JSON.stringify({ email, password: 'secreto1' });
    const address = `http://127.0.0.1:${server?.port}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
    return (await fetch(address, { method: 'POST', body, headers: { Connection: 'close' } })).text();
  };
  expect(await register('rosa@tienda.example')).toContain('ADMIN_ONLY_OPERATION');
  expect(await register('otra@tienda.example')).toBe(await register('rosa@tienda.example'));
});

describe('names that the server answers to', () => {
  test.each([
    ['localhost', 200],
    ['localhost:4000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
    ['tienda.localhost', 200],
    ['malo.example', 421],
    ['192.168.1.7', 421],
    ['localhost.malo.example', 421],
  ])('on loopback «%s» is answered %i', async (host, status) => {
    await start();
    expect(await statusAs(host)).toBe(status);
    expect(await statusAs(host, '/')).toBe(status === 200 ? 404 : status);
  });

  test.each([
    ['192.168.1.7:4000', 200],
    ['[fe80::1]', 200],
    ['tienda.mx', 200],
    ['TIENDA.mx.', 200],
    ['www.tienda.mx', 421],
    ['tienda.mx.malo.example', 421],
  ])('on the network, with PUBLIC_ORIGIN, «%s» is answered %i', async (host, status) => {
    await start({ ...NETWORK, PUBLIC_ORIGIN: 'https://tienda.mx' });
    expect(await statusAs(host)).toBe(status);
  });

  test.each(['tienda.mx', 'https://tienda.mx/tienda', 'ftp://tienda.mx', 'https://tienda.mx/?a'])(
    'PUBLIC_ORIGIN is not «%s»',
    (PUBLIC_ORIGIN) => {
      expect(() => configFor({ PUBLIC_ORIGIN })).toThrow(ConfigError);
    },
  );
});

describe('other accounts of the machine', () => {
  const modes = () =>
    [data, ...readdirSync(data).map((name) => path.join(data, name))].map((place) => statSync(place).mode & 0o077);

  test('cannot read what the store keeps, nor what an earlier version left open', async () => {
    await start();
    expect(statSync(data).mode & 0o777).toBe(0o700);
    await server?.close();
    server = undefined;
    for (const name of readdirSync(data)) chmodSync(path.join(data, name), 0o755);
    chmodSync(data, 0o755);
    await start();
    expect(modes().every((mode) => mode === 0)).toBe(true);
  });

  test('a folder that is shared with other things is not taken', async () => {
    mkdirSync(data);
    chmodSync(data, 0o755);
    writeFileSync(path.join(data, 'ajeno.txt'), '');
    await expect(start()).rejects.toThrow(/carpeta propia/);
    expect(statSync(data).mode & 0o777).toBe(0o755);
  });
});
