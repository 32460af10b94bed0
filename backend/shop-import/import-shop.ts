import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { POINTER_ID } from '#domain/snapshot/pointer.ts';
import { LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { StatusError } from '../engine/status.ts';
import type { Fields } from '../engine/value.ts';
import type { Write } from '../engine/write.ts';
import type { FileContext } from '../files/file-context.ts';
import { FileRefusal } from '../files/file-refusal.ts';
import { receiveBytes } from '../files/receive-bytes.ts';
import { logInfo } from '../log.ts';
import { OPERATOR } from '../operations/operator-access.ts';
import { publishProducts } from '../operations/publish-products.ts';
import { ImportRefusal } from './import-refusal.ts';
import { type ArchivedDocument, readArchive } from './read-archive.ts';
import { stageFiles } from './stage-files.ts';
import { statusDocuments } from './status-documents.ts';

/** What a shop may have before an archive is loaded: its first people, and what visitors and the publisher leave by themselves. */
const BESIDE: ReadonlySet<string> = new Set(['personal', 'invitaciones', 'publicado', 'busquedas', 'cuposBusqueda']);
const PREFIX = 'importando-';
const MINUTE = 60_000;

export interface Imported {
  readonly documents: number;
  readonly files: number;
}

export interface ShopImport {
  /** Whether an archive could be loaded now. */
  isEmpty(): boolean;
  /** Loads an archive that arrives, all of it or nothing. Throws ImportRefusal. */
  load(body: AsyncIterable<Uint8Array>): Promise<Imported>;
}

interface ImportParts {
  readonly database: HostedDatabase;
  readonly files: Pick<FileContext, 'store' | 'blobs' | 'now'>;
  readonly bucket: string;
  readonly dataDir: string;
  /** In bytes. */
  readonly largest?: number;
}

/** Loads what «Toda la tienda» of another shop has written into this one, while it is empty. */
export function createShopImport(parts: ImportParts): ShopImport {
  const { database, dataDir, largest = LARGEST_ARCHIVE } = parts;
  let isLoading = false;
  // What a kill left behind.
  for (const name of readdirSync(dataDir)) if (name.startsWith(PREFIX)) rmSync(path.join(dataDir, name));

  const isEmpty = (): boolean =>
    database.state.collections().every(({ path: collection, size }) => size === 0 || BESIDE.has(collection));

  async function loadInto(file: string, body: AsyncIterable<Uint8Array>): Promise<Imported> {
    const handle = await open(file, 'wx+', 0o600);
    try {
      return await loadFrom(parts, handle, await receive(handle, body, largest), isEmpty);
    } finally {
      await handle.close();
      await rm(file, { force: true });
    }
  }

  return {
    isEmpty,
    async load(body) {
      if (!isEmpty()) throw new ImportRefusal('not-empty');
      if (isLoading) throw new ImportRefusal('busy');
      isLoading = true;
      try {
        const imported = await loadInto(path.join(dataDir, `${PREFIX}${randomUUID()}.tmp`), body);
        logInfo(`Se cargó el archivo de una tienda: ${imported.documents} documentos y ${imported.files} archivos.`);
        return imported;
      } finally {
        isLoading = false;
      }
    },
  };
}

async function receive(handle: FileHandle, body: AsyncIterable<Uint8Array>, limit: number): Promise<number> {
  try {
    return await receiveBytes(body, { handle, start: 0, limit });
  } catch (error) {
    throw error instanceof FileRefusal ? new ImportRefusal('too-large') : error;
  }
}

/** Everything is verified before a name is given, the files have their names before the documents that name them, and the documents are one commit. */
async function loadFrom(
  { database, files, bucket }: ImportParts,
  zip: FileHandle,
  size: number,
  isEmpty: () => boolean,
): Promise<Imported> {
  const archive = await readArchive(zip, size);
  const staged = await stageFiles(files, bucket, archive.files);
  try {
    const undo = await staged.keep();
    try {
      // Somebody may have begun to work while the archive was read.
      if (!isEmpty()) throw new ImportRefusal('not-empty');
      commitAll(database, [...archive.documents, ...statusDocuments(archive.documents)]);
    } catch (error) {
      undo();
      throw error;
    }
  } finally {
    await staged.discard();
  }
  await publishProducts(database, nextPublication(database, files.now()));
  return { documents: archive.documents.length, files: staged.count };
}

/** One commit: whoever listens sees all of it, and a kill leaves all of it or nothing. */
function commitAll(database: HostedDatabase, documents: readonly ArchivedDocument[]): void {
  try {
    database.commit(
      documents.flatMap((document) => writeOf(database, document)),
      OPERATOR,
    );
  } catch (error) {
    // A document that is larger than any may be.
    throw error instanceof StatusError && error.status === 'INVALID_ARGUMENT' ? new ImportRefusal('damaged') : error;
  }
}

function writeOf(database: HostedDatabase, { path: name, fields }: ArchivedDocument): readonly Write[] {
  const isPerson = name.startsWith('personal/');
  // Who is here already stays as they are.
  if (isPerson && database.state.get(name) !== undefined) return [];
  return [
    {
      kind: 'update',
      path: name,
      fields: isPerson ? withoutAccess(fields) : fields,
      mask: undefined,
      transforms: [],
      precondition: undefined,
    },
  ];
}

/** Nobody gets in by an archive: who worked in the earlier shop is named, because the log names them, and is invited anew. */
const withoutAccess = (fields: Fields): Fields => ({ ...fields, activo: { booleanValue: false } });

/** Later than any that a device may have seen of this shop or of the earlier one. */
function nextPublication({ state }: HostedDatabase, now: number): number {
  const before = state.get(`publicado/${POINTER_ID}`)?.fields['seq'];
  const last = before !== undefined && 'integerValue' in before ? Number(before.integerValue) : 0;
  return Math.max(last + 1, Math.floor(now / MINUTE));
}
