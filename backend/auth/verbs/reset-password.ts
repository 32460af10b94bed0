import type { AuthVerb } from '../auth-context.ts';
import { requireStrong, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { findActionCode } from './find-action-code.ts';
import { passwordChange } from './password-change.ts';

/** `accounts:resetPassword`: without `newPassword` it returns what a code is for; with one it uses the code up and ends every session. */
export const resetPassword: AuthVerb = async (context, call) => {
  const { store, hasher, now } = context;
  const found = findActionCode(context, call);
  const answer = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: found.kind,
    email: found.email,
    ...(found.newEmail === undefined ? {} : { newEmail: found.newEmail }),
  };
  const password = textField(call.fields, 'newPassword');
  if (password === undefined) return answer;
  if (found.kind !== 'PASSWORD_RESET') throw new AuthRefusal('INVALID_OOB_CODE');
  const passwordHash = await hasher.hash(requireStrong(password));
  store.transaction(() => {
    // Of two requests with one code the second finds it used.
    if (!store.takeCode(found.digest)) throw new AuthRefusal('INVALID_OOB_CODE');
    // Only the owner of this mailbox has the code, so the address is confirmed.
    if (!store.update(found.uid, { ...passwordChange(passwordHash, now()), emailVerified: true }))
      throw new AuthRefusal('INVALID_OOB_CODE');
    store.endSessions(found.uid);
    store.dropCodes(found.uid);
  });
  return answer;
};
