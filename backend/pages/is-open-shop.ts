import type { Database } from '../engine/database.ts';

/** What only a shop has that was opened: its settings, or something to sell. */
const OPENED: ReadonlySet<string> = new Set(['ajustes', 'categories', 'productos']);

/** Whether anybody has opened the shop; before, its pages would be those of the store that the site was built with. */
export function isOpenShop(state: Pick<Database, 'collections'>): boolean {
  return state.collections().some(({ path, size }) => OPENED.has(path) && size > 0);
}
