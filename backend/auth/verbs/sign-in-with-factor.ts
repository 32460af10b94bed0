import type { Account } from '../account.ts';
import type { AuthContext, AuthVerb } from '../auth-context.ts';
import { nestedFields, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import type { SecondFactor } from '../factor-store.ts';
import { openSession } from '../open-session.ts';
import type { PendingSignIn } from '../pending-steps.ts';
import { parseRecoveryCode, recoveryCodeToDigest } from '../recovery-codes.ts';
import { findTotpStep } from '../totp.ts';

/** `accounts/mfaSignIn:start` sends messages to telephones, which we do not. An app needs no message. */
export const startFactorSignIn: AuthVerb = () => {
  throw new AuthRefusal('OPERATION_NOT_ALLOWED : SMS based MFA not enabled.');
};

/** What a right password is answered with when the account has a second factor: no tokens, but what the second step shows. */
export function challenge(context: AuthContext, account: Account, factor: SecondFactor): object {
  const { uid, passwordHash } = account;
  const authTimeSeconds = Math.floor(context.now() / 1000);
  return {
    mfaPendingCredential: context.pending.beginSignIn({ uid, passwordHash, authTimeSeconds }),
    mfaInfo: [factorToJson(factor)],
  };
}

/** A factor as lookups and challenges name it. */
export function factorToJson({ id, displayName, enrolledAt }: SecondFactor): object {
  return {
    mfaEnrollmentId: id,
    ...(displayName === undefined ? {} : { displayName }),
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  };
}

/** `accounts/mfaSignIn:finalize`: the code of the phone, or a recovery code in its place. Each is good once. */
export const finalizeFactorSignIn: AuthVerb = async (context, { fields, address, device }) => {
  const { store, pending, limits, now } = context;
  const credential = textField(fields, 'mfaPendingCredential') ?? '';
  if (credential === '') throw new AuthRefusal('MISSING_MFA_PENDING_CREDENTIAL');
  const waiting = requireSignIn(pending.signIn(credential));
  const id = textField(fields, 'mfaEnrollmentId') ?? '';
  if (id === '') throw new AuthRefusal('MISSING_MFA_ENROLLMENT_ID');
  const account = store.byUid(waiting.uid);
  if (account === undefined) throw new AuthRefusal('USER_NOT_FOUND');
  if (account.disabled) throw new AuthRefusal('USER_DISABLED');
  // A new password since the first step voids it.
  if (account.passwordHash !== waiting.passwordHash) throw new AuthRefusal('INVALID_MFA_PENDING_CREDENTIAL');
  const factor = store.factor(account.uid);
  if (factor?.id !== id) throw new AuthRefusal('MFA_ENROLLMENT_NOT_FOUND');
  const info = nestedFields(fields, 'totpVerificationInfo');
  if (!info) throw new AuthRefusal('INVALID_ARGUMENT');
  const acquit = limits.factorAttempt(account.email, address, device.knownFor(account));
  useCode(context, account.uid, factor, (textField(info, 'verificationCode') ?? '').trim());
  acquit();
  pending.endSignIn(credential);
  device.remember(account);
  const signedIn = { ...account, lastLoginAt: now() };
  const { idToken, refreshToken } = await openSession(context, signedIn, waiting.authTimeSeconds, id);
  return { idToken, refreshToken };
};

/** Uses up a code of the phone or of the paper. Throws INVALID_CODE, for used ones too, as the service does. */
function useCode({ store, now, onFactor }: AuthContext, uid: string, factor: SecondFactor, code: string): void {
  const step = findTotpStep(factor.secret, code, now(), factor.lastStep);
  if (step !== undefined && store.useStep(uid, step)) return;
  const recovery = parseRecoveryCode(code);
  if (recovery === undefined || !store.takeRecoveryCode(uid, recoveryCodeToDigest(uid, recovery)))
    throw new AuthRefusal('INVALID_CODE');
  onFactor(uid, 'recovery-code-used');
}

function requireSignIn(found: PendingSignIn | 'unknown' | 'expired'): PendingSignIn {
  if (found === 'unknown') throw new AuthRefusal('INVALID_MFA_PENDING_CREDENTIAL');
  if (found === 'expired')
    throw new AuthRefusal('TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.');
  return found;
}
