import { expect, test, vi } from 'vitest';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { failingOver } from './failing-over.ts';
import { memoryQuoteCopy, type QuoteCopy } from './quote-copy.ts';

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
