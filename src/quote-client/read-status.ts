import { parseQuoteStatus, type QuoteStatus } from '#domain/quotes/quote-state.ts';
import { type BackendConfig, fetchBackendConfig } from '#rest/backend-config.ts';
import { readDocument } from '#rest/read-document.ts';
import { RestError } from '#rest/rest-error.ts';
import { UnreadableDocument } from '#rest/unreadable-document.ts';

const TIMEOUT_MS = 20_000;

/** The status of the quotation with this secret; `null` when there is none. Throws when the server cannot be reached, or says what cannot be read. */
export async function readStatus(secreto: string, known?: BackendConfig): Promise<QuoteStatus | null> {
  const config = known ?? (await fetchBackendConfig(AbortSignal.timeout(TIMEOUT_MS)));
  try {
    const path = `estadosCotizacion/${encodeURIComponent(secreto)}`;
    const stored = await readDocument(config, path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const status = stored && parseQuoteStatus(stored.fields);
    if (stored && !status) throw new UnreadableDocument(path);
    return status;
  } catch (reason) {
    // A damaged link may contain a secret that no document can be named by.
    if (reason instanceof RestError && reason.status === 400) return null;
    throw reason;
  }
}
