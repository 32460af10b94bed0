import { type AccountChange, addressOf } from '../account.ts';
import type { AuthFields } from '../auth-context.ts';
import { emailField, flagField, integerField, requireStrong, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { passwordChange } from '../verbs/password-change.ts';
import { profileChange } from '../verbs/update-account.ts';
import { type Administration, parseClaims, refuseTelephone, requireAccount } from './administration.ts';

/**
 * `accounts:update`: `{localId}` and what is to change of the profile, the address, the password, `emailVerified`, `disableUser`, `validSince` and
 * `customAttributes`. A new password and a new `validSince` end the sessions. Throws USER_NOT_FOUND, EMAIL_EXISTS and what the parsers throw.
 */
export async function updateAccount(administration: Administration, fields: AuthFields): Promise<object> {
  const { store, hasher, memory, now } = administration;
  refuseTelephone(fields);
  const account = requireAccount(administration, fields);
  const { uid } = account;
  const password = textField(fields, 'password');
  const customAttributes = textField(fields, 'customAttributes');
  const given = customAttributes === undefined ? undefined : parseClaims(customAttributes);
  const emailVerified = flagField(fields, 'emailVerified');
  const disabled = flagField(fields, 'disableUser');
  const validSince = integerField(fields, 'validSince');
  const change: AccountChange = {
    ...profileChange(fields),
    ...(textField(fields, 'email') !== undefined && { email: emailField(fields) }),
    ...(emailVerified !== undefined && { emailVerified }),
    ...(disabled !== undefined && { disabled }),
    ...(password !== undefined && passwordChange(await hasher.hash(requireStrong(password)), now())),
    ...(validSince !== undefined && { validSinceSeconds: validSince }),
  };
  store.transaction(() => {
    if (!store.update(uid, change)) throw new AuthRefusal('EMAIL_EXISTS');
    if (change.validSinceSeconds !== undefined) store.endSessions(uid);
  });
  if (given !== undefined) memory.claims.set(uid, given);
  const email = addressOf(store.byUid(uid) ?? account);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: uid, email };
}
