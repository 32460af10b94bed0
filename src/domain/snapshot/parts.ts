/** What the rules let one document of `publicado` hold, in bytes. Firestore's own limit is 1 MiB with names and all. */
export const PART_BYTES = 1_000_000;

/** The compressed snapshot in pieces that a document can hold; at least one. */
export function splitParts(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < packed.length || at === 0; at += PART_BYTES) parts.push(packed.subarray(at, at + PART_BYTES));
  return parts;
}

/** The pieces as one again. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}
