import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type ArchivePart, archiveLine, archiveManifest } from '#domain/staff/archive/shop-archive.ts';
import { makeFolders } from '../storage/make-folders.ts';
import { fileToLine, hasBytes, readFileList } from './archive-files.ts';
import {
  ACCOUNTS,
  DOCUMENTS,
  FILE_LIST,
  FILES,
  isSafeName,
  MANIFEST,
  PARTIAL,
  partOf,
  placeOf,
  writeWhole,
} from './archive-folder.ts';
import { accountsToImportGroups } from './auth-import.ts';
import { md5OfBytes } from './md5.ts';
import type { Progress } from './progress.ts';
import { type MovedDocument, type ShopSource, TransferError } from './shop.ts';

/** How far a pass has come: what was read of each collection, and how many bytes of the last one's file count. */
/** What the system says where no folder can be made. */
const NO_FOLDER: ReadonlySet<unknown> = new Set(['EEXIST', 'ENOTDIR', 'ENOENT']);

const state = v.object({
  origen: v.string(),
  etapa: v.picklist(['documentos', 'archivos', 'listo']),
  ultimo: v.optional(v.string()),
  bytes: v.number(),
  documentos: v.record(v.string(), v.number()),
});
type State = v.InferOutput<typeof state>;

export interface Exported {
  readonly documents: number;
  readonly files: number;
  readonly accounts: number;
  readonly notices: readonly string[];
}

export interface TransferOptions {
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/**
 * Writes a shop into a folder. A pass that was stopped goes on where it was; one over a whole archive makes it anew and asks only for the bytes
 * of files that are not there. Until a pass is whole, what was there before stays. Throws TransferError, and the signal's reason.
 */
export async function exportShop(source: ShopSource, folder: string, options: TransferOptions): Promise<Exported> {
  const partial = path.join(folder, PARTIAL);
  // It holds personal data and password hashes.
  try {
    makeFolders(folder);
  } catch (error) {
    if (!NO_FOLDER.has((error as NodeJS.ErrnoException).code)) throw error;
    throw new TransferError(`${folder} no es una carpeta, ni se puede hacer ahí una.`);
  }
  await chmod(folder, 0o700);
  const pass = await openPass(partial, source);
  if (pass.etapa === 'documentos') await exportDocuments(source, partial, pass, options);
  const notices = pass.etapa === 'listo' ? [] : await exportFiles(source, folder, partial, options);
  const { accounts, notices: accountNotices } = await source.accounts();
  await writeAccounts(partial, accountsToImportGroups(accounts));
  await savePass(partial, { ...pass, etapa: 'listo' });
  await putInPlace(folder, partial);
  const files = await readFileList(path.join(folder, FILE_LIST));
  await writeManifest(folder, source, pass, files.keys(), options);
  await rm(partial, { recursive: true, force: true });
  await removeUnlisted(path.join(folder, FILES), files);
  const documents = Object.values(pass.documentos).reduce((sum, count) => sum + count, 0);
  return { documents, files: files.size, accounts: accounts.length, notices: [...notices, ...accountNotices] };
}

async function openPass(partial: string, { label }: ShopSource): Promise<State> {
  const file = path.join(partial, 'avance.json');
  const fresh: State = { origen: label, etapa: 'documentos', bytes: 0, documentos: {} };
  if (!existsSync(file)) return fresh;
  const known = v.parse(state, JSON.parse(await readFile(file, 'utf8')));
  if (known.origen !== label)
    throw new TransferError(
      `En esa carpeta quedó a medias la exportación de otra tienda: ${known.origen}. Use otra carpeta.`,
    );
  return known;
}

const savePass = (partial: string, pass: State): Promise<void> =>
  writeWhole(path.join(partial, 'avance.json'), JSON.stringify(pass));

async function exportDocuments(
  source: ShopSource,
  partial: string,
  pass: State,
  { progress, signal }: TransferOptions,
): Promise<void> {
  const file = (collection: string): string => path.join(partial, DOCUMENTS, `${collection}.jsonl`);
  await mkdir(path.join(partial, DOCUMENTS), { recursive: true });
  const last = pass.ultimo?.split('/')[0];
  // What was written after the last note of the pass is read again.
  if (last !== undefined) await truncate(file(last), pass.bytes);
  for await (const page of source.documents(pass.ultimo)) {
    signal.throwIfAborted();
    for (const [collection, documents] of byCollection(page)) {
      const isNew = pass.ultimo?.split('/')[0] !== collection;
      const text = documents
        .map(({ path: where, fields }) => archiveLine({ name: `/documents/${where}`, fields }))
        .join('');
      if (isNew) await writeFile(file(collection), text);
      else await appendFile(file(collection), text);
      pass.bytes = (isNew ? 0 : pass.bytes) + Buffer.byteLength(text);
      pass.ultimo = documents.at(-1)?.path;
      pass.documentos[collection] = (pass.documentos[collection] ?? 0) + documents.length;
    }
    await savePass(partial, pass);
    progress(
      'documentos',
      Object.values(pass.documentos).reduce((sum, count) => sum + count, 0),
    );
  }
  pass.etapa = 'archivos';
  await savePass(partial, pass);
}

/** Pages are in the order of their paths, so the documents of one collection, and of those below it, follow each other. */
function byCollection(page: readonly MovedDocument[]): ReadonlyMap<string, MovedDocument[]> {
  const groups = new Map<string, MovedDocument[]>();
  for (const document of page) {
    const collection = document.path.slice(0, document.path.indexOf('/'));
    groups.set(collection, [...(groups.get(collection) ?? []), document]);
  }
  return groups;
}

async function exportFiles(
  source: ShopSource,
  folder: string,
  partial: string,
  { progress, signal }: TransferOptions,
): Promise<readonly string[]> {
  const notices: string[] = [];
  let list = '';
  let count = 0;
  for await (const file of source.files()) {
    signal.throwIfAborted();
    if (!isSafeName(file.name)) {
      notices.push(`«${file.name}» no puede guardarse como archivo y no se exporta.`);
      continue;
    }
    if (!(await hasBytes(folder, file).catch(() => false))) {
      const bytes = await source.fileBytes(file.name);
      if (bytes.length !== file.bytes || md5OfBytes(bytes) !== file.md5)
        throw new TransferError(`${file.name} no llegó como está en el origen. Vuelva a dar la misma orden.`);
      await writeWhole(placeOf(folder, `${FILES}/${file.name}`), bytes);
    }
    list += fileToLine(file);
    progress('archivos', (count += 1));
  }
  await writeWhole(path.join(partial, FILE_LIST), list);
  return notices;
}

async function writeAccounts(partial: string, groups: ReturnType<typeof accountsToImportGroups>): Promise<void> {
  await mkdir(path.join(partial, ACCOUNTS), { recursive: true });
  for (const [at, group] of groups.entries())
    await writeWhole(path.join(partial, ACCOUNTS, `${at + 1}.json`), `${JSON.stringify(group, undefined, 2)}\n`);
}

/** The manifest goes first: a kill in between leaves a folder that is no whole archive, and the same order finishes it. */
async function putInPlace(folder: string, partial: string): Promise<void> {
  await rm(path.join(folder, MANIFEST), { force: true });
  for (const name of [DOCUMENTS, FILE_LIST, ACCOUNTS]) {
    if (!existsSync(path.join(partial, name))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    await rename(path.join(partial, name), path.join(folder, name));
  }
}

async function writeManifest(
  folder: string,
  { projectId }: ShopSource,
  { documentos }: State,
  files: Iterable<string>,
  { now }: TransferOptions,
): Promise<void> {
  const parts: ArchivePart[] = [];
  for (const [collection, count] of Object.entries(documentos))
    parts.push(await partOf(folder, `${DOCUMENTS}/${collection}.jsonl`, count));
  for (const name of files) parts.push(await partOf(folder, `${FILES}/${name}`));
  parts.push(await partOf(folder, FILE_LIST));
  for (const name of (await readdir(path.join(folder, ACCOUNTS))).toSorted())
    parts.push(await partOf(folder, `${ACCOUNTS}/${name}`));
  await writeWhole(path.join(folder, MANIFEST), archiveManifest(projectId, now().toISOString(), parts, {}));
}

/** The bytes of files that the shop no longer has. */
async function removeUnlisted(root: string, files: ReadonlyMap<string, unknown>): Promise<void> {
  if (!existsSync(root)) return;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, place).split(path.sep).join('/');
    if (entry.isFile() && !files.has(name)) await rm(place, { force: true });
  }
}
