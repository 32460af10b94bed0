import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import type { LiveFeed } from '#lazy/live-feed.ts';
import { createWordsKeeper } from './words-keeper.ts';

const at = (minute: number): Instant =>
  parseInstant(`2026-11-23T10:${String(minute).padStart(2, '0')}:00Z`) ?? ('' as Instant);

/** A visit of a device to a shop without words; gives whether it listened to them. */
async function visit(told: Instant | undefined, now: Instant): Promise<boolean> {
  const writes: Promise<void>[] = [];
  const keeper = createWordsKeeper({ words() {} }, (work) => void writes.push(work()));
  let isHeard = false;
  const feed = {
    followWords(_start, onDocuments) {
      isHeard = true;
      onDocuments([]);
    },
  } satisfies Pick<LiveFeed, 'followWords'> as unknown as LiveFeed;
  await keeper.catchUp(async () => ({ documents: [], end: null }), false, { told, now });
  await keeper.follow(feed, { told, now });
  await Promise.all(writes);
  return isHeard;
}

test('a first visit that knows the change marker reads all words, and neither it nor the next one listens', async () => {
  expect(await visit(at(2), at(3))).toBe(false);
  expect(await visit(at(2), at(4))).toBe(false);
});

test('words are listened to while there is no change marker, and then only after the marker changes', async () => {
  expect(await visit(undefined, at(0))).toBe(true);
  expect(await visit(undefined, at(1))).toBe(true);
  expect(await visit(at(5), at(6))).toBe(true);
  expect(await visit(at(5), at(7))).toBe(false);
});

test('a page that closed behind the first three hundred words that it heard does not count as having read them all', async () => {
  const documents = Array.from({ length: 300 }, (_, id) => ({ id: `w${id}`, fields: {} }));
  const writes: Promise<void>[] = [];
  const keeper = createWordsKeeper({ words() {} }, (work) => void writes.push(work()));
  const feed = {
    followWords: (_start, onDocuments) => onDocuments(documents),
  } satisfies Pick<LiveFeed, 'followWords'> as unknown as LiveFeed;
  await keeper.follow(feed, { told: at(8), now: at(9) });
  await Promise.all(writes);
  expect(await visit(at(8), at(10))).toBe(true);
});

test('after the shop’s data were replaced the words are listened to from the first on, also by a page that is opened after this one closed', async () => {
  const writes: Promise<void>[] = [];
  const starts: unknown[] = [];
  const feed = {
    followWords: (start, onDocuments) => {
      starts.push(start);
      onDocuments([{ id: 'w', fields: { actualizado: at(12) } }]);
    },
  } satisfies Pick<LiveFeed, 'followWords'> as unknown as LiveFeed;
  const open = () => createWordsKeeper({ words() {} }, (work) => void writes.push(work()));
  const keeper = open();
  await keeper.follow(feed, { told: at(12), now: at(13) });
  await keeper.wereReplaced();
  await Promise.all(writes);
  await open().follow(feed, { told: at(1), now: at(14) });
  await keeper.follow(feed, { told: at(1), now: at(14) });
  expect(starts.slice(1)).toEqual([null, null]);
});
