import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import type { PrivateDocumentsState } from '#store/private-documents-store.ts';
import { openPrivateCopy } from './private-copy.ts';
import { createPrivateFollower } from './private-follower.ts';
import { type PrivatePage, type PrivateStart, tailStart } from './private-pages.ts';

const PAGE = 100;
const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1);

interface Stored extends StaffDocument {
  readonly actualizado: Instant;
}

let clock: number;
let server: Map<string, Stored>;
let asked: PrivateStart[];
let onTail: ((documents: readonly StaffDocument[], isFull: boolean) => void) | null;
let turn: Promise<void>;
let mayKeep: boolean;

const instant = (): Instant => parseInstant(new Date(clock).toISOString()) as Instant;
const put = (id: string, costo: number): void => {
  server.set(id, { id, rev: (server.get(id)?.rev ?? 0) + 1, fields: { costo }, actualizado: instant() });
};
const placeOf = ({ actualizado, id }: Stored): string => `${actualizado} ${id}`;

async function readPage(start: PrivateStart): Promise<PrivatePage> {
  asked.push(start);
  const { order, after } = start;
  const all = [...server.values()].toSorted((a, b) =>
    order === 'id' ? a.id.localeCompare(b.id) : placeOf(a).localeCompare(placeOf(b)),
  );
  const rest = all.filter((one) =>
    order === 'id' ? after === null || one.id > after : placeOf(one) > `${after.actualizado} ${after.id ?? '~'}`,
  );
  const documents = rest.slice(0, PAGE);
  const last = documents.length === PAGE ? documents.at(-1) : undefined;
  const next: PrivateStart | null = !last
    ? null
    : order === 'id'
      ? { order, after: last.id }
      : { order, after: { actualizado: last.actualizado, id: last.id } };
  const places = documents.map(({ actualizado, id }) => ({ actualizado, id }));
  return {
    documents: documents.map(({ id, rev, fields }) => ({ id, rev, fields })),
    places,
    next,
    readTime: instant(),
  };
}

function tablet() {
  const copy = openPrivateCopy(() => mayKeep);
  let shown: PrivateDocumentsState = { knowledge: 'waiting', byId: new Map() };
  const follower = createPrivateFollower({
    write: (state) => {
      shown = state;
    },
    readPage,
    listenToTail: async (_name, _since, onDocuments) => {
      onTail = onDocuments;
      return () => {
        onTail = null;
      };
    },
    copy,
    inTurn: (work) => (turn = turn.then(work)),
    now: () => clock,
  });
  return { follower, copy, shown: () => shown, costOf: (id: string) => shown.byId.get(id)?.fields['costo'] };
}

beforeEach(async () => {
  clock = START;
  server = new Map();
  asked = [];
  onTail = null;
  turn = Promise.resolve();
  mayKeep = true;
  await openPrivateCopy(() => true).forget();
});

const nothing = (): void => {};

test('two tabs that open together read everything once between them, and the next visit reads what was written since', async () => {
  for (let at = 0; at < 250; at += 1) put(`p${at}`, at);
  clock += DAY;
  const [one, two] = [tablet(), tablet()];
  await Promise.all([one.follower.catchUp(nothing), two.follower.catchUp(nothing)]);
  expect(asked.map(({ order }) => order)).toEqual(['id', 'id', 'id', 'write']);
  expect([one.shown().byId.size, two.shown().byId.size]).toEqual([250, 250]);

  clock += DAY;
  put('p7', 777);
  asked = [];
  const later = tablet();
  await later.follower.takeCopy();
  expect([later.shown().knowledge, later.costOf('p7')]).toEqual(['known', 7]);
  await later.follower.catchUp(nothing);
  expect(asked).toHaveLength(1);
  expect(later.costOf('p7')).toBe(777);
  expect((await later.copy.read())?.byId.get('p7')?.fields).toEqual({ costo: 777 });
});

test('what was written up to ten minutes before the last read is read again, because it may have landed after it', async () => {
  put('p1', 1);
  const one = tablet();
  await one.follower.catchUp(nothing);
  // It reached the server before that read and was seen only after it.
  clock += 60_000;
  server.set('p2', {
    id: 'p2',
    rev: 1,
    fields: { costo: 2 },
    actualizado: parseInstant(new Date(START - 9 * 60_000).toISOString()) as Instant,
  });
  await one.follower.catchUp(nothing);
  expect(one.costOf('p2')).toBe(2);
});

test('after a week everything is read again, so that what vanished past the rules does not stay', async () => {
  put('p1', 1);
  put('p2', 2);
  const one = tablet();
  await one.follower.catchUp(nothing);
  server.delete('p2');
  clock += 6 * DAY;
  await one.follower.catchUp(nothing);
  expect(one.costOf('p2')).toBe(2);
  clock += 2 * DAY;
  await one.follower.catchUp(nothing);
  expect([...one.shown().byId.keys()]).toEqual(['p1']);
  expect([...((await one.copy.read())?.byId.keys() ?? [])]).toEqual(['p1']);
});

test('a reading of everything that is yet to come, by a clock that was a year ahead, does not keep the next one away', async () => {
  put('p1', 1);
  const one = tablet();
  await one.follower.catchUp(nothing);
  await one.copy.saveAll(one.shown().byId, { readThrough: instant(), wholeAt: clock + 365 * DAY });
  server.delete('p1');
  const next = tablet();
  await next.follower.catchUp(nothing);
  expect([...next.shown().byId.keys()]).toEqual([]);
});

test('what a listener tells is shown and kept unless its revision is older, and a listener at its limit is followed by a reading', async () => {
  put('p1', 1);
  const one = tablet();
  let behind = 0;
  await one.follower.catchUp(() => (behind += 1));
  onTail?.([{ id: 'p1', rev: 3, fields: { costo: 3 } }], false);
  onTail?.([{ id: 'p1', rev: 2, fields: { costo: 2 } }], false);
  await turn;
  expect([one.costOf('p1'), (await one.copy.read())?.byId.get('p1')?.rev]).toEqual([3, 3]);
  expect(behind).toBe(0);
  onTail?.([], true);
  expect([behind, onTail]).toEqual([1, null]);
});

test('once it is stopped nothing is shown, and once the device may not keep it nothing is kept', async () => {
  put('p1', 1);
  const one = tablet();
  const reading = one.follower.catchUp(nothing);
  one.follower.stop();
  await reading;
  expect([one.shown().knowledge, onTail]).toEqual(['waiting', null]);
  expect(await one.copy.read()).toBeNull();

  const two = tablet();
  mayKeep = false;
  await two.follower.catchUp(nothing);
  expect(two.costOf('p1')).toBe(1);
  expect(await two.copy.read()).toBeNull();
});

test('a listener starts behind the time that is read again, and where very much was written since then among the last of it', () => {
  const since = instant();
  const written = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      clock = START + (count - at) * 1000;
      return { actualizado: instant(), id: `p${at}` };
    });
  expect(tailStart([...written(100), { actualizado: since, id: 'old' }], since)).toEqual({
    actualizado: since,
    id: null,
  });
  const [start, many] = [tailStart(written(10_000), since), written(10_000)];
  expect(many.filter(({ actualizado }) => actualizado > start.actualizado)).toHaveLength(100);
});
