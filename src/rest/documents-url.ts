import type { BackendConfig } from './backend-config.ts';

/** Firestore's REST address of a document or, with a verb such as `:runQuery`, of all of them. */
export function documentsUrl({ projectId, apiKey, embedded, origin = '' }: BackendConfig, rest: string): string {
  const host = embedded ? origin : 'https://firestore.googleapis.com';
  const documents = `${host}/v1/projects/${projectId}/databases/(default)/documents`;
  // A server of the same project has no key and needs none.
  return `${documents}${rest}${apiKey && `?key=${encodeURIComponent(apiKey)}`}`;
}

/** A document's full name, as queries and writes refer to it. */
export function documentName({ projectId }: BackendConfig, path: string): string {
  return `projects/${projectId}/databases/(default)/documents/${path}`;
}
