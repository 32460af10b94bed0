import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callOperator } from './operator-call.ts';

let data: string;
let server: RunningServer | undefined;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'apertura-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(data, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<string> {
  await server?.close();
  server = await startServer(readConfig(['--port', '0', '--data', data, '--site', data], env));
  return /^ {2}((?:[a-z0-9]{4}-){3}[a-z0-9]{4})$/m.exec(server.notices.join('\n'))?.[1] ?? '';
}
const call = (address: string, body?: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${server?.port}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { Connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  });
const ROSA = { correo: 'rosa@tienda.example', contrasena: 'una-clave-larga' };
const claim = async (codigo: string, change: object = {}) =>
  ((await (await call('/__/apertura', { ...ROSA, codigo, ...change })).json()) as { problema: string }).problema;
const isOpen = async () => ((await (await call('/__/apertura')).json()) as { abierta: boolean }).abierta;
const signIn = (password: string) =>
  call('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email: ROSA.correo, password });

test('whoever reads the printed code becomes the owner, once, and no code is printed again', async () => {
  const code = await start();
  expect(code).not.toBe('');
  expect(await isOpen()).toBe(true);
  expect(await claim('')).toBe('code');
  expect(await claim('aaaa-bbbb-cccc-dddd')).toBe('code');
  // What can be corrected leaves the code as it is.
  expect(await claim(code, { correo: 'rosa' })).toBe('email');
  expect(await claim(code, { contrasena: 'corta' })).toBe('password');
  expect(await claim(code.replaceAll('-', ' ').toUpperCase())).toBe(null);
  expect((await signIn(ROSA.contrasena)).status).toBe(200);

  expect(await isOpen()).toBe(false);
  expect(await claim(code, { correo: 'malo@ajeno.example' })).toBe('closed');
  expect(await start()).toBe('');
  expect(await claim(code, { correo: 'malo@ajeno.example' })).toBe('closed');
  expect((await callOperator(data, { kind: 'list' })).ok).toBe(true);
});

test('two claims at the same moment make one owner', async () => {
  const code = await start();
  const both = await Promise.all([claim(code), claim(code, { correo: 'otra@tienda.example' })]);
  expect(new Set(both)).toEqual(new Set(['closed', null]));
  const listed = await callOperator(data, { kind: 'list' });
  expect(listed.ok && listed.value).toHaveLength(1);
});

test('a code of an earlier start is invalid, and a shop that has ever had staff prints no code', async () => {
  const first = await start();
  const second = await start();
  expect(second).not.toBe(first);
  expect(await claim(first)).toBe('code');
  await callOperator(data, { kind: 'add', email: ROSA.correo });
  await callOperator(data, { kind: 'remove', email: ROSA.correo });
  expect(await isOpen()).toBe(false);
  expect(await claim(second)).toBe('closed');
  expect(await start()).toBe('');
});

test('on the network a first run without an address prints the code too, and wrong codes run out', async () => {
  const code = await start({ HOST: '0.0.0.0' });
  expect(code).not.toBe('');
  const answers: string[] = [];
  for (let tries = 0; tries < 12; tries += 1) answers.push(await claim(`xxxx-${tries}`));
  expect(answers.filter((answer) => answer === 'code')).toHaveLength(10);
  expect(answers.at(-1)).toBe('slow');
  // Who guesses does not keep the owner out.
  expect(await claim(code)).toBe(null);
});
