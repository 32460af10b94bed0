const NBSP = '\u00a0';

/** `1536000` → `1.5 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)}${NBSP}kB`;
  return `${Math.round(bytes / 1e5) / 10}${NBSP}MB`;
}
