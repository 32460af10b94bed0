import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'equipo';
const YEAR_S = 365 * 24 * 3600;
/** Only the sign-in calls receive it, and no script reads it. */
const ATTRIBUTES = `Path=/identitytoolkit.googleapis.com/; HttpOnly; SameSite=Strict; Max-Age=${YEAR_S}`;

/** The device of one sign-in call. */
export interface Device {
  /** A name for the device when this account has signed in on it before; nobody can forge one. */
  knownFor(email: string): string | undefined;
  /** Makes it known for an account, with the answer of this call. */
  remember(email: string): void;
  /** The `Set-Cookie` of the answer. */
  readonly cookieToSet: string | undefined;
}

/**
 * Devices on which an account has signed in, by a signed cookie. Wrong guesses and mails are counted for each of them apart, so that strangers, behind the same
 * network address too, never lock a colleague out of the own device. The cookie opens nothing: it only says whose attempts are counted.
 */
export function createKnownDevices(key: Uint8Array): (cookies: string | undefined) => Device {
  const sign = (id: string, email: string): string =>
    createHmac('sha256', key).update(`equipo\n${id}\n${email}`).digest('base64url');
  return (cookies) => {
    const [id, ...signatures] = readCookie(cookies);
    let cookieToSet: string | undefined;
    return {
      knownFor: (email) =>
        id !== undefined && signatures.some((signature) => isSame(signature, sign(id, email))) ? id : undefined,
      remember: (email) => {
        const own = id ?? randomBytes(12).toString('base64url');
        const signature = sign(own, email);
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

function readCookie(cookies: string | undefined): readonly (string | undefined)[] {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,1000})(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? [] : value.split('.').slice(0, MOST_ACCOUNTS + 1);
}

function isSame(a: string | undefined, b: string): boolean {
  const [left, right] = [Buffer.from(a ?? ''), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
