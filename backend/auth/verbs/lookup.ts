import { type Account, addressOf } from '../account.ts';
import type { AuthVerb } from '../auth-context.ts';
import type { SecondFactor } from '../factor-store.ts';
import { requireSignedIn } from '../signed-in.ts';
import { factorToJson } from './sign-in-with-factor.ts';

/** What the service returns instead of a hash. The SDK takes a user without one for anonymous. */
const REDACTED = 'UkVEQUNURUQ=';

/** `accounts:lookup`: the token's own account and no other. The SDK calls it at every page start. */
export const lookup: AuthVerb = async (context, { fields }) => {
  const { account } = await requireSignedIn(context, fields);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [accountToJson(account, context.store.factor(account.uid))],
  };
};

/** The account as its owner sees it. */
export function accountToJson(account: Account, factor: SecondFactor | undefined): object {
  return {
    localId: account.uid,
    ...profileToJson(account),
    passwordHash: REDACTED,
    passwordUpdatedAt: account.passwordUpdatedAt,
    validSince: String(account.validSinceSeconds),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    ...(factor === undefined ? {} : { mfaInfo: [factorToJson(factor)] }),
  };
}

/** The part that lookups and updates answer alike. Absent fields are left out, as proto3 JSON does. */
export function profileToJson({ emailVerified, displayName, photoUrl, ...account }: Account): object {
  const email = addressOf(account);
  const profile = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
  };
  if (email === undefined) return { emailVerified, ...profile, providerUserInfo: [] };
  return {
    email,
    emailVerified,
    ...profile,
    providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email, ...profile }],
  };
}
