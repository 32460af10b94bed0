import { normalizePath } from 'vite';

export interface ImportsOf {
  (id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

export interface Doors {
  readonly start: string;
  readonly visitors: string;
  readonly staff: string;
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
 * @param doors `start`: the module that a visitor's page starts with, before the shop itself; `visitors`: the shop's own; `staff`: the staff's.
 * @returns the group by module, `undefined` where the bundler decides.
 */
export function chunkGroups(doors: Doors, importsOf: ImportsOf): (id: string) => string | undefined {
  const [shop, desk] = [sideOf(doors.visitors, importsOf), sideOf(doors.staff, importsOf)];
  const start = closure(normalizePath(doors.start), importsOf);
  return (id) => {
    // A door itself has to stay one.
    if (APART.test(id) || normalizePath(doors.start) === id || desk.name === id) return undefined;
    if (shop.name === id) return 'tienda';
    const [inShop, inDesk] = [shop.screensOf(id), desk.screensOf(id)];
    // Before the shop itself; what is the shop's own of it stays with the start.
    if (start.has(id)) return desk.door.has(id) || inDesk.size > 0 ? 'inicio' : undefined;
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
