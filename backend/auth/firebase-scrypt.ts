import { createCipheriv, timingSafeEqual } from 'node:crypto';
import { scryptKey } from './scrypt-key.ts';

/** A password as Firebase Auth exports it: the hash of one account, and what its project hashes all of them with. */
export interface FirebaseHash {
  /** Base64, as `signerKey` of a project's hash configuration. */
  readonly signerKey: string;
  /** Base64. */
  readonly saltSeparator: string;
  /** scrypt's r, 1 to 8. */
  readonly rounds: number;
  /** The exponent of scrypt's N, 1 to 14. */
  readonly memoryCost: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const ALGORITHM = 'firebase-scrypt';
const KEY_BYTES = 32;

/** One text for the column of the password, as for our own hashes: algorithm, parameters, salt, hash. */
export function firebaseHashToText({ signerKey, saltSeparator, rounds, memoryCost, salt, hash }: FirebaseHash): string {
  const encoded = [signerKey, saltSeparator].map((text) => Buffer.from(text, 'base64').toString('base64url'));
  return [ALGORITHM, memoryCost, rounds, ...encoded, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Undefined for a text of another algorithm, and for parameters that Firebase does not have. */
export function parseFirebaseHash(stored: string): FirebaseHash | undefined {
  const [algorithm, cost, r, signerKey = '', saltSeparator = '', salt = '', hash = ''] = stored.split('$');
  const [memoryCost, rounds] = [Number(cost), Number(r)];
  if (algorithm !== ALGORITHM || !isBetween(memoryCost, 14) || !isBetween(rounds, 8)) return undefined;
  const parsed = {
    signerKey: toBase64(signerKey),
    saltSeparator: toBase64(saltSeparator),
    rounds,
    memoryCost,
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
  return parsed.hash.length > 0 && parsed.hash.length === Buffer.from(signerKey, 'base64url').length
    ? parsed
    : undefined;
}

/** Firebase's modified scrypt: the key of scrypt encrypts the project's signer key, and that is the hash. https://github.com/firebase/scrypt */
export async function matchesFirebaseHash(password: string, known: FirebaseHash): Promise<boolean> {
  const salt = Buffer.concat([known.salt, Buffer.from(known.saltSeparator, 'base64')]);
  const key = await scryptKey(password, salt, { n: 2 ** known.memoryCost, r: known.rounds, p: 1 }, KEY_BYTES);
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const hash = Buffer.concat([cipher.update(Buffer.from(known.signerKey, 'base64')), cipher.final()]);
  return timingSafeEqual(hash, known.hash);
}

const isBetween = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
const toBase64 = (text: string): string => Buffer.from(text, 'base64url').toString('base64');
