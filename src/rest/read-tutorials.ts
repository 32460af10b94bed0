import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import type { BackendConfig } from './backend-config.ts';
import { restToStoredDocument } from './rest-values.ts';
import { runQuery } from './run-query.ts';

const MOST = 300;

/** The public tutorials in the order in which their page lists them. Rejects when the server does not answer. */
export async function readTutorials(config: BackendConfig): Promise<readonly Tutorial[]> {
  const { documents } = await runQuery(config, {
    from: [{ collectionId: 'tutoriales' }],
    // Without this condition the rules reject the query: they do not filter results.
    where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { stringValue: 'public' } } },
    limit: MOST,
  });
  const { values } = parseDocuments(documents.map(restToStoredDocument), parseTutorial);
  return [...values].sort((a, b) => a.titulo.localeCompare(b.titulo, 'es'));
}
