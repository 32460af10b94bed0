import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What Firebase uses and authenticator apps take for granted. */
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** A phone's clock may be off by one step either way. */
const STEPS_APART = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new shared secret, in base32, as apps take it. */
export function newTotpSecret(): string {
  return bytesToBase32(randomBytes(SECRET_BYTES));
}

/**
 * The step of time whose code this is, or undefined when it is no code of the present one or its neighbours. RFC 6238 with HMAC-SHA-1.
 * @param after the last step that was used: a code is good once (RFC 6238, 5.2), and none before it counts any more.
 * @param now milliseconds since 1970
 */
export function findTotpStep(secret: string, code: string, now: number, after: number): number | undefined {
  const key = base32ToBytes(secret);
  const given = Buffer.from(code);
  const present = Math.floor(now / 1000 / TOTP_PERIOD_SECONDS);
  let found: number | undefined;
  for (let step = present - STEPS_APART; step <= present + STEPS_APART; step += 1) {
    const expected = Buffer.from(hotp(key, step, TOTP_DIGITS));
    const isSame = given.length === expected.length && timingSafeEqual(given, expected);
    if (isSame && step > after) found ??= step;
  }
  return found;
}

/** The code of a counter, RFC 4226. */
export function hotp(key: Uint8Array, counter: number, digits: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', key).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** RFC 4648, without padding. */
export function bytesToBase32(bytes: Uint8Array): string {
  let text = '';
  let [bits, value] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += BASE32[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + BASE32[(value << (5 - bits)) & 31];
}

/** The opposite of `bytesToBase32`, for what it made. */
export function base32ToBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const letter of text) {
    value = (value << 5) | BASE32.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(value >>> bits);
    value &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
