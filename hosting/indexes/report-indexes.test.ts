import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { IndexFile } from './declared-indexes.ts';
import { reportIndexes } from './report-indexes.ts';

const deployed = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as IndexFile;

const structuredQuery = {
  from: [{ collectionId: 'bitacora' }],
  where: { fieldFilter: { field: { fieldPath: 'por' }, op: 'EQUAL', value: { stringValue: 'x' } } },
  orderBy: [{ field: { fieldPath: 'hecho' }, direction: 'DESCENDING' }],
};
const form = new URLSearchParams({
  count: '1',
  req0___data__: JSON.stringify({ addTarget: { query: { structuredQuery }, targetId: 2 } }),
});
const requests = [
  { path: '/v1/projects/p/databases/(default)/documents:runQuery', body: JSON.stringify({ structuredQuery }) },
  { path: '/google.firestore.v1.Firestore/Listen/channel?VER=8', body: form.toString() },
  { path: '/google.firestore.v1.Firestore/Listen/channel?VER=8', body: 'count=0' },
];
const kept = requests.map((request) => JSON.stringify(request)).join('\n');

test('a query that REST or a listener asks finds its declared index', () => {
  const { shapes, refused, unused } = reportIndexes(kept, deployed);
  expect([shapes, refused]).toEqual([1, []]);
  expect(unused).toHaveLength(deployed.indexes.length - 1);
});

test('the same query is refused when its index is dropped', () => {
  const without = deployed.indexes.filter(({ fields }) => fields[0]?.fieldPath !== 'por');
  expect(reportIndexes(kept, { ...deployed, indexes: without }).refused).toHaveLength(1);
});
