import { ok, type Result } from '#domain/kernel/result.ts';
import { logInfo } from '../log.ts';
import type { AccountStore } from './account-store.ts';
import { createActionMails } from './action-mails.ts';
import type { AuthContext, AuthFields, FactorEvent } from './auth-context.ts';
import { AUTH_RATES, AuthLimits, type AuthRates } from './auth-limits.ts';
import { AuthRefusal, refusalToJson, UnreadableBody } from './auth-refusal.ts';
import { findRoute, isAuthPath } from './auth-routes.ts';
import type { Emulation } from './emulation.ts';
import { createIdTokens, type TokenIdentity } from './id-token.ts';
import { createKnownDevices } from './known-devices.ts';
import type { Outbox } from './outbox.ts';
import { createPasswordHasher, hasherByAddress, type PasswordHasher } from './password-hash.ts';
import { createPendingSteps } from './pending-steps.ts';
import { identifySignedIn, type TokenFault } from './signed-in.ts';
import { createSessionCookie } from './verbs/create-session-cookie.ts';

export interface AuthOptions {
  readonly projectId: string;
  readonly store: AccountStore;
  readonly outbox: Outbox;
  /** Where the site is reached from outside, for links in mails: `https://host[:port]`, no slash at the end. */
  readonly siteOrigin: () => string;
  readonly mayRegister: (email: string) => boolean;
  /** See `AuthContext`; absent where nobody is invited. */
  readonly invitedUntil?: (email: string, code: string) => number | undefined;
  readonly isStaff: AuthContext['isStaff'];
  readonly now?: () => number;
  readonly hasher?: PasswordHasher;
  readonly rates?: AuthRates;
  /** Called when an attempt was one too many. */
  readonly onRefused?: () => void;
  readonly log?: (line: string) => void;
  /** Told after a second factor was set up, removed, or opened with a recovery code. */
  readonly onFactor?: (uid: string, event: FactorEvent) => void;
  /** Of test mode alone. */
  readonly emulation?: Emulation | undefined;
}

export interface AuthRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly body: string;
  /** The caller's network address, for the rate limits. */
  readonly address: string;
  /** The request's `Cookie` header. */
  readonly cookies?: string | undefined;
}

export interface AuthReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly cookieToSet?: string | undefined;
}

export interface AuthService {
  /** Whether a path is of this service. */
  owns(path: string): boolean;
  /** Never throws: whatever goes wrong inside becomes a 503 that is not JSON, because the SDK signs out on any JSON error. */
  handle(request: AuthRequest): Promise<AuthReply>;
  /**
   * Who holds this ID token, for the rest of the backend. Stricter than Firebase, which looks at the signature only: a disabled or deleted
   * account, or one with a new password, is out at once and not within the hour.
   */
  verifyIdToken(token: string): Promise<Result<TokenIdentity, TokenFault>>;
  /** The same by signature and time alone, without a look at the account: for streams, whose rights are judged at every message. */
  readIdToken(token: string): Promise<Result<TokenIdentity, TokenFault>>;
  /** For an administrator. Throws AuthRefusal. */
  createSessionCookie(fields: AuthFields): Promise<object>;
  /** Until mails asked for are in the outbox: part of a graceful stop. */
  drain(): Promise<void>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Firebase Auth, as the web SDK calls it: Identity Toolkit and the secure token service. */
export function createAuthService(options: AuthOptions): AuthService {
  const { projectId, store, outbox, siteOrigin, mayRegister, now = Date.now, log = logInfo } = options;
  const hasher = options.hasher ?? createPasswordHasher();
  const hasherOf = hasherByAddress(hasher);
  const context: AuthContext = {
    store,
    mayRegister,
    invitedUntil: options.invitedUntil ?? (() => undefined),
    isStaff: options.isStaff,
    now,
    tokens: createIdTokens(projectId, store.signingKey(), now, options.emulation),
    emulation: options.emulation,
    hasher,
    limits: new AuthLimits(options.rates ?? AUTH_RATES, now, options.onRefused),
    mails: createActionMails({ store, outbox, now, siteOrigin, log }),
    pending: createPendingSteps(now),
    onFactor: options.onFactor ?? (() => {}),
  };

  const deviceOf = createKnownDevices(store.signingKey());

  return {
    owns: isAuthPath,
    handle: async ({ method, path, body, address, cookies }) => {
      const route = findRoute(method, path);
      if (route === undefined) return { status: 404, contentType: TEXT_TYPE, body: 'Not found.' };
      const device = deviceOf(cookies);
      try {
        const answer = await route({ ...context, hasher: hasherOf(address) }, projectId, body, { address, device });
        return {
          status: 200,
          contentType: JSON_TYPE,
          body: JSON.stringify(answer),
          cookieToSet: device.cookieToSet,
        };
      } catch (error) {
        if (error instanceof AuthRefusal)
          return { status: 400, contentType: JSON_TYPE, body: JSON.stringify(refusalToJson(error)) };
        if (error instanceof UnreadableBody)
          return { status: 400, contentType: TEXT_TYPE, body: 'The request body cannot be read.' };
        log(
          `Error interno de acceso en ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        return { status: 503, contentType: TEXT_TYPE, body: 'Service unavailable.' };
      }
    },
    verifyIdToken: async (token) => {
      const found = await identifySignedIn(context, token);
      return found.ok ? ok(found.value.identity) : found;
    },
    readIdToken: (token) => context.tokens.verify(token),
    createSessionCookie: (fields) => createSessionCookie(context, fields),
    drain: () => context.mails.drain(),
  };
}
