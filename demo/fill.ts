import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { openAccess } from '#backend/access/open-access.ts';
import { createPasswordHasher } from '#backend/auth/password-hash.ts';
import { openSqliteAccountStore } from '#backend/auth/store/sqlite-account-store.ts';
import { ConfigError, isForThisMachine, readConfig } from '#backend/config.ts';
import { Databases } from '#backend/databases/databases.ts';
import type { HostedDatabase } from '#backend/databases/hosted-database.ts';
import { versionToTimestamp } from '#backend/engine/time.ts';
import type { Fields, Value } from '#backend/engine/value.ts';
import type { Write } from '#backend/engine/write.ts';
import { DEMO_STAFF } from '#backend/operations/demo-staff.ts';
import { OPERATOR } from '#backend/operations/operator-access.ts';
import { publishProducts } from '#backend/operations/publish-products.ts';
import { addStaff } from '#backend/operations/run-staff-command.ts';
import { hasHeldData, STORE_FILE } from '#backend/storage/data-folder.ts';
import { lockDirectory } from '#backend/storage/directory-lock.ts';
import { openSqliteStore } from '#backend/storage/sqlite-store.ts';
import { StorageError } from '#backend/storage/storage-error.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { bigCatalogue, CountError } from './catalogue/big-catalogue.ts';
import { type DemoCatalogue, demoCatalogue } from './catalogue/demo-catalogue.ts';
import type { Doc } from './catalogue/doc.ts';
import { demoRepairs } from './workshop/demo-repairs.ts';

const DAY = 24 * 60 * 60_000;

/** The same limit as Firestore's own batches, so that the demo can be written to either backend alike. */
const BATCH = 500;

/** More than any shop of the trade carries. */
const MOST = 100_000;

/** `--products 10000` asks for a big catalogue, for benches; without it the demo's own. */
function askedCatalogue(products: string | undefined): DemoCatalogue {
  if (products === undefined) return demoCatalogue();
  const count = Number(products);
  if (!/^\d+$/.test(products) || count > MOST) throw new CountError(`--products es un entero de hasta ${MOST}.`);
  return bigCatalogue(count);
}

/**
 * Writes the demo catalogue where no store has ever been, unless `--empty` asks for a shop of one's own, and only for this machine: its colleague has a password that everybody knows. A
 * folder that has held data is somebody's and is not changed.
 */
async function fill(): Promise<void> {
  const { products: asked, withRepairs, rest } = splitArguments(process.argv.slice(2));
  const config = readConfig(rest, process.env);
  const { dataDir, projectId } = config;
  if (!isForThisMachine(config) || rest.includes('--empty')) return;
  const isHeld = hasHeldData(dataDir);
  if (isHeld && asked !== undefined)
    throw new StorageError(`${dataDir} ya ha tenido una tienda: no se llena. Elija otra carpeta con DATA_DIR.`);
  const demo = isHeld ? undefined : askedCatalogue(asked);
  const unlock = lockDirectory(dataDir);
  const hasher = createPasswordHasher();
  const file = path.join(dataDir, STORE_FILE);
  const store = openSqliteStore(file);
  const accounts = openSqliteAccountStore(file);
  try {
    const database = new Databases(store, openAccess).open(`projects/${projectId}/databases/(default)`);
    if (demo !== undefined) {
      const { categories, labels, tutorials } = demo;
      const products = pricedLately(demo.products);
      writeAll(database, 'categories', categories);
      writeAll(database, 'etiquetas', labels);
      writeAll(database, 'productos', products);
      writeAll(database, 'tutoriales', tutorials);
      if (asked === undefined && withRepairs) writeRepairs(database);
      const published = await publishProducts(database, 1);
      await addStaff({ accounts, database, hasher, now: Date.now }, DEMO_STAFF.email, {
        password: DEMO_STAFF.password,
      });
      console.log(
        `Tienda de demostración: ${categories.length} categorías, ${labels.length} subcategorías, ${products.length} productos, ${tutorials.length} tutoriales; catálogo publicado, ${Math.ceil(published.bytes / 1000)} kB.`,
      );
    }
    const known = accounts.byEmail(DEMO_STAFF.email);
    if (known?.disabled === false && (await hasher.matches(DEMO_STAFF.password, known.passwordHash)))
      console.log(`Personal de demostración: ${DEMO_STAFF.email}, contraseña ${DEMO_STAFF.password}`);
  } finally {
    accounts.close();
    store.close();
    unlock();
  }
}

/** The last price upload was some days before the shop is filled: otherwise all prices of the demo would be called old three months after it was written. */
function pricedLately(products: readonly Doc[]): readonly Doc[] {
  const precioVigente = shopDayAt(Date.now() - 6 * DAY);
  return products.map((doc) =>
    'precioVigente' in doc.fields ? { ...doc, fields: { ...doc.fields, precioVigente } } : doc,
  );
}

/** `--products 10000` and `--without-repairs` are for this command, everything else for the server that `npm start` starts next. */
function splitArguments(all: readonly string[]): {
  products: string | undefined;
  withRepairs: boolean;
  rest: string[];
} {
  const words = all.filter((word) => word !== WITHOUT_REPAIRS);
  const withRepairs = words.length === all.length;
  const at = words.indexOf('--products');
  if (at < 0) return { products: undefined, withRepairs, rest: words };
  return { products: words[at + 1] ?? '', withRepairs, rest: words.filter((_, i) => i !== at && i !== at + 1) };
}

/** The tests begin with an empty workshop. */
const WITHOUT_REPAIRS = '--without-repairs';

/** The folios of the workshop and their customers' pages, dated by the days before today. */
function writeRepairs(database: HostedDatabase): void {
  const names = () => namesFromRandomBytes(randomBytes(RANDOM_BYTES), 'T');
  const made = demoRepairs(Date.now(), names, DEMO_STAFF.email);
  database.commit(
    made.flatMap(({ repair, status }) => {
      const { fields, ...write } = toWrite('reparaciones', repair);
      // Received at a time, which a text of the plain document cannot say.
      const creado: Value = { timestampValue: `${String(repair.fields['creado']).slice(0, 23)}000Z` };
      return [{ ...write, fields: { ...fields, creado } }, toWrite('estadosReparacion', status)];
    }),
    OPERATOR,
  );
}

function writeAll(database: HostedDatabase, collection: string, docs: readonly Doc[]): void {
  for (let at = 0; at < docs.length; at += BATCH) {
    database.commit(
      docs.slice(at, at + BATCH).map((doc) => toWrite(collection, doc)),
      OPERATOR,
    );
  }
}

/**
 * The demo's documents are dated yesterday, because a published catalogue covers what was written more than ten minutes before it, and every visitor
 * reads younger documents one by one.
 */
const yesterday: Value = { timestampValue: versionToTimestamp((Date.now() - DAY) * 1000) };

function toWrite(
  collection: string,
  { id, fields }: { readonly id: string; readonly fields: object },
): Write & { readonly kind: 'update' } {
  return {
    kind: 'update',
    path: `${collection}/${id}`,
    fields: { ...toFields({ rev: 1, ...fields }), actualizado: yesterday },
    mask: undefined,
    transforms: [],
    precondition: { kind: 'exists', exists: false },
  };
}

const toFields = (plain: object): Fields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toValue(value)]));

function toValue(plain: unknown): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  if (typeof plain === 'object') return { mapValue: { fields: toFields(plain) } };
  throw new TypeError(`The demo catalogue holds a ${typeof plain}`);
}

try {
  process.umask(0o077);
  await fill();
} catch (error) {
  if (!(error instanceof CountError || error instanceof ConfigError || error instanceof StorageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
