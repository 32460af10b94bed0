import { createHash } from 'node:crypto';
import { newReadableCode } from './readable-code.ts';

const CODES = 10;
const GROUPS = 3;
const RECOVERY_CODE = /^[a-z2-9]{12}$/;

/** Ten codes for paper, 59 random bits each. Firebase has none; they are typed where the phone's code goes. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => newReadableCode(GROUPS));
}

/** What somebody typed as the letters alone, or undefined when it cannot be a recovery code. */
export function parseRecoveryCode(text: string): string | undefined {
  const letters = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return RECOVERY_CODE.test(letters) ? letters : undefined;
}

/** What the store keeps of a code. Guesses are limited, and whoever has the file has the phone's secret too, so a plain hash is enough. */
export function recoveryCodeToDigest(uid: string, code: string): string {
  return createHash('sha256')
    .update(`${uid}\n${parseRecoveryCode(code) ?? ''}`)
    .digest('base64url');
}
