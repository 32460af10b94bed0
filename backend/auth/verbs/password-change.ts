import type { AccountChange } from '../account.ts';

/** A new password also ends what was issued under the old one. */
export function passwordChange(passwordHash: string, now: number): AccountChange {
  return { passwordHash, passwordUpdatedAt: now, validSinceSeconds: Math.floor(now / 1000) };
}
