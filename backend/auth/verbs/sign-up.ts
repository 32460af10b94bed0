import { type Account, newUid } from '../account.ts';
import type { AuthContext, AuthFields, AuthVerb } from '../auth-context.ts';
import { emailField, passwordField, requireStrong, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';
import { parseDisplayName } from './profile-fields.ts';

/**
 * `accounts:signUp`. Closed, as by Identity Platform's own switch, to whom nobody invited: EMAIL_EXISTS would tell who works here. Rules must not treat a signed-in user as staff all the same, because a Firebase project may have it open.
 */
export const signUp: AuthVerb = async (context, { fields, address }) => {
  if (Object.hasOwn(fields, 'idToken')) throw new AuthRefusal('OPERATION_NOT_ALLOWED');
  // What signInAnonymously sends.
  if (textField(fields, 'email') === undefined && textField(fields, 'password') === undefined) {
    throw new AuthRefusal('ADMIN_ONLY_OPERATION');
  }
  if (!mayRegister(context, fields)) throw new AuthRefusal('ADMIN_ONLY_OPERATION');
  const email = emailField(fields);
  const password = requireStrong(passwordField(fields));
  const displayName = parseDisplayName(textField(fields, 'displayName'));
  context.limits.signUp(address);
  if (context.store.byEmail(email) !== undefined) throw new AuthRefusal('EMAIL_EXISTS');
  const account = { ...newAccount(context, email, await context.hasher.hash(password)), displayName };
  if (!context.store.insert(account)) throw new AuthRefusal('EMAIL_EXISTS');
  const tokens = await openSession(context, account, account.validSinceSeconds);
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: account.uid, email, ...tokens };
};

/** What is no address is asked about as well: the answer to it is the same while nobody may register. */
function mayRegister({ mayRegister }: AuthContext, fields: AuthFields): boolean {
  return mayRegister((textField(fields, 'email') ?? '').trim().toLowerCase());
}

/** A new account. */
export function newAccount({ now }: Pick<AuthContext, 'now'>, email: string, passwordHash: string): Account {
  const at = now();
  return {
    uid: newUid(),
    email,
    emailVerified: false,
    passwordHash,
    displayName: undefined,
    photoUrl: undefined,
    disabled: false,
    createdAt: at,
    lastLoginAt: at,
    passwordUpdatedAt: at,
    validSinceSeconds: Math.floor(at / 1000),
  };
}
