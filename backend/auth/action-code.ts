import { createHash, randomBytes } from 'node:crypto';

/** What a code in a mail allows, in the service's words. */
export type ActionKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

export interface ActionCode {
  readonly uid: string;
  readonly kind: ActionKind;
  /** The address the code was sent for; a code is void once the account has another. */
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly expiresAt: number;
}

const HOUR_MS = 3_600_000;

export const ACTION_LIFETIME_MS: Readonly<Record<ActionKind, number>> = {
  PASSWORD_RESET: HOUR_MS,
  VERIFY_EMAIL: 72 * HOUR_MS,
  VERIFY_AND_CHANGE_EMAIL: 24 * HOUR_MS,
};

/** 256 bits, for refresh tokens and mailed codes alike: nothing to guess, nothing to read in it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of a secret. It has 256 random bits, so a plain hash is enough; a copy of the store opens nothing. */
export function secretToDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
