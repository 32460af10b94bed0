import type { Instant } from '#domain/kernel/instant.ts';
import { answerLimit } from './answer-limit.ts';
import type { BackendConfig } from './backend-config.ts';
import { documentsUrl } from './documents-url.ts';
import { RestError } from './rest-error.ts';
import { parseQueryAnswer, queryReadTime, type RestDocument } from './rest-values.ts';

export interface QueryAnswer {
  readonly documents: readonly RestDocument[];
  /** The server time as of which the answer holds; `null` where it does not say. */
  readonly readTime: Instant | null;
}

/**
 * Rejects when the server does not answer, refuses, or answers something else.
 * @param token of the signed-in person; absent for what everybody may read
 * @param parent the document that the collection is below, `cargas/c1`; empty for the others
 */
export async function runQuery(
  config: BackendConfig,
  structuredQuery: object,
  token?: string,
  parent = '',
): Promise<QueryAnswer> {
  const response = await fetch(documentsUrl(config, `${parent && `/${parent}`}:runQuery`), {
    method: 'POST',
    // A string body goes as text/plain, as the SDK sends it: no preflight comes before the first data.
    body: JSON.stringify({ structuredQuery }),
    signal: answerLimit(),
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
  });
  if (!response.ok) throw new RestError('runQuery', response.status);
  const json: unknown = await response.json();
  return { documents: parseQueryAnswer(json), readTime: queryReadTime(json) };
}
