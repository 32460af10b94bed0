import { describe, expect, test, vi } from 'vitest';
import { AuthRefusal } from './auth-refusal.ts';
import { firebaseHashToText } from './firebase-scrypt.ts';
import { createPasswordHasher, HASH_COST } from './password-hash.ts';
import { scryptKey } from './scrypt-key.ts';

// The real work, seen by the test that compares it.
vi.mock('./scrypt-key.ts', { spy: true });
const derive = vi.mocked(scryptKey);

const CHEAP = { n: 1024, r: 8, p: 1 };

describe('hashing passwords', () => {
  test('tells the right one from others, whatever they are made of', async () => {
    const hasher = createPasswordHasher(CHEAP);
    for (const password of ['secreto', 'ñandú 🔨', ' con espacios ', 'x'.repeat(4096)]) {
      const stored = await hasher.hash(password);
      expect(await hasher.matches(password, stored)).toBe(true);
      expect(await hasher.matches(`${password}x`, stored)).toBe(false);
    }
  });

  test('a damaged hash and a missing one match nothing', async () => {
    const hasher = createPasswordHasher(CHEAP);
    for (const stored of [undefined, '', 'scrypt$1024$8$1$AA$', 'md5$x', 'secreto'])
      expect(await hasher.matches('secreto', stored)).toBe(false);
  });

  test('an unknown account costs what a wrong password costs', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const stored = await hasher.hash('secreto');
    // The work itself and not its time, which on a busy machine says nothing.
    const work = async (hash: string | undefined) => {
      derive.mockClear();
      expect(await hasher.matches('otra cosa', hash)).toBe(false);
      return derive.mock.calls.map(([password, salt, cost, bytes]) => [password, salt.length, cost, bytes]);
    };
    const wrong = await work(stored);
    expect(wrong).toMatchObject([['otra cosa', 16, CHEAP, 32]]);
    expect(await work(undefined)).toEqual(wrong);
  });

  test('refuses further work before what waits fills the memory', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => hasher.hash('secreto')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(200 - 34);
    expect(
      refused.every(({ reason }) => reason instanceof AuthRefusal && reason.code === 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    ).toBe(true);
    // And the queue is whole afterwards.
    expect(await hasher.matches('secreto', await hasher.hash('secreto'))).toBe(true);
  });

  describe('a hash that Firebase made', () => {
    // The published test vector: https://github.com/firebase/scrypt#sample-usage
    const vector = {
      signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
      saltSeparator: 'Bw==',
      rounds: 8,
      memoryCost: 14,
      salt: Buffer.from('42xEC+ixf3L2lw==', 'base64'),
      hash: Buffer.from(
        'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
        'base64',
      ),
    };
    test('matches its password, and counts as outdated, so that the next sign-in replaces it', async () => {
      const hasher = createPasswordHasher(CHEAP);
      const stored = firebaseHashToText(vector);
      expect(await hasher.matches('user1password', stored)).toBe(true);
      expect(await hasher.matches('user1passwore', stored)).toBe(false);
      expect(await hasher.matches('x', firebaseHashToText({ ...vector, memoryCost: 4, rounds: 1 }))).toBe(false);
      expect(hasher.isOutdated(stored)).toBe(true);
    });

    test('costs what an unknown account costs, so that nobody learns whose account was brought along', async () => {
      const hasher = createPasswordHasher();
      const work = async (stored: string | undefined) => {
        derive.mockClear();
        expect(await hasher.matches('otra cosa', stored)).toBe(false);
        return derive.mock.calls.reduce((sum, [, , { n, r, p }]) => sum + n * r * p, 0);
      };
      expect(await work(firebaseHashToText(vector))).toBe(await work(undefined));
    });

    test('with parameters that Firebase does not have, or cut short, matches no password', async () => {
      const hasher = createPasswordHasher(CHEAP);
      for (const damage of [{ memoryCost: 30 }, { rounds: 0 }, { hash: Buffer.alloc(0) }, { signerKey: '' }])
        expect(await hasher.matches('user1password', firebaseHashToText({ ...vector, ...damage }))).toBe(false);
    });
  });

  test('today’s cost is at least what OWASP asks of scrypt', () => {
    expect(HASH_COST.n * HASH_COST.r * HASH_COST.p).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3);
  });
});
