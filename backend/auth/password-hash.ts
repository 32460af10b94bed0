import { randomBytes, timingSafeEqual } from 'node:crypto';
import { addressToKey } from '../limits/client-address.ts';
import { Share } from '../limits/share.ts';
import { AuthRefusal } from './auth-refusal.ts';
import { type FirebaseHash, matchesFirebaseHash, parseFirebaseHash } from './firebase-scrypt.ts';
import { type HashCost, scryptKey } from './scrypt-key.ts';

/** OWASP's row of 32 MiB: a shop's machine has no memory for more, and `p` adds the time that the smaller `n` saves. */
export const HASH_COST: HashCost = { n: 2 ** 15, r: 8, p: 3 };

/** Hashes run in Node's pool of four threads, which also reads and writes files: two at a time leave it half. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 32;
/** Of one network address, so that nobody fills the queue alone: a right password and one's own new one are not counted by any rate. */
const EACH = 16;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export interface PasswordHasher {
  /** A new salted hash, with its parameters in it. Throws TOO_MANY_ATTEMPTS_TRY_LATER when too many wait. */
  hash(password: string): Promise<string>;
  /** With `undefined` it works as long and answers false, so that an unknown account cannot be told from a wrong password. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
}

/** scrypt in the thread pool, at most two at a time; the others wait in order. */
export function createPasswordHasher(cost: HashCost = HASH_COST): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= LONGEST_QUEUE) throw new AuthRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn is handed on, not given back: `running` stays as it is.
      if (next === undefined) running -= 1;
      else next();
    }
  }

  const decoy = { ...cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await inTurn(() => scryptKey(password, salt, cost, KEY_BYTES));
      return hashToText({ ...cost, salt, key });
    },
    matches: async (password, stored) => {
      const foreign = stored === undefined ? undefined : parseFirebaseHash(stored);
      if (foreign !== undefined)
        return inTurn(async () => {
          const rest = restOf(cost, foreign);
          if (rest.p > 0) await scryptKey(password, decoy.salt, rest, KEY_BYTES);
          return matchesFirebaseHash(password, foreign);
        });
      const known = stored === undefined ? undefined : parseHash(stored);
      const { salt, key, ...parameters } = known ?? decoy;
      const derived = await inTurn(() => scryptKey(password, salt, parameters, KEY_BYTES));
      return timingSafeEqual(derived, key) && known !== undefined;
    },
    isOutdated: (stored) => {
      const known = parseHash(stored);
      return known?.n !== cost.n || known.r !== cost.r || known.p !== cost.p;
    },
  };
}

/** What is left of our cost once Firebase's hash, a sixth of it, is made: an unknown account costs the whole. */
function restOf(cost: HashCost, { memoryCost, rounds }: FirebaseHash): HashCost {
  const n = 2 ** memoryCost;
  // Of a smaller memory than Firebase's not all of it fits.
  return { n, r: rounds, p: Math.min(n / 2, Math.round((cost.n * cost.r * cost.p) / (n * rounds)) - 1) };
}

/** Gives each network address the same hasher, with a part of its queue. */
export function hasherByAddress(hasher: PasswordHasher): (address: string) => PasswordHasher {
  const open = new Share({ total: Number.POSITIVE_INFINITY, each: EACH, reserve: 0 });
  return (address) => {
    const holder = { from: addressToKey(address), isStaff: false };
    const counted = async <T>(work: () => Promise<T>): Promise<T> => {
      if (!open.take(holder)) throw new AuthRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
      try {
        return await work();
      } finally {
        open.giveBack(holder);
      }
    };
    return {
      hash: (password) => counted(() => hasher.hash(password)),
      matches: (password, stored) => counted(() => hasher.matches(password, stored)),
      isOutdated: (stored) => hasher.isOutdated(stored),
    };
  };
}

/** Our own hash, taken apart. */
export interface ScryptHash extends HashCost {
  readonly salt: Buffer;
  readonly key: Buffer;
}

export function hashToText({ n, r, p, salt, key }: ScryptHash): string {
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Undefined for what is no hash of ours. */
export function parseHash(stored: string): ScryptHash | undefined {
  const [algorithm, n, r, p, salt = '', key = ''] = stored.split('$');
  if (algorithm !== 'scrypt') return undefined;
  const parsed = {
    n: Number(n),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
  return parsed.key.length === KEY_BYTES ? parsed : undefined;
}
