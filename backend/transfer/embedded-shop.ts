import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAccess } from '../access/open-access.ts';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { defaultBucket } from '../config.ts';
import { Databases } from '../databases/databases.ts';
import { comparePaths, documentPath } from '../engine/document-path.ts';
import { BlobStore } from '../files/blob-store.ts';
import type { FileContext } from '../files/file-context.ts';
import { finishUpload } from '../files/finish-upload.ts';
import { openSqliteFileStore } from '../files/store/sqlite-file-store.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { Turns } from '../files/turns.ts';
import { BYTES_FOLDER, snapshot } from '../operations/backup.ts';
import { OPERATOR } from '../operations/operator-access.ts';
import { publishProducts } from '../operations/publish-products.ts';
import { STORE_FILE } from '../storage/data-folder.ts';
import { lockDirectory } from '../storage/directory-lock.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { canonicalFields, digestOf } from './canonical.ts';
import { putEmbeddedAccounts } from './embedded-accounts.ts';
import type { MovedDocument, MovedFile, ShopSource, ShopTarget } from './shop.ts';

const PAGE = 500;

export interface EmbeddedPlace {
  readonly dataDir: string;
  readonly projectId: string;
}

/** One moment of a shop that may be open: the store is copied first, and its bytes never change. Throws StorageError. */
export function openEmbeddedSource({ dataDir, projectId }: EmbeddedPlace): ShopSource {
  const folder = mkdtempSync(path.join(tmpdir(), 'mudanza-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  const copy = path.join(folder, STORE_FILE);
  try {
    snapshot(path.join(dataDir, STORE_FILE), copy);
    return openShop({ dataDir, projectId, file: copy, release: forget });
  } catch (error) {
    forget();
    throw error;
  }
}

/** The shop of a stopped server, or a new one. Throws StorageError while a server holds it. */
export function openEmbeddedTarget({ dataDir, projectId }: EmbeddedPlace): ShopTarget {
  const release = lockDirectory(dataDir);
  try {
    return openShop({ dataDir, projectId, file: path.join(dataDir, STORE_FILE), release });
  } catch (error) {
    release();
    throw error;
  }
}

interface OpenedPlace extends EmbeddedPlace {
  readonly file: string;
  readonly release: () => void;
}

function openShop({ dataDir, projectId, file, release }: OpenedPlace): ShopTarget {
  const store = openSqliteStore(file);
  const accounts = openSqliteAccountStore(file);
  const files = openSqliteFileStore(file);
  const database = new Databases(store, openAccess).open(`projects/${projectId}/databases/(default)`);
  const blobRoot = path.join(dataDir, BYTES_FOLDER);
  const bucket = defaultBucket({ projectId });
  const blobs = new BlobStore(blobRoot);
  const context: FileContext = {
    store: files,
    blobs,
    access: { allows: () => true },
    turns: new Turns(),
    now: Date.now,
    largest: Number.POSITIVE_INFINITY,
  };
  return {
    label: `los datos de ${dataDir}`,
    projectId,
    // Before it listens to others it replaces the demo's password itself.
    isPublic: false,
    key: `propia-${Buffer.from(`${dataDir}\n${projectId}`).toString('base64url').slice(-24)}`,
    async *documents(after) {
      const documents = database.state.collections().flatMap((collection) => [...collection.documents()]);
      const known = after === undefined ? undefined : documentPath(after);
      // By its place, because the document itself may have been deleted since.
      const rest = documents
        .filter((document) => known === undefined || comparePaths(document, known) > 0)
        .toSorted(comparePaths);
      for (let at = 0; at < rest.length; at += PAGE) {
        yield rest
          .slice(at, at + PAGE)
          .map(({ path: where, fields }): MovedDocument => ({ path: where, fields: canonicalFields(fields) }));
      }
    },
    async *files() {
      for (
        let name = files.nextName(bucket, { name: '', isAfter: false });
        name !== undefined;
        name = files.nextName(bucket, { name, isAfter: true })
      ) {
        const stored = files.file(bucket, name);
        if (stored !== undefined) yield toMovedFile(stored);
      }
    },
    fileBytes: async (name) => {
      const sha256 = files.file(bucket, name)?.sha256 ?? '';
      return readFile(path.join(blobRoot, sha256.slice(0, 2), sha256));
    },
    accounts: async () => ({ accounts: accounts.list(), notices: [] }),
    close: () => {
      for (const each of [files, accounts, store]) each.close();
      release();
    },
    digest: digestOf,
    writeDocuments: async (writes) => {
      database.commit(
        writes.map(({ path: where, fields }) =>
          fields === undefined
            ? { kind: 'delete', path: where, precondition: undefined }
            : { kind: 'update', path: where, fields, mask: undefined, transforms: [], precondition: undefined },
        ),
        OPERATOR,
      );
    },
    putFile: async ({ name, settings }, bytes) => {
      const id = randomUUID();
      const handle = await blobs.openIncoming(id);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      const digest = await blobs.digestIncoming(id);
      await finishUpload(context, id, { bucket, name, settings, identity: undefined }, digest);
    },
    removeFile: async (name) => {
      const known = files.file(bucket, name);
      files.removeFile(bucket, name);
      if (known !== undefined) blobs.release(known.sha256, (sha256) => files.refersTo(sha256));
    },
    putAccounts: async (moved) => putEmbeddedAccounts(accounts, moved),
    removeAccounts: async (uids) => uids.forEach((uid) => accounts.remove(uid)),
    finish: async (hasPublished) => {
      const hasProducts = database.state.collections().some(({ path: where }) => where === 'productos');
      if (!hasPublished && hasProducts) await publishProducts(database, Math.floor(Date.now() / 60_000));
      const signIns = accounts.list().length;
      return signIns === 0 ? 'Nadie puede entrar todavía: npm run staff -- add correo@…' : undefined;
    },
  };
}

function toMovedFile({ name, size, md5, ...stored }: StoredFile): MovedFile {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom } = stored;
  const settings = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom };
  return { name, bytes: size, md5, settings };
}
