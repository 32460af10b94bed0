import { placeholderFor } from '../account.ts';
import type { AuthFields } from '../auth-context.ts';
import { flagField, integerField, listField, parseEmail, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { firebaseHashToText, parseFirebaseHash } from '../firebase-scrypt.ts';
import { parseDisplayName, parsePhotoUrl } from '../verbs/profile-fields.ts';
import { UID } from '../verbs/sign-in-with-custom-token.ts';
import { newAccount } from '../verbs/sign-up.ts';
import { type Administration, parseClaims, refuseTelephone } from './administration.ts';

/**
 * `accounts:batchCreate`: `{users, allowOverwrite?}`, and how their passwords are hashed → `{error?: [{index, message}]}` of those that were not taken.
 * Throws MISSING_USER_ACCOUNT, DUPLICATE_LOCAL_ID, and OPERATION_NOT_ALLOWED for other hashes than Firebase's own.
 */
export function importAccounts(administration: Administration, fields: AuthFields): object {
  const users = listField(fields, 'users').map(toFields);
  if (users.length === 0) throw new AuthRefusal('MISSING_USER_ACCOUNT');
  const algorithm = textField(fields, 'hashAlgorithm');
  if (algorithm !== undefined && algorithm !== 'SCRYPT')
    throw new AuthRefusal(`OPERATION_NOT_ALLOWED : Passwords hashed with ${algorithm} are not taken, SCRYPT's are.`);
  const mayReplace = flagField(fields, 'allowOverwrite') ?? false;
  const uids = users.map(({ localId }) => (typeof localId === 'string' ? localId : undefined));
  const twice = mayReplace ? undefined : uids.find((uid, index) => uids.indexOf(uid) !== index);
  if (twice !== undefined) throw new AuthRefusal(`DUPLICATE_LOCAL_ID : ${twice}`);
  const error = users.flatMap((user, index) => {
    const message = refusalOf(() => importAccount(administration, user, fields, mayReplace));
    return message === undefined ? [] : [{ index, message }];
  });
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 && { error }) };
}

function importAccount(
  administration: Administration,
  user: AuthFields,
  hashing: AuthFields,
  mayReplace: boolean,
): void {
  const { store, memory } = administration;
  const uid = textField(user, 'localId') ?? '';
  if (!UID.test(uid)) throw new AuthRefusal('localId is missing');
  refuseTelephone(user);
  const text = textField(user, 'email') ?? '';
  const email = text === '' ? placeholderFor(uid) : parseEmail(text);
  if (store.byUid(uid) !== undefined && !mayReplace)
    throw new AuthRefusal('localId belongs to an existing account - can not overwrite.');
  if ((store.byEmail(email)?.uid ?? uid) !== uid) throw new AuthRefusal('email exists in other account in database');
  const claims = textField(user, 'customAttributes') ?? '';
  const given = claims === '' ? undefined : parseClaims(claims);
  const made = newAccount(administration, email, hashOf(user, hashing));
  store.transaction(() => {
    store.remove(uid);
    store.insert({
      ...made,
      uid,
      displayName: parseDisplayName(textField(user, 'displayName')),
      photoUrl: parsePhotoUrl(textField(user, 'photoUrl')),
      emailVerified: flagField(user, 'emailVerified') ?? false,
      disabled: flagField(user, 'disabled') ?? false,
      createdAt: integerField(user, 'createdAt') ?? made.createdAt,
      lastLoginAt: integerField(user, 'lastLoginAt') ?? made.lastLoginAt,
    });
  });
  memory.claims.delete(uid);
  if (given !== undefined) memory.claims.set(uid, given);
}

/** Empty for an account without a password. */
function hashOf(user: AuthFields, hashing: AuthFields): string {
  const hash = textField(user, 'passwordHash') ?? '';
  if (hash === '') return '';
  const text = firebaseHashToText({
    signerKey: textField(hashing, 'signerKey') ?? '',
    saltSeparator: textField(hashing, 'saltSeparator') ?? '',
    rounds: integerField(hashing, 'rounds') ?? 0,
    memoryCost: integerField(hashing, 'memoryCost') ?? 0,
    salt: Buffer.from(textField(user, 'salt') ?? '', 'base64'),
    hash: Buffer.from(hash, 'base64'),
  });
  if (parseFirebaseHash(text) === undefined) throw new AuthRefusal('The hash or its parameters cannot be read.');
  return text;
}

function toFields(value: unknown): AuthFields {
  return typeof value === 'object' && value !== null ? (value as AuthFields) : {};
}

function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AuthRefusal) return error.code;
    throw error;
  }
}
