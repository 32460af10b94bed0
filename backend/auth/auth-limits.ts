import { addressToKey } from '../limits/client-address.ts';
import { type Rate, RateLimit } from '../limits/rate-limit.ts';
import { AuthRefusal } from './auth-refusal.ts';

export interface AuthRates {
  /** Wrong passwords for one account, from everywhere together. */
  readonly account: Rate;
  /** Wrong passwords from one address, for all accounts together. */
  readonly address: Rate;
  /** Right passwords of one account: each costs a quarter of a second of processor time. */
  readonly signIns: Rate;
  /** Wrong codes of a second factor for one account: a slow rate, because three of a million codes are right at any time. */
  readonly factors: Rate;
  readonly signUps: Rate;
  /** Mails to one address of mail, to it again from each device where its account has signed in, and from one account to new addresses. */
  readonly mails: Rate;
  /** Mails asked for from one network address, codes tried, and changes of one's own account. */
  readonly requests: Rate;
}

export const AUTH_RATES: AuthRates = {
  account: { burst: 10, refillMs: 60_000 },
  address: { burst: 40, refillMs: 15_000 },
  signIns: { burst: 300, refillMs: 10_000 },
  factors: { burst: 5, refillMs: 600_000 },
  signUps: { burst: 100, refillMs: 36_000 },
  mails: { burst: 5, refillMs: 600_000 },
  requests: { burst: 60, refillMs: 10_000 },
};

type Counted = readonly [limit: RateLimit, key: string];

/** The rate limits of sign-in and mail. Refusals throw; a right password does not count as a guess. */
export class AuthLimits {
  readonly #account: RateLimit;
  readonly #address: RateLimit;
  readonly #signIns: RateLimit;
  readonly #factors: RateLimit;
  readonly #signUps: RateLimit;
  readonly #mails: RateLimit;
  readonly #requests: RateLimit;
  readonly #onRefused: () => void;
  readonly #trusted = new Set<string>();

  constructor(rates: AuthRates, now: () => number, onRefused: () => void = () => {}) {
    this.#onRefused = onRefused;
    this.#account = new RateLimit(rates.account, now);
    this.#address = new RateLimit(rates.address, now);
    this.#signIns = new RateLimit(rates.signIns, now);
    this.#factors = new RateLimit(rates.factors, now);
    this.#signUps = new RateLimit(rates.signUps, now);
    this.#mails = new RateLimit(rates.mails, now);
    this.#requests = new RateLimit(rates.requests, now);
  }

  /** Counts the attempt before the password is looked at, as a guess and as a sign-in; the answer takes back the one that it was not. */
  passwordAttempt(email: string, address: string, device: string | undefined): (isRight: boolean) => void {
    const acquit = this.#guess(email, address, device);
    if (!this.#signIns.take(email)) throw this.#tooMany();
    return (isRight) => (isRight ? acquit() : this.#signIns.giveBack(email));
  }

  #guess(email: string, address: string, device: string | undefined): () => void {
    const from = addressToKey(address);
    const pair = `${from} ${email}`;
    // An attacker who guesses wrong on purpose must not lock the owner out: on a device, and at an address, where the owner has signed in
    // before, attempts are counted apart, and on the device apart from everybody at the same address.
    if (device !== undefined) return this.#attempt([[this.#account, `${device} ${email}`]], () => {});
    const isTrusted = this.#trusted.has(pair);
    const counted: Counted[] = isTrusted
      ? [[this.#account, pair]]
      : [
          [this.#address, from],
          [this.#account, email],
        ];
    return this.#attempt(counted, () => this.#trust(pair));
  }

  /** Counts a code before it is looked at; the answer takes it back when it was right. Apart on a device where the account has signed in before. */
  factorAttempt(email: string, address: string, device: string | undefined): () => void {
    const key = device === undefined ? email : `${device} ${email}`;
    if (!this.#requests.take(addressToKey(address))) throw this.#tooMany();
    return this.#attempt([[this.#factors, key]], () => {});
  }

  #attempt(counted: readonly Counted[], onRight: () => void): () => void {
    for (const [limit, key] of counted) if (!limit.take(key)) throw this.#tooMany();
    return () => {
      for (const [limit, key] of counted) limit.giveBack(key);
      onRight();
    };
  }

  #tooMany(refusal = 'TOO_MANY_ATTEMPTS_TRY_LATER'): AuthRefusal {
    this.#onRefused();
    return new AuthRefusal(refusal);
  }

  signUp(address: string): void {
    if (!this.#signUps.take(addressToKey(address))) throw this.#tooMany();
  }

  /**
   * `email` is asked the same whether there is such an account or not. On a device where the account has signed in before mails are counted apart:
   * strangers who ask for them must not use up the owner's.
   */
  mail(email: string, address: string, device: string | undefined, refusal: string): void {
    const key = device === undefined ? email : `${device} ${email}`;
    if (!this.#requests.take(addressToKey(address)) || !this.#mails.take(key)) throw this.#tooMany(refusal);
  }

  /** Mails to the mailboxes of others, in the shop's name: as many of one account as there may be to one mailbox. */
  mailFrom(uid: string): void {
    if (!this.#mails.take(uid)) throw this.#tooMany();
  }

  request(address: string): void {
    if (!this.#requests.take(addressToKey(address))) throw this.#tooMany();
  }

  #trust(pair: string): void {
    this.#trusted.add(pair);
    if (this.#trusted.size <= 1000) return;
    const [oldest] = this.#trusted;
    if (oldest !== undefined) this.#trusted.delete(oldest);
  }
}
