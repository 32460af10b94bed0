import { COMPARED_AT_MOST } from '#domain/comparison/comparison-address.ts';

const KEY = 'comparar';
/** A choice is of one visit: drills chosen last week would be in the way of today's paint. */
const KEPT_MS = 24 * 60 * 60_000;

/** Reads the choice that this device keeps. What cannot be read is no choice. */
export function readChoice(now: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const { claves, at } = kept as { readonly claves?: unknown; readonly at?: unknown };
    if (typeof at !== 'number' || Math.abs(now - at) > KEPT_MS || !Array.isArray(claves)) return [];
    return [...new Set(claves.filter((clave) => typeof clave === 'string'))].slice(0, COMPARED_AT_MOST);
  } catch {
    return [];
  }
}

export function writeChoice(claves: readonly string[], now: number): void {
  try {
    if (claves.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ claves, at: now }));
  } catch {
    // Without storage the choice is gone when the page is; the comparison itself is an address.
  }
}

/** Calls back when another tab of this device changed the choice. */
export function onChoiceElsewhere(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
