import { secretToDigest } from '../action-code.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { ID_TOKEN_SECONDS } from '../id-token.ts';

/** What `/v1/token` is asked with. */
export interface Renewal {
  readonly grantType: string | undefined;
  readonly refreshToken: string | undefined;
}

/**
 * `/v1/token`: a new ID token for a refresh token. The refresh token stays the same: two tabs share one, and the slower of two that
 * refresh at once would lose its session. Of the refusals, TOKEN_EXPIRED, USER_NOT_FOUND and USER_DISABLED make the SDK sign out.
 */
export async function refresh(
  { store, tokens, emulation, now }: AuthContext,
  projectId: string,
  { grantType, refreshToken }: Renewal,
): Promise<object> {
  if (grantType !== 'refresh_token') throw new AuthRefusal('INVALID_GRANT_TYPE');
  if (refreshToken === undefined || refreshToken === '') throw new AuthRefusal('MISSING_REFRESH_TOKEN');
  const digest = secretToDigest(refreshToken);
  const session = store.useSession(digest, now());
  if (session === undefined) throw new AuthRefusal('INVALID_REFRESH_TOKEN');
  const account = store.byUid(session.uid);
  if (account === undefined) throw new AuthRefusal('USER_NOT_FOUND');
  if (account.disabled) throw new AuthRefusal('USER_DISABLED');
  if (session.revoked) throw new AuthRefusal('TOKEN_EXPIRED');
  const idToken = await tokens.issue(
    account,
    session.authTimeSeconds,
    session.factorId,
    emulation?.otherSignIns.get(digest),
  );
  return {
    access_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: account.uid,
    project_id: projectId,
  };
}
