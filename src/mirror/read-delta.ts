import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import type { CopyState } from './copy-database.ts';
import { DamagedCopy } from './damaged-copy.ts';
import { parseWindows } from './stored-rows.ts';

interface DeltaStore {
  get(key: number): Promise<unknown>;
}

/**
 * The windows of the delta of a copy. Throws {@link DamagedCopy} where one of its records is missing or is no window.
 * @param whole the record under its name, which is read together with the state because it is all there is of a shorter delta
 */
export async function readDelta(
  store: DeltaStore,
  { parts = 0 }: Pick<CopyState, 'parts'>,
  whole: unknown,
): Promise<DeltaWindow[]> {
  if (parts === 0) return parseWindows(whole);
  const windows: DeltaWindow[] = [];
  for (let at = 0; at < parts; at += 1) {
    const [window] = parseWindows(await store.get(at));
    if (!window) throw new DamagedCopy();
    windows.push(window);
  }
  return windows;
}
