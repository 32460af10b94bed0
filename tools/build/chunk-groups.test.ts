import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const GRAPH: Readonly<Record<string, { readonly imports?: readonly string[]; readonly later?: readonly string[] }>> = {
  start: { imports: ['paths', 'ask'], later: ['shop', 'search'] },
  shop: { imports: ['react', 'shell', 'money', 'paths', 'ask'], later: ['search', 'product', '/src/firebase/feed'] },
  staff: { imports: ['react', 'session', 'ask'], later: ['list', 'form'] },
  search: { imports: ['money', 'card', 'fold', 'dialog'] },
  product: { imports: ['card', 'gallery'] },
  list: { imports: ['fold', 'table', 'money'] },
  form: { imports: ['table', 'dialog', '/node_modules/firebase/x'] },
  card: { imports: ['fold'] },
  session: { imports: ['fold'] },
  '/src/firebase/feed': { imports: ['card', '/node_modules/firebase/x'] },
};
const groupOf = chunkGroups({ start: 'start', visitors: 'shop', staff: 'staff' }, (id) => ({
  importedIds: GRAPH[id]?.imports ?? [],
  dynamicallyImportedIds: GRAPH[id]?.later ?? [],
}));

test('a shared module goes to the chunk of the screens that load it; entries, the SDK and the code of one screen keep their own chunks', () => {
  const groups = Object.fromEntries(
    ['ask', 'shop', 'react', 'money', 'shell', 'card', 'dialog', 'fold', 'session', 'table'].map((id) => [
      id,
      groupOf(id),
    ]),
  );
  expect(groups).toEqual({
    // Loaded before the storefront, and by the staff area too.
    ask: 'inicio',
    shop: 'tienda',
    react: 'base',
    // Loaded at once by the storefront and later by the staff area.
    money: 'base',
    shell: 'tienda',
    card: 'tienda-comun',
    dialog: 'comun',
    fold: 'comun',
    session: 'personal',
    table: 'personal-comun',
  });
  for (const alone of [
    'start',
    'paths',
    'staff',
    'search',
    'gallery',
    '/src/firebase/feed',
    '/node_modules/firebase/x',
  ])
    expect(groupOf(alone), alone).toBeUndefined();
});

test('no two groups import each other', () => {
  const edges = new Map<string, Set<string>>();
  for (const [id, { imports = [] }] of Object.entries(GRAPH)) {
    const from = groupOf(id);
    for (const to of imports.map(groupOf))
      if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  for (const [from, tos] of edges) for (const to of tos) expect(edges.get(to)?.has(from) ?? false).toBe(false);
});
