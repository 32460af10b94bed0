import type { RetiredPage } from '#domain/pages/page-address.ts';
import { parseRetired } from '#domain/pages/parse-retired.ts';
import type { BackendConfig } from './backend-config.ts';
import { restToStoredDocument } from './rest-values.ts';
import { runQuery } from './run-query.ts';

const equals = (fieldPath: string, stringValue: string): object => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
});

/** The product that had this slug when it was retired; `null` where there is none. Rejects when the server does not answer. */
export async function readRetired(config: BackendConfig, slug: string): Promise<RetiredPage | null> {
  const { documents } = await runQuery(config, {
    from: [{ collectionId: 'productos' }],
    where: { compositeFilter: { op: 'AND', filters: [equals('slug', slug), equals('visible', 'retirado')] } },
    limit: 1,
  });
  const [found] = documents.map(restToStoredDocument);
  return found ? parseRetired(found.fields) : null;
}
