import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unpackSnapshot } from '#platform/snapshot-bytes.ts';
import { type Config, readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { StorageError } from '../storage/storage-error.ts';
import { backUp, inWords } from './backup.ts';
import { restore } from './restore.ts';

const ANA = { email: 'ana@tienda.example', password: 'secreto1' };
const BASE = 'projects/la-fragua/databases/(default)/documents';

let root: string;
let data: string;
let copy: string;
let config: Config;
let server: RunningServer | undefined;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'copias-'));
  data = path.join(root, 'data');
  copy = path.join(root, 'copia');
  config = readConfig(['--port', '0', '--data', data, '--site', root, '--test-mode'], {});
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true, force: true });
});

const start = async () => {
  server = await startServer(config);
};
const stop = async () => {
  await server?.close();
  server = undefined;
};
const send = (address: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) =>
  fetch(`http://127.0.0.1:${server?.port}${address}`, { ...init, headers: { Connection: 'close', ...init.headers } });
const write = (id: string, nombre: string) =>
  send(`/v1/${BASE}:commit`, {
    method: 'POST',
    body: JSON.stringify({
      writes: [{ update: { name: `${BASE}/productos/${id}`, fields: { nombre: { stringValue: nombre } } } }],
    }),
  });
const erase = (id: string) =>
  send(`/v1/${BASE}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [{ delete: `${BASE}/productos/${id}` }] }),
  });
interface Answer {
  fields: { nombre: { stringValue: string } };
  updateTime: string;
}
const read = async (id: string) => {
  const response = await send(`/v1/${BASE}/productos/${id}`);
  return response.status === 200 ? ((await response.json()) as Answer) : undefined;
};
const upload = (name: string, content: string) =>
  send(`/v0/b/la-fragua.appspot.com/o?name=${name}`, {
    method: 'POST',
    headers: { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=b' },
    body: `--b\r\n\r\n{}\r\n--b\r\n\r\n${content}\r\n--b--`,
  });
const media = async (name: string) => {
  const response = await send(`/v0/b/la-fragua.appspot.com/o/${name}?alt=media`);
  return response.status === 200 ? response.text() : undefined;
};
const auth = async (verb: string, fields: object) => {
  const response = await send(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  return (await response.json()) as { idToken?: string; refreshToken?: string; error?: { message: string } };
};
const restoreNow = (mayReplace = true, now = new Date()) => restore(copy, data, { mayReplace, now });
const meta = (key: string) => {
  const connection = new Database(path.join(data, 'fragua.db'));
  const row = connection.prepare('SELECT value FROM meta WHERE key = ?').get(key) as { value: string };
  connection.close();
  return row.value;
};

describe('a backup', () => {
  test('of the running store is complete, and readable by its owner only', async () => {
    await write('p1', 'martillo');
    await upload('foto', 'bytes');
    await auth('signUp', ANA);
    const summary = await backUp(data, copy, new Date(0));
    expect(summary).toEqual({ formato: 1, creada: '1970-01-01T00:00:00.000Z', documentos: 1, cuentas: 1, archivos: 1 });
    expect(readdirSync(copy).toSorted()).toEqual(['archivos', 'copia.json', 'fragua.db']);
    expect([statSync(copy).mode & 0o777, statSync(path.join(copy, 'fragua.db')).mode & 0o777]).toEqual([0o700, 0o600]);
    await write('p1', 'sigue abierta');
  });

  test('never overwrites another, and a failed one leaves nothing', async () => {
    await backUp(data, copy, new Date());
    await expect(backUp(data, copy, new Date())).rejects.toThrow('ya existe');
    await upload('foto', 'bytes');
    const folder = readdirSync(path.join(data, 'archivos')).find((name) => name.length === 2) ?? '';
    rmSync(path.join(data, 'archivos', folder), { recursive: true });
    await expect(backUp(data, path.join(root, 'otra'), new Date())).rejects.toThrow('Falta un archivo');
    expect(readdirSync(root).toSorted()).toEqual(['copia', 'data']);
  });

  test('of a folder without a store says where the store is looked for, because DATA_DIR was probably forgotten', async () => {
    const empty = path.join(root, 'vacío');
    await expect(backUp(empty, copy, new Date())).rejects.toThrow(
      new StorageError(`En ${empty} no hay ninguna tienda. Diga en DATA_DIR dónde está, o ábrala antes con npm start.`),
    );
    expect(readdirSync(root)).toEqual(['data']);
  });

  test('says in one sentence where it cannot be made, because the owner reads that at /admin/exportar', async () => {
    const file = path.join(root, 'un-archivo');
    writeFileSync(file, '');
    const target = path.join(file, 'copia');
    await expect(backUp(data, target, new Date())).rejects.toThrow(
      new StorageError(`No se puede hacer la copia en ${target}: no es una carpeta, ni se puede hacer ahí una.`),
    );
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    expect(inWords(full, target)).toEqual(
      new StorageError(`No se puede hacer la copia en ${target}: el disco está lleno; libere espacio.`),
    );
  });
});

describe('a restored store', () => {
  test('has the documents of the backup, with versions that no client takes for old', async () => {
    await write('p1', 'martillo');
    await write('p2', 'pinza');
    await upload('foto', 'bytes');
    await backUp(data, copy, new Date());
    await write('p1', 'martillo nuevo');
    await write('p3', 'después');
    await erase('p2');
    await upload('foto', 'otros');
    const newest = await read('p1');
    const [epoch, last] = [meta('epoch'), Number(meta('lastVersion'))];
    await stop();
    const { aside } = await restoreNow();
    expect(meta('epoch')).not.toBe(epoch);
    expect(Number(meta('lastVersion'))).toBeGreaterThan(last);
    await start();
    const [p1, p2] = [await read('p1'), await read('p2')];
    expect([p1?.fields.nombre.stringValue, p2?.fields.nombre.stringValue, await read('p3')]).toEqual([
      'martillo',
      'pinza',
      undefined,
    ]);
    for (const document of [p1, p2]) expect((document?.updateTime ?? '') > (newest?.updateTime ?? '')).toBe(true);
    expect(await media('foto')).toBe('bytes');
    await write('p1', 'y sigue');
    expect(((await read('p1'))?.updateTime ?? '') > (p1?.updateTime ?? '')).toBe(true);
    expect(existsSync(path.join(aside ?? '', 'fragua.db'))).toBe(true);
  });

  test('goes forward even when the clock was set back, or ran ahead before', async () => {
    await write('p1', 'martillo');
    await backUp(data, copy, new Date());
    await write('p1', 'nuevo');
    const newest = (await read('p1'))?.updateTime ?? '';
    await stop();
    await restoreNow(true, new Date('2001-01-01'));
    await start();
    expect(((await read('p1'))?.updateTime ?? '') > newest).toBe(true);
  });

  test('refuses tokens and sessions issued before', async () => {
    const before = await auth('signUp', ANA);
    await backUp(data, copy, new Date());
    const after = await auth('signInWithPassword', ANA);
    await stop();
    await restoreNow();
    await start();
    for (const { idToken } of [before, after])
      expect((await auth('lookup', { idToken })).error?.message).toBe('INVALID_ID_TOKEN');
    const refresh = await send('/securetoken.googleapis.com/v1/token', {
      method: 'POST',
      body: `grant_type=refresh_token&refresh_token=${before.refreshToken}`,
    });
    expect(await refresh.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect((await auth('signInWithPassword', ANA)).error).toBeUndefined();
  });

  test('can be restored into an empty folder', async () => {
    await write('p1', 'martillo');
    await backUp(data, copy, new Date());
    await stop();
    rmSync(data, { recursive: true });
    expect((await restoreNow(false)).aside).toBeUndefined();
    await start();
    expect((await read('p1'))?.fields.nombre.stringValue).toBe('martillo');
  });

  test('can be restored where the file of documents was lost and the pictures and its journal were left', async () => {
    await write('p1', 'martillo');
    await upload('foto', 'bytes');
    await backUp(data, copy, new Date());
    await write('p1', 'posterior');
    const [file, journal] = [path.join(data, 'fragua.db'), path.join(data, 'fragua.db-wal')];
    const left = readFileSync(journal);
    await stop();
    rmSync(file);
    writeFileSync(journal, left);
    await expect(restoreNow(false)).rejects.toThrow('ya tiene datos');
    const { aside } = await restoreNow();
    expect(readdirSync(aside ?? '')).toEqual(expect.arrayContaining(['archivos', 'fragua.db-wal']));
    await start();
    expect([(await read('p1'))?.fields.nombre.stringValue, await media('foto')]).toEqual(['martillo', 'bytes']);
  });
});

describe('a restore that was killed', () => {
  const half = () => {
    const folder = path.join(data, 'restaurando-1');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'fragua.db'), 'datos de clientes');
  };
  const halves = () => readdirSync(data).filter((name) => name.startsWith('restaurando-'));

  test('leaves nothing after the next start, because it is a whole copy with personal data that nobody looks for', async () => {
    await stop();
    half();
    await start();
    expect(halves()).toEqual([]);
  });

  test('leaves nothing after the next restore', async () => {
    await backUp(data, copy, new Date());
    await stop();
    half();
    await restoreNow();
    expect(halves()).toEqual([]);
  });
});

describe('the published catalogue of a restored store', () => {
  const product = (nombre: string) => ({ nombre, slug: nombre, clave: nombre, unicID: '0', visible: 'public' });
  const sell = (nombre: string, rev: number) =>
    send(`/v1/${BASE}:commit`, {
      method: 'POST',
      body: JSON.stringify({
        writes: [
          {
            update: {
              name: `${BASE}/productos/p1`,
              fields: {
                ...Object.fromEntries(
                  Object.entries(product(nombre)).map(([name, value]) => [name, { stringValue: value }]),
                ),
                rev: { integerValue: String(rev) },
              },
            },
            updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    });
  const publishedAt = async () => {
    const response = await send(`/v1/${BASE}/publicado/actual`);
    const { fields } = (await response.json()) as {
      fields: {
        seq: { integerValue: string };
        bytes: { integerValue: string };
        count: { integerValue: string };
        sha256: { stringValue: string };
        partes: { arrayValue: { values: { stringValue: string }[] } };
      };
    };
    const parts = await Promise.all(
      fields.partes.arrayValue.values.map(async ({ stringValue }) => {
        const part = (await (await send(`/v1/${BASE}/publicado/${stringValue}`)).json()) as {
          fields: { datos: { bytesValue: string } };
        };
        return new Uint8Array(Buffer.from(part.fields.datos.bytesValue, 'base64'));
      }),
    );
    const [bytes, count] = [Number(fields.bytes.integerValue), Number(fields.count.integerValue)];
    const snapshot = await unpackSnapshot({ sha256: fields.sha256.stringValue, bytes, count }, parts);
    const rows = snapshot.ok ? snapshot.value.rows : [];
    return { seq: Number(fields.seq.integerValue), names: rows.map(({ product }) => product.nombre) };
  };

  test('is that of the backup, under a number later than any that a client has seen', async () => {
    await sell('martillo', 1);
    await backUp(data, copy, new Date());
    await sell('martillo-nuevo', 2);
    await stop();
    const future = new Date('2100-01-01');
    await restoreNow(true, future);
    await start();
    const first = await publishedAt();
    expect(first).toEqual({ seq: future.getTime() / 60_000, names: ['martillo'] });
    // Devices read their menus whole, because what was written after the backup is gone untold.
    const told = (await (await send(`/v1/${BASE}/ajustes/menus`)).json()) as { fields: { actualizado: object } };
    expect(told.fields.actualizado).toEqual({ timestampValue: expect.stringMatching(/^2100-01-01/) });
    await stop();
    await restoreNow();
    await start();
    expect(await publishedAt()).toEqual({ seq: first.seq + 1, names: ['martillo'] });
  });
});

describe('a restore that is refused changes nothing', () => {
  const untouched = async (message: string, mayReplace = true) => {
    await stop();
    await expect(restoreNow(mayReplace)).rejects.toThrow(message);
    await start();
    expect((await read('p1'))?.fields.nombre.stringValue).toBe('actual');
    expect(readdirSync(data).filter((name) => /^(anterior|restaurando)/.test(name))).toEqual([]);
  };
  const blob = () => {
    const folder = path.join(copy, 'archivos', readdirSync(path.join(copy, 'archivos'))[0] ?? '');
    return path.join(folder, readdirSync(folder)[0] ?? '');
  };
  beforeEach(async () => {
    await upload('foto', 'bytes');
    await backUp(data, copy, new Date());
    await write('p1', 'actual');
  });

  test('while the server runs', async () => {
    await expect(restoreNow()).rejects.toThrow('Otro proceso ya usa');
    expect((await read('p1'))?.fields.nombre.stringValue).toBe('actual');
  });

  test('without permission to replace', () => untouched('ya tiene datos', false));

  test('by a copy that misses bytes', () => {
    rmSync(blob());
    return untouched('le falta un archivo');
  });

  test('by a copy with other bytes', () => {
    writeFileSync(blob(), 'bytez');
    return untouched('está dañado');
  });

  test('by a damaged store', () => {
    const file = path.join(copy, 'fragua.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096, 12_288);
    writeFileSync(file, bytes);
    return untouched('fragua.db está dañado');
  });

  test('by a copy whose damaged store is named as the copy’s, and not as a file that is gone by then', async () => {
    await stop();
    const file = path.join(data, 'fragua.db');
    const connection = new Database(file);
    connection.exec('UPDATE documents SET fields = \'{"nombre":{"stringValue":"otro"}}\' WHERE fields IS NOT NULL');
    connection.close();
    await expect(backUp(data, path.join(root, 'otra'), new Date())).rejects.toThrow(`${file} está dañado`);
    rmSync(data, { recursive: true });
    await start();
  });

  test.each([
    ['that lacks its file of documents, which looking for it does not make', undefined],
    ['whose file of documents is empty, as a disk that was pulled out leaves it', ''],
  ])('by a copy %s', async (_, content) => {
    const file = path.join(copy, 'fragua.db');
    rmSync(file);
    if (content !== undefined) writeFileSync(file, content);
    await untouched(`${file} está dañado`);
    expect(existsSync(file)).toBe(content !== undefined);
  });

  test('by a folder that is not a backup', () => {
    rmSync(path.join(copy, 'copia.json'));
    return untouched('no es una copia');
  });
});
