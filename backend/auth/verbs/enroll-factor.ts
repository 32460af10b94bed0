import { randomUUID } from 'node:crypto';
import type { AuthVerb } from '../auth-context.ts';
import { nestedFields, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';
import type { Attempt, PendingEnrollment } from '../pending-steps.ts';
import { requireRecent, requireSignedIn } from '../signed-in.ts';
import { findTotpStep, newTotpSecret, TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '../totp.ts';
import { parseDisplayName } from './profile-fields.ts';

/**
 * `accounts/mfaEnrollment:start`: a new secret, shown this once. It is kept when the first code proves that a phone has it. Who is not of the staff must have
 * confirmed the address, as with Firebase: a stranger may have registered an invited one, and its owner could never sign in.
 */
export const startEnrollment: AuthVerb = async (context, { fields }) => {
  const signedIn = await requireSignedIn(context, fields);
  const { uid } = signedIn.account;
  if (nestedFields(fields, 'phoneEnrollmentInfo'))
    throw new AuthRefusal('OPERATION_NOT_ALLOWED : SMS based MFA not enabled.');
  if (!nestedFields(fields, 'totpEnrollmentInfo')) throw new AuthRefusal('INVALID_ARGUMENT');
  requireRecent(signedIn, context.now());
  if (!signedIn.account.emailVerified && !context.isStaff(signedIn.identity)) throw new AuthRefusal('UNVERIFIED_EMAIL');
  if (context.store.factor(uid)) throw new AuthRefusal('SECOND_FACTOR_LIMIT_EXCEEDED');
  const secret = newTotpSecret();
  const { session, until } = context.pending.beginEnrollment({ uid, secret });
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: TOTP_DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: TOTP_PERIOD_SECONDS,
      sessionInfo: session,
      finalizeEnrollmentTime: new Date(until).toISOString(),
    },
  };
};

/** `accounts/mfaEnrollment:finalize`: the first code. Other sessions go on, as the service lets them. */
export const finalizeEnrollment: AuthVerb = async (context, { fields }) => {
  const { store, pending, now } = context;
  const { account, authTimeSeconds } = await requireSignedIn(context, fields);
  const info = nestedFields(fields, 'totpVerificationInfo');
  if (!info) throw new AuthRefusal('INVALID_ARGUMENT');
  const session = textField(info, 'sessionInfo') ?? '';
  const { secret } = requireEnrollment(pending.attemptEnrollment(session), account.uid);
  const displayName = parseDisplayName(textField(fields, 'displayName'));
  const lastStep = findTotpStep(secret, textField(info, 'verificationCode') ?? '', now(), -1);
  if (lastStep === undefined) throw new AuthRefusal('INVALID_CODE');
  if (store.factor(account.uid)) throw new AuthRefusal('SECOND_FACTOR_LIMIT_EXCEEDED');
  pending.endEnrollment(session);
  const id = randomUUID();
  store.setFactor(account.uid, { id, displayName, secret, enrolledAt: now(), lastStep });
  context.onFactor(account.uid, 'enrolled');
  const { idToken, refreshToken } = await openSession(context, account, authTimeSeconds, id);
  return { idToken, refreshToken, totpAuthInfo: {} };
};

function requireEnrollment(attempt: Attempt, uid: string): PendingEnrollment {
  switch (attempt) {
    case 'unknown':
      throw new AuthRefusal('INVALID_SESSION_INFO');
    case 'expired':
      throw new AuthRefusal('SESSION_EXPIRED');
    case 'too-many':
      throw new AuthRefusal('TOO_MANY_ENROLLMENT_ATTEMPTS : restart enrollment');
  }
  if (attempt.uid !== uid) throw new AuthRefusal('INVALID_SESSION_INFO');
  return attempt;
}

/** `accounts/mfaEnrollment:withdraw`: after a fresh sign-in. Ends every session from before, as the service does, and answers with a new one. */
export const withdrawFactor: AuthVerb = async (context, { fields }) => {
  const { store, now } = context;
  const signedIn = await requireSignedIn(context, fields);
  const { uid } = signedIn.account;
  const id = textField(fields, 'mfaEnrollmentId');
  if (id === undefined || store.factor(uid)?.id !== id) throw new AuthRefusal('MFA_ENROLLMENT_NOT_FOUND');
  requireRecent(signedIn, now());
  const validSinceSeconds = Math.floor(now() / 1000) + 1;
  store.transaction(() => {
    store.dropFactor(uid);
    store.update(uid, { validSinceSeconds }, 'self');
    store.endSessions(uid);
  });
  context.onFactor(uid, 'removed');
  const account = { ...signedIn.account, validSinceSeconds };
  const { idToken, refreshToken } = await openSession(context, account, signedIn.authTimeSeconds);
  return { idToken, refreshToken };
};
