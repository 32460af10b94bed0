import type { Access } from './access.ts';

/** What visitors see: the catalogue and its published snapshots. */
const PUBLIC_COLLECTIONS: ReadonlySet<string> = new Set([
  'categories',
  'etiquetas',
  'productos',
  'tutoriales',
  'publicado',
]);

/** The public collections of one project's default database can be read; nothing can be written. */
export function readOnlyAccess(projectId: string): Access {
  const served = `projects/${projectId}/databases/(default)`;
  return {
    admits: (database) => database === served,
    canGet: ({ path }) => {
      const [collection = '', ...below] = path.split('/');
      return below.length === 1 && PUBLIC_COLLECTIONS.has(collection);
    },
    canList: ({ query: { parent, collectionId, allDescendants } }) =>
      parent === '' && !allDescendants && collectionId !== undefined && PUBLIC_COLLECTIONS.has(collectionId),
    canWrite: () => false,
  };
}
