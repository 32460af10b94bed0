import { expect, test } from 'vitest';
import { totpAt } from './testing/authenticator-app.ts';
import { base32ToBytes, bytesToBase32, findTotpStep, hotp, newTotpSecret } from './totp.ts';

/** RFC 6238, appendix B, the rows of SHA-1. */
const KEY = Buffer.from('12345678901234567890');
const SECRET = bytesToBase32(KEY);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is the one that RFC 6238 prints', (second, code) => {
  expect(hotp(KEY, Math.floor(second / 30), 8)).toBe(code);
});

test('counters give the codes that RFC 4226 prints', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  expect(codes.map((_, counter) => hotp(KEY, counter, 6))).toEqual(codes);
});

test('base 32 is as RFC 4648 prints it, without padding', () => {
  const printed = ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'];
  expect(printed.map((_, length) => bytesToBase32(Buffer.from('foobar'.slice(0, length))))).toEqual(printed);
  expect(printed.map((text) => Buffer.from(base32ToBytes(text)).toString())).toEqual(
    printed.map((_, length) => 'foobar'.slice(0, length)),
  );
  expect(base32ToBytes(newTotpSecret())).toHaveLength(20);
});

const NOW = 1_234_567_890_000;
const STEP = Math.floor(NOW / 30_000);

test('a code is accepted in its own time step and in the steps before and after it, and in no other', () => {
  const stepOf = (code: string) => findTotpStep(SECRET, code, NOW, -1);
  expect([-2, -1, 0, 1, 2].map((away) => stepOf(totpAt(SECRET, NOW + away * 30_000)))).toEqual([
    undefined,
    STEP - 1,
    STEP,
    STEP + 1,
    undefined,
  ]);
});

test('a code that was used is not accepted again, nor is any earlier one', () => {
  expect(findTotpStep(SECRET, totpAt(SECRET, NOW), NOW, STEP)).toBeUndefined();
  expect(findTotpStep(SECRET, totpAt(SECRET, NOW - 30_000), NOW, STEP)).toBeUndefined();
  expect(findTotpStep(SECRET, totpAt(SECRET, NOW + 30_000), NOW, STEP)).toBe(STEP + 1);
});

test.each(['', '1', '12345', '1234567', 'abcdef', '12345６', ' 12345'])('%j is no code', (code) => {
  expect(findTotpStep(SECRET, code, NOW, -1)).toBeUndefined();
});
