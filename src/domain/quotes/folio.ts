/** Crockford's alphabet: no I, L, O or U, so a folio read over the phone is written down as it was. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many random bytes the names of one quotation are made of. */
export const RANDOM_BYTES = 5 + 15 + 24;

export interface QuoteNames {
  /** The number that people use: `C-7F3K-29QX`. It identifies a quotation and gives no access to it. */
  readonly folio: string;
  /** The document's id: 24 letters, so that sending it twice creates it once. */
  readonly id: string;
  /** Whoever has it may see the state of the quotation. */
  readonly secreto: string;
}

/**
 * The three names of a quotation, or of a repair, from {@link RANDOM_BYTES} cryptographically random bytes. Throws on fewer: that is a bug.
 * @param letter what the folio begins with: `C` for a quotation, `T` for a repair in the workshop.
 */
export function namesFromRandomBytes(bytes: Uint8Array, letter: 'C' | 'T' = 'C'): QuoteNames {
  if (bytes.length < RANDOM_BYTES) throw new RangeError('Not enough chance for a quotation');
  const folio = base32(bytes.subarray(0, 5));
  return {
    folio: `${letter}-${folio.slice(0, 4)}-${folio.slice(4)}`,
    id: base32(bytes.subarray(5, 20)),
    secreto: base32(bytes.subarray(20, 44)),
  };
}

function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  // What is left over of 24 bytes, padded as RFC 4648 does.
  return bits > 0 ? text + ALPHABET.charAt((held << (5 - bits)) & 31) : text;
}
