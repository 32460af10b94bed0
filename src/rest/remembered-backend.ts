import { type BackendConfig, fetchBackendConfig, parseBackendConfig } from './backend-config.ts';

const KEY = 'fragua-servidor';
/** A network that neither answers nor refuses holds nobody up for longer. */
const PATIENCE_MS = 4000;

/**
 * The backend as the origin tells it, or as it told it last time on this device: whoever starts without a network needs to know whose
 * session and whose cache are theirs. It is the public configuration, so it may be kept. Throws where neither is to be had.
 */
export async function rememberedBackendConfig(): Promise<BackendConfig> {
  const known = readKnown();
  try {
    const config = await fetchBackendConfig(known ? AbortSignal.timeout(PATIENCE_MS) : undefined);
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
    // Storage forbidden, or written by another version: as if nothing were known.
    return null;
  }
}

function write(config: BackendConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(config));
  } catch {
    // A browser that keeps nothing works as long as it has a network.
  }
}
