import { expect, test } from 'vitest';
import { emptySnapshot, type Snapshot } from '#domain/snapshot/snapshot.ts';
import { snapshotToText } from '#domain/snapshot/snapshot-text.ts';
import { packSnapshot, unpackSnapshot } from './snapshot-bytes.ts';

const snapshot: Snapshot = {
  ...emptySnapshot,
  tombstones: [
    ['p1', 3],
    ['p2', 1],
  ],
};

test('what the pointer does not promise is not adopted', async () => {
  const packed = await packSnapshot(snapshotToText(snapshot));
  const pointer = { ...packed, count: 0 };
  const parts = packed.parts.map(({ bytes }) => bytes);
  expect(await unpackSnapshot(pointer, parts)).toEqual({ ok: true, value: snapshot });
  expect(await unpackSnapshot({ ...pointer, count: 1 }, parts)).toMatchObject({ error: { kind: 'wrong-count' } });
  const flipped = parts.map((part) => part.map((byte, at) => (at === 20 ? byte ^ 1 : byte)));
  for (const damaged of [flipped, [], [parts[0]?.subarray(0, 40) ?? new Uint8Array()]]) {
    expect(await unpackSnapshot(pointer, damaged)).toEqual({ ok: false, error: { kind: 'wrong-bytes' } });
  }
});

test('bytes with the right name that are no compressed text are refused', async () => {
  const packed = await packSnapshot('no snapshot');
  const parts = packed.parts.map(({ bytes }) => bytes);
  expect(await unpackSnapshot({ ...packed, count: 0 }, parts)).toMatchObject({ error: { kind: 'unreadable' } });
});
