import { beforeEach, expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { Refusals } from './refusals.ts';
import { createVisitorGate } from './visitor-gate.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const HOUR_MS = 3_600_000;
let now = 0;
let database: HostedDatabase;
let sent = 0;
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 12);
  sent = 0;
  const rates = {
    quotes: { burst: 3, refillMs: HOUR_MS },
    shopQuotes: { burst: 5, refillMs: HOUR_MS },
    reports: { burst: 2, refillMs: HOUR_MS },
    shopReports: { burst: 3, refillMs: HOUR_MS },
  };
  const commits = createVisitorGate(rates, new Refusals(() => {}), () => now);
  database = new Databases(openSqliteStore(':memory:'), openAccess, undefined, { commits }).open(NAME);
});

/** The code of the answer. */
function write(from: string | undefined, path: string, isStaff = false): string {
  const holder = from === undefined ? undefined : { from, isStaff };
  try {
    const update = { name: `${NAME}/documents/${path}`, fields: { n: { integerValue: sent++ } } };
    database.commit(parseWrites([{ update }], NAME), { uid: undefined }, { holder });
    return 'OK';
  } catch (error) {
    return (error as { status: string }).status;
  }
}
const send = (from: string | undefined) => write(from, `cotizaciones/c${sent}`);
const FULL = 'RESOURCE_EXHAUSTED';

test('298 quotations of one client leave the form open for the others', () => {
  const flood = Array.from({ length: 298 }, () => send('198.51.100.1'));
  expect(flood.filter((code) => code === 'OK')).toHaveLength(3);
  expect([send('203.0.113.5'), send('203.0.113.6'), send('203.0.113.7')]).toEqual(['OK', 'OK', FULL]);
  expect([
    ...(database.state
      .collectionsFor({ parent: '', collectionId: 'cotizaciones', allDescendants: false } as never)[0]
      ?.documents() ?? []),
  ]).toHaveLength(5);
});

test('what was refused for the shop costs the client nothing, and goes an hour later', () => {
  for (const from of ['a', 'b', 'c', 'd', 'e']) send(from);
  expect([send('f'), send('f'), send('f'), send('f')]).toEqual([FULL, FULL, FULL, FULL]);
  now += HOUR_MS;
  expect([send('f'), send('f')]).toEqual(['OK', FULL]);
});

test('only a visitor’s new quotation counts: not an answer to one, another document, a colleague’s or the server’s own write', () => {
  expect([send('a'), send('a'), send('a'), send('a')]).toEqual(['OK', 'OK', 'OK', FULL]);
  const others = [write('a', 'cotizaciones/c0'), write('a', 'productos/p'), write('a', 'cotizaciones/x', true)];
  expect([...others, send(undefined)]).toEqual(['OK', 'OK', 'OK', 'OK']);
});

test('reports of searches have a part of their own, by client and for the shop', () => {
  const report = (from: string): string => write(from, `busquedas/b${sent}`);
  expect([report('a'), report('a'), report('a')]).toEqual(['OK', 'OK', FULL]);
  expect([report('b'), report('b'), send('a')]).toEqual(['OK', FULL, 'OK']);
});
