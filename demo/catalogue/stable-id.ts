const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A document id of seven characters from what never changes about the document (its clave, its address), so that a catalogue
 * that grows keeps the ids that quotations and links already hold. FNV-1a of 32 bits; the test finds a collision.
 */
export function stableId(key: string): string {
  let hash = FNV_OFFSET;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
