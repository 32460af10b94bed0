import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const GRAPH: Readonly<Record<string, { readonly imports?: readonly string[]; readonly later?: readonly string[] }>> = {
  start: { imports: ['paths', 'ask'], later: ['shop', 'search'] },
  shop: { imports: ['react', 'shell', 'money', 'paths', 'ask'], later: ['search', 'product', '/src/firebase/feed'] },
  desk: { imports: ['react', 'session', 'ask'], later: ['list', 'form'] },
  search: { imports: ['money', 'card', 'fold', 'dialog'] },
  product: { imports: ['card', 'gallery'] },
  list: { imports: ['fold', 'table', 'money'] },
  form: { imports: ['table', 'dialog', '/node_modules/firebase/x'] },
  card: { imports: ['fold'] },
  session: { imports: ['fold'] },
  '/src/firebase/feed': { imports: ['card', '/node_modules/firebase/x'] },
};
const groupOf = chunkGroups({ start: 'start', visitors: 'shop', staff: 'desk' }, (id) => ({
  importedIds: GRAPH[id]?.imports ?? [],
  dynamicallyImportedIds: GRAPH[id]?.later ?? [],
}));

test('what screens share goes by who reaches it; a door, the SDK and the code of one screen stay by themselves', () => {
  const groups = Object.fromEntries(
    ['ask', 'shop', 'react', 'money', 'shell', 'card', 'dialog', 'fold', 'session', 'table'].map((id) => [
      id,
      groupOf(id),
    ]),
  );
  expect(groups).toEqual({
    // Before the shop itself, and the staff's too.
    ask: 'inicio',
    shop: 'tienda',
    react: 'base',
    // The first screen of visitors has it, and a later one of the staff.
    money: 'base',
    shell: 'tienda',
    card: 'tienda-comun',
    dialog: 'comun',
    fold: 'comun',
    session: 'personal',
    table: 'personal-comun',
  });
  for (const alone of ['start', 'paths', 'desk', 'search', 'gallery', '/src/firebase/feed', '/node_modules/firebase/x'])
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
