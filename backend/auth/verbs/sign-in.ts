import type { AuthVerb } from '../auth-context.ts';
import { emailField, passwordField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';

/**
 * `accounts:signInWithPassword`. An unknown account, a wrong password and a disabled account under a wrong password answer the same words
 * after the same work.
 */
export const signInWithPassword: AuthVerb = async (context, { fields, address, device }) => {
  const { store, hasher, limits, now } = context;
  const email = emailField(fields);
  const password = passwordField(fields);
  const acquit = limits.passwordAttempt(email, address, device.knownFor(email));
  const before = store.byEmail(email);
  const isRight = await hasher.matches(password, before?.passwordHash);
  // Read again: while the password was compared, the account may have gone, or its password may have changed.
  const account = store.byEmail(email);
  if (!isRight || account === undefined || account.passwordHash !== before?.passwordHash) {
    throw new AuthRefusal('INVALID_LOGIN_CREDENTIALS');
  }
  acquit();
  device.remember(email);
  if (account.disabled) throw new AuthRefusal('USER_DISABLED');
  const signedIn = { ...account, lastLoginAt: now() };
  if (hasher.isOutdated(account.passwordHash)) {
    const passwordHash = await hasher.hash(password);
    if (store.byUid(account.uid)?.passwordHash === account.passwordHash) store.update(account.uid, { passwordHash });
  }
  const tokens = await openSession(context, signedIn, Math.floor(now() / 1000));
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...tokens,
  };
};
