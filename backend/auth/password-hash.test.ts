import { describe, expect, test } from 'vitest';
import { AuthRefusal } from './auth-refusal.ts';
import { firebaseHashToText } from './firebase-scrypt.ts';
import { createPasswordHasher, HASH_COST } from './password-hash.ts';

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
    const hasher = createPasswordHasher({ n: 2 ** 14, r: 8, p: 1 });
    const stored = await hasher.hash('secreto');
    const time = async (hash: string | undefined) => {
      const start = process.hrtime.bigint();
      await hasher.matches('otra cosa', hash);
      return Number(process.hrtime.bigint() - start);
    };
    // Measured side by side, and the least of each: a busy machine delays both. Without the work it would be a thousandth.
    const [unknown, wrong]: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round += 1) {
      unknown.push(await time(undefined));
      wrong.push(await time(stored));
    }
    expect(Math.min(...unknown) / Math.min(...wrong)).toBeGreaterThan(0.2);
  });

  test('turns a flood away before it fills the memory', async () => {
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
    test('opens with its password, and is outdated, so that the next sign-in replaces it', async () => {
      const hasher = createPasswordHasher(CHEAP);
      const stored = firebaseHashToText(vector);
      expect(await hasher.matches('user1password', stored)).toBe(true);
      expect(await hasher.matches('user1passwore', stored)).toBe(false);
      expect(hasher.isOutdated(stored)).toBe(true);
    });

    test('with parameters that Firebase does not have, or cut short, opens with nothing', async () => {
      const hasher = createPasswordHasher(CHEAP);
      for (const damage of [{ memoryCost: 30 }, { rounds: 0 }, { hash: Buffer.alloc(0) }, { signerKey: '' }])
        expect(await hasher.matches('user1password', firebaseHashToText({ ...vector, ...damage }))).toBe(false);
    });
  });

  test('today’s cost is at least what OWASP asks of scrypt', () => {
    expect(HASH_COST.n * HASH_COST.r * HASH_COST.p).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3);
  });
});
