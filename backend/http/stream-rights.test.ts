import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createQuickHasher } from '../auth/testing/quick-hasher.ts';
import { type Config, readConfig } from '../config.ts';
import { FAULTS_PATH } from '../faults/faulty-handler.ts';
import { runStaff } from '../operations/run-staff.ts';
import { type RunningServer, startServer } from '../server.ts';

const DATABASE = 'projects/la-fragua/databases/(default)';
const DOCUMENTS = `/v1/${DATABASE}/documents`;
const [ANA, EVA] = ['ana@tienda.example', 'eva@tienda.example'];
const HOUR_MS = 3_600_000;

let directory: string;
let config: Config;
let server: RunningServer;
let ana: Person;
let eva: Person;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'derechos-'));
  config = readConfig(['--port', '0', '--data', directory, '--site', directory, '--faults'], {});
  server = await startServer(config, { hasher: createQuickHasher() });
  ana = await hire(ANA);
  eva = await hire(EVA);
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Person {
  readonly password: string;
  readonly idToken: string;
}

async function post(address: string, body: object | string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
    ...init,
    headers: { Connection: 'close', ...headers },
  });
  return { status: response.status, text: await response.text() };
}
const auth = async (verb: string, fields: object): Promise<Record<string, string>> =>
  JSON.parse((await post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, fields)).text);

async function staff(kind: 'add' | 'remove', email: string): Promise<string> {
  const answer = await runStaff(config, { kind, email });
  if (!answer.ok) throw new Error(answer.error);
  return /Contraseña: (\S+)/.exec(answer.value.join('\n'))?.[1] ?? '';
}
async function signIn(email: string, password: string): Promise<Person> {
  return { password, idToken: (await auth('signInWithPassword', { email, password }))['idToken'] ?? '' };
}
const hire = async (email: string) => signIn(email, await staff('add', email));

/** Who a token is of. */
const uidOf = ({ idToken }: Person): string =>
  (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

const draft = (person: Person, id: string) => ({
  update: {
    name: `${DATABASE}/documents/borradores/${id}`,
    fields: { rev: { integerValue: '1' }, actualizadoPor: { stringValue: uidOf(person) } },
  },
  updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
});
const commit = (person: Person, id: string) =>
  post(`${DOCUMENTS}:commit`, { writes: [draft(person, id)] }, { Authorization: `Bearer ${person.idToken}` });
const statusOf = async ({ idToken }: Person, id: string) =>
  (
    await fetch(`http://127.0.0.1:${server.port}${DOCUMENTS}/borradores/${id}`, {
      headers: { Authorization: `Bearer ${idToken}`, Connection: 'close' },
    })
  ).status;

/** A stream as its client drives it, by long polls: each `next` is what the server has sent since the last. */
async function open(rpc: 'Listen' | 'Write', person: Person | undefined, first: object) {
  const address = (more: Record<string, string>) =>
    `/google.firestore.v1.Firestore/${rpc}/channel?${new URLSearchParams({ VER: '8', database: DATABASE, ...more }).toString()}`;
  const form = (ofs: number, message: object) =>
    new URLSearchParams({ count: '1', ofs: String(ofs), req0___data__: JSON.stringify(message) });
  const handshake = form(0, first);
  if (person) handshake.set('headers', `Authorization:Bearer ${person.idToken}\r\n`);
  const sid =
    /"c","([^"]+)"/.exec((await post(address({ CVER: '22', RID: '1' }), handshake.toString())).text)?.[1] ?? '';
  let [acknowledged, sent] = [0, 1];
  const next = async (): Promise<string> => {
    const url = address({ RID: 'rpc', SID: sid, AID: String(acknowledged), CI: '1', TYPE: 'xmlhttp' });
    const response = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers: { Connection: 'close' } });
    const text = await response.text();
    // Otherwise a stream that is gone would be asked for ever.
    if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
    for (const [, id] of text.matchAll(/(?:^|\n|\[)\[(\d+),\[/g)) acknowledged = Math.max(acknowledged, Number(id));
    return text;
  };
  const send = (message: object) =>
    post(address({ SID: sid, RID: String(++sent), AID: '0' }), form(sent - 1, message).toString());
  return {
    send,
    /** Everything sent until one of these words comes. */
    until: async (...words: string[]) => {
      for (let seen = ''; ; ) {
        seen += await next();
        if (words.some((word) => seen.includes(word))) return seen;
      }
    },
  };
}
const listenTo = (person: Person | undefined, collectionId: string) =>
  open('Listen', person, {
    database: DATABASE,
    addTarget: {
      targetId: 2,
      query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId }] } },
    },
  });

/** Everything that ends the rights of Ana's token, as it happens in the shop. */
const ENDS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['she gave herself a new password', () => changeOwnPassword()],
  ['the owner gave her a new password', () => staff('add', ANA)],
  ['she left the shop', () => staff('remove', ANA)],
  ['her account is gone', () => auth('delete', { idToken: ana.idToken })],
  ['her hour is over', () => post(FAULTS_PATH, { stoppedAt: Date.now() + HOUR_MS + 2000 })],
];

/** A minute later, because her own streams are told that late. */
async function changeOwnPassword(): Promise<void> {
  await auth('update', { idToken: ana.idToken, password: 'otra-clave-1' });
  await post(FAULTS_PATH, { stoppedAt: Date.now() + 61_000 });
}

describe('a stream ends with the token it was opened with', () => {
  test.each(ENDS)('what comes after is not sent on a Listen stream: %s', async (_, end) => {
    const stream = await listenTo(ana, 'borradores');
    await stream.until('CURRENT');
    await end();
    const later = await hire(EVA);
    expect((await commit(later, 'secreto')).status).toBe(200);
    const seen = await stream.until('UNAUTHENTICATED', 'secreto');
    expect(seen).toContain('UNAUTHENTICATED');
    expect(seen).not.toContain('secreto');
  });

  test.each(ENDS)('what is written after it is refused on a Write stream: %s', async (_, end) => {
    const stream = await open('Write', ana, { database: DATABASE });
    await stream.until('streamToken');
    await stream.send({ streamToken: '', writes: [draft(ana, 'antes')] });
    await stream.until('writeResults');
    await end();
    await stream.send({ streamToken: '', writes: [draft(ana, 'despues')] });
    expect(await stream.until('UNAUTHENTICATED', 'writeResults')).toContain('UNAUTHENTICATED');
    const later = await hire(EVA);
    expect([await statusOf(later, 'antes'), await statusOf(later, 'despues')]).toEqual([200, 404]);
  });

  test('a colleague and a visitor are not disturbed', async () => {
    const [colleague, visitor] = [await listenTo(eva, 'borradores'), await listenTo(undefined, 'categories')];
    await colleague.until('CURRENT');
    await visitor.until('CURRENT');
    await staff('remove', ANA);
    expect((await commit(eva, 'nuevo')).status).toBe(200);
    expect(await colleague.until('nuevo', 'UNAUTHENTICATED')).toContain('nuevo');
    await visitor.send({ database: DATABASE, removeTarget: 2 });
    expect(await visitor.until('REMOVE', 'UNAUTHENTICATED')).toContain('REMOVE');
  });
});

test('a Write session that outlived the server does not outlive its account', async () => {
  const stream = await open('Write', ana, { database: DATABASE });
  await stream.until('streamToken');
  await stream.send({ streamToken: '', writes: [draft(ana, 'antes')] });
  await stream.until('writeResults');
  await server.close();
  await staff('remove', ANA);
  server = await startServer(config, { hasher: createQuickHasher() });
  expect((await stream.send({ streamToken: '', writes: [draft(ana, 'despues')] })).text).toContain('Unknown SID');
});
