import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { ACCOUNTS } from '../auth/store/auth-schema.ts';
import { FILES } from '../files/store/file-schema.ts';
import { hasChecksums, readChecked } from '../storage/checked-table.ts';
import { hasHeldData, noStoreIn, STORE_FILE } from '../storage/data-folder.ts';
import { findDiskTrouble } from '../storage/disk-trouble.ts';
import { makeFolders } from '../storage/make-folders.ts';
import { DOCUMENTS } from '../storage/schema.ts';
import { DamagedStore, StorageError } from '../storage/storage-error.ts';
import { HALF_MADE } from './kept-backups.ts';

export const BACKUP_FILE = 'copia.json';
export const BYTES_FOLDER = 'archivos';
/** Files may be deleted between the snapshot and their copy; then the next snapshot no longer has them. */
const ATTEMPTS = 3;

export interface BackupSummary {
  readonly formato: 1;
  readonly creada: string;
  readonly documentos: number;
  readonly cuentas: number;
  readonly archivos: number;
}

/**
 * Copies everything of a data directory into `target`, a folder that must not exist yet, while the server runs or not. The store is one
 * consistent snapshot, and the folder appears under its name when it is whole. Throws StorageError.
 */
export async function backUp(dataDir: string, target: string, now: Date): Promise<BackupSummary> {
  const partial = `${target}${HALF_MADE}`;
  try {
    await rm(partial, { recursive: true, force: true });
    makeFolders(path.dirname(target));
    // Readable by the owner only, because it contains password hashes and the key that signs tokens.
    await mkdir(partial, { mode: 0o700 });
    const summary = await copyAll(dataDir, partial, now);
    await writeFile(path.join(partial, BACKUP_FILE), `${JSON.stringify(summary, undefined, 2)}\n`);
    await rename(partial, target).catch(() => {
      throw new StorageError(`${target} ya existe: elija otro nombre para la copia.`);
    });
    return summary;
  } catch (error) {
    // The error must say why the copy cannot be made, and not that there was nothing to delete.
    await rm(partial, { recursive: true, force: true }).catch(() => {});
    throw inWords(error, target);
  }
}

const NO_FOLDER: ReadonlySet<unknown> = new Set(['EEXIST', 'ENOTDIR', 'ENOENT']);

/** What the system says of a folder where no copy can be made, as a sentence; any other error as it is. */
export function inWords(error: unknown, target: string): unknown {
  if (!(error instanceof Error) || error instanceof StorageError || !('code' in error)) return error;
  const trouble = findDiskTrouble(error);
  const isNoFolder = NO_FOLDER.has(error.code);
  if (trouble === undefined && !isNoFolder) return error;
  const reason = {
    full: 'el disco está lleno; libere espacio',
    'read-only': 'ahí no se puede escribir; revise los permisos y el montaje del disco',
    failing: 'el disco falla al escribir; revíselo',
    none: 'no es una carpeta, ni se puede hacer ahí una',
  }[trouble ?? 'none'];
  return new StorageError(`No se puede hacer la copia en ${target}: ${reason}.`);
}

async function copyAll(dataDir: string, partial: string, now: Date): Promise<BackupSummary> {
  const copy = path.join(partial, STORE_FILE);
  for (let attempt = 1; ; attempt += 1) {
    await rm(copy, { force: true });
    snapshot(path.join(dataDir, STORE_FILE), copy);
    await chmod(copy, 0o600);
    const { counts, digests } = readStore(copy, path.join(dataDir, STORE_FILE));
    const missing = await copyBytes(path.join(dataDir, BYTES_FOLDER), path.join(partial, BYTES_FOLDER), digests);
    if (missing === undefined) {
      await sync(copy);
      await checkBytes(path.join(partial, BYTES_FOLDER), digests, 'La copia no se hizo.');
      return { formato: 1, creada: now.toISOString(), ...counts };
    }
    if (attempt === ATTEMPTS) throw new StorageError(`Falta un archivo de la tienda: ${missing}. La copia no se hizo.`);
  }
}

/** A copy of a store that may be in use, at one moment. Throws StorageError. */
export function snapshot(source: string, copy: string): void {
  const folder = path.dirname(source);
  if (!hasHeldData(folder)) throw new StorageError(noStoreIn(folder));
  let connection: Database.Database | undefined;
  try {
    connection = new Database(source, { fileMustExist: true });
    connection.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    if (findDiskTrouble(error) === 'full') throw inWords(error, path.dirname(copy));
    throw new StorageError(`No se puede leer ${source}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    connection?.close();
  }
}

/** What a copied store holds. Throws StorageError when it is damaged. @param named what the error calls it: a copy that is not kept is its original */
export function readStore(
  file: string,
  named = file,
): {
  readonly counts: Omit<BackupSummary, 'formato' | 'creada'>;
  readonly digests: readonly string[];
} {
  // Looked for first, because to open a file that is not there makes it.
  if (!existsSync(file)) throw new StorageError(`${named} está dañado: el archivo no está.`);
  const connection = new Database(file);
  try {
    const [check] = connection.pragma('integrity_check') as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new StorageError(`${named} está dañado: ${check?.integrity_check}`);
    const tables = new Set(
      (connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]).map(
        ({ name }) => name,
      ),
    );
    // An empty file is a whole database to SQLite.
    if (!tables.has(DOCUMENTS.name)) throw new StorageError(`${named} está dañado: no tiene documentos.`);
    for (const table of [DOCUMENTS, ACCOUNTS, FILES]) {
      if (tables.has(table.name) && hasChecksums(connection, table)) readChecked(connection, file, table);
    }
    const count = (table: string, where = ''): number =>
      tables.has(table)
        ? (connection.prepare(`SELECT count(*) AS n FROM ${table} ${where}`).get() as { n: number }).n
        : 0;
    const rows = tables.has('files')
      ? (connection.prepare('SELECT DISTINCT sha256 FROM files').all() as { sha256: string }[])
      : [];
    return {
      counts: {
        documentos: count('documents', 'WHERE fields IS NOT NULL'),
        cuentas: count('auth_accounts'),
        archivos: count('files'),
      },
      digests: rows.map(({ sha256 }) => sha256),
    };
  } catch (error) {
    if (error instanceof DamagedStore) throw new StorageError(`${named} está dañado: ${error.reason}`);
    if (error instanceof StorageError) throw error;
    throw new StorageError(`${named} está dañado: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    connection.close();
  }
}

/** Answers the first digest that is not there. Bytes never change, so what was copied before stays. */
export async function copyBytes(from: string, to: string, digests: readonly string[]): Promise<string | undefined> {
  for (const sha256 of digests) {
    const place = path.join(sha256.slice(0, 2), sha256);
    await mkdir(path.join(to, sha256.slice(0, 2)), { recursive: true });
    try {
      await copyFile(path.join(from, place), path.join(to, place), constants.COPYFILE_FICLONE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return sha256;
      throw error;
    }
    await sync(path.join(to, place));
  }
  return undefined;
}

/** Reads every file of a copy and compares its digest. Throws StorageError, with what that means. */
export async function checkBytes(folder: string, digests: readonly string[], outcome: string): Promise<void> {
  for (const sha256 of digests) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of createReadStream(
        path.join(folder, sha256.slice(0, 2), sha256),
      ) as AsyncIterable<Buffer>)
        hash.update(chunk);
    } catch {
      throw new StorageError(`A la copia le falta un archivo: ${sha256}. ${outcome}`);
    }
    if (hash.digest('hex') !== sha256)
      throw new StorageError(`Un archivo de la copia está dañado: ${sha256}. ${outcome}`);
  }
}

export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
