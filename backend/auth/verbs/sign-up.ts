import { type Account, newUid, placeholderFor } from '../account.ts';
import type { AuthContext, AuthFields, AuthVerb } from '../auth-context.ts';
import { emailField, passwordField, requireStrong, textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { openSession } from '../open-session.ts';
import { parseDisplayName } from './profile-fields.ts';

/**
 * `accounts:signUp`. Only invited addresses may register, because EMAIL_EXISTS would otherwise reveal who works here; Identity Platform has a switch that
 * does the same. The rules must still not treat every signed-in user as staff, because a Firebase project may have registration open.
 */
export const signUp: AuthVerb = async (context, { fields, address }) => {
  if (Object.hasOwn(fields, 'idToken')) throw new AuthRefusal('OPERATION_NOT_ALLOWED');
  // What signInAnonymously sends.
  if (textField(fields, 'email') === undefined && textField(fields, 'password') === undefined) {
    if (context.emulation === undefined) throw new AuthRefusal('ADMIN_ONLY_OPERATION');
    return signUpAnonymously(context);
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

/** In test mode, as on Google's emulator: an account without an address. */
async function signUpAnonymously(context: AuthContext): Promise<object> {
  const uid = newUid();
  const account = { ...newAccount(context, placeholderFor(uid), ''), uid };
  context.store.insert(account);
  const way = { provider: 'anonymous', claims: { provider_id: 'anonymous' } } as const;
  const tokens = await openSession(context, account, account.validSinceSeconds, undefined, way);
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: uid, ...tokens };
}

/** Asked also for text that is no e-mail address, so that it gets the same answer as an address that is not invited. */
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
