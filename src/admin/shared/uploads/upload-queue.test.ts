import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimConnectionWriter } from '#store/connection-store.ts';
import { claimJournalWriter, journalStore } from '#store/journal-store.ts';
import { claimUploadWriter, uploadStore } from '#store/upload-store.ts';
import { dropAllFiles, pendingPaths } from '../../journal/pending-files.ts';
import { createUploadQueue } from './upload-queue.ts';

const write = claimUploadWriter();
const writeConnection = claimConnectionWriter();
const writeJournal = claimJournalWriter();
const answered = { reachable: true, confirmedAt: performance.timeOrigin + 1 };

const hash = (digit: string): string => digit.repeat(64);
const picture = (digit: string): string => `productos/${hash(digit)}-1600.webp`;
const sizes = (digit: string) =>
  [1600, 800, 400].map((size) => ({
    path: `productos/${hash(digit)}-${size}.webp`,
    type: 'image/webp',
    bytes: new ArrayBuffer(size),
  }));

type Sent = Awaited<ReturnType<Parameters<typeof createUploadQueue>[0]['sendFile']>>;

/** A queue whose server stores every file, unless the test gives another answer. */
function openQueue() {
  const stored: string[] = [];
  const deleted: string[] = [];
  let deletes = async (): Promise<void> => {};
  let answer = async (_signal: AbortSignal): Promise<Sent> => ({ ok: true, value: null });
  const queue = createUploadQueue({
    write,
    async sendFile({ path, bytes }, onProgress, signal) {
      const sent = await answer(signal);
      if (sent.ok) {
        onProgress(bytes.byteLength);
        stored.push(path.slice(-9));
      }
      return sent;
    },
    async deleteFile(path) {
      await deletes();
      deleted.push(path.slice(-9));
      return { ok: true, value: null };
    },
  });
  return {
    queue,
    stored,
    deleted,
    deletesWhen: (next: typeof deletes): void => {
      deletes = next;
    },
    answers: (next: typeof answer): void => {
      answer = next;
    },
  };
}

const stateOf = (name: string): string | undefined => uploadStore.getState().uploads.get(name)?.kind;
const becomes = (name: string, kind: string | undefined) =>
  vi.waitFor(() => expect(stateOf(name)).toBe(kind), { timeout: 30_000 });
const untilStopped = (signal: AbortSignal): Promise<Sent> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve({ ok: false, error: 'cancelled' })));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  await dropAllFiles();
  write(uploadStore.getInitialState(), true);
  writeConnection(answered);
});

// First, because the queues of the other tests would send its files too.
test('a file that the server refuses does not keep the others from being sent when the server answers again', async () => {
  writeConnection({ reachable: false });
  const { queue, answers } = openQueue();
  await queue.start();
  for (const digit of ['a', 'b']) await queue.queueUpload(picture(digit), sizes(digit));
  let isFirst = true;
  answers(async () => {
    const isRefused = isFirst;
    isFirst = false;
    return isRefused ? { ok: false, error: 'refused' } : { ok: true, value: null };
  });
  writeConnection(answered);
  await becomes(picture('a'), 'failed');
  await becomes(picture('b'), undefined);
});

test('a picture is stored on the device, sent with its largest size last, and then deleted from the device', async () => {
  const { queue, stored, answers } = openQueue();
  let isHeld = true;
  answers(async () => {
    await vi.waitFor(() => expect(isHeld).toBe(false), { timeout: 30_000 });
    return { ok: true, value: null };
  });
  expect(await queue.queueUpload(picture('a'), sizes('a'))).toBe(true);
  expect(await pendingPaths()).toHaveLength(3);
  expect(uploadStore.getState().previews.get(picture('a'))).toMatch(/^blob:/);
  isHeld = false;
  await becomes(picture('a'), undefined);
  expect(stored).toEqual(['-400.webp', '-800.webp', '1600.webp']);
  expect(await pendingPaths()).toEqual([]);
});

test('nothing is sent before the server has answered, and then what waits is sent without anybody asking', async () => {
  writeConnection({ reachable: true, confirmedAt: null });
  const { queue, stored } = openQueue();
  await queue.start();
  await queue.queueUpload(picture('a'), sizes('a'));
  expect(stateOf(picture('a'))).toBe('queued');
  expect(await queue.storeFilesOf({ imagen: picture('a') })).toBe(false);
  expect(stored).toEqual([]);
  writeConnection(answered);
  await becomes(picture('a'), undefined);
  expect(stored).toHaveLength(3);
});

test('what an earlier visit left is shown and sent again', async () => {
  writeConnection({ reachable: false });
  await openQueue().queue.queueUpload(picture('a'), sizes('a'));
  write(uploadStore.getInitialState(), true);
  writeConnection(answered);
  const { queue, stored } = openQueue();
  await queue.start();
  expect([stored.length, stateOf(picture('a')), uploadStore.getState().previews.size]).toEqual([3, undefined, 1]);
});

test('a file waits when the network is lost, and has failed when the server refuses it or is full', async () => {
  const { queue, answers } = openQueue();
  for (const [error, kind] of [
    ['network', 'queued'],
    ['refused', 'failed'],
    ['full', 'failed'],
    ['rejected', 'failed'],
  ] as const) {
    answers(async () => ({ ok: false, error }));
    await queue.queueUpload(picture('a'), sizes('a'));
    expect(await queue.sendUpload(picture('a'))).toBe(false);
    expect(stateOf(picture('a'))).toBe(kind);
  }
  expect(await pendingPaths()).toHaveLength(3);
});

test('an upload that a person stopped is not tried again until they send it', async () => {
  const { queue, stored, answers } = openQueue();
  answers(untilStopped);
  await queue.start();
  await queue.queueUpload(picture('a'), sizes('a'));
  await becomes(picture('a'), 'sending');
  queue.stopUpload(picture('a'));
  await becomes(picture('a'), 'stopped');
  answers(async () => ({ ok: true, value: null }));
  writeConnection({ reachable: false });
  writeConnection(answered);
  await new Promise((resolve) => setImmediate(resolve));
  expect([stateOf(picture('a')), stored]).toEqual(['stopped', []]);
  expect(await queue.sendUpload(picture('a'))).toBe(true);
});

test('an upload that is sent again while it is still being stopped is sent once it has stopped', async () => {
  const { queue, stored, answers } = openQueue();
  let end = (): void => {};
  answers(
    () =>
      new Promise((resolve) => {
        end = () => resolve({ ok: false, error: 'cancelled' });
      }),
  );
  await queue.queueUpload(picture('a'), sizes('a'));
  await becomes(picture('a'), 'sending');
  queue.stopUpload(picture('a'));
  answers(async () => ({ ok: true, value: null }));
  const sent = queue.sendUpload(picture('a'));
  end();
  expect(await sent).toBe(true);
  expect(stored).toHaveLength(3);
});

test('a second request for a file that is being sent waits for the first instead of sending it twice', async () => {
  const { queue, stored } = openQueue();
  await queue.queueUpload(picture('a'), sizes('a'));
  const [one, two] = await Promise.all([queue.storeFilesOf({ x: picture('a') }), queue.sendUpload(picture('a'))]);
  expect([one, two, stored.length]).toEqual([true, true, 3]);
});

test('a file that was removed from a form is deleted, unless it was added twice', async () => {
  writeConnection({ reachable: false });
  const { queue } = openQueue();
  await queue.queueUpload(picture('a'), sizes('a'));
  await queue.queueUpload(picture('a'), sizes('a'));
  await queue.forgetUpload(picture('a'));
  expect(await pendingPaths()).toHaveLength(3);
  await queue.queueUpload(picture('b'), sizes('b'));
  await queue.forgetUpload(picture('b'));
  expect([await pendingPaths(), stateOf(picture('b'))]).toMatchObject([{ length: 3 }, undefined]);
});

test('a file that was removed from a form stays while an edit that waits has it, because that edit is sent first', async () => {
  writeConnection({ reachable: false });
  const { queue } = openQueue();
  await queue.queueUpload(picture('a'), sizes('a'));
  const document = { imagenes: [{ imagen: picture('a') }] };
  const change = { collection: 'borradores', id: 'p', baseRev: 0, base: null, document };
  const by = { uid: 'ana', email: '' };
  writeJournal({ journal: [{ id: 'e', title: '', changes: [change], by, at: 0, state: { kind: 'saved' } }] });
  await queue.forgetUpload(picture('a'));
  writeJournal(journalStore.getInitialState(), true);
  expect([await pendingPaths(), stateOf(picture('a'))]).toMatchObject([{ length: 3 }, 'queued']);
});

const photo = (id: string, digit: string): string => `reparaciones/${id}/${hash(digit)}-1600.webp`;
const REPAIR = 'rep-0000000000000000000';
const photoSizes = (id: string, digit: string) =>
  sizes(digit).map((file) => ({ ...file, path: file.path.replace('productos/', `reparaciones/${id}/`) }));

test('the photographs of an erased repair leave the device, also those that an earlier visit left, and no others', async () => {
  writeConnection({ reachable: false });
  const other = `${REPAIR}-otra`;
  await openQueue().queue.queueUpload(photo(REPAIR, 'a'), photoSizes(REPAIR, 'a'));
  write(uploadStore.getInitialState(), true);
  const { queue } = openQueue();
  await queue.queueUpload(photo(REPAIR, 'b'), photoSizes(REPAIR, 'b'));
  await queue.queueUpload(photo(other, 'a'), photoSizes(other, 'a'));
  await queue.forgetFolder(`reparaciones/${REPAIR}/`);
  expect(await pendingPaths()).toHaveLength(3);
  expect([...uploadStore.getState().uploads.keys()]).toEqual([photo(other, 'a')]);
});

test('the photographs of a discarded form are deleted from the device, except those of an edit that waits to be sent', async () => {
  writeConnection({ reachable: false });
  await openQueue().queue.queueUpload(photo(REPAIR, 'a'), photoSizes(REPAIR, 'a'));
  const { queue } = openQueue();
  await queue.queueUpload(photo(REPAIR, 'b'), photoSizes(REPAIR, 'b'));
  const document = { fotos: [{ archivo: photo(REPAIR, 'b'), visible: false }] };
  const change = { collection: 'reparaciones', id: REPAIR, baseRev: 0, base: null, document };
  const by = { uid: 'ana', email: '' };
  writeJournal({ journal: [{ id: 'e', title: '', changes: [change], by, at: 0, state: { kind: 'saved' } }] });
  await queue.forgetPhotos([photo(REPAIR, 'a'), photo(REPAIR, 'b')]);
  writeJournal(journalStore.getInitialState(), true);
  expect([...uploadStore.getState().uploads.keys()]).toEqual([photo(REPAIR, 'b')]);
  expect(await pendingPaths()).toHaveLength(3);
});

test('photographs of a form that was given up are deleted where they were stored already, before one of them is sent again', async () => {
  const { queue, stored, deleted, deletesWhen } = openQueue();
  const files = sizes('a').map((file) => ({ ...file, path: file.path.replace('productos', `reparaciones/${REPAIR}`) }));
  await queue.queueUpload(photo(REPAIR, 'a'), files);
  await becomes(photo(REPAIR, 'a'), undefined);
  let mayDelete = (): void => {};
  deletesWhen(() => new Promise((resolve) => (mayDelete = resolve)));
  await queue.forgetPhotos([photo(REPAIR, 'a')]);
  await queue.queueUpload(photo(REPAIR, 'a'), files);
  expect(stored).toHaveLength(3);
  deletesWhen(async () => {});
  mayDelete();
  await becomes(photo(REPAIR, 'a'), undefined);
  expect(deleted).toEqual(['-400.webp', '-800.webp', '1600.webp']);
  expect(stored).toHaveLength(6);
});

test('without a server nothing is asked to be deleted', async () => {
  const { queue, deleted } = openQueue();
  writeConnection({ reachable: false });
  await queue.forgetPhotos([photo(REPAIR, 'a')]);
  expect(deleted).toEqual([]);
});

test('signing out stops what is being sent and empties the device', async () => {
  const { queue, answers } = openQueue();
  answers(untilStopped);
  await queue.queueUpload(picture('a'), sizes('a'));
  await becomes(picture('a'), 'sending');
  await queue.forgetAll();
  const { uploads, previews } = uploadStore.getState();
  expect([await pendingPaths(), uploads.size, previews.size]).toEqual([[], 0, 0]);
});

test('a file for which the device has no room is not queued', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { queue } = openQueue();
  expect(await queue.queueUpload(picture('a'), sizes('a'))).toBe(false);
  put.mockRestore();
  expect([stateOf(picture('a')), await pendingPaths()]).toEqual([undefined, []]);
});
