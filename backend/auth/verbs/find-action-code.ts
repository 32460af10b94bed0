import type { Account } from '../account.ts';
import { type ActionCode, secretToDigest } from '../action-code.ts';
import type { AuthCall, AuthContext } from '../auth-context.ts';
import { textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';

export interface FoundCode extends ActionCode {
  readonly digest: string;
  readonly account: Account;
}

/** The call's `oobCode`, if it still allows anything; it stays usable. Throws MISSING_, INVALID_ or EXPIRED_OOB_CODE, or USER_DISABLED. */
export function findActionCode({ store, limits, now }: AuthContext, { fields, address }: AuthCall): FoundCode {
  const secret = textField(fields, 'oobCode');
  if (secret === undefined || secret === '') throw new AuthRefusal('MISSING_OOB_CODE');
  limits.request(address);
  const digest = secretToDigest(secret);
  const code = store.code(digest);
  const account = code && store.byUid(code.uid);
  if (code === undefined || account === undefined || account.email !== code.email)
    throw new AuthRefusal('INVALID_OOB_CODE');
  if (now() >= code.expiresAt) throw new AuthRefusal('EXPIRED_OOB_CODE');
  if (account.disabled) throw new AuthRefusal('USER_DISABLED');
  return { ...code, digest, account };
}
