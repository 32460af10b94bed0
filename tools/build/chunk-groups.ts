import { normalizePath } from 'vite';

export interface ImportsOf {
  (id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** The SDK stays by itself: no screen of a visitor waits for it. */
const APART = /\/(?:node_modules\/@?firebase|src\/firebase)\//;

/**
 * Which chunk the modules that several screens share go to. Left alone, the bundler makes a chunk for every set of screens that have something
 * in common: dozens of files of a few hundred bytes, each a turn of the service worker and of the page's thread, together half of a start.
 * Here what both doors open with is one file (`base`), what a door opens with besides another, what the later screens of one side share a
 * third, and what those of both sides share a fourth. Code of one screen alone stays with it.
 *
 * Whatever a module imports is reached by every screen that reaches the module, so its group is the same or one further in: no two chunks import
 * each other.
 * @param visitors the module that visitors' pages start with, @param staff the staff's.
 * @returns the group by module, `undefined` where the bundler decides.
 */
export function chunkGroups(visitors: string, staff: string, importsOf: ImportsOf): (id: string) => string | undefined {
  const [shop, desk] = [sideOf(visitors, importsOf), sideOf(staff, importsOf)];
  return (id) => {
    // A door itself has to stay one.
    if (APART.test(id) || shop.name === id || desk.name === id) return undefined;
    const [inShop, inDesk] = [shop.screensOf(id), desk.screensOf(id)];
    if (shop.door.has(id)) return desk.door.has(id) || inDesk.size > 0 ? 'base' : 'tienda';
    const together = new Set([...inShop, ...inDesk]).size;
    if (desk.door.has(id)) return inShop.size > 0 ? 'comun' : 'personal';
    if (together < 2) return undefined;
    if (inShop.size > 0 && inDesk.size > 0) return 'comun';
    return inShop.size > 0 ? 'tienda-comun' : 'personal-comun';
  };
}

/** What a door opens with, and for every module the screens behind that door that cannot do without it. */
function sideOf(door: string, importsOf: ImportsOf) {
  const screens = new Map<string, Set<string>>();
  const roots = new Set([normalizePath(door)]);
  for (const root of roots) {
    for (const id of closure(root, importsOf)) {
      screens.set(id, (screens.get(id) ?? new Set()).add(root));
      for (const next of importsOf(id)?.dynamicallyImportedIds ?? []) if (!APART.test(next)) roots.add(next);
    }
  }
  const name = normalizePath(door);
  const behind = (id: string): ReadonlySet<string> => {
    const found = new Set(screens.get(id));
    found.delete(name);
    return found;
  };
  return { name, door: closure(name, importsOf), screensOf: behind };
}

function closure(root: string, importsOf: ImportsOf): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of importsOf(id)?.importedIds ?? []) found.add(next);
  return found;
}
