import * as v from 'valibot';

/** The configuration that the browser needs to reach the backend, from Firebase Hosting's reserved address. Both backends serve it. */
const INIT = '/__/firebase/init.json';

const backendConfig = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  appId: v.optional(v.string()),
  authDomain: v.optional(v.string()),
  storageBucket: v.optional(v.string()),
  /** True for our own backend: Firestore, Auth and Storage are at the origin that serves the page. */
  embedded: v.optional(v.boolean(), false),
  /** False for our own backend without a mail server: somebody of the shop passes links on. */
  sendsMail: v.optional(v.boolean()),
});

export type BackendConfig = v.InferOutput<typeof backendConfig> & {
  /** Where the embedded backend is, for whoever asks from elsewhere than a page of its own. */
  readonly origin?: string;
};

/** Fetches the configuration from the page's origin. Throws when the server does not answer or answers something else. */
export async function fetchBackendConfig(signal: AbortSignal): Promise<BackendConfig> {
  const response = await fetch(INIT, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${INIT}: ${response.status}`);
  return parseBackendConfig(await response.json());
}

export function parseBackendConfig(json: unknown): BackendConfig {
  return v.parse(backendConfig, json);
}
