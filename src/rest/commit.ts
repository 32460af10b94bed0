import type { BackendConfig } from './backend-config.ts';
import { documentsUrl } from './documents-url.ts';

/** Writes all or nothing. Resolves with the status of the answer; rejects when there is none. */
export async function commit(config: BackendConfig, writes: readonly object[], signal: AbortSignal): Promise<number> {
  const response = await fetch(documentsUrl(config, ':commit'), {
    method: 'POST',
    // A string body goes as text/plain, as the SDK sends it: no preflight on a slow network.
    body: JSON.stringify({ writes }),
    signal,
  });
  return response.status;
}
