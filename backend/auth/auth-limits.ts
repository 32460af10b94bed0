import { isIPv6 } from 'node:net';
import { AuthRefusal } from './auth-refusal.ts';
import { type Rate, RateLimit } from './rate-limit.ts';

export interface AuthRates {
  /** Wrong passwords for one account, from everywhere together. */
  readonly account: Rate;
  /** Wrong passwords from one address, for all accounts together. */
  readonly address: Rate;
  readonly signUps: Rate;
  /** Mails to one address of mail. */
  readonly mails: Rate;
  /** Mails asked for from one network address, and codes tried. */
  readonly requests: Rate;
}

export const AUTH_RATES: AuthRates = {
  account: { burst: 10, refillMs: 60_000 },
  address: { burst: 40, refillMs: 15_000 },
  signUps: { burst: 100, refillMs: 36_000 },
  mails: { burst: 5, refillMs: 600_000 },
  requests: { burst: 60, refillMs: 10_000 },
};

/** The rate limits of sign-in and mail. Refusals throw; a right password is not counted. */
export class AuthLimits {
  readonly #account: RateLimit;
  readonly #address: RateLimit;
  readonly #signUps: RateLimit;
  readonly #mails: RateLimit;
  readonly #requests: RateLimit;
  readonly #trusted = new Set<string>();

  constructor(rates: AuthRates, now: () => number) {
    this.#account = new RateLimit(rates.account, now);
    this.#address = new RateLimit(rates.address, now);
    this.#signUps = new RateLimit(rates.signUps, now);
    this.#mails = new RateLimit(rates.mails, now);
    this.#requests = new RateLimit(rates.requests, now);
  }

  /** Counts the attempt before the password is looked at; the answer takes it back when the password was right. */
  passwordAttempt(email: string, address: string): () => void {
    const from = addressToKey(address);
    const pair = `${from} ${email}`;
    // An attacker who guesses wrong on purpose must not lock the owner out of the shop's own machine: where the owner has
    // signed in before, attempts are counted apart.
    const account = this.#trusted.has(pair) ? pair : email;
    if (!this.#address.take(from)) throw new AuthRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    if (!this.#account.take(account)) throw new AuthRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    return () => {
      this.#address.giveBack(from);
      this.#account.giveBack(account);
      this.#trust(pair);
    };
  }

  signUp(address: string): void {
    if (!this.#signUps.take(addressToKey(address))) throw new AuthRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  }

  /** `email` is asked the same whether there is such an account or not. */
  mail(email: string, address: string, refusal: string): void {
    if (!this.#requests.take(addressToKey(address)) || !this.#mails.take(email)) throw new AuthRefusal(refusal);
  }

  actionCode(address: string): void {
    if (!this.#requests.take(addressToKey(address))) throw new AuthRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  }

  #trust(pair: string): void {
    this.#trusted.add(pair);
    if (this.#trusted.size <= 1000) return;
    const [oldest] = this.#trusted;
    if (oldest !== undefined) this.#trusted.delete(oldest);
  }
}

/** One household has a whole /64 of IPv6: its addresses count as one. */
function addressToKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0')];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
