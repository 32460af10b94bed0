import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/kernel/result.ts';
import {
  addEntry,
  type Entry,
  markSending,
  type Outcome,
  recordOutcome,
  retryEntry,
} from '#domain/staff/journal/journal.ts';
import { claimConnectionWriter } from '#store/connection-store.ts';
import { claimJournalWriter, journalStore } from '#store/journal-store.ts';
import { claimSessionWriter } from '#store/session-store.ts';
import { claimUploadWriter } from '#store/upload-store.ts';
import { openMemoryJournal } from './memory-journal.ts';
import { createSender } from './sender.ts';

const write = claimJournalWriter();
const writeSession = claimSessionWriter();
const writeConnection = claimConnectionWriter();
const writeUploads = claimUploadWriter();
const entry = (id: string): Entry => ({
  id,
  title: id,
  changes: [{ collection: 'productos', id, baseRev: 0, base: null, document: {} }],
  by: { uid: 'ana', email: '' },
  at: 0,
  state: { kind: 'saved' },
});

/** When each attempt was made, in milliseconds of the faked clock. */
const attempts: number[] = [];
let answer: Outcome = { kind: 'unreachable' };
const deleted: string[] = [];
let canDelete = true;
let areFilesStored = true;
/** How long the server takes to answer, in milliseconds. */
let duration = 0;
const deleteFile = async (path: string) => {
  deleted.push(path.slice(-9));
  return canDelete ? ok(null) : err('network');
};
const forgotten: string[] = [];
const start = createSender({
  applyEntry: async () => {
    attempts.push(Date.now());
    if (duration > 0) await new Promise((resolve) => setTimeout(resolve, duration));
    return answer;
  },
  storeFilesOf: async () => areFilesStored,
  deleteFile,
  forgetFolder: async (folder) => void forgotten.push(`${folder} after ${deleted.length}`),
});
const state = (): string | undefined => journalStore.getState().journal[0]?.state.kind;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', {});
  attempts.length = 0;
  answer = { kind: 'unreachable' };
  areFilesStored = true;
  duration = 0;
  write(journalStore.getInitialState(), true);
  writeConnection({ reachable: true, confirmedAt: null });
  writeSession({ status: 'signed-in', uid: 'ana', email: '', membership: 'member' });
});
afterEach(() => {
  writeSession({ status: 'leaving' });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const journal = openMemoryJournal();
  journal.watch((entries) => write({ journal: entries }));
  start(journal);
  return journal;
}

test('a server that does not answer is tried again after growing pauses of at most half a minute', async () => {
  await open().change((now) => addEntry(now, entry('e')));
  await vi.advanceTimersByTimeAsync(121_000);
  expect(attempts).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000, 121_000]);
  answer = { kind: 'applied' };
  await vi.advanceTimersByTimeAsync(30_000);
  expect(state()).toBe('confirmed');
});

test('the pause ends when the server answers again or another edit is made', async () => {
  const journal = open();
  await journal.change((now) => addEntry(now, entry('e')));
  await vi.advanceTimersByTimeAsync(8000);
  expect(attempts).toEqual([0, 1000, 3000, 7000]);
  writeConnection({ reachable: false });
  writeConnection({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(attempts.at(-1)).toBe(8000);
  await journal.change((now) => addEntry(now, entry('f')));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts.at(-1)).toBe(8500);
});

test('the failed attempts of another tab do not end the pauses of this one, or two tabs without a network would never pause', async () => {
  const journal = open();
  await journal.change((now) => addEntry(now, entry('e')));
  for (let at = 0; at < 1000; at += 1) {
    await journal.change((now) => markSending(now, 'e'));
    await journal.change((now) => recordOutcome(now, 'e', { kind: 'unreachable' }, at));
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(attempts).toEqual([0, 1000, 3000, 7000, 15_000]);
});

test('an edit that was sent again by a person, or that no earlier one holds up any more, ends the pause', async () => {
  const journal = open();
  await journal.change((now) => addEntry(addEntry(now, entry('e')), { ...entry('f'), changes: entry('e').changes }));
  await vi.advanceTimersByTimeAsync(8000);
  await journal.change((now) => recordOutcome(now, 'e', { kind: 'refused', reason: 'invalid' }, 0));
  await vi.advanceTimersByTimeAsync(500);
  await journal.change((now) => retryEntry(now, 'e'));
  await vi.advanceTimersByTimeAsync(100);
  expect(attempts.at(-1)).toBe(8500);
  await journal.change((now) => recordOutcome(now, 'e', { kind: 'applied' }, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts.at(-1)).toBe(8600);
});

test('nothing is sent after somebody signed out', async () => {
  await open().change((now) => addEntry(now, entry('e')));
  await vi.advanceTimersByTimeAsync(0);
  writeSession({ status: 'leaving' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempts).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('what an edit takes out of a repair is deleted once the server has the edit, however often the network breaks', async () => {
  const archivo = `reparaciones/rep-0000000000000000000/${'a'.repeat(64)}-1600.webp`;
  const base = { fotos: [{ archivo, visible: false }] };
  const journal = open();
  canDelete = false;
  await journal.change((now) =>
    addEntry(now, {
      ...entry('r'),
      changes: [{ collection: 'reparaciones', id: 'r', baseRev: 1, base, document: null }],
    }),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect([deleted, state()]).toEqual([[], 'saved']);
  answer = { kind: 'applied' };
  await vi.advanceTimersByTimeAsync(1000);
  expect([deleted, state()]).toEqual([['1600.webp'], 'saved']);
  canDelete = true;
  deleted.length = 0;
  await vi.advanceTimersByTimeAsync(2000);
  expect([deleted, state()]).toEqual([['1600.webp', '-800.webp', '-400.webp', 'ciones/r/'], 'confirmed']);
  // A photograph that waits on the device would be sent into the folder after it was emptied.
  expect(forgotten.at(-1)).toBe('reparaciones/r/ after 3');
});

test('an edit whose own picture waits for the network is not called refused where another picture was', async () => {
  const picture = (letter: string): string => `productos/${letter.repeat(64)}-1600.webp`;
  areFilesStored = false;
  // The one that was refused is of a form that nobody saved.
  const uploads = {
    [picture('a')]: { kind: 'failed', reason: 'refused' },
    [picture('b')]: { kind: 'queued' },
  } as const;
  writeUploads({ uploads: new Map(Object.entries(uploads)) });
  const document = { imagenes: [{ imagen: picture('b') }] };
  const changes = [{ collection: 'productos', id: 'p', baseRev: 0, base: null, document }];
  await open().change((now) => addEntry(now, { ...entry('p'), changes }));
  await vi.advanceTimersByTimeAsync(100);
  expect([state(), attempts]).toEqual(['saved', []]);
  writeUploads({ uploads: new Map([[picture('b'), { kind: 'failed', reason: 'refused' }]]) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(state()).toBe('refused');
});

test('the outcome of an edit is stored in the step that marks the next edit, because each step is a transaction and renders every list', async () => {
  answer = { kind: 'applied' };
  const journal = open();
  const change = vi.spyOn(journal, 'change');
  await journal.change((now) => ['a', 'b', 'c'].map(entry).reduce(addEntry, now));
  await vi.advanceTimersByTimeAsync(0);
  expect(journalStore.getState().journal.map((one) => one.state.kind)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(change).toHaveBeenCalledTimes(1 + 4);
});

test('a tab that the browser suspended while it had its turn to send keeps no edit of another one waiting', async () => {
  answer = { kind: 'applied' };
  const turn = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(turn.signal);
  const request = (_name: string, { signal }: { readonly signal?: AbortSignal }): Promise<void> =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  await open().change((now) => addEntry(now, entry('e')));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts).toEqual([]);
  turn.abort(new DOMException('The wait is over', 'TimeoutError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('confirmed');
});

test('a tab that has much to send lets the other tabs have their turn in between, because they wait for a while only', async () => {
  let turns = 0;
  const request = async <Answer>(_name: string, _options: object, work: () => Promise<Answer>): Promise<Answer> => {
    turns += 1;
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  duration = 8000;
  answer = { kind: 'applied' };
  await open().change((now) => ['a', 'b', 'c', 'd', 'e'].map(entry).reduce(addEntry, now));
  await vi.advanceTimersByTimeAsync(5 * duration);
  expect(journalStore.getState().journal.map((one) => one.state.kind)).toEqual(
    Array.from({ length: 5 }, () => 'confirmed'),
  );
  expect(turns).toBe(2);
});
