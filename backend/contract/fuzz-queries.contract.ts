import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openTab, type Tab } from './browser.ts';
import { Database } from './database.ts';
import { randomDocuments, randomQuery } from './fuzz-material.ts';
import { HANG_MS } from './hang-limit.ts';
import type { QuerySpec } from './page/plain.ts';
import { fieldsOf, structuredOf } from './plain-value.ts';
import { documentsOf, runQuery } from './query.ts';
import { fuzzSeed, Random } from './random.ts';
import { byTarget, target } from './target.ts';

// On the emulator a part of it is enough: it is ours that has to agree with the SDK, and Java starts cold on every run.
const QUERIES = Number(process.env['FUZZ_QUERIES'] ?? (target.kind === 'emulator' ? 500 : 2_000));
const ROUND = 250;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Comparison {
  spec: QuerySpec;
  /** What the SDK finds by itself, with every document in its cache. */
  local: string[] | string;
  /** What it shows after asking the server over the Listen stream. */
  listened: string[] | string;
  /** What the server sends to a plain request, in the server's own order: the SDK sorts what it shows, which would hide a wrong one. */
  asked: string[] | string;
}

async function ask(db: Database, spec: QuerySpec): Promise<string[] | string> {
  const answer = await runQuery(db, structuredOf(spec, db.root));
  if (answer.status !== 200) return answer.text;
  const paths = documentsOf(answer).map((document) => document.name.slice(db.root.length + 1));
  return spec.limitToLast === undefined ? paths : paths.reverse();
}

async function compareRound(tab: Tab, random: Random, count: number): Promise<Comparison[]> {
  const db = new Database();
  const documents = randomDocuments(random, 60);
  await db.seed(
    Object.fromEntries(Object.entries(documents).map(([path, fields]) => [path, fieldsOf(fields, db.root)])),
  );
  await tab.open(db.project, target.host, target.port, 'memory-keep');
  expect(await tab.server({ path: 'c', group: true })).toHaveProperty('paths.length', 60);
  const specs = Array.from({ length: count }, () => randomQuery(random, documents));
  // The SDK waits for ever when the server leaves out what it expects.
  const answers = await tab.compare(specs, HANG_MS);
  const comparisons: Comparison[] = [];
  for (const [index, spec] of specs.entries()) {
    const { server, cached } = answers[index] ?? { server: 'none', cached: 'none' };
    if (cached !== 'invalid') comparisons.push({ spec, local: cached, listened: server, asked: await ask(db, spec) });
  }
  return comparisons;
}

/** The emulator takes fewer combinations than the SDK offers; those it refuses, it refuses on both ways. */
const isRefusedByEmulator = ({ listened, asked }: Comparison): boolean =>
  byTarget('every-combination', {
    emulator: ['invalid-argument', 'failed-precondition'].includes(String(listened)) && typeof asked === 'string',
    ours: false,
  });

const agrees = ({ local, listened, asked }: Comparison): boolean =>
  Array.isArray(local) &&
  JSON.stringify(local) === JSON.stringify(listened) &&
  JSON.stringify(local) === JSON.stringify(asked);

test(`${QUERIES} random queries find the same, in the same order, on the server and in the SDK`, {
  timeout: 300_000 + QUERIES * 500,
}, async () => {
  const seed = fuzzSeed();
  console.log(`FUZZ_SEED=${seed} FUZZ_QUERIES=${QUERIES}`);
  const random = new Random(seed);
  const tab = await openTab(await browser.newContext(), new Database().project, 'memory');
  let found = 0;
  let empty = 0;
  const wrong: Comparison[] = [];
  for (let done = 0; done < QUERIES; done += ROUND) {
    const comparisons = await compareRound(tab, random, Math.min(ROUND, QUERIES - done));
    found += comparisons.length;
    empty += comparisons.filter(({ local }) => local.length === 0).length;
    wrong.push(...comparisons.filter((comparison) => !agrees(comparison) && !isRefusedByEmulator(comparison)));
    if (wrong.length >= 5) break;
  }
  console.log(`${found} compared, ${empty} of them empty`);
  expect(wrong.slice(0, 5), `FUZZ_SEED=${seed}`).toEqual([]);
  expect(empty, 'queries that find nothing prove little').toBeLessThan(found * 0.6);
});
