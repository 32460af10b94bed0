import type { Version } from './document.ts';

/** `2026-11-21T05:28:28.169060Z`: always six decimals, so that text order is time order. */
export function versionToTimestamp(version: Version): string {
  const milliseconds = Math.floor(version / 1000);
  const micros = String(version - milliseconds * 1000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${micros}Z`;
}

/** The inverse, for timestamps in canonical form. */
export function timestampToVersion(timestamp: string): Version {
  const milliseconds = Date.parse(`${timestamp.slice(0, 23)}Z`);
  return milliseconds * 1000 + Number(timestamp.slice(23, 26));
}
