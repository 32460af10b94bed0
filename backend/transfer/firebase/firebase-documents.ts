import * as v from 'valibot';
import { canonicalFields } from '../canonical.ts';
import type { DocumentWrite, MovedDocument } from '../shop.ts';
import type { GoogleApi } from './google-api.ts';

const PAGE = 300;

const answer = v.array(
  v.object({ document: v.optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })) }),
);

/** All documents of a project by name, collections below documents among them: a query without a kind, as Google's own tools delete recursively. */
export async function* firebaseDocuments(
  api: GoogleApi,
  root: string,
  after?: string,
): AsyncGenerator<readonly MovedDocument[]> {
  const prefix = `${root.slice(root.indexOf('projects/'))}/`;
  for (let last = after; ; ) {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: PAGE,
      ...(last !== undefined && { startAt: { values: [{ referenceValue: `${prefix}${last}` }], before: false } }),
    };
    const rows = v.parse(answer, await api.json(`${root}:runQuery`, { structuredQuery }));
    const documents = rows.flatMap(({ document }) =>
      document === undefined
        ? []
        : [{ path: document.name.slice(prefix.length), fields: canonicalFields(document.fields) }],
    );
    if (documents.length > 0) yield documents;
    if (documents.length < PAGE) return;
    last = documents.at(-1)?.path;
  }
}

/** All of them or none. */
export async function commitToFirebase(api: GoogleApi, root: string, writes: readonly DocumentWrite[]): Promise<void> {
  const prefix = root.slice(root.indexOf('projects/'));
  await api.json(`${root}:commit`, {
    writes: writes.map(({ path, fields }) =>
      fields === undefined ? { delete: `${prefix}/${path}` } : { update: { name: `${prefix}/${path}`, fields } },
    ),
  });
}
