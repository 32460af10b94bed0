import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runToEnd } from '../engine/slices.ts';
import { decodeMessage } from './decode.ts';
import { encodeMessage } from './encode.ts';
import { messageShape } from './schema.ts';

const DOCUMENT = messageShape('Document');
const name = 'projects/p/databases/(default)/documents/c/a';
const decoded = (shape: typeof DOCUMENT, bytes: Uint8Array): unknown =>
  runToEnd(decodeMessage(shape, Buffer.from(bytes)));
const roundTrip = (shape: typeof DOCUMENT, json: unknown): unknown => decoded(shape, encodeMessage(shape, json));
const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

test('a document with every type of value comes back as it was', () => {
  const document = {
    name,
    fields: {
      none: { nullValue: 'NULL_VALUE' },
      no: { booleanValue: false },
      zero: { integerValue: '0' },
      least: { integerValue: '-9223372036854775808' },
      most: { integerValue: '9223372036854775807' },
      nan: { doubleValue: 'NaN' },
      infinite: { doubleValue: '-Infinity' },
      half: { doubleValue: 0.5 },
      empty: { stringValue: '' },
      text: { stringValue: 'señal 👍' },
      bytes: { bytesValue: 'AAH/' },
      place: { geoPointValue: { latitude: 25.5, longitude: -100.25 } },
      link: { referenceValue: name },
      before: { timestampValue: '0001-01-01T00:00:00.000001000Z' },
      list: {
        arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { '': { booleanValue: true } } } }] },
      },
      nothing: { mapValue: {} },
    },
    createTime: '2026-11-21T02:58:56.532000000Z',
    updateTime: '9999-12-31T23:59:59.999999999Z',
  };
  expect(plain(roundTrip(DOCUMENT, document))).toEqual(document);
});

test('a field may have the name of a property of Object.prototype', () => {
  const message = JSON.parse(
    '{"fields":{"__proto__":{"stringValue":"x"},"constructor":{"stringValue":"y"}}}',
  ) as object;
  expect(JSON.stringify(roundTrip(DOCUMENT, message))).toBe(JSON.stringify(message));
});

test('an answer of Listen has its numbers and its enum', () => {
  const answer = { targetChange: { targetChangeType: 'CURRENT', targetIds: [2, 1004], resumeToken: 'AQI=' } };
  const bytes = encodeMessage(messageShape('ListenResponse'), answer);
  // Field 2 of 14 bytes: 1 = 3, 2 = a packed list of 2 and 1004, 4 = two bytes.
  expect(Buffer.from(bytes).toString('hex')).toBe(['120b', '0803', '120302ec07', '22020102'].join(''));
});

test('of several members of which one can be set the last one counts', () => {
  const first = encodeMessage(messageShape('Value'), { stringValue: 'a' });
  const second = encodeMessage(messageShape('Value'), { booleanValue: false });
  expect(decoded(messageShape('Value'), Buffer.concat([first, second]))).toEqual({ booleanValue: false });
});

test('a wrapped number is a number', () => {
  const query = { limit: 5, from: [{ collectionId: 'c' }] };
  expect(roundTrip(messageShape('StructuredQuery'), query)).toEqual(query);
  expect(decoded(messageShape('StructuredQuery'), Buffer.from([0x2a, 0]))).toEqual({ limit: 0 });
});

test('what is nested too deep or has too many fields is refused', () => {
  const nested = (depth: number): object =>
    depth === 0 ? { booleanValue: true } : { arrayValue: { values: [nested(depth - 1)] } };
  const VALUE = messageShape('Value');
  expect(() => roundTrip(VALUE, nested(60))).toThrow('nested deeper than 100 levels');
  const many = Buffer.alloc(2_100_000, Buffer.from([0x08, 1]));
  expect(() => decoded(VALUE, many)).toThrow('more than 1000000 values');
});

test('a write of many more values than a document has is refused', () => {
  const COMMIT = messageShape('CommitRequest');
  const list = (count: number) => ({
    arrayValue: { values: Array.from({ length: count }, () => ({ booleanValue: true })) },
  });
  const write = (count: number) => ({ update: { name, fields: { list: list(count) } } });
  expect(() => roundTrip(COMMIT, { writes: [write(10), write(350_000)] })).toThrow('more than 200000 values');
  expect(plain(roundTrip(COMMIT, { writes: Array(4).fill(write(80_000)) }))).toEqual({
    writes: Array(4).fill(write(80_000)),
  });
});

test('random bytes are decoded or refused, and never throw another error', () => {
  const shapes = ['CommitRequest', 'RunQueryRequest', 'ListenRequest'] as const;
  const messages = fc.tuple(fc.constantFrom(...shapes), fc.uint8Array({ maxLength: 64 }));
  fc.assert(
    fc.property(messages, ([shape, bytes]) => {
      try {
        decoded(messageShape(shape), bytes);
      } catch (error) {
        expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
      }
    }),
    { numRuns: 5000 },
  );
});
