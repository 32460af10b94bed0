// A page that was opened before a deploy requests the files of its own build for as long as it stays open. So every build contains the hashed
// assets of earlier builds too. `builds.json` in the site lists the assets of each build.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIST = 'builds.json';
/** A build is kept while it is one of the latest five, or younger than a month; never more than twenty. */
const KEPT_BUILDS = 5;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_BUILDS = 20;

/** @typedef {{ builtAt: number, assets: string[] }} Build */

/** @returns {Promise<Build[]>} newest first; none for a site that never had a list */
export async function readBuilds(site) {
  return readFile(join(site, LIST), 'utf8').then(JSON.parse, () => []);
}

/** The assets and the list of a built site, put aside before the next build empties its folder. After a failed build they stay there. */
export async function putAside(site, aside) {
  if ((await readBuilds(site)).length === 0) return;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await cp(join(site, LIST), join(aside, LIST));
  await cp(join(site, 'assets'), join(aside, 'assets'), { recursive: true });
}

/**
 * As `putAside`, but from the deployed site: for a build on a machine that has not built before. A deploy to Firebase Hosting replaces every
 * file, so assets that the new build does not contain are gone.
 */
export async function fetchAside(origin, aside) {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin))
    throw new Error(`«${origin}» is not an address such as https://tienda.mx`);
  const list = new URL(LIST, origin);
  const response = await fetch(list).catch(({ cause }) => {
    throw new Error(`${list} does not answer: ${cause?.code}`);
  });
  if (response.status === 404) return;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  /** @type {Build[]} */
  const builds = await response.json().catch(() => {
    throw new Error(`${list} is not a list of builds`);
  });
  await rm(aside, { recursive: true, force: true });
  await mkdir(join(aside, 'assets'), { recursive: true });
  for (const asset of new Set(builds.flatMap(({ assets }) => assets))) {
    const file = await fetch(new URL(`assets/${asset}`, origin));
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    await writeFile(join(aside, 'assets', asset), Buffer.from(await file.arrayBuffer()));
  }
  await writeFile(join(aside, LIST), JSON.stringify(builds));
}

/** Adds to a fresh build the assets of those before it, and writes its list. */
export async function bringAlong(aside, site, now = Date.now()) {
  const fresh = (await readdir(join(site, 'assets'))).sort();
  const same = ({ assets }) => assets.join() === fresh.join();
  const before = (await readBuilds(aside)).filter((build) => !same(build));
  const builds = [{ builtAt: now, assets: fresh }, ...before]
    .filter(({ builtAt }, at) => at < KEPT_BUILDS || now - builtAt < KEPT_MS)
    .slice(0, MOST_BUILDS);
  const present = new Set(fresh);
  for (const asset of new Set(builds.flatMap(({ assets }) => assets))) {
    if (!present.has(asset)) await cp(join(aside, 'assets', asset), join(site, 'assets', asset));
  }
  await writeFile(join(site, LIST), `${JSON.stringify(builds)}\n`);
  return { builds: builds.length, older: new Set(builds.flatMap(({ assets }) => assets)).size - fresh.length };
}
