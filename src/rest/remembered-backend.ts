import { answerLimit } from './answer-limit.ts';
import { type BackendConfig, fetchBackendConfig, parseBackendConfig } from './backend-config.ts';

const KEY = 'fragua-servidor';
/** After this long without an answer the stored configuration is used. */
const PATIENCE_MS = 4000;

/**
 * The backend's configuration from the origin or, without a network, as this device stored it last: the session and the cache on the device are
 * found by it. It is public, so it may be stored. Throws when there is neither.
 */
export async function rememberedBackendConfig(): Promise<BackendConfig> {
  const known = readKnown();
  try {
    const config = await fetchBackendConfig(known ? AbortSignal.timeout(PATIENCE_MS) : answerLimit());
    write(config);
    return config;
  } catch (reason) {
    if (known) return known;
    throw reason;
  }
}

function readKnown(): BackendConfig | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parseBackendConfig(JSON.parse(text));
  } catch {
    // No access to storage, or written by another version: treated as not stored.
    return null;
  }
}

function write(config: BackendConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(config));
  } catch {
    // A browser without storage works as long as it has a network.
  }
}
