import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const TREE = 'test-results/.second-build';
const FOLDERS = ['src', 'sw', 'tools', 'public'];
const FILES = ['shell.html', 'admin.html', 'manifest.webmanifest', 'package.json', 'tsconfig.json', 'vite.config.ts'];
export const FIRST_NAME = 'La Fragua';
export const SECOND_NAME = `${FIRST_NAME} del Norte`;

/** Says how the build ended: its fault, or nothing. */
const END = join(TREE, 'end');
/** For a machine several times slower than ours, like that of a test. */
const BUILDING_MS = 360_000;

/** Before all tests, because the sources may be others than in the last run. */
export const removeSecond = (): Promise<void> => rm(TREE, { recursive: true, force: true });

async function buildSecond(): Promise<void> {
  for (const part of [...FOLDERS, ...FILES]) await cp(part, join(TREE, part), { recursive: true });
  for (const part of ['node_modules', 'demo']) await symlink(resolve(part), join(TREE, part));
  const profile = join(TREE, 'src/domain/store-profile.ts');
  const source = await readFile(profile, 'utf8');
  await writeFile(profile, source.replace(`name: '${FIRST_NAME}'`, `name: '${SECOND_NAME}'`));
  await promisify(execFile)(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], { cwd: TREE });
}

/**
 * The site built again from sources in which the shop has another name, as the next release would be built. The first test that asks builds it, once
 * for all workers, because it takes as long as several tests, and the others need not wait for it.
 */
async function secondBuild(): Promise<string> {
  const isFirst = await mkdir(TREE).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const fault = await buildSecond().then(() => '', String);
    await writeFile(join(TREE, 'ending'), fault);
    await rename(join(TREE, 'ending'), END);
  } else await expect.poll(() => existsSync(END), { timeout: BUILDING_MS }).toBe(true);
  const fault = await readFile(END, 'utf8');
  if (fault) throw new Error(`The second build failed: ${fault}`);
  return join(TREE, 'dist');
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
export const deployOnlyWorker = async (siteDir: string): Promise<void> =>
  copyFile(join(await secondBuild(), 'sw.js'), join(siteDir, 'sw.js'));

/** Puts the second build in the place of the first, with the assets that its deploy brings along. */
export async function deploySecond(siteDir: string, { keepOlder = true } = {}): Promise<void> {
  const second = await secondBuild();
  const older = new Set(await readdir(join(siteDir, 'assets')));
  await copyWithoutPictures(second, siteDir);
  if (keepOlder) return;
  for (const name of await readdir(join(second, 'assets'))) older.delete(name);
  for (const name of older) await rm(join(siteDir, 'assets', name));
}

/** Puts the first build in the place of the second, so that it is the newer version for who has that one. */
export const deployFirst = (siteDir: string): Promise<void> => copyWithoutPictures('dist', siteDir);
