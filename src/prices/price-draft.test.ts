import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { KeptMark } from '#domain/price-import/kept-marks.ts';
import {
  beginDraft,
  type DraftHead,
  draftFile,
  draftMarks,
  dropAnyDraft,
  dropDraft,
  keepDraft,
  readDraft,
} from './price-draft.ts';

const head = (id: string, at = 1): DraftHead => ({
  id,
  name: `${id}.csv`,
  at,
  step: 'revision',
  sheet: 0,
  header: null,
  encoding: null,
  decided: { iva: 'mas' },
  supplier: 'Ferretería del Norte',
});
const file = (text: string) => ({ name: `${text}.csv`, bytes: new TextEncoder().encode(text).buffer });
const mark: KeptMark = {
  row: 7,
  offset: 0,
  clave: 'A-1',
  excluded: true,
  confirmed: false,
  chosen: false,
  corrected: null,
  before: 100,
  after: 104,
};

beforeEach(dropAnyDraft);

test('a draft is read back with its file and its marks, at the time of the last mark', async () => {
  await beginDraft('uno', file('uno'));
  expect(await readDraft()).toBeNull();
  await keepDraft('uno', { head: head('uno') });
  await keepDraft('uno', { marks: { at: 9, choices: '{}', marks: [mark] } });
  expect(await readDraft()).toEqual(head('uno', 9));
  expect(new TextDecoder().decode((await draftFile('uno'))?.bytes)).toBe('uno');
  expect(await draftMarks('uno', '{}')).toEqual([mark]);
  expect(await draftMarks('uno', '{"iva":"mas"}')).toBeUndefined();
});

test('the device has one draft: a tab that still has the one before can neither write into the next nor delete it, nor bring back one that is gone', async () => {
  await beginDraft('uno', file('uno'));
  await beginDraft('dos', file('dos'));
  await keepDraft('dos', { head: head('dos') });
  await keepDraft('uno', { head: head('uno'), marks: { at: 9, choices: '{}', marks: [mark] } });
  expect(await readDraft()).toEqual(head('dos'));
  await dropDraft('uno');
  expect(await readDraft()).toEqual(head('dos'));
  await dropDraft('dos');
  await keepDraft('dos', { head: head('dos') });
  expect(await readDraft()).toBeNull();
});
