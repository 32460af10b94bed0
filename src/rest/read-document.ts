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
  if (response.status === 404 && (await isOfFirestore(response))) return null;
  if (!response.ok) throw new RestError(path, response.status);
  return restToStoredDocument(parseDocumentAnswer(await response.json()));
}

/**
 * A proxy whose server is being started answers 404 as well, with a page of its own, and a device would forget what there is. What Firestore says:
 * https://cloud.google.com/apis/design/errors#http_mapping
 */
async function isOfFirestore(answer: Response): Promise<boolean> {
  return (await answer.text()).includes('"NOT_FOUND"');
}
