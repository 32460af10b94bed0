import * as v from 'valibot';

/** What the browser must know to reach the store's backend: Firebase Hosting's own reserved address, served alike by both backends. */
const INIT = '/__/firebase/init.json';

const backendConfig = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  appId: v.optional(v.string()),
  authDomain: v.optional(v.string()),
  storageBucket: v.optional(v.string()),
  /** Ours: Firestore, Auth and Storage are spoken by the very origin that serves the page. */
  embedded: v.optional(v.boolean(), false),
});

export type BackendConfig = v.InferOutput<typeof backendConfig>;

/** Asks the origin which backend it has. Throws when the server does not answer or answers something else. */
export async function fetchBackendConfig(signal?: AbortSignal): Promise<BackendConfig> {
  const response = await fetch(INIT, { cache: 'no-store', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${INIT}: ${response.status}`);
  return parseBackendConfig(await response.json());
}

export function parseBackendConfig(json: unknown): BackendConfig {
  return v.parse(backendConfig, json);
}
