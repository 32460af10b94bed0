import { readFile } from 'node:fs/promises';
import { archivedFiles } from './archive-files.ts';
import { type ArchiveManifest, FILES, placeOf } from './archive-folder.ts';
import type { TransferOptions } from './export-shop.ts';
import type { ImportLedger } from './import-ledger.ts';
import type { MovedFile, ShopTarget } from './shop.ts';

export interface ImportedFiles {
  readonly written: number;
  readonly deleted: number;
  readonly conflicts: readonly string[];
  /** What somebody deleted at the target since. */
  readonly deletedThere: readonly string[];
}

/** The files of a target, by name. */
export async function targetFiles(target: ShopTarget, { signal }: TransferOptions): Promise<Map<string, MovedFile>> {
  const files = new Map<string, MovedFile>();
  for await (const file of target.files()) {
    signal.throwIfAborted();
    files.set(file.name, file);
  }
  return files;
}

/** Whether two files have the same bytes and the same kind; other settings follow their bytes. */
export const sameFile = (a: MovedFile | undefined, b: MovedFile): boolean =>
  a !== undefined && a.md5 === b.md5 && a.bytes === b.bytes && a.settings.contentType === b.settings.contentType;

/** Uploads what is not there and removes what this archive brought and no longer has. Another's file of the same name stays. */
export async function importFiles(
  target: ShopTarget,
  folder: string,
  manifest: ArchiveManifest,
  ledger: ImportLedger,
  options: TransferOptions,
): Promise<ImportedFiles> {
  const archive = await archivedFiles(folder, manifest);
  const before = await targetFiles(target, options);
  const isOurs = (name: string): boolean => {
    const there = before.get(name);
    return there === undefined || ledger.digests('archivo', name).has(there.md5);
  };
  // What an import that was stopped had stored.
  await ledger.noteStored(
    'archivo',
    [...before.values()].flatMap(({ name, md5 }) => (ledger.digests('archivo', name).has(md5) ? [[name, md5]] : [])),
  );
  const conflicts: string[] = [];
  const deletedThere: string[] = [];
  let written = 0;
  let deleted = 0;
  const missing = [...archive.values()].filter((file) => !sameFile(before.get(file.name), file));
  for (const file of missing) {
    options.signal.throwIfAborted();
    if (!before.has(file.name) && ledger.wasStored('archivo', file.name)) {
      deletedThere.push(file.name);
      continue;
    }
    if (!isOurs(file.name)) {
      conflicts.push(file.name);
      continue;
    }
    await ledger.note('archivo', [[file.name, file.md5]]);
    await target.putFile(file, await readFile(placeOf(folder, `${FILES}/${file.name}`)));
    await ledger.noteStored('archivo', [[file.name, file.md5]]);
    options.progress('archivos llevados', (written += 1), missing.length);
  }
  for (const name of ledger.names('archivo')) {
    if (archive.has(name) || !before.has(name)) continue;
    options.signal.throwIfAborted();
    if (!isOurs(name)) conflicts.push(name);
    else {
      await target.removeFile(name);
      await ledger.noteStored('archivo', [[name, '']]);
      deleted += 1;
    }
  }
  return { written, deleted, conflicts, deletedThere };
}
