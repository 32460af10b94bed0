import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type DraftHead, draftMarks, readDraft } from '../price-draft.ts';
import { createDraftWriter } from './draft-writer.ts';

const mark = {
  row: 7,
  offset: 0,
  excluded: true,
  confirmed: false,
  chosen: false,
  corrected: null,
  before: 100,
  after: 104,
};
const head = (at: number): DraftHead => ({
  id: 'uno',
  name: 'uno.csv',
  at,
  step: 'columnas',
  sheet: 0,
  header: null,
  encoding: null,
  decided: {},
  supplier: null,
});

test('a run of ticks is written in order, once, with the last of them', async () => {
  const writer = createDraftWriter(() => 5);
  let asked = 0;
  writer.begin('uno', { name: 'uno.csv', bytes: new ArrayBuffer(8) });
  for (const clave of ['A-1', 'A-2', 'A-3'])
    writer.marks('uno', '{}', () => {
      asked += 1;
      return [{ ...mark, clave }];
    });
  for (const at of [2, 3]) writer.head(head(at));
  await writer.settled();
  expect(await draftMarks('uno', '{}')).toEqual([{ ...mark, clave: 'A-3' }]);
  expect(await readDraft()).toEqual({ ...head(3), at: 5 });
  expect(asked).toBe(1);
});
