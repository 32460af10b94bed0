import type { Account } from '../account.ts';
import type { AccountStore } from '../account-store.ts';
import { textField } from '../auth-fields.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import type { AuthService } from '../auth-service.ts';
import type { Emulation } from '../emulation.ts';
import type { Mail, Outbox } from '../outbox.ts';
import type { PasswordHasher } from '../password-hash.ts';

/** What an administrator of accounts works on. */
export interface Administration {
  readonly store: AccountStore;
  readonly hasher: PasswordHasher;
  readonly memory: AdministrationMemory;
  /** Of the service itself: its tokens, and its mails, which are written after the answer that asked for them. */
  readonly auth: Pick<AuthService, 'drain' | 'createSessionCookie'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly siteOrigin: () => string;
}

/** What is kept for administrators, besides what the service itself reads. */
export interface AdministrationMemory extends Emulation {
  /** What was mailed of late, the oldest first. */
  readonly mails: Mail[];
}

const MOST_MAILS = 1000;

export function createAdministrationMemory(): AdministrationMemory {
  return { claims: new Map(), otherSignIns: new Map(), mails: [] };
}

/** An outbox whose mails an administrator can read. */
export function rememberMails(outbox: Outbox, { mails }: AdministrationMemory): Outbox {
  return async (mail) => {
    await outbox(mail);
    mails.push(mail);
    if (mails.length > MOST_MAILS) mails.shift();
  };
}

/** Throws OPERATION_NOT_ALLOWED for a telephone number, because an account here has none and it would be lost. */
export function refuseTelephone(fields: Readonly<Record<string, unknown>>): void {
  if (textField(fields, 'phoneNumber') !== undefined) throw new AuthRefusal('OPERATION_NOT_ALLOWED');
}

const LONGEST_CLAIMS = 1000;

/** Throws CLAIMS_TOO_LARGE or INVALID_CLAIMS. */
export function parseClaims(text: string): string {
  if (text.length > LONGEST_CLAIMS) throw new AuthRefusal('CLAIMS_TOO_LARGE');
  try {
    const claims: unknown = JSON.parse(text);
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return text;
  } catch {
    // Refused below.
  }
  throw new AuthRefusal('INVALID_CLAIMS');
}

/** The account that a call names. Throws MISSING_LOCAL_ID or USER_NOT_FOUND. */
export function requireAccount({ store }: Administration, fields: Readonly<Record<string, unknown>>): Account {
  const uid = textField(fields, 'localId');
  if (uid === undefined) throw new AuthRefusal('MISSING_LOCAL_ID');
  const account = store.byUid(uid);
  if (account === undefined) throw new AuthRefusal('USER_NOT_FOUND');
  return account;
}
