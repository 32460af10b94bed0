import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringAlong, fetchAside, putAside, readBuilds } from './build-history.mjs';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fragua-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a build leaves: its folder emptied, its own files in it. */
async function build(names: readonly string[], now: number): Promise<void> {
  await putAside(at('dist'), at('aside'));
  await buildFresh(names, now);
}
async function buildFresh(names: readonly string[], now: number): Promise<void> {
  await rm(at('dist'), { recursive: true, force: true });
  await mkdir(at('dist/assets'), { recursive: true });
  for (const name of names) await writeFile(at(`dist/assets/${name}`), name);
  await bringAlong(at('aside'), at('dist'), now);
}
const assets = async (): Promise<string[]> => (await readdir(at('dist/assets'))).sort();

test('a build contains the assets of the latest five builds, and of those of a month', async () => {
  for (let version = 1; version <= 4; version += 1) await build([`app-${version}.js`, 'same.js'], version * DAY);
  await build(['app-5.js', 'same.js'], 100 * DAY);
  expect(await assets()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'app-4.js', 'app-5.js', 'same.js']);
  // The sixth build drops the first, which is older than a month; within a month more than five are kept.
  await build(['app-6.js', 'same.js'], 101 * DAY);
  expect(await assets()).not.toContain('app-1.js');
  for (let version = 7; version <= 12; version += 1) await build([`app-${version}.js`], 102 * DAY);
  expect(await assets()).toContain('app-5.js');
  expect(await readBuilds(at('dist'))).toHaveLength(8);
});

test('building the same again adds no build, and a failed build loses nothing', async () => {
  await build(['a.js'], DAY);
  await build(['a.js'], 2 * DAY);
  expect(await readBuilds(at('dist'))).toHaveLength(1);
  await putAside(at('dist'), at('aside'));
  await rm(at('dist'), { recursive: true });
  await build(['b.js'], 3 * DAY);
  expect(await assets()).toEqual(['a.js', 'b.js']);
});

test('a machine that has not built before takes them from the deployed site', async () => {
  await build(['a.js'], DAY);
  const files = new Map<string, string>([['/builds.json', await readFile(at('dist/builds.json'), 'utf8')]]);
  files.set('/assets/a.js', 'a.js');
  const shop = createServer((request, response) => {
    const body = files.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = shop.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  await fetchAside(origin, at('aside'));
  await buildFresh(['b.js'], 2 * DAY);
  expect(await assets()).toEqual(['a.js', 'b.js']);
  // An incomplete history would break open pages unnoticed.
  files.delete('/assets/a.js');
  await expect(fetchAside(origin, at('aside'))).rejects.toThrow('404');
  // Another site, which answers every address with its page.
  files.set('/builds.json', '<!doctype html>');
  await expect(fetchAside(origin, at('aside'))).rejects.toThrow(`${origin}/builds.json is not a list of builds`);
  shop.close();
});

test.each([
  ['tienda.mx', 'is not an address such as https://tienda.mx'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1/builds.json does not answer'],
])('a deployed site that cannot be reached is named in a sentence: %s', async (origin, said) => {
  await expect(fetchAside(origin, at('aside'))).rejects.toThrow(said);
});
