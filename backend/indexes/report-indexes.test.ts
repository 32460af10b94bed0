import { expect, test } from 'vitest';
import { type DeclaredIndexes, loadDeclaredIndexes } from './declared-indexes.ts';
import { reportIndexes } from './report-indexes.ts';

const deployed = loadDeclaredIndexes('firebase.json');
const parent = 'projects/p/databases/(default)/documents';

const structuredQuery = {
  from: [{ collectionId: 'bitacora' }],
  where: { fieldFilter: { field: { fieldPath: 'por' }, op: 'EQUAL', value: { stringValue: 'x' } } },
  orderBy: [{ field: { fieldPath: 'hecho' }, direction: 'DESCENDING' }],
};
const form = new URLSearchParams({
  count: '1',
  req0___data__: JSON.stringify({ addTarget: { query: { parent, structuredQuery }, targetId: 2 } }),
});
const requests = [
  { path: `/v1/${parent}:runQuery`, body: JSON.stringify({ structuredQuery }) },
  { path: '/google.firestore.v1.Firestore/Listen/channel?VER=8', body: form.toString() },
  { path: '/google.firestore.v1.Firestore/Listen/channel?VER=8', body: 'count=0' },
];
const kept = requests.map((request) => JSON.stringify(request)).join('\n');

test('a query that REST or a listener asks finds its declared index', () => {
  expect(reportIndexes(kept, deployed)).toEqual({ queries: 2, missing: [] });
});

test('the same query is reported once when its index is dropped', () => {
  const composites = deployed.composites.filter(({ fields }) => fields[0]?.fieldPath !== 'por');
  const without: DeclaredIndexes = { ...deployed, composites };
  expect(reportIndexes(kept, without).missing).toHaveLength(1);
});
