import { RECENT_AT_MOST, rememberSeen } from '#domain/catalogue/recent-products.ts';
import { claimRecentWriter } from '#store/recent-store.ts';

const KEY = 'vistos';
const write = claimRecentWriter();

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, RECENT_AT_MOST) : [];
  } catch {
    return [];
  }
}

/** Reads what the device keeps, which another tab may have changed, and puts the product that is looked at first. */
export function noteSeen(id: string | undefined): void {
  const before = read();
  const ids = id === undefined ? before : rememberSeen(before, id);
  write({ ids, isCleared: false });
  if (id === undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage it is remembered until the page goes.
  }
}

export function clearSeen(): void {
  write({ ids: [], isCleared: true });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
