import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openTab, sees, type Tab } from './browser.ts';
import { Database, type Write } from './database.ts';
import { randomDocuments, randomFields, randomQuery } from './fuzz-material.ts';
import type { QuerySpec } from './page/plain.ts';
import { fieldsOf, structuredOf } from './plain-value.ts';
import { documentsOf, runQuery } from './query.ts';
import { fuzzSeed, Random } from './random.ts';
import { byTarget } from './target.ts';

const MUTATIONS = Number(process.env['FUZZ_MUTATIONS'] ?? 150);
const LISTENERS = 24;
const BURST = 10;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Whether the network fails now and then, with changes meanwhile. */
const goesAway = byTarget('resume-in-a-storm', { emulator: false, ours: true });

const everything: QuerySpec = { path: 'c', group: true };

/** Queries that both the SDK and the server take: each refuses some. */
async function someQueries(tab: Tab, db: Database, random: Random, documents: ReturnType<typeof randomDocuments>) {
  const specs: Record<string, QuerySpec> = {};
  while (Object.keys(specs).length < LISTENERS) {
    const spec = randomQuery(random, documents);
    if (!(await tab.takes(spec))) continue;
    if ((await runQuery(db, structuredOf(spec, db.root))).status === 200) specs[`l${Object.keys(specs).length}`] = spec;
  }
  return specs;
}

function randomWrite(db: Database, random: Random, paths: string[]): Write {
  const path = random.pick(paths);
  if (random.chance(0.25)) return { delete: db.name(path) };
  const fields = fieldsOf(randomFields(random), db.root);
  if (random.chance(0.5)) return db.set(path, fields);
  const fieldPaths = random.chance(0.5) ? ['f', 'g'] : ['h', 'm.x'];
  return { update: { name: db.name(path), fields }, updateMask: { fieldPaths } };
}

/** Listeners that do not show what the SDK finds in its cache; the same ones again and again are a hang. */
async function settle(tab: Tab, specs: Record<string, QuerySpec>): Promise<void> {
  await expect.poll(() => tab.astray(specs), { interval: 50 }).toEqual([]);
}

test(`${LISTENERS} random listeners through ${MUTATIONS} random changes`, { timeout: 600_000 }, async () => {
  const seed = fuzzSeed();
  console.log(`FUZZ_SEED=${seed} FUZZ_MUTATIONS=${MUTATIONS}`);
  const random = new Random(seed);
  const db = new Database();
  const documents = randomDocuments(random, 50);
  const paths = Object.keys(documents);
  await db.seed(
    Object.fromEntries(Object.entries(documents).map(([path, fields]) => [path, fieldsOf(fields, db.root)])),
  );
  const tab = await openTab(await browser.newContext(), db.project, 'memory-keep');
  await tab.listen('everything', everything);
  await sees(tab, 'everything', await onServer(db));
  const specs = await someQueries(tab, db, random, documents);
  await tab.listenMany(specs);
  await settle(tab, specs).catch(repeatWith(seed, specs));
  for (let done = 0; done < MUTATIONS; done += BURST) {
    for (let index = 0; index < BURST; index += 1) {
      const commit = random.list(1, 4, () => randomWrite(db, random, paths));
      const once = new Map(commit.map((write) => [write.update?.name ?? write.delete, write]));
      await db.write(...once.values());
    }
    if (random.chance(0.2) && goesAway) {
      await tab.offline();
      await db.write(randomWrite(db, random, paths));
      await tab.online();
    }
    await sees(tab, 'everything', await onServer(db)).catch(repeatWith(seed, specs));
    await settle(tab, specs).catch(repeatWith(seed, specs));
  }
});

async function onServer(db: Database): Promise<string[]> {
  const answer = await runQuery(db, structuredOf(everything, db.root));
  return documentsOf(answer).map((document) => document.name.slice(db.root.length + 1));
}

function repeatWith(seed: number, specs: Record<string, QuerySpec>) {
  return (error: unknown) => {
    const names = String(error).match(/\bl\d+\b/g) ?? [];
    const shapes = names.map((name) => JSON.stringify(specs[name])).join('\n');
    throw new Error(`FUZZ_SEED=${seed}: ${String(error)}\n${shapes}`, { cause: error });
  };
}
