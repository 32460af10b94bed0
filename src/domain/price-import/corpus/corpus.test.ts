import { beforeAll, expect, test } from 'vitest';
import type { KnownList } from './list.ts';
import { randomLists } from './random-lists.ts';
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
import { neighbourLists, silentTitleLists, spokenIvaLists } from './titles.ts';
import { importTruthfully, type Outcome } from './truthful-person.ts';

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

test('no list gets a wrong price, not even behind a warning: what is decided unasked is right', () => {
  expect(named(({ wrong }) => wrong.length > 0)).toEqual([]);
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
  await annotate(
    `${LISTS.length} lists: ${free.length} without a question, ${onlyIva.length} with the question of IVA only, ${LISTS.length - free.length - onlyIva.length} with more`,
  );
  expect(free.length + onlyIva.length).toBeGreaterThan(LISTS.length / 2);
});
