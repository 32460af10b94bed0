import type { AuthVerb } from '../auth-context.ts';
import { requireRecent, requireSignedIn } from '../signed-in.ts';

/** `accounts:delete`: one's own account, after a fresh sign-in. */
export const deleteAccount: AuthVerb = async (context, { fields }) => {
  const signedIn = await requireSignedIn(context, fields);
  requireRecent(signedIn, context.now());
  context.store.remove(signedIn.account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
