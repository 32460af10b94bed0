import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import type { CopyState } from './copy-database.ts';
import { DamagedCopy } from './damaged-copy.ts';
import { parseWindows } from './stored-rows.ts';

interface DeltaStore {
  get(key: 'delta' | number): Promise<unknown>;
}

/** The windows of the delta of a copy. Throws {@link DamagedCopy} where one of its records is missing or is no window. */
export async function readDelta(store: DeltaStore, state: Pick<CopyState, 'parts'>): Promise<DeltaWindow[]> {
  if (!state.parts) return parseWindows(await store.get('delta'));
  const windows: DeltaWindow[] = [];
  for (let at = 0; at < state.parts; at += 1) {
    const [window] = parseWindows(await store.get(at));
    if (!window) throw new DamagedCopy();
    windows.push(window);
  }
  return windows;
}
