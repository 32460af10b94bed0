import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { FAULTS_PATH } from '../faults/faulty-handler.ts';
import { runStaff } from '../operations/run-staff.ts';
import { type RunningServer, startServer } from '../server.ts';

const BASE = 'projects/la-fragua/databases/(default)/documents';
const DAY_MS = 86_400_000;
const ANA = 'ana@tienda.example';

let directory: string;
let server: RunningServer;
let logged: string;
const config = () => readConfig(['--port', '0', '--data', directory, '--site', directory, '--faults'], {});
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'reloj-'));
  logged = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  server = await startServer(config());
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

async function post(address: string, body: object, token?: string) {
  const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
    method: 'POST',
    headers: { Connection: 'close', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, string> };
}
const setClock = (days: number | null) =>
  post(FAULTS_PATH, { stoppedAt: days === null ? null : Date.now() + days * DAY_MS });
async function restart(): Promise<void> {
  await server.close();
  server = await startServer(config());
}

const text = (stringValue: string) => ({ stringValue });
const time = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
let sent = 0;
/** A visitor's request for a quotation, as a device sends it whose clock shows the real day moved by so many. */
async function askForQuote(days: number): Promise<number> {
  const id = `pedido-${'0'.repeat(16)}${++sent}`;
  const secret = `secreto-${'0'.repeat(20)}${sent}`;
  // The shop's day is six hours behind UTC.
  const day = new Date(Date.now() + days * DAY_MS - DAY_MS / 4).toISOString().slice(0, 10);
  const none = { arrayValue: {} };
  const fields = {
    folio: text('F-261121-7K3Q'),
    nombre: text('Ana'),
    telefono: text('8112345678'),
    correo: text(''),
    mensaje: text(''),
    lineas: none,
    origen: text('lista'),
    estado: text('recibida'),
    avisoVersion: text('1'),
    promociones: { booleanValue: false },
    secreto: text(secret),
  };
  const status = {
    cotizacion: text(id),
    folio: text('F-261121-7K3Q'),
    estado: text('recibida'),
    rev: { integerValue: '1' },
  };
  const exists = { exists: false };
  const { status: answer } = await post(`/v1/${BASE}:commit`, {
    writes: [
      {
        update: { name: `${BASE}/cotizaciones/${id}`, fields },
        updateTransforms: time('creado'),
        currentDocument: exists,
      },
      {
        update: { name: `${BASE}/estadosCotizacion/${secret}`, fields: status },
        updateTransforms: time('actualizado'),
      },
      {
        update: { name: `${BASE}/cupos/${day}`, fields: { ultima: text(id) } },
        updateMask: { fieldPaths: ['ultima'] },
        updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
      },
    ],
  });
  return answer;
}

async function signInStaff(): Promise<string> {
  const answer = await runStaff(config(), { kind: 'add', email: ANA });
  const password = /Contraseña: (\S+)/.exec(answer.ok ? answer.value.join('\n') : '')?.[1];
  const { json } = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    email: ANA,
    password,
  });
  return json['idToken'] ?? '';
}
/** The time a colleague's draft got, which readers look for changes by. */
async function saveDraft(id: string, token: string): Promise<string> {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const fields = { rev: { integerValue: '1' }, actualizadoPor: { stringValue: sub } };
  const update = { name: `${BASE}/borradores/${id}`, fields };
  const { json } = await post(
    `/v1/${BASE}:commit`,
    { writes: [{ update, updateTransforms: time('actualizado') }] },
    token,
  );
  return (
    (json as { writeResults?: { transformResults: { timestampValue: string }[] }[] }).writeResults?.[0]
      ?.transformResults[0]?.timestampValue ?? ''
  );
}

describe('a clock that was three days ahead and is right again', () => {
  beforeEach(async () => {
    await setClock(3);
    expect(await askForQuote(3)).toBe(200);
    await setClock(null);
  });

  test('does not refuse what visitors ask for on the real day, and says what happened', async () => {
    expect(await askForQuote(0)).toBe(200);
    expect(await askForQuote(-1)).toBe(403);
    expect(logged).toMatch(/El reloj de esta máquina estuvo adelantado.*72\.0 horas/);
  });

  test('does not refuse them after a restart either', async () => {
    await restart();
    logged = '';
    await restart();
    expect(logged).toMatch(/estuvo adelantado/);
    expect(await askForQuote(0)).toBe(200);
  });

  test('leaves the time of what staff saves later than all before, because readers look for changes by it', async () => {
    await setClock(3);
    const ahead = await saveDraft('uno', await signInStaff());
    await setClock(null);
    const after = await saveDraft('dos', await signInStaff());
    expect(ahead).not.toBe('');
    expect(after > ahead).toBe(true);
  });
});

test('a clock that falls three days back refuses nothing that is dated on the real day', async () => {
  expect(await askForQuote(0)).toBe(200);
  await setClock(-3);
  expect(await askForQuote(0)).toBe(200);
});
