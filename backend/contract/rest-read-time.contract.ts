import { describe, expect, test } from 'vitest';
import { type Answer, Database, outcome } from './database.ts';
import { onC } from './query.ts';
import { byTarget, target } from './target.ts';
import { int } from './values.ts';

interface Seeded {
  readonly db: Database;
  readonly readTime: string;
}

async function seeded(): Promise<Seeded> {
  const db = new Database();
  const { commitTime = '' } = await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) } });
  return { db, readTime: commitTime };
}

const count = { aggregations: [{ alias: 'k', count: {} }], structuredQuery: onC({}) };
const at = (address: string, readTime: string) => `${address}?readTime=${encodeURIComponent(readTime)}`;
/** On the emulator no time in an address can be read. */
const inAddresses: Readonly<Record<string, (seeded: Seeded) => Promise<Answer>>> = {
  GET: ({ db, readTime }) => db.rest('GET', at('c/a', readTime)),
  list: ({ db, readTime }) => db.rest('GET', at('c', readTime)),
};
const inBodies: typeof inAddresses = {
  batchGet: ({ db, readTime }) => db.call('batchGet', { documents: [db.name('c/a')], readTime }),
  runQuery: ({ db, readTime }) => db.call('runQuery', { structuredQuery: onC({}), readTime }),
  runAggregationQuery: ({ db, readTime }) =>
    db.call('runAggregationQuery', { structuredAggregationQuery: count, readTime }),
};

const reads = { ...(target.kind === 'ours' && inAddresses), ...inBodies };

describe.for(Object.entries(reads))('%s at a time', ([, read]) => {
  test('since which nothing has changed that it reads', async () => {
    const one = await seeded();
    await one.db.write(one.db.set('d/x', { n: int(3) }));
    const answer = await read(one);
    expect(outcome(answer)).toBe('200 OK');
    const times = [...answer.text.matchAll(/"readTime"\s*:\s*"([^"]+)"/g)].map(([, time = '']) => Date.parse(time));
    expect(new Set(times).size).toBeLessThanOrEqual(1);
    for (const time of times) expect(time).toBe(Date.parse(one.readTime));
  });

  test('before something was changed that it reads', async () => {
    const one = await seeded();
    await one.db.write(one.db.set('c/a', { n: int(5) }));
    const expected = byTarget('past-reads', { emulator: '200 OK', ours: '400 FAILED_PRECONDITION' });
    expect(outcome(await read(one))).toBe(expected);
    await one.db.write({ delete: one.db.name('c/a') });
    expect(outcome(await read(one))).toBe(expected);
  });

  test('a time in the future is refused', async () => {
    const { db } = await seeded();
    const readTime = new Date(Date.now() + 3_600_000).toISOString();
    expect(outcome(await read({ db, readTime }))).toBe('400 INVALID_ARGUMENT');
  });
});

test('a read at a time is no part of a transaction', async () => {
  const { db, readTime } = await seeded();
  const { transaction } = (await db.call('beginTransaction', {})).body as { transaction: string };
  const documents = [db.name('c/a')];
  expect(outcome(await db.call('batchGet', { documents, readTime, transaction }))).toBe('400 INVALID_ARGUMENT');
});
