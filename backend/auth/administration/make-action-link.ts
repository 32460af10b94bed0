import type { ActionKind } from '../action-code.ts';
import { createActionLink } from '../action-link.ts';
import type { AuthFields } from '../auth-context.ts';
import { emailField, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import type { Administration } from './administration.ts';

const KINDS: readonly ActionKind[] = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

/** `accounts:sendOobCode`: `{requestType, email, newEmail?, continueUrl?}` → `{email, oobCode, oobLink}`; nothing is mailed. Throws EMAIL_NOT_FOUND and what the parsers throw. */
export function makeActionLink({ store, now, siteOrigin }: Administration, fields: AuthFields): object {
  const kind = KINDS.find((known) => known === textField(fields, 'requestType'));
  if (kind === undefined) throw new AuthRefusal('OPERATION_NOT_ALLOWED');
  const email = emailField(fields);
  const account = store.byEmail(email);
  if (account === undefined) throw new AuthRefusal('EMAIL_NOT_FOUND');
  const newEmail = kind === 'VERIFY_AND_CHANGE_EMAIL' ? emailField(fields, 'newEmail') : undefined;
  const continueUrl = textField(fields, 'continueUrl');
  const { code, link } = createActionLink({ store, now, siteOrigin }, account, kind, { newEmail, continueUrl });
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email, oobCode: code, oobLink: link };
}
