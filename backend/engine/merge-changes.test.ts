import { expect, test } from 'vitest';
import type { Change, Document } from './document.ts';
import { documentPath } from './document-path.ts';
import { mergeChanges } from './merge-changes.ts';

const place = documentPath('c/a');
const at = (version: number): Document => ({ ...place, fields: {}, createTime: 1, updateTime: version });
const change = (version: number, before?: Document, after?: Document): Change => ({ ...place, before, after, version });

test('several commits become one change of each document, which remembers what the document was meanwhile', () => {
  const other = { ...change(2, undefined, at(2)), ...documentPath('c/b') };
  const steps = [[change(1, undefined, at(1))], [change(2, at(1), at(2)), other], [change(3, at(2), undefined)]];
  expect(mergeChanges(steps)).toEqual([{ ...change(3), between: [at(1), at(2)] }, other]);
});

test('changes that were merged can be merged with later ones', () => {
  const first = mergeChanges([[change(1, undefined, at(1))], [change(2, at(1), at(2))]]);
  expect(mergeChanges([first, [change(3, at(2), at(3))]])).toEqual([
    { ...change(3, undefined, at(3)), between: [at(1), at(2)] },
  ]);
});
