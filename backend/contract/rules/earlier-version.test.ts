import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#backend/storage/sqlite-store.ts';
import type { Docs, Evaluator } from './evaluator.ts';
import { OwnEvaluator } from './own-evaluator.ts';
import { allCases } from './shop/all-cases.ts';
import { put, type RuleCase, write } from './shop/rule-case.ts';
import { worldOf } from './shop/shop-world.ts';
import { type PlainFields, Stored } from './stored.ts';

/**
 * Rules are deployed before the site, and pages of the version before stay open for days. So whatever that version asks for is still allowed: its
 * rules are kept beside its store, which `playwright.record.config.ts` writes. Evaluated by our own engine alone: that it says what Google's says of the
 * shop's rules is held by `shop.contract.ts`.
 */
const EARLIER = 'e2e/earlier-version';
const PRESENT_RULES = readFileSync('firestore.rules', 'utf8');
const EARLIER_RULES = readFileSync(`${EARLIER}/firestore.rules`, 'utf8');

/** What the version before may ask and the present rules refuse on purpose, by the name of its row, in their order; the reason beside it. */
const TAKEN_AWAY: Readonly<Record<string, string>> = {
  'visitor cannot send a quotation with the origin of one that a colleague makes':
    'No page asks for it: staff would take it for one that a colleague made.',
  'counter cannot put nothing in the place of a deleted cost':
    'No page asks for it: who may not see a cost could destroy the one that a manager may still bring back.',
  ...Object.fromEntries(
    [
      'join by the code of a manager who may not give the role',
      'join by the code of somebody who is at the counter since',
      'join by the code of somebody who was deactivated since',
      'join by the code of somebody who was removed since',
    ].map((name) => [
      `customer cannot ${name}`,
      'Whoever made the code could come back by it after they were removed.',
    ]),
  ),
};

const rows = Object.values(allCases).flat();
const refusedNow = rows.filter(({ allowed }) => !allowed);
const allowedNow = rows.filter(({ allowed }) => allowed);

async function allowed(evaluator: Evaluator, asked: readonly RuleCase[]): Promise<readonly string[]> {
  const names: string[] = [];
  for (const row of asked) {
    await evaluator.seed(worldOf(row));
    if (await evaluator.allows(row.who, row.ask)) names.push(row.name);
  }
  return names;
}

test('what the present rules refuse, the rules of the version before refused', async () => {
  const evaluator = new OwnEvaluator();
  expect(await evaluator.load(EARLIER_RULES)).toBeUndefined();
  // Rules that refuse everything would pass as well.
  expect((await allowed(evaluator, allowedNow)).length).toBeGreaterThan(allowedNow.length / 2);
  expect(await allowed(evaluator, refusedNow)).toEqual(Object.keys(TAKEN_AWAY));
});

/** Documents that a page of the version before writes whole when it saves one. */
const SAVED_WHOLE: ReadonlySet<string> = new Set([
  'categories',
  'etiquetas',
  'ajustes',
  'productos',
  'borradores',
  'internos',
  'tutoriales',
  'vocabulario',
]);

test('every document that the version before stored can be saved again as it wrote it', async () => {
  const stored = readEarlierStore();
  const evaluator = new OwnEvaluator();
  expect(await evaluator.load(PRESENT_RULES)).toBeUndefined();
  await evaluator.seed({ ...stored, 'personal/owner': { activo: true, rol: 'dueno' } });
  const saved = Object.entries(stored).filter(([name]) => SAVED_WHOLE.has(name.split('/')[0] ?? ''));
  expect(saved.length).toBeGreaterThan(100);
  const refused: string[] = [];
  for (const [name, fields] of saved) {
    const next = { ...fields, rev: revOf(fields) + 1, actualizadoPor: 'owner' };
    if (!(await evaluator.allows('owner', write(put(name, next))))) refused.push(name);
  }
  expect(refused).toEqual([]);
});

function readEarlierStore(): Docs {
  const folder = mkdtempSync(path.join(tmpdir(), 'version-anterior-'));
  const file = path.join(folder, 'fragua.db');
  writeFileSync(file, gunzipSync(readFileSync(`${EARLIER}/store.db.gz`)));
  const store = openSqliteStore(file);
  try {
    const kept = [...store.documents()].flatMap(({ path: at, document }) =>
      document ? [[at, plainOf(document.fields)] as const] : [],
    );
    return Object.fromEntries(kept);
  } finally {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const plainOf = (fields: Readonly<Record<string, ConstructorParameters<typeof Stored>[0]>>): PlainFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, new Stored(value)]));

function revOf({ rev }: PlainFields): number {
  return rev instanceof Stored && 'integerValue' in rev.value ? Number(rev.value.integerValue) : 0;
}
