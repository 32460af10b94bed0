import { archivedFiles } from './archive-files.ts';
import { type ArchiveManifest, readManifest, verifyArchive } from './archive-folder.ts';
import type { TransferOptions } from './export-shop.ts';
import { accountsFor, importAccounts } from './import-accounts.ts';
import {
  archivedDocuments,
  collectionOf,
  importDocuments,
  isEmptied,
  readTarget,
  requireEmptyOrOurs,
} from './import-documents.ts';
import { importFiles, sameFile, targetFiles } from './import-files.ts';
import { openImportLedger } from './import-ledger.ts';
import type { ShopTarget } from './shop.ts';

/** What the target holds of one kind, beside the archive. */
export interface Compared {
  readonly what: string;
  readonly archived: number;
  readonly equal: number;
  /** Paths, names or addresses. */
  readonly different: readonly string[];
  /** What only the target has. */
  readonly extra: number;
}

export interface Imported {
  readonly written: number;
  readonly deleted: number;
  /** Sentences for the owner. */
  readonly notices: readonly string[];
  readonly compared: readonly Compared[];
}

/**
 * Brings an archive to a target: files first, because documents name them. What is there already is not sent again, so an import that was stopped
 * goes on, and one of a later export of the same shop brings what changed since. What was deleted at the target stays deleted. At the end the target is read anew and compared with the archive.
 */
export async function importShop(target: ShopTarget, folder: string, options: TransferOptions): Promise<Imported> {
  const manifest = await readManifest(folder);
  await verifyArchive(folder, manifest);
  const ledger = await openImportLedger(folder, target.key);
  const before = await readTarget(target, options, 'documentos que ya están');
  requireEmptyOrOurs({ before, ledger }, target);
  if (isEmptied({ before })) await ledger.forgetStored();
  const files = await importFiles(target, folder, manifest, ledger, options);
  const accounts = await importAccounts(target, folder, manifest, ledger);
  const documents = await importDocuments(target, folder, manifest, { before, ledger }, options);
  const hasPublished = manifest.partes.some(({ nombre }) => nombre === 'documentos/publicado.jsonl');
  const advice = await target.finish(hasPublished);
  const conflicts = [...documents.conflicts, ...files.conflicts].map(
    (name) => `${name} cambió en el destino desde la última vez y se dejó como está.`,
  );
  const deletions = [...documents.deletedThere, ...files.deletedThere, ...accounts.deletedThere].map(
    (name) => `${name} se borró en el destino desde la última vez y no se volvió a llevar.`,
  );
  return {
    written: documents.written + files.written + accounts.written,
    deleted: documents.deleted + files.deleted + accounts.deleted,
    notices: [...conflicts, ...deletions, ...accounts.problems, ...(advice === undefined ? [] : [advice])],
    compared: [
      ...(await compareDocuments(target, folder, manifest, options)),
      await compareFiles(target, folder, manifest, options),
      await compareAccounts(target, folder, manifest),
    ],
  };
}

async function compareDocuments(
  target: ShopTarget,
  folder: string,
  manifest: ArchiveManifest,
  options: TransferOptions,
): Promise<Compared[]> {
  const there = await readTarget(target, options, 'documentos comprobados');
  const rows = new Map<string, { archived: number; different: string[]; extra: number }>();
  const rowOf = (where: string) => {
    const row = rows.get(collectionOf(where)) ?? { archived: 0, different: [], extra: 0 };
    rows.set(collectionOf(where), row);
    return row;
  };
  for await (const { path, fields } of archivedDocuments(folder, manifest, target.projectId)) {
    const row = rowOf(path);
    row.archived += 1;
    if (there.get(path) !== target.digest(fields)) row.different.push(path);
    there.delete(path);
  }
  for (const where of there.keys()) rowOf(where).extra += 1;
  return [...rows].map(([what, row]) => ({ what, ...row, equal: row.archived - row.different.length }));
}

async function compareFiles(
  target: ShopTarget,
  folder: string,
  manifest: ArchiveManifest,
  options: TransferOptions,
): Promise<Compared> {
  const archive = await archivedFiles(folder, manifest);
  const there = await targetFiles(target, options);
  const different = [...archive.values()]
    .filter((file) => !sameFile(there.get(file.name), file))
    .map(({ name }) => name);
  const extra = [...there.keys()].filter((name) => !archive.has(name)).length;
  return { what: 'archivos', archived: archive.size, equal: archive.size - different.length, different, extra };
}

/** Without the passwords: Firebase does not tell those that it was given. */
async function compareAccounts(target: ShopTarget, folder: string, manifest: ArchiveManifest): Promise<Compared> {
  const archive = await accountsFor(target, folder, manifest);
  const there = new Map((await target.accounts()).accounts.map((account) => [account.uid, account]));
  const different = archive
    .filter((account) => {
      const other = there.get(account.uid);
      const { email, emailVerified, displayName, photoUrl, disabled } = account;
      return !(
        other?.email === email &&
        other.emailVerified === emailVerified &&
        other.displayName === displayName &&
        other.photoUrl === photoUrl &&
        other.disabled === disabled
      );
    })
    .map(({ email }) => email);
  const uids = new Set(archive.map(({ uid }) => uid));
  const extra = [...there.keys()].filter((uid) => !uids.has(uid)).length;
  return { what: 'cuentas', archived: archive.length, equal: archive.length - different.length, different, extra };
}
