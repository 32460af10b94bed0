import { expect, test, vi } from 'vitest';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { failingOver } from './failing-over.ts';
import { type LastStatus, memoryQuoteCopy, type QuoteCopy } from './quote-copy.ts';

const line = (key: string) => ({ key }) as unknown as QuoteList[number];
const entry = { id: 'c1' } as unknown as OutboxEntry;
const add = (copy: QuoteCopy, key: string) =>
  copy.changeList((list) => ({ list: [...list, line(key)], answer: list.length }));
const keysOf = async (copy: QuoteCopy) => (await copy.readList()).map(({ key }) => key);

/** A device with one line and one request, which has room for no other write from now on. */
async function fullDevice(name = 'QuotaExceededError') {
  const device = { ...memoryQuoteCopy(), lasting: true };
  await add(device, 'a');
  await device.changeEntry('c1', () => entry);
  const refuse = (): Promise<never> => Promise.reject(new DOMException('full', name));
  return { ...device, changeList: refuse, changeEntry: refuse } satisfies QuoteCopy;
}

test('what does not fit on the device is kept in memory, with what was there, and it is told once', async () => {
  const onFull = vi.fn();
  const copy = failingOver(await fullDevice(), onFull);
  expect(copy.lasting).toBe(true);
  expect(await Promise.all([add(copy, 'b'), add(copy, 'c')])).toEqual([1, 2]);
  expect(await keysOf(copy)).toEqual(['a', 'b', 'c']);
  expect(await copy.readOutbox()).toEqual([entry]);
  expect(copy.lasting).toBe(false);
  expect(onFull).toHaveBeenCalledTimes(1);
});

test('the next person at a shared device finds neither what was kept in memory nor what was on the device', async () => {
  const device = await fullDevice();
  const copy = failingOver(device, () => {});
  await add(copy, 'b');
  await copy.wipe();
  expect(await keysOf(copy)).toEqual([]);
  expect(await keysOf(device)).toEqual([]);
});

test('any other failure is not taken for a full device', async () => {
  const onFull = vi.fn();
  const copy = failingOver(await fullDevice('UnknownError'), onFull);
  await expect(add(copy, 'b')).rejects.toMatchObject({ name: 'UnknownError' });
  expect(onFull).not.toHaveBeenCalled();
});

test('a device that cannot be read for a moment is moved to memory by the next write', async () => {
  const device = await fullDevice();
  const readList = vi.fn(() => device.readList());
  readList.mockRejectedValueOnce(new DOMException('closing', 'InvalidStateError'));
  const onFull = vi.fn();
  const copy = failingOver({ ...device, readList }, onFull);
  await expect(add(copy, 'b')).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(onFull).not.toHaveBeenCalled();
  await add(copy, 'b');
  expect(await keysOf(copy)).toEqual(['a', 'b']);
  expect(onFull).toHaveBeenCalledTimes(1);
});

test('the next person finds nothing in memory either, where the device is too full to be emptied', async () => {
  const device = await fullDevice();
  const copy = failingOver({ ...device, wipe: () => device.changeList() }, () => {});
  await add(copy, 'b');
  await expect(copy.wipe()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await keysOf(copy)).toEqual([]);
});

test('statuses that the device keeps are found when it is full, until they are forgotten', async () => {
  const device = await fullDevice();
  const last = { secreto: 's1' } as unknown as LastStatus;
  await device.keepStatus(last);
  const copy = failingOver(device, () => {});
  await add(copy, 'b');
  expect(await copy.readStatus('s1')).toBe(last);
  await copy.forgetStatus('s1');
  expect(await copy.readStatus('s1')).toBeNull();
});
