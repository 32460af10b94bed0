import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './account.ts';

const NAME = 'equipo';
const YEAR_S = 365 * 24 * 3600;
/** Only the sign-in calls receive it, and no script reads it. */
const ATTRIBUTES = `Path=/identitytoolkit.googleapis.com/; HttpOnly; SameSite=Strict; Max-Age=${YEAR_S}`;

type Known = Pick<Account, 'email' | 'passwordUpdatedAt'>;

/** The device of one sign-in call. */
export interface Device {
  /** A name for the device when this account, if there is one, has signed in on it with its present password; nobody can forge one. */
  knownFor(account: Known | undefined): string | undefined;
  /** Makes it known for an account, with the answer of this call. */
  remember(account: Known): void;
  /** The `Set-Cookie` of the answer. */
  readonly cookieToSet: string | undefined;
}

/**
 * Devices on which an account has signed in, by a signed cookie. Wrong guesses and mails are counted for each of them apart, so that strangers, behind the same
 * network address too, never lock a colleague out of the own device. The cookie opens nothing: it only says whose attempts are counted. A new password makes
 * the devices of before strange, because whoever knew the old one may have made any number of them known.
 */
export function createKnownDevices(key: Uint8Array): (cookies: string | undefined) => Device {
  const sign = (id: string, { email, passwordUpdatedAt }: Known): string =>
    createHmac('sha256', key).update(`equipo\n${id}\n${email}\n${passwordUpdatedAt}`).digest('base64url');
  return (cookies) => {
    const [id, ...signatures] = readCookie(cookies);
    let cookieToSet: string | undefined;
    return {
      knownFor: (account) => {
        const signs = (signature: string | undefined): boolean =>
          id !== undefined && isSame(signature, sign(id, account ?? NOBODY));
        return signatures.some(signs) && account !== undefined ? id : undefined;
      },
      remember: (account) => {
        const own = id ?? randomBytes(12).toString('base64url');
        const signature = sign(own, account);
        // Colleagues may share a device: the latest few stay known on it.
        const others = signatures.filter((other) => other !== signature).slice(0, MOST_ACCOUNTS - 1);
        cookieToSet = `${NAME}=${[own, signature, ...others].join('.')}; ${ATTRIBUTES}`;
      },
      get cookieToSet() {
        return cookieToSet;
      },
    };
  };
}

const MOST_ACCOUNTS = 8;
/** Signed for where there is no account, because the time of the answer must not show that there is none. */
const NOBODY: Known = { email: '', passwordUpdatedAt: 0 };

function readCookie(cookies: string | undefined): readonly (string | undefined)[] {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,1000})(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? [] : value.split('.').slice(0, MOST_ACCOUNTS + 1);
}

function isSame(a: string | undefined, b: string): boolean {
  const [left, right] = [Buffer.from(a ?? ''), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
