import { randomInt } from 'node:crypto';

/** Times are milliseconds since 1970, unless the name says otherwise. */
export interface Account {
  readonly uid: string;
  /** Lower case, unique; `addressOf` knows an account without one. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** As `hashToText` wrote it: algorithm, parameters, salt, key. */
  readonly passwordHash: string;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  readonly passwordUpdatedAt: number;
  /** ID tokens issued before this second are void. */
  readonly validSinceSeconds: number;
}

export type AccountChange = Partial<Omit<Account, 'uid' | 'createdAt'>>;

/** One sign-in on one device: what a refresh token stands for. */
export interface Session {
  readonly uid: string;
  /** When the password was given; travels in every ID token of the session. */
  readonly authTimeSeconds: number;
  /** The second factor that was given too; travels in every ID token of the session. */
  readonly factorId?: string | undefined;
  /** Kept after the end, because only "expired" makes the SDK sign out; an unknown token would leave it waiting. */
  readonly revoked: boolean;
}

const WITHOUT_ADDRESS = '(sin correo) ';

/** Stands in the place of the address of an account without one, which only test mode has: unique, and no address, because it has a space. */
export const placeholderFor = (uid: string): string => WITHOUT_ADDRESS + uid;

export function addressOf({ email }: Pick<Account, 'email'>): string | undefined {
  return email.startsWith(WITHOUT_ADDRESS) ? undefined : email;
}

const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const UID_LENGTH = 28;

/** 28 letters and digits, as Firebase's own: a uid is also a document id and a path segment. */
export function newUid(): string {
  return Array.from({ length: UID_LENGTH }, () => UID_ALPHABET[randomInt(UID_ALPHABET.length)]).join('');
}
