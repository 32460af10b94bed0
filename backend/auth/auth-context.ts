import type { AccountStore } from './account-store.ts';
import type { ActionMails } from './action-mails.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { Emulation } from './emulation.ts';
import type { IdTokens, TokenIdentity } from './id-token.ts';
import type { Device } from './known-devices.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { PendingSteps } from './pending-steps.ts';

/** What can happen to a second factor, for the shop's log. */
export type FactorEvent = 'enrolled' | 'removed' | 'recovery-code-used';

/** What every verb uses. */
export interface AuthContext {
  readonly store: AccountStore;
  readonly tokens: IdTokens;
  readonly hasher: PasswordHasher;
  readonly limits: AuthLimits;
  readonly mails: ActionMails;
  readonly pending: PendingSteps;
  /** Told after it was done. */
  readonly onFactor: (uid: string, event: FactorEvent) => void;
  /** Whether an account may be opened for an address. The answer is the same for every other one, so that nobody learns who works here. */
  readonly mayRegister: (email: string) => boolean;
  /** Until when somebody may join by a code that was made for their address, in milliseconds since 1970; undefined for any other code. */
  readonly invitedUntil: (email: string, code: string) => number | undefined;
  /** Whether somebody works here. Anybody may have an account. */
  readonly isStaff: (identity: TokenIdentity) => boolean;
  /** Undefined in a shop. */
  readonly emulation: Emulation | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One call: the fields of the body, and the address that rate limits count. */
export interface AuthCall {
  readonly fields: AuthFields;
  /** The caller's network address. */
  readonly address: string;
  /** The caller's device, as far as it is known. */
  readonly device: Device;
}

/** A parsed body. Every field is outside data: read it with `textField` and the like. */
export type AuthFields = Readonly<Record<string, unknown>>;

/** Answers the body of a 200, or throws AuthRefusal. */
export type AuthVerb = (context: AuthContext, call: AuthCall) => object | Promise<object>;
