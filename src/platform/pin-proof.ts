/** Of a PIN, its salt and the iterations: 32 bytes of PBKDF2 with SHA-256 in hexadecimal. Only a page over https or on this machine can work it out. */
export async function pinProof(pin: string, salt: string, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const salted = Uint8Array.from(salt.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: salted, iterations: rounds },
    key,
    256,
  );
  return toHex(new Uint8Array(bits));
}

/** Sixteen random bytes in hexadecimal. */
export const randomSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
