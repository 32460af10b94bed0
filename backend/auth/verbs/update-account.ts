import type { AccountChange } from '../account.ts';
import type { AuthContext, AuthFields, AuthVerb } from '../auth-context.ts';
import { flagField, requireStrong, textField, textsField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';
import { requireRecent, requireSignedIn, type SignedIn } from '../signed-in.ts';
import { applyActionCode } from './apply-action-code.ts';
import { profileToJson } from './lookup.ts';
import { passwordChange } from './password-change.ts';
import { parseDisplayName, parsePhotoUrl } from './profile-fields.ts';

/**
 * `accounts:update`: one's own name, picture or password; or what a mailed code allows. Fields that only an administrator may send
 * (`localId`, `emailVerified`, `customAttributes`, `disableUser` …) have no effect: nothing here reads them.
 */
export const updateAccount: AuthVerb = async (context, call) => {
  const { fields } = call;
  if (textField(fields, 'oobCode') !== undefined) return applyActionCode(context, call);
  const signedIn = await requireSignedIn(context, fields);
  const { account } = signedIn;
  context.limits.request(call.address);
  if (textsField(fields, 'deleteProvider').length > 0) throw new AuthRefusal('OPERATION_NOT_ALLOWED');
  refuseNewEmail(fields, account.email);
  const asksTokens = flagField(fields, 'returnSecureToken') ?? false;

  const change: AccountChange = { ...profileChange(fields), ...(await newPassword(context, fields, signedIn)) };
  const endsSessions = change.passwordHash !== undefined;
  context.store.transaction(() => {
    // While the new password was hashed, a reset may have ended this very session.
    if (endsSessions && context.store.byUid(account.uid)?.passwordHash !== account.passwordHash)
      throw new AuthRefusal('TOKEN_EXPIRED');
    if (!context.store.update(account.uid, change, 'self')) throw new AuthRefusal('USER_NOT_FOUND');
    if (!endsSessions) return;
    context.store.endSessions(account.uid);
    context.store.dropCodes(account.uid);
  });
  const updated = { ...account, ...change };
  if (endsSessions && call.device.knownFor(account) !== undefined) call.device.remember(updated);
  const wantsTokens = asksTokens || endsSessions;
  const authTimeSeconds = endsSessions ? Math.floor(context.now() / 1000) : signedIn.authTimeSeconds;
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...profileToJson(updated),
    ...(wantsTokens ? await openSession(context, updated, authTimeSeconds, signedIn.factorId) : {}),
  };
};

/** As a project of today answers: an address must be confirmed before it counts (verifyBeforeUpdateEmail). */
function refuseNewEmail(fields: AuthFields, current: string): void {
  const email = textField(fields, 'email');
  if (email === undefined || email.toLowerCase() === current) return;
  throw new AuthRefusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
}

/** The changes of the name and the picture that a call asks for. */
export function profileChange(fields: AuthFields): AccountChange {
  const erased = textsField(fields, 'deleteAttribute');
  const name = textField(fields, 'displayName');
  const photo = textField(fields, 'photoUrl');
  return {
    ...(name === undefined ? {} : { displayName: parseDisplayName(name) }),
    ...(photo === undefined ? {} : { photoUrl: parsePhotoUrl(photo) }),
    ...(erased.includes('DISPLAY_NAME') ? { displayName: undefined } : {}),
    ...(erased.includes('PHOTO_URL') ? { photoUrl: undefined } : {}),
  };
}

async function newPassword(context: AuthContext, fields: AuthFields, signedIn: SignedIn): Promise<AccountChange> {
  const password = textField(fields, 'password');
  if (password === undefined) return {};
  requireRecent(signedIn, context.now());
  return passwordChange(await context.hasher.hash(requireStrong(password)), context.now());
}
