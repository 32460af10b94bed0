import { INVITATION_FIELD } from '#domain/staff/people/invitations.ts';
import type { AuthCall, AuthContext, AuthVerb } from '../auth-context.ts';
import { emailField, flagField, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { requireRecent, requireSignedIn } from '../signed-in.ts';

const RESETS_EXCEEDED = 'RESET_PASSWORD_EXCEED_LIMIT';
const MAILS_EXCEEDED = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** `accounts:sendOobCode`. The code goes to the outbox and never into the answer. */
export const sendActionCode: AuthVerb = async (context, call) => {
  const { fields } = call;
  if (flagField(fields, 'returnOobLink') === true) throw new AuthRefusal('INSUFFICIENT_PERMISSION');
  const continueUrl = context.mails.parseContinueUrl(textField(fields, 'continueUrl'));
  switch (textField(fields, 'requestType')) {
    case 'PASSWORD_RESET':
      return sendPasswordReset(context, call, continueUrl);
    case 'VERIFY_EMAIL':
      return sendVerification(context, call, continueUrl);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendEmailChange(context, call, continueUrl);
    case undefined:
      throw new AuthRefusal('MISSING_REQ_TYPE');
    case 'EMAIL_SIGNIN':
      throw new AuthRefusal('OPERATION_NOT_ALLOWED');
    default:
      throw new AuthRefusal('INVALID_REQ_TYPE');
  }
};

/**
 * The same answer whether there is such an account or not. An invited person has none yet: where the request names the link of their invitation as
 * the page to continue on, they are sent that link.
 */
function sendPasswordReset(
  { store, limits, mails, invitedUntil }: AuthContext,
  { fields, address, device }: AuthCall,
  continueUrl: string | undefined,
): object {
  const email = emailField(fields);
  const account = store.byEmail(email);
  limits.mail(email, address, device.knownFor(account), RESETS_EXCEEDED);
  if (account !== undefined && !account.disabled) mails.send(account, 'PASSWORD_RESET', undefined, continueUrl);
  const code = continueUrl === undefined ? null : new URL(continueUrl).searchParams.get(INVITATION_FIELD);
  if (account === undefined && continueUrl !== undefined && code !== null) {
    const expiresAt = invitedUntil(email, code);
    if (expiresAt !== undefined) mails.invite({ to: email, code, link: continueUrl, expiresAt });
  }
  return answer(email);
}

async function sendVerification(
  context: AuthContext,
  { fields, address, device }: AuthCall,
  continueUrl: string | undefined,
): Promise<object> {
  const { account } = await requireSignedIn(context, fields);
  context.limits.mail(account.email, address, device.knownFor(account), MAILS_EXCEEDED);
  context.mails.send(account, 'VERIFY_EMAIL', undefined, continueUrl);
  return answer(account.email);
}

/** Sent to the new address. Whether another account has it is told only to the owner of that mailbox, when the code is used. */
async function sendEmailChange(
  context: AuthContext,
  { fields, address, device }: AuthCall,
  continueUrl: string | undefined,
): Promise<object> {
  const signedIn = await requireSignedIn(context, fields);
  requireRecent(signedIn, context.now());
  if (textField(fields, 'newEmail') === undefined) throw new AuthRefusal('MISSING_NEW_EMAIL');
  const newEmail = emailField(fields, 'newEmail');
  context.limits.mailFrom(signedIn.account.uid);
  context.limits.mail(newEmail, address, device.knownFor(context.store.byEmail(newEmail)), MAILS_EXCEEDED);
  context.mails.send(signedIn.account, 'VERIFY_AND_CHANGE_EMAIL', newEmail, continueUrl);
  return answer(signedIn.account.email);
}

const answer = (email: string): object => ({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
