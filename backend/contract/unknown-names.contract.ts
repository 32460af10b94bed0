import { describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { documentsOf, onC } from './query.ts';
import { byTarget } from './target.ts';
import { arr, int, map, str } from './values.ts';

const BAD = '400 INVALID_ARGUMENT';
const before = { n: int(1), m: int(2) };

async function seeded(): Promise<Database> {
  const db = new Database();
  await db.seed({ 'c/a': before });
  return db;
}

describe('a name that the protocol does not have is refused, because without it the request would do something else:', () => {
  const writes: [what: string, parts: (name: string) => object][] = [
    ['the fields of an update', (name) => ({ update: { name, field: before } })],
    ['the condition', (name) => ({ update: { name, fields: {} }, currentDocument: { exist: false } })],
    ['the paths of the mask', (name) => ({ update: { name, fields: {} }, updateMask: { fieldpaths: ['n'] } })],
    ['a part of a write', (name) => ({ update: { name, fields: {} }, mask: { fieldPaths: ['n'] } })],
    ['the transforms', (name) => ({ transform: { document: name, transforms: [] } })],
    ['the kind of a transform', (name) => ({ transform: { document: name, fieldTransforms: [{ incremen: int(1) }] } })],
    [
      'a part of a transform beside its kind',
      (name) => ({
        update: { name, fields: {} },
        updateTransforms: [{ fieldPath: 'n', increment: int(1), upTo: int(2) }],
      }),
    ],
    [
      'the elements of an array change',
      (name) => ({
        transform: { document: name, fieldTransforms: [{ fieldPath: 'l', appendMissingElements: { value: [] } }] },
      }),
    ],
    ['the elements of an array', (name) => ({ update: { name, fields: { l: { arrayValue: { value: [int(1)] } } } } })],
    ['the fields of a map', (name) => ({ update: { name, fields: { l: { mapValue: { field: { x: int(1) } } } } } })],
    ['a part of a point', (name) => ({ update: { name, fields: { l: { geoPointValue: { lat: 1 } } } } })],
  ];
  test.for(writes)('%s in a commit', async ([, parts]) => {
    const db = await seeded();
    expect(outcome(await db.call('commit', { writes: [parts(db.name('c/a'))] }))).toBe(BAD);
    expect(await db.fields('c/a')).toEqual(before);
  });

  test('the fields in a body of PATCH and POST', async () => {
    const db = await seeded();
    expect(outcome(await db.rest('PATCH', 'c/a', { field: before }))).toBe(BAD);
    expect(outcome(await db.rest('POST', 'c?documentId=w', { field: before }))).toBe(BAD);
    expect([await db.fields('c/a'), await db.read('c/w')]).toEqual([before, undefined]);
  });

  const field = { fieldPath: 'n' };
  const queries: [what: string, query: object][] = [
    ['the collection', { from: [{ collectionId: 'c', descendants: true }] }],
    ['the direction', onC({ orderBy: [{ field, dir: 'DESCENDING' }] as never })],
    ['the values of a cursor', onC({ orderBy: [{ field }], startAt: { value: [int(2)] } as never })],
    ['the fields of a projection', onC({ select: { field: [field] } as never })],
    ['the value of a filter', onC({ where: { fieldFilter: { field, op: 'EQUAL', values: int(1) } } as never })],
    ['the filters of an OR', onC({ where: { compositeFilter: { op: 'OR', filter: [] } } as never })],
    ['the path of a field', onC({ orderBy: [{ field: { ...field, path: 'n' } }] as never })],
    ['a part of a unary filter', onC({ where: { unaryFilter: { field, op: 'IS_NULL', value: int(1) } } as never })],
  ];
  test.for(queries)('%s in a query', async ([, structuredQuery]) => {
    const db = await seeded();
    expect(outcome(await db.call('runQuery', { structuredQuery }))).toBe(BAD);
  });

  test('a part of a request', async () => {
    const db = await seeded();
    const structuredQuery = onC({});
    const aggregation = (one: object, more = {}) => ({
      structuredAggregationQuery: { structuredQuery, aggregations: [one], ...more },
    });
    const requests: [verb: string, body: object][] = [
      ['runQuery', { structuredQuery, limit: 1 }],
      ['batchGet', { documents: [db.name('c/a')], fieldPaths: ['n'] }],
      ['batchGet', { docs: [db.name('c/a')] }],
      ['beginTransaction', { options: { readonly: {} } }],
      ['beginTransaction', { readOnly: {} }],
      ['runAggregationQuery', aggregation({ count: { upto: '1' } })],
      ['runAggregationQuery', aggregation({ count: {} }, { limit: 1 })],
      ['runAggregationQuery', aggregation({ sum: { field, limit: 1 } })],
      ['runAggregationQuery', aggregation({ alias: 'k', count: {}, name: 'k' })],
      ['rollback', { transactionId: 'AAAA' }],
    ];
    for (const [verb, body] of requests)
      expect([verb, body, outcome(await db.call(verb, body))]).toEqual([verb, body, BAD]);
  });

  const addresses: [method: string, parameter: string][] = [
    ['PATCH', 'currentDocument.exist=false'],
    ['PATCH', 'currentDocument=false'],
    ['PATCH', 'updateMask.paths=n'],
    ['DELETE', 'currentDocument.exist=false'],
  ];
  test.for(addresses)('a condition or mask in the address: %s ?%s', async ([method, parameter]) => {
    const db = await seeded();
    const answer = await db.rest(method, `c/a?${parameter}`, method === 'PATCH' ? { fields: {} } : undefined);
    expect(outcome(answer)).toBe(byTarget('unknown-conditions-in-addresses', { emulator: '200 OK', ours: BAD }));
    if (answer.status !== 200) expect(await db.fields('c/a')).toEqual(before);
  });

  test('other parameters of the address mean nothing, as Google has some for every method', async () => {
    const db = await seeded();
    for (const parameter of ['key=x', '$alt=json', 'prettyPrint=false'])
      expect(outcome(await db.rest('PATCH', `c/a?${parameter}`, { fields: before }))).toBe('200 OK');
  });
});

describe('the spelling of the .proto files is proto3 JSON too:', () => {
  test('a condition is kept', async () => {
    const db = await seeded();
    const update = { name: db.name('c/a'), fields: {} };
    const old = '2001-01-01T00:00:00Z';
    const refused = await db.call('commit', { writes: [{ update, current_document: { update_time: old } }] });
    expect(outcome(refused)).toBe('400 FAILED_PRECONDITION');
    expect(await db.fields('c/a')).toEqual(before);
  });

  test('a mask, transforms and values are read', async () => {
    const db = await seeded();
    const update = {
      name: db.name('c/a'),
      fields: { m: { map_value: { fields: { some_name: { integer_value: '3' } } } }, n: int(9) },
    };
    const write = {
      update,
      update_mask: { field_paths: ['m'] },
      update_transforms: [{ field_path: 'l', append_missing_elements: { values: [{ string_value: 'x' }] } }],
    };
    expect(outcome(await db.call('commit', { writes: [write] }))).toBe('200 OK');
    expect(await db.fields('c/a')).toEqual({
      n: int(1),
      m: map({ some_name: int(3) }),
      l: arr(str('x')),
    });
  });

  test('a query and what goes with it are read', async () => {
    const db = await seeded();
    await db.seed({ 'c/b': { n: int(7) }, 'c/d': { n: int(8) } });
    const structured_query = {
      from: [{ collection_id: 'c', all_descendants: false }],
      where: { field_filter: { field: { field_path: 'n' }, op: 'GREATER_THAN', value: { integer_value: '1' } } },
      order_by: [{ field: { field_path: 'n' }, direction: 'DESCENDING' }],
      start_at: { values: [int(8)], before: false },
      limit: 1,
    };
    const answer = await db.call('runQuery', { structured_query, new_transaction: { read_only: {} } });
    expect(documentsOf(answer).map(({ name }) => name)).toEqual([db.name('c/b')]);
  });

  test('a name in both spellings is refused', async () => {
    const db = await seeded();
    const update = { name: db.name('c/a'), fields: {} };
    const writes = [{ update, updateMask: { fieldPaths: ['n'] }, update_mask: { fieldPaths: ['n'] } }];
    expect(outcome(await db.call('commit', { writes }))).toBe(BAD);
    expect(await db.fields('c/a')).toEqual(before);
  });

  test('parameters of the address are read', async () => {
    const db = await seeded();
    const patch = (parameter: string) => db.rest('PATCH', `c/a?${parameter}`, { fields: { n: int(5) } });
    expect(outcome(await patch('current_document.exists=false'))).toBe('409 ALREADY_EXISTS');
    expect(outcome(await patch('currentDocument.update_time=2001-01-01T00:00:00Z'))).toBe('400 FAILED_PRECONDITION');
    expect(outcome(await db.rest('DELETE', 'c/a?current_document.exists=false'))).toBe('409 ALREADY_EXISTS');
    expect(await db.fields('c/a')).toEqual(before);
    for (const mask of ['update_mask.field_paths', 'updateMask.field_paths', 'update_mask', 'updateMask']) {
      expect(outcome(await patch(`${mask}=n`)), mask).toBe('200 OK');
      expect(await db.fields('c/a'), mask).toEqual({ ...before, n: int(5) });
    }
    expect(outcome(await db.rest('POST', 'c?document_id=w', { fields: before }))).toBe('200 OK');
    expect(await db.fields('c/w')).toEqual(before);
    const page = await db.rest('GET', 'c?page_size=1&order_by=n%20desc&mask.field_paths=m');
    expect((page.body as { documents: unknown[] }).documents).toMatchObject([{ fields: { m: int(2) } }]);
  });
});
