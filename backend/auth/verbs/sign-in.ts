import type { AuthVerb } from '../auth-context.ts';
import { emailField, passwordField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';
import { challenge } from './sign-in-with-factor.ts';

/**
 * `accounts:signInWithPassword`. An unknown account, a wrong password and a disabled account under a wrong password answer the same words
 * after the same work.
 */
export const signInWithPassword: AuthVerb = async (context, { fields, address, device }) => {
  const { store, hasher, limits, now } = context;
  const email = emailField(fields);
  const password = passwordField(fields);
  const before = store.byEmail(email);
  const judge = limits.passwordAttempt(email, address, device.knownFor(before));
  const isRight = await hasher.matches(password, before?.passwordHash);
  // Read again: while the password was compared, the account may have gone, or its password may have changed.
  const account = store.byEmail(email);
  if (!isRight || account === undefined || account.passwordHash !== before?.passwordHash) {
    judge(false);
    throw new AuthRefusal('INVALID_LOGIN_CREDENTIALS');
  }
  judge(true);
  if (account.disabled) throw new AuthRefusal('USER_DISABLED');
  if (hasher.isOutdated(account.passwordHash)) {
    const passwordHash = await hasher.hash(password);
    const present = store.byUid(account.uid);
    // A new password since then; another sign-in may have hashed the same one anew.
    if (present?.passwordUpdatedAt !== account.passwordUpdatedAt) throw new AuthRefusal('INVALID_LOGIN_CREDENTIALS');
    if (present.passwordHash === account.passwordHash) store.update(account.uid, { passwordHash });
  }
  const answer = {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email,
    displayName: account.displayName ?? '',
    registered: true,
  };
  // Read after the last wait: the factor may have been set up or removed meanwhile.
  const factor = store.factor(account.uid);
  if (factor !== undefined) return { ...answer, ...challenge(context, store.byUid(account.uid) ?? account, factor) };
  // A device is known by the whole sign-in: a password alone must not have a count of codes of its own.
  device.remember(account);
  const signedIn = { ...account, lastLoginAt: now() };
  return { ...answer, ...(await openSession(context, signedIn, Math.floor(now() / 1000))) };
};
