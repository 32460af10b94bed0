import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '../auth/password-hash.ts';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { newAccount } from '../auth/verbs/sign-up.ts';
import { readConfig } from '../config.ts';
import { DEMO_STAFF } from '../operations/demo-staff.ts';
import { OPERATOR } from '../operations/operator-access.ts';
import { startServer } from '../server.ts';
import { STORE_FILE } from '../storage/data-folder.ts';
import { openEmbeddedSource, openEmbeddedTarget } from './embedded-shop.ts';
import { exportShop, type TransferOptions } from './export-shop.ts';
import { importShop } from './import-shop.ts';
import { type ShopSource, type ShopTarget, TransferError } from './shop.ts';
import { ANA, change, embeddedContents, fillSample, PROJECT } from './testing/sample-shop.ts';

let root: string;
let old: string;
let archive: string;
let fresh: string;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mudanza-prueba-'));
  [old, archive, fresh] = ['tienda', 'archivo', 'otra'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  await fillSample(old, { products: 900, files: 5 });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const quiet = (signal = new AbortController().signal): TransferOptions => ({
  progress: () => {},
  signal,
  now: () => new Date(0),
});
async function exportNow(options = quiet(), wrap: (source: ShopSource) => ShopSource = (source) => source) {
  const source = openEmbeddedSource({ dataDir: old, projectId: PROJECT });
  try {
    return await exportShop(wrap(source), archive, options);
  } finally {
    source.close();
  }
}
async function importNow(
  options = quiet(),
  wrap: (target: ShopTarget) => ShopTarget = (target) => target,
  dir = fresh,
) {
  const target = openEmbeddedTarget({ dataDir: dir, projectId: PROJECT });
  try {
    return await importShop(wrap(target), archive, options);
  } finally {
    target.close();
  }
}
async function openEmails(dataDir: string): Promise<string[]> {
  const { accounts } = (await embeddedContents(dataDir)) as { accounts: { email: string }[] };
  return accounts.map(({ email }) => email);
}
const differences = ({ compared }: Awaited<ReturnType<typeof importNow>>) =>
  compared.flatMap(({ different }) => different);
const update = (name: string, precio: string) =>
  change(old, (database) => {
    const fields = { precio: { integerValue: precio } };
    const write = {
      kind: 'update',
      path: name,
      fields,
      mask: undefined,
      transforms: [],
      precondition: undefined,
    } as const;
    database.commit([write], OPERATOR);
  });

describe('a shop that is moved', () => {
  test('arrives with nothing changed, and its staff sign in as before', async () => {
    expect(await exportNow()).toMatchObject({ documents: 906, files: 5, accounts: 1, notices: [] });
    const imported = await importNow();
    expect(differences(imported)).toEqual([]);
    expect(imported).toMatchObject({ written: 912, deleted: 0, notices: [] });
    const [before, after] = [await embeddedContents(old), await embeddedContents(fresh)];
    expect(after).toEqual(before);
    const { accounts } = after as { accounts: { passwordHash: string }[] };
    expect(await createPasswordHasher().matches(ANA.password, accounts[0]?.passwordHash)).toBe(true);
    // Again: nothing is left to bring.
    expect(await importNow()).toMatchObject({ written: 0, deleted: 0 });
  });

  test('is in a folder that other accounts of the machine cannot open', async () => {
    await exportNow();
    expect(statSync(archive).mode & 0o777).toBe(0o700);
  });

  test('brings with a second pass what was written, deleted and uploaded meanwhile, and nothing else', async () => {
    await exportNow();
    await importNow();
    update('productos/p7', '99');
    update('productos/nuevo', '1');
    change(old, (database) =>
      database.commit([{ kind: 'delete', path: 'productos/p8', precondition: undefined }], OPERATOR),
    );
    let asked = 0;
    await exportNow(quiet(), (source) => ({ ...source, fileBytes: (name) => (asked++, source.fileBytes(name)) }));
    expect(asked).toBe(0);
    expect(await importNow()).toMatchObject({ written: 2, deleted: 1, notices: [] });
    expect(await embeddedContents(fresh)).toEqual(await embeddedContents(old));
  });
});

describe('while the shop is open', () => {
  test('what a visitor writes during the first pass arrives with the next', async () => {
    const config = readConfig(['--port', '0', '--data', old, '--site', root, '--test-mode'], {});
    const server = await startServer(config);
    const send = (id: string) => {
      const name = `projects/${PROJECT}/databases/(default)/documents/cotizaciones/${id}`;
      return fetch(`http://127.0.0.1:${server.port}/v1/projects/${PROJECT}/databases/(default)/documents:commit`, {
        method: 'POST',
        headers: { Connection: 'close' },
        body: JSON.stringify({ writes: [{ update: { name, fields: { estado: { stringValue: 'nueva' } } } }] }),
      });
    };
    try {
      let sent: Promise<Response> | undefined;
      const visiting = { ...quiet(), progress: () => void (sent ??= send('c1')) };
      await exportNow(visiting);
      expect((await sent)?.status).toBe(200);
      expect(await importNow()).toMatchObject({ written: 912 });
      await exportNow();
      expect(await importNow()).toMatchObject({ written: 1, deleted: 0 });
      await expect(importNow(quiet(), undefined, old)).rejects.toThrow('Otro proceso ya usa los datos');
    } finally {
      await server.close();
    }
    expect(await embeddedContents(fresh)).toEqual(await embeddedContents(old));
  });
});

describe('a move that was stopped', () => {
  test('while it exported goes on where it was and reads nothing twice', async () => {
    const stop = new AbortController();
    const stopping = { ...quiet(stop.signal), progress: (_: string, count: number) => count >= 500 && stop.abort() };
    await expect(exportNow(stopping)).rejects.toThrow();
    expect(existsSync(path.join(archive, 'manifiesto.json'))).toBe(false);
    // A kill in the middle of a write leaves half a line behind.
    appendFileSync(path.join(archive, 'a-medias/documentos/productos.jsonl'), '{"ruta":"productos/p');
    let first: string | undefined;
    const seen = (source: ShopSource): ShopSource => ({
      ...source,
      documents: (after) => {
        first = after;
        return source.documents(after);
      },
    });
    expect(await exportNow(quiet(), seen)).toMatchObject({ documents: 906, files: 5 });
    expect(first).toMatch(/^productos\//);
    await importNow();
    expect(await embeddedContents(fresh)).toEqual(await embeddedContents(old));
  });

  test('while it exported goes on behind a document that was deleted meanwhile, and counts none twice', async () => {
    const stop = new AbortController();
    const stopped = quiet(stop.signal);
    const progress = () => stop.abort(new Error('killed'));
    await expect(exportNow({ ...stopped, progress })).rejects.toThrow('killed');
    const { ultimo } = JSON.parse(readFileSync(path.join(archive, 'a-medias/avance.json'), 'utf8')) as {
      ultimo: string;
    };
    change(old, (database) => database.commit([{ kind: 'delete', path: ultimo, precondition: undefined }], OPERATOR));
    expect(await exportNow()).toMatchObject({ documents: 906 });
  });

  test('while it imported goes on and writes nothing twice', async () => {
    await exportNow();
    let calls = 0;
    const dying = (target: ShopTarget): ShopTarget => ({
      ...target,
      // After the note, before the write is known to be stored: the worst moment.
      writeDocuments: async (writes) => {
        await target.writeDocuments(writes);
        if (++calls === 2) throw new Error('killed');
      },
    });
    await expect(importNow(quiet(), dying)).rejects.toThrow('killed');
    // The note itself was cut off as well.
    const resumed = await importNow();
    expect(resumed).toMatchObject({ written: 906 - 800, notices: [] });
    expect(await embeddedContents(fresh)).toEqual(await embeddedContents(old));
    // What the stopped one stored is known from then on.
    const target = openEmbeddedTarget({ dataDir: fresh, projectId: PROJECT });
    await target.writeDocuments([{ path: 'productos/p1', fields: undefined }]);
    target.close();
    expect(await importNow()).toMatchObject({
      written: 0,
      notices: [expect.stringContaining('productos/p1 se borró')],
    });
  });
});

describe('what a move refuses', () => {
  test('to bring the demo’s public password where everybody can try it', async () => {
    const store = openSqliteAccountStore(path.join(old, STORE_FILE));
    const hasher = createPasswordHasher({ n: 1024, r: 8, p: 1 });
    const passwordHash = await hasher.hash(DEMO_STAFF.password);
    store.insert(newAccount({ now: Date.now }, DEMO_STAFF.email, passwordHash));
    store.close();
    await exportNow();
    const emails = () => openEmails(fresh);
    await importNow(quiet(), (target) => ({ ...target, isPublic: true }));
    expect(await emails()).toEqual([ANA.email]);
    await importNow();
    expect(await emails()).toEqual([ANA.email, DEMO_STAFF.email]);
  });

  test('a folder that is a file, in a sentence', async () => {
    writeFileSync(archive, '');
    await expect(exportNow()).rejects.toThrow(
      new TransferError(`${archive} no es una carpeta, ni se puede hacer ahí una.`),
    );
  });

  test('a target that holds another shop', async () => {
    await exportNow();
    const other = path.join(root, 'ajena');
    await fillSample(other, { products: 1, files: 0 });
    await expect(importNow(quiet(), undefined, other)).rejects.toThrow('ya hay una tienda');
  });

  test('no target that has only its people and what visitors’ devices reported', async () => {
    await exportNow();
    const target = openEmbeddedTarget({ dataDir: fresh, projectId: PROJECT });
    const fields = { dia: { stringValue: '2026-11-23' } };
    await target.writeDocuments(
      ['personal/ana', 'busquedas/b1', 'cuposBusqueda/2026-11-23'].map((where) => ({ path: where, fields })),
    );
    target.close();
    // Somebody of the same name is left as they are, and named.
    expect((await importNow()).written).toBeGreaterThan(900);
  });

  test('to overwrite what somebody changed at the target, and says so', async () => {
    await exportNow();
    await importNow();
    [old, fresh] = [fresh, old];
    update('productos/p7', '5');
    [old, fresh] = [fresh, old];
    update('productos/p7', '6');
    await exportNow();
    const imported = await importNow();
    expect(imported.notices).toEqual(['productos/p7 cambió en el destino desde la última vez y se dejó como está.']);
    expect(differences(imported)).toEqual(['productos/p7']);
  });

  test('to bring back what was deleted at the target, and names it', async () => {
    await exportNow();
    await importNow();
    const target = openEmbeddedTarget({ dataDir: fresh, projectId: PROJECT });
    const files: string[] = [];
    for await (const { name } of target.files()) files.push(name);
    const [file = ''] = files.toSorted();
    await target.removeFile(file);
    const { accounts } = await target.accounts();
    await target.removeAccounts(accounts.map(({ uid }) => uid));
    await target.writeDocuments([
      { path: 'productos/p7', fields: undefined },
      { path: 'productos/p8', fields: undefined },
    ]);
    target.close();
    // Changed where it comes from, too.
    update('productos/p8', '6');
    await exportNow();
    const imported = await importNow();
    expect(imported).toMatchObject({ written: 0, deleted: 0 });
    const named = imported.notices.filter((notice) => !notice.startsWith('Nadie puede entrar'));
    expect(named.toSorted()).toEqual(
      [file, ANA.email, 'productos/p7', 'productos/p8']
        .map((name) => `${name} se borró en el destino desde la última vez y no se volvió a llevar.`)
        .toSorted(),
    );
    // Whoever empties the target begins anew.
    rmSync(fresh, { recursive: true });
    expect(await importNow()).toMatchObject({ written: 912, notices: [] });
  });

  test('an archive that is damaged or not whole', async () => {
    await exportNow();
    const file = path.join(archive, 'documentos/productos.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Producto 7"', 'Producto 8"'));
    await expect(importNow()).rejects.toThrow('documentos/productos.jsonl no es lo que se exportó');
    rmSync(path.join(archive, 'manifiesto.json'));
    await expect(importNow()).rejects.toThrow('no tiene un archivo completo');
  });

  test('a name that leads out of the folder', async () => {
    await exportNow();
    const file = path.join(archive, 'manifiesto.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('documentos/productos.jsonl', 'documentos/../../x'));
    await expect(importNow()).rejects.toThrow('no puede ser un archivo de la tienda');
  });
});
