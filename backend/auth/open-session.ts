import type { Account } from './account.ts';
import { newSecret, secretToDigest } from './action-code.ts';
import type { AuthContext } from './auth-context.ts';
import type { OtherSignIn } from './emulation.ts';
import { ID_TOKEN_SECONDS } from './id-token.ts';

export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text: the service's form. */
  readonly expiresIn: string;
}

/**
 * Signs the account in: one new session, its refresh token and a first ID token. The password was given at `givenAtSeconds`; the account's `lastLoginAt`
 * is kept with it. A session that begins within the second in which older ones were ended is none of them: firebase-admin compares `auth_time` with the
 * account's `validSince`, and would take every token of it for revoked.
 */
export async function openSession(
  context: AuthContext,
  account: Account,
  givenAtSeconds: number,
  factorId?: string,
  otherSignIn?: OtherSignIn,
): Promise<SessionTokens> {
  const { store, tokens, emulation, now } = context;
  const refreshToken = newSecret();
  const authTimeSeconds = Math.max(givenAtSeconds, account.validSinceSeconds);
  store.transaction(() => {
    store.update(account.uid, { lastLoginAt: account.lastLoginAt });
    store.addSession(
      secretToDigest(refreshToken),
      { uid: account.uid, authTimeSeconds, factorId, revoked: false },
      now(),
    );
  });
  if (otherSignIn !== undefined) emulation?.otherSignIns.set(secretToDigest(refreshToken), otherSignIn);
  return {
    idToken: await tokens.issue(account, authTimeSeconds, factorId, otherSignIn),
    refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
  };
}
