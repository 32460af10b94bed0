import * as v from 'valibot';
import type { BackendConfig } from './backend-config.ts';
import { documentsUrl } from './documents-url.ts';

const committed = v.object({ commitTime: v.string() });

/** Whether the same commit may succeed later: the server was busy, others were writing the same documents, or the request came too slowly. */
export const isPassing = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || status >= 500;

/**
 * Writes all or nothing. Resolves with the status of the answer; rejects when there is none, and when a success is not Firestore's: a portal answers
 * every request with its own page.
 */
export async function commit(config: BackendConfig, writes: readonly object[], signal: AbortSignal): Promise<number> {
  const response = await fetch(documentsUrl(config, ':commit'), {
    method: 'POST',
    // A string body goes as text/plain, as the SDK sends it: no preflight on a slow network.
    body: JSON.stringify({ writes }),
    signal,
  });
  if (response.ok) v.parse(committed, await response.json());
  return response.status;
}
