import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { answerLimit } from './answer-limit.ts';
import type { BackendConfig } from './backend-config.ts';
import { documentsUrl } from './documents-url.ts';
import { RestError } from './rest-error.ts';
import { parseDocumentAnswer, restToStoredDocument } from './rest-values.ts';

/** One document; `null` where there is none. Rejects when the server does not answer, refuses, or answers something else. */
export async function readDocument(
  config: BackendConfig,
  path: string,
  options: Pick<RequestInit, 'cache' | 'signal'> = { cache: 'no-store', signal: answerLimit() },
): Promise<StoredDocument | null> {
  const response = await fetch(documentsUrl(config, `/${path}`), options);
  if (response.status === 404) return null;
  if (!response.ok) throw new RestError(path, response.status);
  return restToStoredDocument(parseDocumentAnswer(await response.json()));
}
