import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { pinProof, randomSalt } from './pin-proof.ts';

test('the proof of a PIN is PBKDF2 as another implementation works it out', async () => {
  const salt = '00ff10203040506070809aabbccddeef';
  const known = pbkdf2Sync('4071', Buffer.from(salt, 'hex'), 1000, 32, 'sha256').toString('hex');
  expect(await pinProof('4071', salt, 1000)).toBe(known);
  expect(await pinProof('4072', salt, 1000)).not.toBe(known);
});

test('a salt is sixteen bytes, another one each time', () => {
  expect(randomSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomSalt()).not.toBe(randomSalt());
});
