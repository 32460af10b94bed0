import { memoryQuoteCopy, type QuoteCopy } from './quote-copy.ts';

/**
 * A copy that goes on in the tab's memory when the device has no room left for another write: then the list is not what is on the device any more, so
 * nothing but statuses is read from there either. What was written before stays on the device for the next visit.
 * @param onFull called once, before the write that did not fit is done in memory.
 */
export function failingOver(device: QuoteCopy, onFull: () => void): QuoteCopy {
  let moving: Promise<QuoteCopy> | undefined;
  const move = async (): Promise<QuoteCopy> => {
    const memory = memoryQuoteCopy();
    const [list, jobs] = await Promise.all([device.readList(), device.readJobs()]);
    await memory.changeLists(() => ({ lists: { list, jobs }, answer: null }));
    for (const entry of await device.readOutbox()) await memory.changeEntry(entry.id, () => entry);
    onFull();
    return memory;
  };
  const read = async <T>(work: (copy: QuoteCopy) => Promise<T>): Promise<T> => work(moving ? await moving : device);
  const write = async <T>(work: (copy: QuoteCopy) => Promise<T>): Promise<T> => {
    try {
      return await read(work);
    } catch (reason) {
      if (!(reason instanceof DOMException) || reason.name !== 'QuotaExceededError') throw reason;
      // The device may be unreadable for a moment, so the next write moves what this one could not.
      moving ??= move().catch((problem: unknown) => {
        moving = undefined;
        throw problem;
      });
      return work(await moving);
    }
  };
  return {
    get lasting() {
      return device.lasting && moving === undefined;
    },
    readList: () => read((copy) => copy.readList()),
    readJobs: () => read((copy) => copy.readJobs()),
    readOutbox: () => read((copy) => copy.readOutbox()),
    readStatus: async (secreto) => (await read((copy) => copy.readStatus(secreto))) ?? device.readStatus(secreto),
    changeList: (change) => write((copy) => copy.changeList(change)),
    changeLists: (change) => write((copy) => copy.changeLists(change)),
    changeEntry: (id, change) => write((copy) => copy.changeEntry(id, change)),
    keepStatus: (last) => write((copy) => copy.keepStatus(last)),
    async forgetStatus(secreto) {
      if (moving) await (await moving).forgetStatus(secreto);
      await device.forgetStatus(secreto);
    },
    async wipe() {
      if (moving) await (await moving).wipe();
      // Also what an earlier visit left on the device: the next person must not find it.
      await device.wipe();
    },
  };
}
