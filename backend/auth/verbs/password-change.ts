import type { AccountChange } from '../account.ts';

/** A new password also ends what was issued under the old one, tokens of this very second included. */
export function passwordChange(passwordHash: string, now: number): AccountChange {
  return { passwordHash, passwordUpdatedAt: now, validSinceSeconds: Math.floor(now / 1000) + 1 };
}
