import { randomUUID } from 'node:crypto';
import type { AuthCall, AuthContext, AuthFields, AuthVerb } from './auth-context.ts';
import { PASSWORD_POLICY, textField } from './auth-fields.ts';
import { AuthRefusal, UnreadableBody } from './auth-refusal.ts';
import { deleteAccount } from './verbs/delete-account.ts';
import { finalizeEnrollment, startEnrollment, withdrawFactor } from './verbs/enroll-factor.ts';
import { lookup } from './verbs/lookup.ts';
import { type Renewal, refresh } from './verbs/refresh.ts';
import { resetPassword } from './verbs/reset-password.ts';
import { sendActionCode } from './verbs/send-action-code.ts';
import { signInWithPassword } from './verbs/sign-in.ts';
import { signInWithCustomToken } from './verbs/sign-in-with-custom-token.ts';
import { finalizeFactorSignIn, startFactorSignIn } from './verbs/sign-in-with-factor.ts';
import { signUp } from './verbs/sign-up.ts';
import { updateAccount } from './verbs/update-account.ts';

type Caller = Omit<AuthCall, 'fields'>;
type Route = (context: AuthContext, projectId: string, body: string, caller: Caller) => object | Promise<object>;

/** What Firebase offers and we do not: telephone, other providers, links. */
const notAllowed: AuthVerb = () => {
  throw new AuthRefusal('OPERATION_NOT_ALLOWED');
};

/** Which sign-in methods an address has. Always answered with none, as projects do that protect addresses from being listed. */
const createAuthUri: AuthVerb = () => ({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomUUID() });

const VERBS: ReadonlyMap<string, AuthVerb> = new Map(
  Object.entries({
    signUp,
    signInWithPassword,
    lookup,
    update: updateAccount,
    delete: deleteAccount,
    sendOobCode: sendActionCode,
    resetPassword,
    createAuthUri,
    signInWithCustomToken,
    signInWithEmailLink: notAllowed,
    signInWithIdp: notAllowed,
    signInWithPhoneNumber: notAllowed,
    sendVerificationCode: notAllowed,
  }),
);

/** The second version of the service: second factors. */
const FACTOR_VERBS: ReadonlyMap<string, AuthVerb> = new Map(
  Object.entries({
    'mfaEnrollment:start': startEnrollment,
    'mfaEnrollment:finalize': finalizeEnrollment,
    'mfaEnrollment:withdraw': withdrawFactor,
    'mfaSignIn:start': startFactorSignIn,
    'mfaSignIn:finalize': finalizeFactorSignIn,
  }),
);

const SERVICE = /^\/((identitytoolkit|securetoken)\.googleapis\.com|(www\.googleapis\.com\/)?identitytoolkit\/v3)\//;
const FACTORS = /^\/identitytoolkit\.googleapis\.com\/v2\/accounts\/([A-Za-z]+:[a-z]+)$/;
const ACCOUNTS = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:([A-Za-z]+)$/;

/** The addresses of before version 1, which older libraries ask; the emulators of that time had the host before them. */
const OLDER = /^\/(?:www\.googleapis\.com\/)?identitytoolkit\/v3\/relyingparty\/([A-Za-z]+)$/;
const VERBS_BY_OLDER_NAME: ReadonlyMap<string, AuthVerb> = new Map(
  Object.entries({
    signupNewUser: signUp,
    verifyPassword: signInWithPassword,
    getAccountInfo: lookup,
    setAccountInfo: updateAccount,
    deleteAccount,
    getOobConfirmationCode: sendActionCode,
    resetPassword,
    createAuthUri,
    verifyCustomToken: signInWithCustomToken,
    emailLinkSignin: notAllowed,
    verifyAssertion: notAllowed,
    verifyPhoneNumber: notAllowed,
    sendVerificationCode: notAllowed,
  }),
);

/** Whether a path is of this service, with a handler or without. */
export function isAuthPath(path: string): boolean {
  return SERVICE.test(path);
}

/** The handler of a path, or undefined when the service has none there. */
export function findRoute(method: string, path: string): Route | undefined {
  if (method === 'GET')
    return path === '/identitytoolkit.googleapis.com/v2/passwordPolicy' ? () => PASSWORD_POLICY : undefined;
  if (method !== 'POST') return undefined;
  if (path === '/securetoken.googleapis.com/v1/token') {
    return (context, projectId, body) => refresh(context, projectId, parseRenewal(body));
  }
  const verb =
    VERBS.get(ACCOUNTS.exec(path)?.[1] ?? '') ??
    FACTOR_VERBS.get(FACTORS.exec(path)?.[1] ?? '') ??
    VERBS_BY_OLDER_NAME.get(OLDER.exec(path)?.[1] ?? '');
  return verb && ((context, _projectId, body, caller) => verb(context, { fields: parseFields(body), ...caller }));
}

/** A form, as the web SDK sends it, or JSON as Firebase's libraries for telephones do. A form never begins with a brace: it begins with a name. */
function parseRenewal(body: string): Renewal {
  if (body.trimStart().startsWith('{')) {
    const fields = parseFields(body);
    const text = (...names: string[]) => names.map((name) => textField(fields, name)).find((found) => found);
    return {
      grantType: text('grant_type', 'grantType'),
      refreshToken: text('refresh_token', 'refreshToken'),
    };
  }
  const form = new URLSearchParams(body);
  return { grantType: form.get('grant_type') ?? undefined, refreshToken: form.get('refresh_token') ?? undefined };
}

function parseFields(body: string): AuthFields {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new UnreadableBody();
  return parsed as AuthFields;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new UnreadableBody();
  }
}
