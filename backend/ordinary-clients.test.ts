import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { PIECE_CHARS } from './http/json-pieces.ts';
import { LIMITS } from './limits/limits.ts';
import { runStaff } from './operations/run-staff.ts';
import { type RunningServer, startServer } from './server.ts';

/** What fifty ordinary pages and the staff of a shop need behind one network address, with the limits of a real server. */
const ROOT = path.resolve(import.meta.dirname, '..');
const DATABASE = 'projects/la-fragua/databases/(default)';
const NAME = `${DATABASE}/documents`;
const DOCUMENTS = `/v1/${NAME}`;
const DEVICES = 50;
const PRODUCTS = 10_000;
const SHOP = '198.51.100.7';

let directory = '';
let server: RunningServer;
let token = '';
const agents: Agent[] = [];
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'clientes-'));
  const options = ['--port', '0', '--data', path.join(directory, 'data'), '--site', directory];
  const config = {
    ...readConfig(options, { TRUST_PROXY: 'loopback' }),
    firebaseJson: path.join(ROOT, 'firebase.json'),
  };
  const filling = await startServer({ ...config, testMode: true });
  await fill(filling.port);
  await filling.close();
  server = await startServer(config, { limits: LIMITS });
  const email = 'ana@tienda.example';
  const hired = await runStaff(config, { kind: 'add', email });
  if (!hired.ok) throw new Error(hired.error);
  const password = /Contraseña: (\S+)/.exec(hired.value.join('\n'))?.[1];
  const device = open();
  const address = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x';
  const answer = await device.ask('POST', address, JSON.stringify({ email, password, returnSecureToken: true }));
  token = (JSON.parse(answer.text) as { idToken: string }).idToken;
});
afterAll(async () => {
  for (const agent of agents) agent.destroy();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Ten thousand products, the menus, what the store says of itself and a published part of the catalogue as large as there may be. */
async function fill(port: number): Promise<void> {
  const texto = { stringValue: 'descripción del producto '.repeat(20) };
  const write = (place: string, fields: object) => ({ update: { name: `${NAME}/${place}`, fields } });
  const menus = Array.from({ length: 12 }, (_, i) => write(`categories/c${i}`, { name: { stringValue: `Menú ${i}` } }));
  const settings = ['tienda', 'horario', 'textos'].map((place) => write(`ajustes/${place}`, { texto }));
  const part = write('publicado/parte', { datos: { bytesValue: Buffer.alloc(1_000_000, 7).toString('base64') } });
  const commits = [[...menus, ...settings], [part]];
  for (let at = 0; at < PRODUCTS; at += 500)
    commits.push(
      Array.from({ length: 500 }, (_, i) =>
        write(`productos/p${at + i}`, { nombre: { stringValue: `Taladro ${at + i}` }, texto }),
      ),
    );
  for (const writes of commits) {
    const body = JSON.stringify({ writes });
    const answer = await fetch(`http://127.0.0.1:${port}${DOCUMENTS}:commit`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }
}

const channel = (rpc: string, more: Record<string, string>) =>
  `/google.firestore.v1.Firestore/${rpc}/channel?${new URLSearchParams({ VER: '8', CVER: '22', database: DATABASE, ...more }).toString()}`;
const follow = (targetId: number, target: object) => ({ database: DATABASE, addTarget: { targetId, ...target } });
const document = (place: string) => ({ documents: { documents: [`${NAME}/${place}`] } });
const collection = (collectionId: string, more: object = {}) => ({
  query: { parent: NAME, structuredQuery: { from: [{ collectionId }], ...more } },
});

/** A device with the six connections that a browser opens, behind the shop's address. */
function open() {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  agents.push(agent);
  const begin = (method: string, address: string, body = '') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-forwarded-for': SHOP };
      const sent = request({ port: server.port, path: address, method, agent, headers }, resolve).on('error', reject);
      sent.end(body);
    });
  const ask = async (method: string, address: string, body?: string) => {
    const answer = await begin(method, address, body);
    return { status: answer.statusCode, text: await text(answer) };
  };
  return {
    ask,
    /** Bytes of an answer, with its status. */
    size: async (address: string) => {
      const answer = await begin('GET', address);
      return [answer.statusCode, (await buffer(answer)).length] as const;
    },
    /** Opens a stream and follows its targets until all are current, acknowledging as it goes; answers what the handshake was answered. */
    async listen(targets: readonly object[], headers = '') {
      const form = new URLSearchParams({ count: String(targets.length), ofs: '0' });
      if (headers !== '') form.set('headers', headers);
      for (const [i, target] of targets.entries()) form.set(`req${i}___data__`, JSON.stringify(target));
      const { status, text: hello } = await ask('POST', channel('Listen', { RID: '1' }), form.toString());
      const sid = /"c","([^"]+)"/.exec(hello)?.[1];
      if (sid === undefined) return status;
      let [current, acknowledged] = [0, 0];
      while (current < targets.length) {
        const address = channel('Listen', {
          RID: 'rpc',
          SID: sid,
          AID: String(acknowledged),
          CI: '1',
          TYPE: 'xmlhttp',
        });
        const answer = await ask('GET', address);
        // A target that is refused is never current.
        if (answer.status !== 200 || /"cause"|"error"/.test(answer.text)) return answer.text;
        const arrays = JSON.parse(answer.text.slice(answer.text.indexOf('\n') + 1)) as [number, unknown][];
        acknowledged = arrays.at(-1)?.[0] ?? acknowledged;
        current += answer.text.split('"CURRENT"').length - 1;
      }
      return status;
    },
  };
}

test('fifty pages of one address that open at the same moment get their streams, their menus and the catalogue', async () => {
  const targets = [
    ...['publicado/actual', 'ajustes/tienda', 'ajustes/horario', 'ajustes/textos'].map((place, i) =>
      follow(20 + 2 * i, document(place)),
    ),
    follow(6, collection('categories')),
    follow(8, collection('etiquetas')),
    follow(10, collection('productos', { orderBy: [{ field: { fieldPath: 'nombre' } }], limit: 300 })),
  ];
  const visit = async () => {
    const device = open();
    const [stream, writes, part, list] = await Promise.all([
      device.listen(targets),
      device.ask('POST', channel('Write', { RID: '1' }), 'count=0&ofs=0'),
      device.size(`${DOCUMENTS}/publicado/parte`),
      device.size(`${DOCUMENTS}/productos?pageSize=299`),
    ]);
    return [stream, writes.status, part[0], part[1] > 1_300_000, list[0], list[1] > 299 * 500];
  };
  const visits = await Promise.all(Array.from({ length: DEVICES }, visit));
  expect(visits).toEqual(visits.map(() => [200, 200, 200, true, 200, true]));
});

test('six colleagues who follow all ten thousand products behind that address get them', async () => {
  const headers = `Authorization:Bearer ${token}\r\n`;
  const whole = [follow(2, collection('productos')), follow(4, collection('borradores'))];
  const load = () => open().listen(whole, headers);
  expect(await Promise.all(Array.from({ length: 6 }, load))).toEqual(Array.from({ length: 6 }, () => 200));
});

test('what fifty pages leave unread at the same moment fits into the part of one address', () => {
  // Each reads at most four long answers at once, beside its two streams, and of each a piece is in memory.
  expect(DEVICES * 4 * PIECE_CHARS).toBeLessThanOrEqual(LIMITS.answerBytes.each);
  expect(DEVICES * 10 * 1024).toBeLessThanOrEqual(LIMITS.kept.each);
  expect(DEVICES * 6).toBeLessThanOrEqual(LIMITS.connections.each);
  expect(DEVICES * 2 * 2).toBeLessThanOrEqual(LIMITS.streams.each);
});
