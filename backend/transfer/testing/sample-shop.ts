import path from 'node:path';
import { openAccess } from '../../access/open-access.ts';
import { createPasswordHasher, HASH_COST } from '../../auth/password-hash.ts';
import { openSqliteAccountStore } from '../../auth/store/sqlite-account-store.ts';
import { newAccount } from '../../auth/verbs/sign-up.ts';
import { Databases } from '../../databases/databases.ts';
import type { Fields, Value } from '../../engine/value.ts';
import { STORE_FILE } from '../../storage/data-folder.ts';
import { openSqliteStore } from '../../storage/sqlite-store.ts';
import { openEmbeddedSource, openEmbeddedTarget } from '../embedded-shop.ts';
import { md5OfBytes } from '../md5.ts';
import type { ShopSource } from '../shop.ts';

export const PROJECT = 'la-fragua';
export const ANA = { email: 'ana@tienda.example', password: 'secreto de ana' };
const root = `projects/${PROJECT}/databases/(default)/documents`;

/** A value of every kind, and those that a careless reading of JSON changes. */
const everyValue: Fields = {
  nulo: { nullValue: null },
  no: { booleanValue: false },
  mayor: { integerValue: '9223372036854775807' },
  menor: { integerValue: '-9223372036854775808' },
  cero: { integerValue: '0' },
  enteroComoDoble: { doubleValue: 3 },
  menosCero: { doubleValue: '-0' },
  noEsNumero: { doubleValue: 'NaN' },
  infinito: { doubleValue: '-Infinity' },
  minimo: { doubleValue: 5e-324 },
  decimal: { doubleValue: 0.1 },
  instante: { timestampValue: '2026-11-23T22:16:34.123456Z' },
  antiguo: { timestampValue: '0001-01-01T00:00:00.000001Z' },
  vacio: { stringValue: '' },
  // Names that libraries leave out of objects.
  constructor: { stringValue: 'Obras del Norte' },
  prototype: { integerValue: '1' },
  texto: { stringValue: 'ñandú \u2028 🔨 "\\\n\u0000' },
  bytes: { bytesValue: Buffer.from([0, 255, 254, 1]).toString('base64') },
  sinBytes: { bytesValue: '' },
  referencia: { referenceValue: `${root}/categories/c1` },
  ajena: { referenceValue: 'projects/otra/databases/(default)/documents/categories/c1' },
  punto: { geoPointValue: { latitude: 25.686614, longitude: -100.316116 } },
  mapaVacio: { mapValue: {} },
  listaVacia: { arrayValue: {} },
  lista: { arrayValue: { values: [{ mapValue: {} }, { nullValue: null }, { doubleValue: '-0' }] } },
  mapa: {
    mapValue: { fields: { z: { integerValue: '1' }, a: { referenceValue: `${root}/a/b` }, '10': { stringValue: '' } } },
  },
  vector: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 2.5 }] } },
      },
    },
  },
};

const product = (at: number): Fields => ({
  nombre: { stringValue: `Producto ${at}` },
  precio: { integerValue: String(at) },
  actualizado: { timestampValue: `2026-11-23T22:16:34.${String(at).padStart(6, '0')}Z` },
});

export interface SampleSize {
  readonly products: number;
  readonly files: number;
}

/** Fills a new shop: products, a document of every value, documents below others, files, and a colleague. */
export async function fillSample(dataDir: string, { products, files }: SampleSize): Promise<void> {
  const shop = openEmbeddedTarget({ dataDir, projectId: PROJECT });
  const writes = [
    { path: 'rarezas/todo', fields: everyValue },
    { path: 'rarezas/vacía y con espacios', fields: {} },
    { path: 'cargas/c1', fields: { n: { integerValue: '1' } satisfies Value } },
    { path: 'cargas/c1/lotes/0', fields: { filas: { arrayValue: {} } satisfies Value } },
    { path: 'cargas-viejas/c1', fields: {} },
    { path: 'publicado/actual', fields: { seq: { integerValue: '7' } satisfies Value } },
    ...Array.from({ length: products }, (_, at) => ({ path: `productos/p${at}`, fields: product(at) })),
  ];
  for (let at = 0; at < writes.length; at += 500) await shop.writeDocuments(writes.slice(at, at + 500));
  for (let at = 0; at < files; at += 1) {
    const bytes = Buffer.from(`foto ${at}`);
    const settings = {
      contentType: 'image/webp',
      cacheControl: at % 2 === 0 ? 'public, max-age=60' : undefined,
      contentDisposition: undefined,
      contentEncoding: undefined,
      contentLanguage: undefined,
      custom: at === 0 ? { ancho: '800' } : {},
    };
    const name = `productos/${String(at).padStart(64, '0')}.webp`;
    await shop.putFile({ name, bytes: bytes.length, md5: md5OfBytes(bytes), settings }, bytes);
  }
  shop.close();
  await addAccount(dataDir);
}

/** Made once: at the shop's cost, which the archive keeps, it takes a quarter of a second. */
let anasHash: Promise<string> | undefined;

async function addAccount(dataDir: string): Promise<void> {
  const store = openSqliteAccountStore(path.join(dataDir, STORE_FILE));
  anasHash ??= createPasswordHasher(HASH_COST).hash(ANA.password);
  const hash = await anasHash;
  const account = newAccount({ now: () => Date.UTC(2026, 0, 1) }, ANA.email, hash);
  store.insert({ ...account, uid: 'AnaAnaAnaAnaAnaAnaAnaAnaAna1', displayName: 'Ana', emailVerified: true });
  store.close();
}

/** Changes a stopped shop. */
export function change(dataDir: string, work: (database: ReturnType<Databases['open']>) => void): void {
  const store = openSqliteStore(path.join(dataDir, STORE_FILE));
  work(new Databases(store, openAccess).open(`projects/${PROJECT}/databases/(default)`));
  store.close();
}

/** Everything of a shop that a move must keep, to be compared deeply. */
export async function contentsOf(shop: ShopSource): Promise<object> {
  const documents: object[] = [];
  for await (const page of shop.documents()) documents.push(...page);
  const files: object[] = [];
  for await (const file of shop.files())
    files.push({ ...file, content: Buffer.from(await shop.fileBytes(file.name)).toString('base64') });
  const { accounts } = await shop.accounts();
  return { documents, files, accounts };
}

export async function embeddedContents(dataDir: string): Promise<object> {
  const shop = openEmbeddedSource({ dataDir, projectId: PROJECT });
  try {
    return await contentsOf(shop);
  } finally {
    shop.close();
  }
}
