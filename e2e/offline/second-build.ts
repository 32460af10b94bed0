import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const TREE = 'test-results/.second-build';
const FOLDERS = ['src', 'sw', 'tools', 'public'];
const FILES = ['shell.html', 'admin.html', 'manifest.webmanifest', 'package.json', 'tsconfig.json', 'vite.config.ts'];
export const SECOND_NAME = 'La Fragua del Norte';

const SECOND_BUILD = join(TREE, 'dist');

/** Builds the site again from sources in which the shop has another name, as the next release would be built. Once, before all tests. */
export async function buildSecond(): Promise<void> {
  await rm(TREE, { recursive: true, force: true });
  await mkdir(TREE, { recursive: true });
  for (const part of [...FOLDERS, ...FILES]) await cp(part, join(TREE, part), { recursive: true });
  for (const part of ['node_modules', 'demo']) await symlink(resolve(part), join(TREE, part));
  const profile = join(TREE, 'src/domain/store-profile.ts');
  const source = await readFile(profile, 'utf8');
  await writeFile(profile, source.replace("name: 'La Fragua'", `name: '${SECOND_NAME}'`));
  await promisify(execFile)(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], { cwd: TREE });
}

/** The demo's pictures are nine of ten files of a site, the same in every build, and no test changes one. */
const PICTURES = 'demo';

const copyWithoutPictures = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (source) => basename(source) !== PICTURES });

/** Fills an empty folder with the first build, for a test that changes files of its site. The pictures are a link. */
export async function copySite(siteDir: string): Promise<void> {
  await copyWithoutPictures('dist', siteDir);
  await symlink(resolve('dist', PICTURES), join(siteDir, PICTURES));
}

/** As a deploy that copies one file after the other, when it has come to the worker before what that one keeps. */
export const deployOnlyWorker = (siteDir: string): Promise<void> =>
  copyFile(join(SECOND_BUILD, 'sw.js'), join(siteDir, 'sw.js'));

/** Puts the second build in the place of the first, with the assets that its deploy brings along. */
export async function deploySecond(siteDir: string, { keepOlder = true } = {}): Promise<void> {
  const older = new Set(await readdir(join(siteDir, 'assets')));
  await copyWithoutPictures(SECOND_BUILD, siteDir);
  if (keepOlder) return;
  for (const name of await readdir(join(SECOND_BUILD, 'assets'))) older.delete(name);
  for (const name of older) await rm(join(siteDir, 'assets', name));
}
