import type { AuthVerb } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { findActionCode } from './find-action-code.ts';

/** `accounts:update` with an `oobCode`: confirms the address, or moves the account to a confirmed new one. Uses the code up. */
export const applyActionCode: AuthVerb = (context, call) => {
  const { store, now } = context;
  const { kind, uid, digest, account, newEmail } = findActionCode(context, call);
  if (kind === 'PASSWORD_RESET') throw new AuthRefusal('INVALID_OOB_CODE');
  const email = newEmail ?? account.email;
  store.transaction(() => {
    if (!store.takeCode(digest)) throw new AuthRefusal('INVALID_OOB_CODE');
    const moved = newEmail === undefined ? {} : { email, validSinceSeconds: Math.floor(now() / 1000) };
    if (!store.update(uid, { emailVerified: true, ...moved })) throw new AuthRefusal('EMAIL_EXISTS');
    if (newEmail !== undefined) store.endSessions(uid);
  });
  return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: uid, email, emailVerified: true };
};
