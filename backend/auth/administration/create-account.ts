import { newUid, placeholderFor } from '../account.ts';
import type { AuthFields } from '../auth-context.ts';
import { emailField, flagField, requireStrong, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { parseDisplayName, parsePhotoUrl } from '../verbs/profile-fields.ts';
import { UID } from '../verbs/sign-in-with-custom-token.ts';
import { newAccount } from '../verbs/sign-up.ts';
import { type Administration, refuseTelephone } from './administration.ts';

/**
 * `POST …/accounts`: `{localId?, email?, password?, displayName?, photoUrl?, emailVerified?, disabled?}`. One without an
 * address or a password cannot sign in with one. Throws EMAIL_EXISTS, OPERATION_NOT_ALLOWED, DUPLICATE_LOCAL_ID and what the fields' parsers throw.
 */
export async function createAccount({ store, hasher, now }: Administration, fields: AuthFields): Promise<object> {
  refuseTelephone(fields);
  const uid = textField(fields, 'localId') ?? newUid();
  if (!UID.test(uid)) throw new AuthRefusal('INVALID_LOCAL_ID');
  const email = textField(fields, 'email') === undefined ? undefined : emailField(fields);
  const password = textField(fields, 'password');
  const passwordHash = password === undefined ? '' : await hasher.hash(requireStrong(password));
  if (store.byUid(uid) !== undefined) throw new AuthRefusal('DUPLICATE_LOCAL_ID');
  const account = {
    ...newAccount({ now }, email ?? placeholderFor(uid), passwordHash),
    uid,
    displayName: parseDisplayName(textField(fields, 'displayName')),
    photoUrl: parsePhotoUrl(textField(fields, 'photoUrl')),
    emailVerified: flagField(fields, 'emailVerified') ?? false,
    disabled: flagField(fields, 'disabled') ?? false,
  };
  if (!store.insert(account)) throw new AuthRefusal('EMAIL_EXISTS');
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: uid, email };
}
