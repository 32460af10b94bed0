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
const importsOf = (id: string) => ({
  importedIds: GRAPH[id]?.imports ?? [],
  dynamicallyImportedIds: GRAPH[id]?.later ?? [],
});
const groupOf = chunkGroups({ start: 'start', visitors: 'shop', staff: 'staff' }, importsOf);

/** The pairs of groups that import each other. */
function circlesOf(group: (id: string) => string | undefined): string[] {
  const edges = new Set<string>();
  for (const [id, { imports = [] }] of Object.entries(GRAPH)) {
    const from = group(id);
    for (const to of imports.map(group)) if (from && to && from !== to) edges.add(`${from} ${to}`);
  }
  return [...edges].filter((edge) => edges.has(edge.split(' ').toReversed().join(' ')));
}

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
  expect(circlesOf(groupOf)).toEqual([]);
});

test('what is shared is split by when a first visit loads it, and what loads earlier imports nothing that loads later', () => {
  const soonest = [
    { name: 'first', modules: ['product'] },
    { name: 'next', modules: ['list'] },
  ];
  const timedGroupOf = chunkGroups({ start: 'start', visitors: 'shop', staff: 'staff', soonest }, importsOf);
  const groups = ['card', 'fold', 'dialog', 'table', 'money', 'shell', 'session'].map((id) => [id, timedGroupOf(id)]);
  expect(Object.fromEntries(groups)).toEqual({
    card: 'tienda-comun',
    fold: 'comun',
    dialog: 'comun-mas',
    table: 'personal-comun',
    money: 'base',
    shell: 'tienda',
    session: 'personal',
  });
  expect(circlesOf(timedGroupOf)).toEqual([]);
});
