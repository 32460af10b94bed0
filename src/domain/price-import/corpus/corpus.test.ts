import { beforeAll, expect, test } from 'vitest';
import { unevenBlockLists } from './block-lists.ts';
import { brandLists } from './brand-lists.ts';
import { ivaSectionLists, negatedIvaLists } from './iva-lists.ts';
import { layoutLists } from './layout-lists.ts';
import type { KnownList } from './list.ts';
import { lyingIvaLists } from './lying-iva-lists.ts';
import { measureLists } from './measure-lists.ts';
import { offerLists } from './offer-lists.ts';
import { outlierLists } from './outlier-lists.ts';
import { paintLists } from './paint-lists.ts';
import { randomLists } from './random-lists.ts';
import { clusterLists, misplacedLists } from './scatter-lists.ts';
import {
  codeColumnLists,
  oddHeadingLists,
  severalSheets,
  sideBySideLists,
  unitAndCurrencyLists,
  untitledLists,
  writtenLists,
} from './shapes.ts';
import { sizeLists } from './size-lists.ts';
import { stackedLists, titleWordLists } from './stacked-lists.ts';
import { spokenTermsLists, strangerLists } from './stranger-lists.ts';
import { neighbourLists, silentTitleLists, spokenIvaLists } from './titles.ts';
import { smallSheetLists, tornLists, twoPriceLists } from './torn-lists.ts';
import { importTruthfully, type Outcome } from './truthful-person.ts';
import { packLists, soleColumnLists, unitTitleLists } from './unit-lists.ts';

const LISTS: readonly KnownList[] = [
  ...silentTitleLists(),
  ...spokenIvaLists(),
  ...neighbourLists(),
  ...untitledLists(),
  ...oddHeadingLists(),
  ...severalSheets(),
  ...sideBySideLists(),
  ...codeColumnLists(),
  ...unitAndCurrencyLists(),
  ...writtenLists(),
  ...sizeLists(),
  ...negatedIvaLists(),
  ...ivaSectionLists(),
  ...unitTitleLists(),
  ...soleColumnLists(),
  ...packLists(),
  ...stackedLists(),
  ...titleWordLists(),
  ...unevenBlockLists(),
  ...misplacedLists(),
  ...clusterLists(),
  ...twoPriceLists(),
  ...tornLists(),
  ...smallSheetLists(),
  ...spokenTermsLists(),
  ...strangerLists(),
  ...brandLists(),
  ...paintLists(),
  ...measureLists(),
  ...offerLists(),
  ...layoutLists(),
  ...lyingIvaLists(),
  ...outlierLists(),
  ...randomLists(200),
];
let outcomes: readonly Outcome[] = [];
beforeAll(() => {
  outcomes = LISTS.map(importTruthfully);
}, 300_000);

const named = (which: (outcome: Outcome) => boolean): string[] => outcomes.filter(which).map(({ name }) => name);

test('the corpus holds at least a hundred and fifty lists, each under its own name', () => {
  expect(new Set(LISTS.map(({ name }) => name)).size).toBe(LISTS.length);
  expect(LISTS.length).toBeGreaterThanOrEqual(150);
});

test('no list gets a wrong price, not even behind a general warning: what is decided unasked is right', () => {
  expect(named(({ wrong, guard }) => wrong.length > 0 && guard === null)).toEqual([]);
});

test('a list whose prices stand beside the wrong claves is stopped by the guard that says so', () => {
  expect(named(({ guard, guards }) => guard !== null && !guards.includes(guard))).toEqual([]);
});

test('every article of a list is read', () => {
  expect(named(({ missing }) => missing.length > 0)).toEqual([]);
});

test('every row that holds something is read or set aside', () => {
  expect(named(({ vanished }) => vanished !== 0)).toEqual([]);
});

test('the share that is decided without a question is printed', async ({ annotate }) => {
  const free = outcomes.filter(({ asked }) => asked.length === 0);
  const onlyIva = outcomes.filter(({ asked }) => asked.length === 1 && asked[0] === 'iva');
  const wrong = outcomes.filter((one) => one.wrong.length > 0 && one.guard === null);
  await annotate(
    `${LISTS.length} lists: ${wrong.length} silently wrong, ${free.length} without a question, ${onlyIva.length} with the question of IVA only, ${LISTS.length - free.length - onlyIva.length} with more`,
  );
  expect(free.length + onlyIva.length).toBeGreaterThan(LISTS.length / 2);
});
