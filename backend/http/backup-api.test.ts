import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleBackups } from '../operations/scheduled-backups.ts';
import { createBackupApi } from './backup-api.ts';
import { replyError } from './reply.ts';

const OWNER = { authorization: 'Bearer owner' };
const ROOT = '/__/respaldos';
const NOW = Date.UTC(2026, 10, 22, 20, 24, 48);

let folder: string;
let server: Server;
let clock: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'copias-'));
  clock = NOW;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const backups = scheduleBackups({
    folder,
    now: () => clock,
    async backUp(target) {
      mkdirSync(path.join(target, 'archivos'), { recursive: true });
      writeFileSync(path.join(target, 'copia.json'), '{}\n');
      writeFileSync(path.join(target, 'archivos', 'grande'), 'x'.repeat(100_000));
    },
  });
  const api = createBackupApi(
    backups,
    async ({ headers }) => headers.authorization === OWNER.authorization,
    () => clock,
  );
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    api.serve(request, response, url.pathname, url.searchParams).catch((error: unknown) => replyError(response, error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (address: string, method = 'GET', headers: Record<string, string> = OWNER): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, {
    method,
    headers: { ...headers, Connection: 'close' },
  });
const list = async () => (await (await ask(ROOT)).json()) as { copias: { nombre: string }[]; enCurso: boolean };
async function backUp(): Promise<string> {
  expect((await ask(ROOT, 'POST')).status).toBe(202);
  await expect.poll(async () => (await list()).enCurso).toBe(false);
  return (await list()).copias[0]?.nombre ?? '';
}

test('an owner makes a backup and downloads it as an archive that tar unpacks', async () => {
  const name = await backUp();
  expect(name).toBe('copia-2026-11-22T202448');
  const { boleto } = (await (await ask(`${ROOT}/${name}`, 'POST')).json()) as { boleto: string };
  const answer = await ask(`${ROOT}/${name}.tar?boleto=${boleto}`, 'GET', {});
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}.tar"`);
  const archive = path.join(folder, 'bajada.tar');
  writeFileSync(archive, Buffer.from(await answer.arrayBuffer()));
  const unpacked = path.join(folder, 'abierta');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xf', archive, '-C', unpacked]);
  expect(readFileSync(path.join(unpacked, name, 'copia.json'), 'utf8')).toBe('{}\n');
  expect(readFileSync(path.join(unpacked, name, 'archivos', 'grande'), 'utf8')).toHaveLength(100_000);
});

test('nobody else sees, makes or downloads one', async () => {
  const name = await backUp();
  const stranger = { authorization: 'Bearer other' };
  for (const [address, method] of [
    [ROOT, 'GET'],
    [ROOT, 'POST'],
    [`${ROOT}/${name}`, 'POST'],
    [`${ROOT}/${name}.tar`, 'GET'],
  ])
    expect((await ask(address ?? '', method, stranger)).status).toBe(403);
  expect((await ask(`${ROOT}/${name}.tar?boleto=x`, 'GET', OWNER)).status).toBe(403);
});

test('a ticket is good once, for a minute, and for its own backup', async () => {
  const name = await backUp();
  const ticketOf = async () => ((await (await ask(`${ROOT}/${name}`, 'POST')).json()) as { boleto: string }).boleto;
  const statusOf = async (one: string, ticket: string) => {
    const answer = await ask(`${ROOT}/${one}.tar?boleto=${ticket}`, 'GET', {});
    await answer.arrayBuffer();
    return answer.status;
  };
  const used = await ticketOf();
  expect([await statusOf(name, used), await statusOf(name, used)]).toEqual([200, 403]);
  expect(await statusOf('copia-2026-11-21T202448', await ticketOf())).toBe(403);
  const late = await ticketOf();
  clock += 61_000;
  expect(await statusOf(name, late)).toBe(403);
});

test('a browser that follows a link whose ticket is no longer good is led to the screen that says so, because JSON would replace the page', async () => {
  const name = await backUp();
  const { boleto } = (await (await ask(`${ROOT}/${name}`, 'POST')).json()) as { boleto: string };
  clock += 61_000;
  const answer = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${ROOT}/${name}.tar?boleto=${boleto}`,
    { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', Connection: 'close' }, redirect: 'manual' },
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/exportar?descarga=vencida']);
});

test('no name leads out of the folder', async () => {
  await backUp();
  for (const name of ['..%2F..%2Fetc', '..', 'copia-2020-01-01T000000'])
    expect((await ask(`${ROOT}/${name}`, 'POST')).status).not.toBe(200);
});
