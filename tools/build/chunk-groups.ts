import { normalizePath } from 'vite';

export interface ImportsOf {
  (id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

export interface Entries {
  readonly start: string;
  readonly visitors: string;
  readonly staff: string;
  /** The late modules that most first visits load, by name and in the order of their loading. The rest of what is shared waits behind them. */
  readonly soonest?: readonly { readonly name: string; readonly modules: readonly string[] }[];
}

/** The SDK keeps its own chunk, because no screen of a visitor waits for it. */
const APART = /\/(?:node_modules\/@?firebase|src\/firebase)\//;

/**
 * The chunk of each module that several screens share. By default the bundler makes a chunk for every set of screens that share a module: dozens of
 * files of a few hundred bytes, and their requests take half of a start. Here a module that both entries load at once goes to `base`, one that only
 * one entry loads at once to that entry's chunk, one that later screens of one area share to a third, and one that later screens of both areas share
 * to a fourth. A module of one screen stays in that screen's chunk.
 *
 * The third and the fourth are split once more by when a first visit needs them (`soonest`): the page that was asked for otherwise waits for the
 * calculators and the quotation form.
 *
 * A screen that loads a module also loads everything it imports, so the imports of a chunk never lead back to it: no two chunks import each other.
 * @param entries `start`: the module that a visitor's page loads first; `visitors`: the main module of the storefront; `staff`: that of the staff area.
 * @returns the group by module, `undefined` where the bundler decides.
 */
export function chunkGroups(entries: Entries, importsOf: ImportsOf): (id: string) => string | undefined {
  const [shop, staff] = [sideOf(entries.visitors, importsOf), sideOf(entries.staff, importsOf)];
  const start = closure(normalizePath(entries.start), importsOf);
  const soonest = (entries.soonest ?? []).map(({ name, modules }) => ({
    name,
    members: new Set(modules.flatMap((module) => [...closure(normalizePath(module), importsOf)])),
  }));
  /** What a module of an earlier group imports is in that group or one before it. */
  const timed = (group: string, id: string): string => {
    const found = soonest.findIndex(({ members }) => members.has(id));
    if (found === 0 || soonest.length === 0) return group;
    return `${group}-${soonest[found]?.name ?? 'mas'}`;
  };
  return (id) => {
    // The entry modules keep chunks of their own.
    if (APART.test(id) || normalizePath(entries.start) === id || staff.name === id) return undefined;
    if (shop.name === id) return 'tienda';
    const [inShop, inStaff] = [shop.screensOf(id), staff.screensOf(id)];
    // Modules that load before the storefront. Those that only the storefront uses stay in the chunk of `start`.
    if (start.has(id)) return staff.entry.has(id) || inStaff.size > 0 ? 'inicio' : undefined;
    if (shop.entry.has(id)) return staff.entry.has(id) || inStaff.size > 0 ? 'base' : 'tienda';
    const together = new Set([...inShop, ...inStaff]).size;
    if (staff.entry.has(id)) return inShop.size > 0 ? timed('comun', id) : 'personal';
    if (together < 2) return undefined;
    if (inShop.size > 0 && inStaff.size > 0) return timed('comun', id);
    return inShop.size > 0 ? timed('tienda-comun', id) : 'personal-comun';
  };
}

/** The modules that an entry loads at once, and for each module the later screens of that entry that need it. */
function sideOf(entry: string, importsOf: ImportsOf) {
  const screens = new Map<string, Set<string>>();
  const roots = new Set([normalizePath(entry)]);
  for (const root of roots) {
    for (const id of closure(root, importsOf)) {
      screens.set(id, (screens.get(id) ?? new Set()).add(root));
      for (const next of importsOf(id)?.dynamicallyImportedIds ?? []) if (!APART.test(next)) roots.add(next);
    }
  }
  const name = normalizePath(entry);
  const laterScreensOf = (id: string): ReadonlySet<string> => {
    const found = new Set(screens.get(id));
    found.delete(name);
    return found;
  };
  return { name, entry: closure(name, importsOf), screensOf: laterScreensOf };
}

function closure(root: string, importsOf: ImportsOf): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of importsOf(id)?.importedIds ?? []) found.add(next);
  return found;
}
