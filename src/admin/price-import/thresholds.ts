import { DEFAULT_THRESHOLDS, type Thresholds } from '#domain/price-import/choices.ts';

const KEY = 'fragua-limites-precios';

/** The limits as this device keeps them. */
export function readThresholds(): Thresholds {
  try {
    const [warn, confirm] = (localStorage.getItem(KEY) ?? '').split('/').map(Number);
    return warn && confirm && warn > 0 && confirm >= warn ? { warn, confirm } : DEFAULT_THRESHOLDS;
  } catch {
    return DEFAULT_THRESHOLDS;
  }
}

export function writeThresholds({ warn, confirm }: Thresholds): void {
  try {
    localStorage.setItem(KEY, `${warn}/${confirm}`);
  } catch {
    // Without storage the limits are the default ones next time.
  }
}
