import { errors, jwtVerify, SignJWT } from 'jose';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Account, addressOf } from './account.ts';
import type { Emulation, OtherSignIn } from './emulation.ts';
import { hideSignature, restoreSignature } from './emulator-token.ts';

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
  issue(account: Account, authTimeSeconds: number, factorId?: string, otherSignIn?: OtherSignIn): Promise<string>;
  /** A session cookie: what the token of an identity says, for as many seconds. It is no ID token. */
  issueCookie(identity: TokenIdentity, seconds: number): Promise<string>;
  /** Looks at the signature, the project and the time; not at whether the account still exists. */
  verify(token: string): Promise<Result<TokenIdentity, 'invalid' | 'expired'>>;
}

/**
 * Tokens of one project, signed (HS256) with one key: only this server verifies them, so no public key is needed. An account's own claims, if it has
 * any, never take the place of those that say who it is. Those of test mode can be read by firebase-admin too.
 */
export function createIdTokens(projectId: string, key: Uint8Array, now: () => number, emulation?: Emulation): IdTokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const sign = async (claims: Record<string, unknown>, from: string, iat: number, seconds: number): Promise<string> => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(from)
      .setAudience(projectId)
      .setIssuedAt(iat)
      .setExpirationTime(iat + seconds)
      .sign(key);
    return emulation === undefined ? token : hideSignature(token);
  };
  const claimsOf = (uid: string) => JSON.parse(emulation?.claims.get(uid) ?? '{}') as object;
  return {
    issue: (account, authTimeSeconds, factorId, otherSignIn) => {
      // A sign-in within the second in which older tokens were revoked must not count as one of them.
      const iat = Math.max(Math.floor(now() / 1000), account.validSinceSeconds);
      const claims = {
        ...claimsOf(account.uid),
        ...otherSignIn?.claims,
        ...accountToClaims(account, factorId, otherSignIn),
        auth_time: authTimeSeconds,
        sub: account.uid,
      };
      return sign(claims, issuer, iat, ID_TOKEN_SECONDS);
    },
    issueCookie: ({ claims }, seconds) =>
      sign({ ...claims }, `https://session.firebase.google.com/${projectId}`, Math.floor(now() / 1000), seconds),
    verify: async (token) => {
      if (token.length > LONGEST_TOKEN) return err('invalid');
      try {
        // Without the list of algorithms a forged token could name `none` or any other.
        const { payload } = await jwtVerify(emulation === undefined ? token : restoreSignature(token), key, {
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
  otherSignIn: OtherSignIn | undefined,
): Record<string, unknown> {
  const address = addressOf({ email });
  const provider = otherSignIn?.provider ?? 'password';
  const factor = factorId === undefined ? {} : { sign_in_second_factor: 'totp', second_factor_identifier: factorId };
  return {
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
    user_id: uid,
    ...(address === undefined ? {} : { email: address, email_verified: emailVerified }),
    firebase: {
      identities: address === undefined ? {} : { email: [address] },
      sign_in_provider: provider,
      ...factor,
    },
  };
}
