import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { parseReport } from '#domain/search-report/parse-report.ts';
import type { ReceivedReport, SearchTotals } from '#domain/search-report/search-totals.ts';
import { report } from '#mirror/report.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { documentName } from '#rest/documents-url.ts';
import { restToStoredDocument } from '#rest/rest-values.ts';
import { runQuery } from '#rest/run-query.ts';

const PAGE = 300;

/** The reports behind a place, in the order in which they came. Rejects without a server, and where the person has no right to them. */
export async function readReports(
  config: BackendConfig,
  after: SearchTotals['through'],
  token: string,
): Promise<{ readonly reports: readonly ReceivedReport[]; readonly isLast: boolean }> {
  const { documents } = await runQuery(
    config,
    {
      from: [{ collectionId: 'busquedas' }],
      orderBy: ['creado', '__name__'].map((fieldPath) => ({ field: { fieldPath } })),
      limit: PAGE,
      ...(after && {
        startAt: {
          values: [{ timestampValue: after.creado }, { referenceValue: documentName(config, `busquedas/${after.id}`) }],
          before: false,
        },
      }),
    },
    token,
  );
  const { values, problems } = parseDocuments(documents.map(restToStoredDocument), parseReport);
  report('busquedas', problems);
  return { reports: values, isLast: documents.length < PAGE || values.length === 0 };
}
