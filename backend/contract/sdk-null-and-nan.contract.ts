import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openTab, type Tab } from './browser.ts';
import { Database } from './database.ts';
import type { Plain } from './page/plain.ts';
import { target } from './target.ts';
import { arr, dbl, int, nil } from './values.ts';

const NaN_ = { $num: 'NaN' };
const db = new Database();
let browser: Browser;
let tab: Tab;
beforeAll(async () => {
  browser = await launch();
  await db.seed({
    'c/null': { v: nil },
    'c/nan': { v: dbl('NaN') },
    'c/one': { v: int(1) },
    'c/list': { v: arr(int(1), nil, dbl('NaN')) },
  });
  // Nothing is kept: of a document it holds already, the SDK would count null and NaN as found and wait for the server to agree.
  tab = await openTab(await browser.newContext(), db.project, 'memory');
});
afterAll(() => browser.close());

// What the SDK's own tests ask for, where a server that found null or NaN would show.
const cases: [op: string, value: Plain, found: string[]][] = [
  ['in', [null], []],
  ['in', [null, 1], ['c/one']],
  ['in', [NaN_], []],
  ['in', [NaN_, 1], ['c/one']],
  ['not-in', [null], []],
  ['not-in', [NaN_], ['c/one', 'c/list']],
  ['array-contains', null, []],
  ['array-contains', NaN_, []],
  ['array-contains-any', [null], []],
  ['array-contains-any', [NaN_, 1], ['c/list']],
  ['>=', null, []],
  ['>', NaN_, []],
];
test.for(cases)('the SDK asks for %s %o', async ([op, value, found]) => {
  await tab.open(db.project, target.host, target.port, 'memory');
  expect(await tab.server({ path: 'c', filter: { kind: 'where', field: 'v', op, value } })).toMatchObject({
    paths: found,
    fromCache: false,
  });
});
