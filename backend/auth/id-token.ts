import { errors, jwtVerify, SignJWT } from 'jose';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Account } from './account.ts';

/** Firebase's hour. At 300 seconds or less the SDK would refresh without end. */
export const ID_TOKEN_SECONDS = 3600;
const LONGEST_TOKEN = 8192;

/** What a verified token says: `request.auth` of the rules, with the claims as `request.auth.token`. */
export interface TokenIdentity {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface IdTokens {
  /** A signed token of one hour with Firebase's claims. `authTimeSeconds` is when the password was given, `factorId` the second factor that was given too. */
  issue(account: Account, authTimeSeconds: number, factorId?: string): Promise<string>;
  /** Looks at the signature, the project and the time; not at whether the account still exists. */
  verify(token: string): Promise<Result<TokenIdentity, 'invalid' | 'expired'>>;
}

/**
 * Tokens of one project, signed (HS256) with one key: only this server verifies them, so no public key is needed. An account's own claims, if it has
 * any, never take the place of those that say who it is.
 */
export function createIdTokens(
  projectId: string,
  key: Uint8Array,
  now: () => number,
  claimsOf: (uid: string) => object = () => ({}),
): IdTokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  return {
    issue: (account, authTimeSeconds, factorId) => {
      // A sign-in within the second in which older tokens were revoked must not count as one of them.
      const iat = Math.max(Math.floor(now() / 1000), account.validSinceSeconds);
      return new SignJWT({
        ...claimsOf(account.uid),
        ...accountToClaims(account, factorId),
        auth_time: authTimeSeconds,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setSubject(account.uid)
        .setIssuedAt(iat)
        .setExpirationTime(iat + ID_TOKEN_SECONDS)
        .sign(key);
    },
    verify: async (token) => {
      if (token.length > LONGEST_TOKEN) return err('invalid');
      try {
        // Without the list of algorithms a forged token could name `none` or any other.
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience: projectId,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          currentDate: new Date(now()),
        });
        const { sub } = payload;
        return sub === undefined || sub === '' || payload['user_id'] !== sub
          ? err('invalid')
          : ok({ uid: sub, claims: payload });
      } catch (error) {
        if (error instanceof errors.JWTExpired) return err('expired');
        if (error instanceof errors.JOSEError) return err('invalid');
        throw error;
      }
    },
  };
}

function accountToClaims(
  { uid, email, emailVerified, displayName, photoUrl }: Account,
  factorId: string | undefined,
): Record<string, unknown> {
  const factor = factorId === undefined ? {} : { sign_in_second_factor: 'totp', second_factor_identifier: factorId };
  return {
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
    user_id: uid,
    email,
    email_verified: emailVerified,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password', ...factor },
  };
}
