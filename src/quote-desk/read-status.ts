import { parseQuoteStatus, type QuoteStatus } from '#domain/quotes/quote-state.ts';
import { type BackendConfig, documentsUrl, fetchBackendConfig } from '#mirror/backend-address.ts';
import { parseDocumentAnswer, restToStoredDocument } from '#mirror/rest-values.ts';

const TIMEOUT_MS = 20_000;

/** What the server says of the quotation behind a secret; `null` when there is none. Throws when the server cannot be asked. */
export async function readStatus(secreto: string, known?: BackendConfig): Promise<QuoteStatus | null> {
  const config = known ?? (await fetchBackendConfig(AbortSignal.timeout(TIMEOUT_MS)));
  const url = `${documentsUrl(config)}/estadosCotizacion/${encodeURIComponent(secreto)}?key=${encodeURIComponent(config.apiKey)}`;
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A damaged link may hold a name that no document can have.
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw new Error(`estadosCotizacion: ${response.status}`);
  return parseQuoteStatus(restToStoredDocument(parseDocumentAnswer(await response.json())).fields);
}
