import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** Says that a folder was written by this command, so that it may be written again. Hosting does not deploy names with a leading dot. */
const MARK = '.prerendered';

/** A site's folder that is being written beside the one before, and takes its place when it is whole. */
export interface OutputFolder {
  /** Writes a file, by its path within the folder. */
  write(file: string, text: string): Promise<void>;
  /** Puts the folder in the place of the one before. */
  finish(): Promise<void>;
  /** Deletes what was written. */
  discard(): Promise<void>;
}

/** Begins with the built site in it. Refuses, in Spanish, a folder with other things in it than this command wrote. */
export async function openOutputFolder(out: string, site: string): Promise<Result<OutputFolder, string>> {
  const target = resolve(out);
  if (isWithin(resolve(site), target) || isWithin(target, resolve(site)))
    return err(`«${out}» no puede estar dentro del sitio construido, ni al revés: elija otra carpeta con --out.`);
  for (const folder of [target, `${target}.nuevo`]) {
    if (!(await isOurs(folder)))
      return err(`«${folder}» tiene otras cosas y no se va a borrar. Elija otra carpeta con --out, o vacíela.`);
  }
  const next = `${target}.nuevo`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await writeFile(join(next, MARK), '');
  await cp(site, next, { recursive: true, filter: (from) => from === site || !basename(from).startsWith('.') });
  return ok({
    async write(file, text) {
      const path = join(next, file);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, text);
    },
    async finish() {
      await rm(target, { recursive: true, force: true });
      await rename(next, target);
    },
    discard: () => rm(next, { recursive: true, force: true }),
  });
}

async function isOurs(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (!found) return true;
  if (!found.isDirectory()) return false;
  const names = await readdir(folder);
  return names.length === 0 || names.includes(MARK);
}

function isWithin(folder: string, other: string): boolean {
  const path = relative(folder, other);
  return path === '' || !(path === '..' || path.startsWith('../') || resolve(path) === path);
}
