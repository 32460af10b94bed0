import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serviceAccountCredentials } from './access-token.ts';
import { firebaseOrigins } from './firebase-origins.ts';
import { createGoogleApi, GoogleRefusal } from './google-api.ts';

let server: Server;
let origin: string;
let answers: [number, string][];
let requests: { readonly headers: IncomingMessage['headers']; readonly body: string }[];
beforeEach(async () => {
  [answers, requests] = [[], []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      const [status, text] = answers.shift() ?? [200, '{}'];
      response.writeHead(status, { Connection: 'close' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const api = (signal = new AbortController().signal) =>
  createGoogleApi({ headers: async () => ({ Authorization: 'Bearer x' }), signal, firstPause: 1 });

describe('asking Google', () => {
  test('repeats what may pass, with the token each time', async () => {
    answers = [
      [503, ''],
      [429, ''],
      [200, '{"a":1}'],
    ];
    expect(await api().json(`${origin}/x`, { b: 2 })).toEqual({ a: 1 });
    expect(requests.map(({ headers, body }) => [headers.authorization, body])).toEqual(
      Array.from({ length: 3 }, () => ['Bearer x', '{"b":2}']),
    );
  });

  test('does not repeat a refusal, and says what to do about it', async () => {
    answers = [[403, '{"error":{"message":"PERMISSION_DENIED"}}']];
    await expect(api().json(`${origin}/x`)).rejects.toThrow(
      /respondió 403\. La cuenta que pregunta no tiene permiso.*PERMISSION_DENIED/,
    );
    expect(requests).toHaveLength(1);
  });

  test('gives up after a while, and at once when it is stopped', async () => {
    answers = Array.from({ length: 20 }, () => [503, 'ocupado']);
    await expect(api().json(`${origin}/x`)).rejects.toThrow(GoogleRefusal);
    expect(requests).toHaveLength(7);
    const stop = new AbortController();
    stop.abort();
    await expect(api(stop.signal).json(`${origin}/x`)).rejects.toThrow();
    expect(requests).toHaveLength(7);
  });
});

describe('the key of a service account', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clave-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is exchanged for a token, which is kept until shortly before it ends', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const file = path.join(folder, 'clave.json');
    writeFileSync(file, JSON.stringify({ client_email: 'x@y.example', private_key: key, token_uri: origin }));
    answers = ['uno', 'dos'].map((token) => [200, JSON.stringify({ access_token: token, expires_in: 3600 })]);
    let now = 1_000_000_000_000;
    const credentials = serviceAccountCredentials(file, () => now);
    expect([await credentials(), await credentials()]).toEqual([
      { Authorization: 'Bearer uno' },
      { Authorization: 'Bearer uno' },
    ]);
    now += 3500_000;
    expect(await credentials()).toEqual({ Authorization: 'Bearer dos' });
    const assertion = new URLSearchParams(requests[0]?.body).get('assertion') ?? '';
    expect(decodeProtectedHeader(assertion).alg).toBe('RS256');
    expect(decodeJwt(assertion)).toMatchObject({ iss: 'x@y.example', aud: origin, iat: 1_000_000_000 });
  });

  test('that is not a key is refused with a sentence', async () => {
    const file = path.join(folder, 'otra.json');
    writeFileSync(file, '{"a":1}');
    await expect(serviceAccountCredentials(file)()).rejects.toThrow('no es la clave de una cuenta de servicio');
    await expect(serviceAccountCredentials(path.join(folder, 'nada'))()).rejects.toThrow('No se puede leer');
  });
});

test('emulators are all three or none, so that a trial never touches the real shop', () => {
  const all = {
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
  };
  expect(firebaseOrigins({})).toMatchObject({ isEmulator: false });
  expect(firebaseOrigins(all)).toMatchObject({ isEmulator: true, origins: { firestore: 'http://127.0.0.1:1' } });
  expect(firebaseOrigins({ ...all, FIREBASE_AUTH_EMULATOR_HOST: undefined })).toEqual({
    missing: 'FIREBASE_AUTH_EMULATOR_HOST',
  });
});
