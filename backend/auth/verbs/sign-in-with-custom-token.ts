import { decodeJwt } from 'jose';
import { placeholderFor } from '../account.ts';
import type { AuthVerb } from '../auth-context.ts';
import { nestedFields, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';
import { newAccount } from './sign-up.ts';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** A uid is a document's id and a segment of addresses too. */
export const UID = /^[^/\s]{1,128}$/;

/**
 * `accounts:signInWithCustomToken`: who the token names, with its claims; an account that is not there is made. Of test mode alone, where firebase-admin
 * signs its tokens with nothing. Throws OPERATION_NOT_ALLOWED in a shop, and MISSING_CUSTOM_TOKEN, INVALID_CUSTOM_TOKEN and USER_DISABLED.
 */
export const signInWithCustomToken: AuthVerb = async (context, { fields }) => {
  const { store, emulation, now } = context;
  if (emulation === undefined) throw new AuthRefusal('OPERATION_NOT_ALLOWED');
  const { uid, claims } = parseCustomToken(textField(fields, 'token') ?? '');
  const known = store.byUid(uid);
  if (known?.disabled) throw new AuthRefusal('USER_DISABLED');
  const account = known ?? { ...newAccount(context, placeholderFor(uid), ''), uid };
  if (known === undefined) store.insert(account);
  const signedIn = { ...account, lastLoginAt: now() };
  const way = { provider: 'custom', claims } as const;
  const tokens = await openSession(context, signedIn, Math.floor(now() / 1000), undefined, way);
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: known === undefined, ...tokens };
};

function parseCustomToken(token: string): { readonly uid: string; readonly claims: object } {
  if (token === '') throw new AuthRefusal('MISSING_CUSTOM_TOKEN');
  const payload = decode(token);
  const uid = textField(payload, 'uid') ?? textField(payload, 'user_id') ?? '';
  if (payload['aud'] !== AUDIENCE || !UID.test(uid))
    throw new AuthRefusal('INVALID_CUSTOM_TOKEN : It is for another audience, or has no uid.');
  return { uid, claims: nestedFields(payload, 'claims') ?? {} };
}

function decode(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    throw new AuthRefusal('INVALID_CUSTOM_TOKEN : It cannot be read.');
  }
}
