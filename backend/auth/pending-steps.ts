import { newSecret, secretToDigest } from './action-code.ts';

/** Somebody who gave the right password and owes the code of the phone. */
export interface PendingSignIn {
  readonly uid: string;
  /** The password that was right; another one since then voids the step. */
  readonly passwordHash: string;
  readonly authTimeSeconds: number;
}

/** Somebody who is setting a phone up. */
export interface PendingEnrollment {
  readonly uid: string;
  readonly secret: string;
}

/** As the service was seen to do: a password is good for five minutes, an enrollment for fifteen and for three wrong codes. */
const PENDING_SIGN_IN_MS = 300_000;
const ENROLLMENT_MS = 900_000;
const MOST_ATTEMPTS = 3;
/** The oldest is dropped beyond them: every one costs a right password. */
const MOST_PENDING = 1000;

export type Attempt = 'unknown' | 'expired' | 'too-many' | PendingEnrollment;

/** What is between the two steps. In memory: after a restart somebody begins again, and nothing secret was written. */
export interface PendingSteps {
  /** @returns the credential that the second step shows */
  beginSignIn(pending: PendingSignIn): string;
  signIn(credential: string): PendingSignIn | 'unknown' | 'expired';
  endSignIn(credential: string): void;
  /** One for each account: a new one replaces the one before. */
  beginEnrollment(pending: PendingEnrollment): { readonly session: string; readonly until: number };
  /** Counts an attempt. */
  attemptEnrollment(session: string): Attempt;
  endEnrollment(session: string): void;
}

export function createPendingSteps(now: () => number): PendingSteps {
  const signIns = new Map<string, PendingSignIn & { readonly until: number }>();
  const enrollments = new Map<string, PendingEnrollment & { readonly until: number; attempts: number }>();

  function keep<T>(all: Map<string, T>, entry: T): string {
    const secret = newSecret();
    all.set(secretToDigest(secret), entry);
    const [oldest] = all.keys();
    if (all.size > MOST_PENDING && oldest !== undefined) all.delete(oldest);
    return secret;
  }

  return {
    beginSignIn: (pending) => keep(signIns, { ...pending, until: now() + PENDING_SIGN_IN_MS }),
    signIn: (credential) => {
      const found = signIns.get(secretToDigest(credential));
      if (found === undefined) return 'unknown';
      return found.until < now() ? 'expired' : found;
    },
    endSignIn: (credential) => void signIns.delete(secretToDigest(credential)),
    beginEnrollment: (pending) => {
      for (const [digest, { uid }] of enrollments) if (uid === pending.uid) enrollments.delete(digest);
      const until = now() + ENROLLMENT_MS;
      return { session: keep(enrollments, { ...pending, until, attempts: 0 }), until };
    },
    attemptEnrollment: (session) => {
      const found = enrollments.get(secretToDigest(session));
      if (found === undefined) return 'unknown';
      if (found.until < now()) return 'expired';
      found.attempts += 1;
      return found.attempts > MOST_ATTEMPTS ? 'too-many' : found;
    },
    endEnrollment: (session) => void enrollments.delete(secretToDigest(session)),
  };
}
