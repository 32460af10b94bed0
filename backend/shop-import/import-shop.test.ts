import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerChanges, answerOf } from '#domain/quotes/answer-quote.ts';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import { MANIFEST } from '#domain/staff/archive/shop-archive.ts';
import { type Change, changeKey, nextRev, withoutStamps } from '#domain/staff/journal/change.ts';
import { judgeChange } from '#domain/staff/journal/judge-change.ts';
import { isSigned } from '#domain/staff/journal/signed-collections.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { dataOf } from '#domain/workshop/repair.ts';
import { repairChanges } from '#domain/workshop/repair-changes.ts';
import { createQuickHasher } from '../auth/testing/quick-hasher.ts';
import { readConfig } from '../config.ts';
import { plainFields, storedFields } from '../engine/plain-fields.ts';
import { parseFields } from '../protocol/value-json.ts';
import { type RunningServer, startServer } from '../server.ts';
import { archiveFiles, writeZip, type ZippedFile } from './testing/write-zip.ts';

let data: string;
let server: RunningServer;
let token: string;
beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'importar-'));
  writeFileSync(path.join(data, 'importando-de-antes.tmp'), 'x');
  const config = readConfig(['--port', '0', '--data', data, '--site', data, '--sign-up'], {});
  server = await startServer(config, { hasher: createQuickHasher() });
  const code = /^ {2}((?:[a-z0-9]{4}-){3}[a-z0-9]{4})$/m.exec(server.notices.join('\n'))?.[1] ?? '';
  await send(
    '/__/apertura',
    JSON.stringify({ codigo: code, correo: 'rosa@tienda.example', contrasena: 'clave-larga' }),
  );
  token = await signIn('rosa@tienda.example', 'signInWithPassword');
});
afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const send = (address: string, body: string | Buffer, authorization = ''): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${address}`, {
    method: 'POST',
    headers: { Connection: 'close', ...(authorization && { authorization }) },
    body: new Uint8Array(Buffer.from(body)),
  });
async function signIn(email: string, verb: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'clave-larga', returnSecureToken: true });
  const answer = await send(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, body);
  return ((await answer.json()) as { idToken: string }).idToken;
}
const load = async (zip: Buffer, as = token) => {
  const answer = await send('/__/tienda', zip, `Bearer ${as}`);
  return {
    status: answer.status,
    ...((await answer.json()) as { problema?: string; documentos?: number; archivos?: number }),
  };
};
const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';
const read = (address: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${address}`, {
    headers: { Connection: 'close', authorization: `Bearer ${token}` },
  });
/** Nothing of an archive is there, neither documents nor files nor what was being unpacked. */
async function expectNothing(): Promise<void> {
  expect((await read(`${DOCUMENTS}/proveedores/p1`)).status).toBe(404);
  const left = readdirSync(data).filter((name) => name.startsWith('importando-'));
  expect([left, readdirSync(path.join(data, 'archivos')), readdirSync(path.join(data, 'archivos', 'subidas'))]).toEqual(
    [[], ['subidas'], []],
  );
}

const text = (value: string) => ({ stringValue: value });
const SUPPLIER = { ruta: 'proveedores/p1', campos: { nombre: text('Truper'), total: { integerValue: '3' } } };
const LINES = {
  proveedores: [SUPPLIER],
  cargas: [
    { ruta: 'cargas/c1', campos: { archivo: text('lista.csv') } },
    { ruta: 'cargas/c1/lotes/0', campos: { filas: { arrayValue: {} } } },
  ],
  personal: [
    {
      ruta: 'personal/malo',
      campos: { activo: { booleanValue: true }, rol: text('dueno'), correo: text('m@x.example') },
    },
  ],
};
const SHEET = Buffer.from('%PDF-1.4 Ficha');
const SHEET_NAME = `documentos/${createHash('sha256').update(SHEET).digest('hex')}.pdf`;
const GOOD = archiveFiles(LINES, [{ name: `archivos/${SHEET_NAME}`, bytes: SHEET }]);
const changed = (name: string, change: (file: ZippedFile) => ZippedFile): Buffer =>
  writeZip(GOOD.map((file) => (file.name === name ? change(file) : file)));

test('an archive is loaded with its types, its files and collections below documents, once, and nobody gets in by it', async () => {
  expect(await load(writeZip(GOOD))).toEqual({ status: 200, documentos: 4, archivos: 1 });
  expect(await (await read(`${DOCUMENTS}/proveedores/p1`)).json()).toMatchObject({ fields: SUPPLIER.campos });
  expect((await read(`${DOCUMENTS}/cargas/c1/lotes/0`)).status).toBe(200);
  const person = (await (await read(`${DOCUMENTS}/personal/malo`)).json()) as { fields: object };
  expect(person.fields).toMatchObject({ activo: { booleanValue: false }, rol: text('dueno') });
  const file = await fetch(
    `http://127.0.0.1:${server.port}/v0/b/la-fragua.appspot.com/o/${encodeURIComponent(SHEET_NAME)}?alt=media`,
  );
  expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer())]).toEqual(['application/pdf', SHEET]);
  expect((await read(`${DOCUMENTS}/publicado/actual`)).status).toBe(200);
  expect(await load(writeZip(GOOD))).toEqual({ status: 409, problema: 'not-empty' });
});

test('old quotations and repairs are edited after loading, together with what their customers see', async () => {
  const [quoteSecret, repairSecret] = ['secreto-11111111111111111', 'secreto-22222222222222222'];
  const moment = { timestampValue: '2026-11-01T10:00:00.123456Z' };
  const own = { historial: { arrayValue: {} }, lineas: { arrayValue: {} }, creado: moment };
  const cotizaciones = [
    {
      ruta: 'cotizaciones/cot-0000000000000000000',
      campos: {
        ...own,
        ...texts({ folio: 'F-261101-7K3Q', nombre: 'Ana', telefono: '8112345678', correo: '', mensaje: '' }),
        ...texts({ origen: 'lista', estado: 'recibida', avisoVersion: '2026-11', secreto: quoteSecret }),
        promociones: { booleanValue: false },
      },
    },
  ];
  const reparaciones = [
    {
      ruta: 'reparaciones/rep-0000000000000000000',
      campos: {
        ...own,
        ...texts({ folio: 'T-7F3K-29QX', nombre: 'Ana', telefono: '8112345678', correo: '', producto: '' }),
        ...texts({ articulo: 'Taladro', marca: '', modelo: '', serie: '', falla: '', accesorios: '', compra: '' }),
        ...texts({ comprobante: '', diagnostico: '', promesa: '', hasta: '', notas: '', estado: 'recibida' }),
        ...texts({ recibio: 'beto@tienda.example', avisoVersion: '', secreto: repairSecret, actualizadoPor: 'otra' }),
        garantia: { booleanValue: false },
        rev: { integerValue: '4' },
        actualizado: moment,
      },
    },
  ];
  expect(await load(writeZip(archiveFiles({ cotizaciones, reparaciones })))).toEqual({
    status: 200,
    documentos: 2,
    archivos: 0,
  });
  const [quote, repair] = await Promise.all(
    ['cotizaciones/cot-0000000000000000000', 'reparaciones/rep-0000000000000000000'].map(fieldsOf),
  );
  const parsedQuote = parseQuote('cot-0000000000000000000', quote);
  const parsedRepair = parseRepair('rep-0000000000000000000', repair);
  if (!parsedQuote.ok || !parsedRepair.ok) throw new Error('they do not parse');
  const actor = { por: 'rosa@tienda.example', en: 1 };
  const answer = { ...answerOf(parsedQuote.value), notas: 'Llamar' };
  const row = { value: parsedQuote.value, rev: 0, fields: withoutStamps(quote ?? {}) };
  expect(await edit(answerChanges(row, answer, 'en-revision', actor))).toBe(200);
  const work = { data: dataOf(parsedRepair.value), estado: 'diagnostico', hasta: '' } as const;
  const repairRow = { value: parsedRepair.value, rev: 4, fields: withoutStamps(repair ?? {}) };
  expect(await edit(repairChanges(repairRow, work, actor))).toBe(200);
  expect(await fieldsOf(`estadosCotizacion/${quoteSecret}`)).toMatchObject({ estado: 'en-revision', rev: 2 });
  expect(await fieldsOf(`estadosReparacion/${repairSecret}`)).toMatchObject({ estado: 'diagnostico', rev: 5 });
});

const texts = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)]));

async function fieldsOf(where: string): Promise<Record<string, unknown>> {
  const answer = await read(`${DOCUMENTS}/${where}`);
  if (answer.status !== 200) return {};
  return plainFields(parseFields(((await answer.json()) as { fields: object }).fields));
}

/** Sends what the journal would send of an edit, under the rules. Gives the status; throws where a person would have to decide. */
async function edit(changes: readonly Change[]): Promise<number> {
  const uid = (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
  const writes = await Promise.all(
    changes.map(async (change) => {
      const server = await fieldsOf(changeKey(change));
      const rev = server['rev'];
      const stored = { rev: typeof rev === 'number' ? rev : 0, document: withoutStamps(server) };
      const judged = judgeChange(change, Object.keys(server).length === 0 ? null : stored);
      if (judged.kind !== 'apply') throw new Error(`${changeKey(change)}: ${judged.kind}`);
      const { creado, ...document } = judged.change.document ?? {};
      const fields = storedFields({
        ...document,
        rev: nextRev(judged.change),
        ...(isSigned(change.collection) && { actualizadoPor: uid }),
      });
      const name = `${DOCUMENTS.slice('/v1/'.length)}/${changeKey(change)}`;
      return {
        update: {
          name,
          fields: { ...fields, ...(typeof creado === 'string' && { creado: { timestampValue: creado } }) },
        },
        updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
      };
    }),
  );
  return (await send(`${DOCUMENTS}:commit`, JSON.stringify({ writes }), `Bearer ${token}`)).status;
}

test('the photograph of a repair is loaded as the site stored it: not for caches that are shared', async () => {
  const photo = Buffer.from('RIFF0000WEBP');
  const digest = createHash('sha256').update(photo).digest('hex');
  const names = ['1600', '800'].map((width) => `reparaciones/rep-0000000000000000000/${digest}-${width}.webp`);
  const files = names.map((name) => ({ name: `archivos/${name}`, bytes: photo }));
  expect(await load(writeZip(archiveFiles({}, files)))).toMatchObject({ status: 200, archivos: 2 });
  const answer = await fetch(
    `http://127.0.0.1:${server.port}/v0/b/la-fragua.appspot.com/o/${encodeURIComponent(names[0] ?? '')}?alt=media`,
  );
  expect([answer.status, answer.headers.get('cache-control'), Buffer.from(await answer.arrayBuffer())]).toEqual([
    200,
    'private,max-age=86400',
    photo,
  ]);
});

test('only an owner loads one', async () => {
  const stranger = await signIn('otro@tienda.example', 'signUp');
  expect((await load(writeZip(GOOD), stranger)).status).toBe(403);
  expect((await send('/__/tienda', writeZip(GOOD))).status).toBe(403);
  await expectNothing();
});

test('an archive that a computer unpacked by itself and somebody packed again is loaded too', async () => {
  const within = (folder: string) => GOOD.map((file) => ({ ...file, name: `${folder}/${file.name}` }));
  const left = ['tienda/', 'tienda/documentos/', '__MACOSX/tienda/._manifiesto.json', 'tienda/.DS_Store'];
  const zip = writeZip([...left.map((name) => ({ name, bytes: Buffer.alloc(0) })), ...within('tienda')]);
  expect(await load(zip)).toEqual({ status: 200, documentos: 4, archivos: 1 });
});

test('an archive that was packed again is loaded where its files are more than a zip counts, and their number stands in eight bytes elsewhere', async () => {
  const zip = writeZip(GOOD);
  zip.writeUInt16LE(0xffff, zip.length - 12);
  expect(await load(zip)).toEqual({ status: 200, documentos: 4, archivos: 1 });
});

describe('what is refused leaves the shop as it was', () => {
  const other = Buffer.from(
    '{"ruta":"proveedores/p1","campos":{"nombre":{"stringValue":"Pretul"},"total":{"integerValue":"3"}}}\n',
  );
  const manifest = (change: (text: string) => string): Buffer =>
    changed(MANIFEST, (file) => ({ ...file, bytes: Buffer.from(change(file.bytes.toString())) }));
  const bomb = { name: 'documentos/proveedores.jsonl', bytes: Buffer.alloc(300 << 20) };
  test.each<[string, string, Buffer]>([
    ['no zip', 'not-an-archive', Buffer.from('Hola')],
    ['a zip of something else', 'not-an-archive', writeZip([{ name: 'foto.jpg', bytes: SHEET }])],
    ['a zip that was cut off', 'not-an-archive', writeZip(GOOD).subarray(0, -40)],
    ['a later form', 'version', manifest((list) => list.replace('"formato": 1', '"formato": 2'))],
    ['a collection of a later version', 'version', writeZip(withPart('documentos/rifas.jsonl'))],
    [
      'another byte in a document',
      'damaged',
      changed('documentos/proveedores.jsonl', (file) => ({ ...file, bytes: other })),
    ],
    [
      'another byte in a file',
      'damaged',
      changed(`archivos/${SHEET_NAME}`, (file) => ({ ...file, bytes: Buffer.from('%PDF-1.4 Ficho') })),
    ],
    ['a part that is missing', 'damaged', writeZip(GOOD.filter(({ name }) => !name.includes('productos')))],
    ['a part that the list does not name', 'damaged', writeZip([...GOOD, { name: 'de-mas.txt', bytes: SHEET }])],
    ['two files of one name', 'damaged', writeZip([...GOOD, GOOD[0] ?? bomb])],
    ['a document of another collection', 'damaged', writeZip(archiveFiles({ productos: [SUPPLIER] }))],
    ['a document twice', 'damaged', writeZip(archiveFiles({ proveedores: [SUPPLIER, SUPPLIER] }))],
    [
      'a value of no type',
      'damaged',
      writeZip(archiveFiles({ proveedores: [{ ruta: 'proveedores/p1', campos: { a: 1 } }] })),
    ],
    [
      'a path that leads elsewhere',
      'unknown-part',
      writeZip(archiveFiles({}, [{ name: 'archivos/../../fragua.db', bytes: SHEET }])),
    ],
    [
      'a page that could run',
      'unknown-part',
      writeZip(archiveFiles({}, [{ name: 'archivos/productos/a.html', bytes: SHEET }])),
    ],
    [
      'a head with another name',
      'damaged',
      changed(`archivos/${SHEET_NAME}`, (file) => ({ ...file, localName: 'archivos/x' })),
    ],
    [
      'more bytes than it says',
      'damaged',
      writeZip(GOOD.map((file) => (file.name === bomb.name ? { ...bomb, size: file.bytes.length } : file))),
    ],
    ['more documents than fit', 'too-large', largeArchive()],
    ['files that say they unpack to more than any zip of a shop', 'too-large', inflatedArchive()],
  ])('%s', async (_, problem, zip) => {
    expect(await load(zip)).toEqual({ status: 422, problema: problem });
    await expectNothing();
  });

  test('a later file that is damaged takes the earlier ones back', async () => {
    const wrong = `archivos/documentos/${'0'.repeat(64)}.pdf`;
    const files = archiveFiles(LINES, [
      { name: `archivos/${SHEET_NAME}`, bytes: SHEET },
      { name: wrong, bytes: SHEET },
    ]);
    const zip = writeZip(
      files.map((file) => (file.name === wrong ? { ...file, bytes: Buffer.from('%PDF-1.4 Ficho') } : file)),
    );
    expect(await load(zip)).toEqual({ status: 422, problema: 'damaged' });
    await expectNothing();
  });
});

/** An archive that lists one more part, without lines. */
function withPart(name: string): ZippedFile[] {
  return archiveFiles({}, [{ name, bytes: Buffer.alloc(0) }]);
}

/** Two data sheets of three gigabytes each, as the lists of the archive and of the zip say. */
function inflatedArchive(): Buffer {
  const size = 3_000_000_000;
  const sheets = ['a', 'b'].map((digit) => ({ name: `archivos/documentos/${digit.repeat(64)}.pdf`, bytes: SHEET }));
  const files = archiveFiles({}, sheets).map((file) => (file.bytes === SHEET ? { ...file, size } : file));
  const list = (text: string): string => text.replaceAll(`"bytes": ${SHEET.length}`, `"bytes": ${size}`);
  return writeZip(
    files.map((file) => (file.name === MANIFEST ? { ...file, bytes: Buffer.from(list(file.bytes.toString())) } : file)),
  );
}

/** A few kilobytes that unpack to more than the server keeps in memory, and say so. */
function largeArchive(): Buffer {
  const line = `{"ruta":"proveedores/p1","campos":{}}${' '.repeat(129 << 20)}\n`;
  return writeZip(archiveFiles({}, [{ name: 'documentos/rifas.jsonl', bytes: Buffer.from(line) }]));
}
