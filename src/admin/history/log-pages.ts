import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { type LogRange, rangeKey } from '#domain/staff/log/log-query.ts';
import { type LogRecord, parseLogRecord } from '#domain/staff/log/parse-log-record.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { documentName } from '#rest/documents-url.ts';
import { restToStoredDocument } from '#rest/rest-values.ts';
import { runQuery } from '#rest/run-query.ts';

export interface LogPage {
  readonly records: readonly LogRecord[];
  /** Whether there is nothing before them. */
  readonly isLast: boolean;
}

/**
 * @param before the record that the page comes before; `null`: the newest of the range
 * @param mayReadPrivate whether the person may read what names a cost: the rules refuse a query that asks for more than that
 */
export type ReadLogPage = (range: LogRange, before: LogRecord | null, mayReadPrivate: boolean) => Promise<LogPage>;

const PAGE = 100;

interface LogPagesParts {
  readonly readConfig: () => Promise<BackendConfig>;
  readonly freshToken: () => Promise<unknown>;
}

/** Reads records by REST: through the SDK each of them would also be written to its own cache. Rejects without a server. */
export function createLogPages({ readConfig, freshToken }: LogPagesParts): ReadLogPage {
  return async (range, before, mayReadPrivate) => {
    const [config, token] = await Promise.all([readConfig(), freshToken()]);
    const { documents } = await runQuery(config, queryOf(config, range, before, mayReadPrivate), String(token));
    const { values, problems } = parseDocuments(documents.map(restToStoredDocument), parseLogRecord);
    for (const { id, problem } of problems) console.warn(`Apunte ilegible ${id} en ${rangeKey(range)}: ${problem}`);
    // A page without a readable record does not say where the next one begins.
    return { records: values, isLast: documents.length < PAGE || values.length === 0 };
  };
}

const filter = (fieldPath: string, op: string, value: object): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

function queryOf(
  config: BackendConfig,
  { person, since, until }: LogRange,
  before: LogRecord | null,
  mayReadPrivate: boolean,
): object {
  const filters = [
    ...(mayReadPrivate ? [] : [filter('privado', 'EQUAL', { booleanValue: false })]),
    ...(person === '' ? [] : [filter('por', 'EQUAL', { stringValue: person })]),
    ...(since ? [filter('hecho', 'GREATER_THAN_OR_EQUAL', { timestampValue: since })] : []),
    ...(until ? [filter('hecho', 'LESS_THAN', { timestampValue: until })] : []),
  ];
  return {
    from: [{ collectionId: 'bitacora' }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: ['hecho', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
    limit: PAGE,
    ...(before && {
      startAt: {
        values: [{ timestampValue: before.at }, { referenceValue: documentName(config, `bitacora/${before.id}`) }],
        before: false,
      },
    }),
  };
}
