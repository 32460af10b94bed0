import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { runStaff } from '../operations/run-staff.ts';
import { type RunningServer, startServer } from '../server.ts';

let directory: string;
let config: Config;
let server: RunningServer;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'medidas-'));
  config = readConfig(['--port', '0', '--data', directory, '--site', directory], {
    PUBLIC_ORIGIN: 'https://tienda.mx',
  });
  // Refused with a public address; a customer's account is needed to show what it does not open.
  server = await startServer({ ...config, openSignUp: true });
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}
function ask(address: string, headers: Record<string, string> = {}, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server.port, path: address, method: body ? 'POST' : 'GET', headers, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}
const auth = async (verb: string, fields: object) =>
  JSON.parse((await ask(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, {}, fields)).text) as {
    idToken: string;
  };

test('the metrics count answers, refusals, streams and commits', async () => {
  await ask('/v1/projects/la-fragua/databases/(default)/documents/internos');
  await runStaff(config, { kind: 'add', email: 'ana@tienda.example' });
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('fragua_requests_total{service="firestore",status="403"} 1');
  expect(text).toContain('fragua_refusals_total{service="firestore",status="403"} 1');
  expect(text).toContain('fragua_streams{rpc="Listen"} 0');
  // One at the start, which stores the version, and one for the colleague.
  expect(text).toContain('fragua_commit_seconds_count 2');
  expect(text).toContain('fragua_commit_seconds_bucket{le="+Inf"} 2');
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) fragua_\w+ .+|fragua_\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

test.for(['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
  'a call with %s came through a proxy, and the metrics are not for whoever is behind it',
  async (name) => {
    expect((await ask('/metrics', { [name]: 'x' })).status).toBe(403);
  },
);

test('the metrics are for this machine and for staff', async () => {
  const answer = await runStaff(config, { kind: 'add', email: 'ana@tienda.example' });
  const password = /Contraseña: (\S+)/.exec(answer.ok ? answer.value.join('\n') : '')?.[1];
  const ana = await auth('signInWithPassword', { email: 'ana@tienda.example', password });
  const stranger = await auth('signUp', { email: 'x@otro.example', password: 'secreto1' });
  const throughProxy = { Host: 'tienda.mx', 'X-Forwarded-For': '203.0.113.7' };
  const statusOf = async (headers: Record<string, string>) => (await ask('/metrics', headers)).status;
  expect(await statusOf(throughProxy)).toBe(403);
  expect(await statusOf({ 'X-Forwarded-For': '127.0.0.1' })).toBe(403);
  expect(await statusOf({ ...throughProxy, Authorization: `Bearer ${stranger.idToken}` })).toBe(403);
  expect(await statusOf({ ...throughProxy, Authorization: 'Bearer x' })).toBe(401);
  expect(await statusOf({ ...throughProxy, Authorization: `Bearer ${ana.idToken}` })).toBe(200);
});

test('what a browser reports is one line for each rule, without the page or what was in it', async () => {
  let logged = '';
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  const report = (effectiveDirective: string) => ({
    type: 'csp-violation',
    url: 'https://tienda.mx/busqueda?search=secreto',
    body: { effectiveDirective, blockedURL: 'https://malo.example/secreto' },
  });
  const sent = [report('script-src-elem'), report('script-src-elem'), report('secreto\nfalso')];
  expect((await ask('/__/informes', {}, sent)).status).toBe(204);
  expect((await ask('/__/informes', {}, sent)).status).toBe(204);
  // Firefox sends one without a list.
  const single = { 'csp-report': { 'effective-directive': 'require-trusted-types-for', 'document-uri': 'secreto' } };
  expect((await ask('/__/informes', {}, single)).status).toBe(204);
  expect((await ask('/__/informes', {}, { no: 'lista' })).status).toBe(400);
  spy.mockRestore();
  expect(logged.trim().split('\n')).toHaveLength(2);
  expect(logged).toContain('script-src-elem');
  expect(logged).toContain('require-trusted-types-for');
  expect(logged).not.toContain('secreto');
});

test('the health says what was probed', async () => {
  const { status, text } = await ask('/healthz');
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { checks: { memory: 'ok', clock: 'ok', backup: 'off' }, lastBackup: null },
  ]);
});
