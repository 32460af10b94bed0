import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Account } from './account.ts';
import type { AuthContext, AuthFields } from './auth-context.ts';
import { textField } from './auth-fields.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { TokenIdentity } from './id-token.ts';

/** Firebase asks for the password again before it changes one. */
const RECENT_SECONDS = 300;

export type TokenFault = 'invalid' | 'expired' | 'unknown-user' | 'disabled';

export interface SignedIn {
  readonly identity: TokenIdentity;
  readonly account: Account;
  readonly authTimeSeconds: number;
  /** The second factor of the session. */
  readonly factorId: string | undefined;
}

/** The account of a token: checks the signature, the time, and that the account still exists and has not revoked it. */
export async function identifySignedIn(
  { store, tokens }: AuthContext,
  token: string,
): Promise<Result<SignedIn, TokenFault>> {
  const verified = await tokens.verify(token);
  if (!verified.ok) return verified;
  const identity = verified.value;
  const account = store.byUid(identity.uid);
  if (account === undefined) return err('unknown-user');
  if (account.disabled) return err('disabled');
  const { iat, auth_time: authTime } = identity.claims;
  if (Number(iat) < account.validSinceSeconds) return err('expired');
  return ok({ identity, account, authTimeSeconds: Number(authTime), factorId: factorOf(identity) });
}

/** The second factor that a token's session was opened with. */
export function factorOf({ claims }: TokenIdentity): string | undefined {
  const firebase = claims['firebase'];
  const found: unknown =
    typeof firebase === 'object' && firebase !== null && 'second_factor_identifier' in firebase
      ? firebase.second_factor_identifier
      : undefined;
  return typeof found === 'string' ? found : undefined;
}

const REFUSALS: Readonly<Record<TokenFault, string>> = {
  invalid: 'INVALID_ID_TOKEN',
  expired: 'TOKEN_EXPIRED',
  'unknown-user': 'USER_NOT_FOUND',
  disabled: 'USER_DISABLED',
};

/** The account of the call's `idToken`; throws the service's refusal. */
export async function requireSignedIn(context: AuthContext, fields: AuthFields): Promise<SignedIn> {
  const token = textField(fields, 'idToken');
  if (token === undefined || token === '') throw new AuthRefusal('MISSING_ID_TOKEN');
  const found = await identifySignedIn(context, token);
  if (!found.ok) throw new AuthRefusal(REFUSALS[found.error]);
  return found.value;
}

/** For changes that a device left signed in must not allow. Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export function requireRecent({ authTimeSeconds }: SignedIn, now: number): void {
  if (now / 1000 - authTimeSeconds > RECENT_SECONDS) throw new AuthRefusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
