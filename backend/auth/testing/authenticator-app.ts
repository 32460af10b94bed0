import { base32ToBytes, hotp, TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '../totp.ts';

/** The code that an authenticator app shows. @param now milliseconds since 1970 */
export function totpAt(secret: string, now: number): string {
  return hotp(base32ToBytes(secret), Math.floor(now / 1000 / TOTP_PERIOD_SECONDS), TOTP_DIGITS);
}
