import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recoveryCodeToDigest } from './recovery-codes.ts';
import { type AuthHarness, START, STRANGER, startAuth } from './testing/auth-harness.ts';
import { totpAt } from './testing/authenticator-app.ts';

const ANA = { email: 'ana@tienda.example', password: 'secreto1' };
const WRONG = '000000';

let h: AuthHarness;
let clock: number;
beforeEach(() => {
  h = startAuth();
  clock = START;
});
afterEach(() => h.close());

const wait = (seconds: number): void => {
  h.wait(seconds);
  clock += seconds * 1000;
};
const verification = (verificationCode: string, sessionInfo?: string) => ({
  totpVerificationInfo: { verificationCode, ...(sessionInfo !== undefined && { sessionInfo }) },
});

interface Enrolled {
  readonly uid: string;
  readonly secret: string;
  readonly id: string;
  /** What the enrollment answered. */
  readonly tokens: Record<string, unknown>;
  /** Of the session that enrolled. */
  readonly before: Record<string, unknown>;
}

async function start(idToken: unknown) {
  const answer = await h.call('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  return answer['totpSessionInfo'] as { sharedSecretKey: string; sessionInfo: string; finalizeEnrollmentTime: string };
}

/** An account with a factor; its next code is thirty seconds away, because the last one enrolled it. */
async function enroll(): Promise<Enrolled> {
  const before = await h.call('signUp', ANA);
  const { sharedSecretKey: secret, sessionInfo } = await start(before['idToken']);
  const proof = verification(totpAt(secret, clock), sessionInfo);
  const tokens = await h.call('mfaEnrollment:finalize', {
    idToken: before['idToken'],
    displayName: 'Teléfono',
    ...proof,
  });
  wait(30);
  const uid = String(before['localId']);
  return { uid, secret, id: h.store.factor(uid)?.id ?? '', tokens, before };
}

async function challenge(address?: string) {
  const answer = await h.call('signInWithPassword', ANA, address);
  expect(answer).not.toHaveProperty('idToken');
  expect(answer).not.toHaveProperty('refreshToken');
  return answer as { mfaPendingCredential: string; mfaInfo: [Record<string, unknown>] };
}
async function secondStep(enrolled: Enrolled, code: string) {
  const { mfaPendingCredential } = await challenge();
  return { mfaPendingCredential, mfaEnrollmentId: enrolled.id, ...verification(code) };
}
const claimsOf = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('enrolling a phone', () => {
  test('the secret is shown once and kept when the first code proves it', async () => {
    const { idToken } = await h.call('signUp', ANA);
    const answer = await h.call('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    expect(answer).toEqual({
      totpSessionInfo: {
        sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: expect.any(String),
        finalizeEnrollmentTime: new Date(START + 900_000).toISOString(),
      },
    });
    expect(await h.call('signInWithPassword', ANA)).toHaveProperty('idToken');
  });

  test('from then on the password alone does not sign in, and the account lists the factor without its secret', async () => {
    const { secret, id, tokens, before } = await enroll();
    const { mfaInfo } = await challenge();
    const named = {
      mfaEnrollmentId: id,
      displayName: 'Teléfono',
      enrolledAt: new Date(START).toISOString(),
      totpInfo: {},
    };
    expect(mfaInfo).toEqual([named]);
    const found = await h.call('lookup', { idToken: tokens['idToken'] });
    expect(found).toMatchObject({ users: [{ mfaInfo: [named] }] });
    expect(JSON.stringify([found, mfaInfo, tokens])).not.toContain(secret);
    expect(claimsOf(tokens['idToken'])['firebase']).toMatchObject({
      sign_in_second_factor: 'totp',
      second_factor_identifier: id,
    });
    // The device that enrolled, and every other, goes on.
    expect(await h.refresh(before['refreshToken'])).toHaveProperty('id_token');
  });

  test('wrong codes end the enrollment at the fourth, and it ends by itself after a quarter of an hour', async () => {
    const { idToken } = await h.call('signUp', ANA);
    const { sharedSecretKey, sessionInfo } = await start(idToken);
    const finalize = (code: string, session = sessionInfo) =>
      h.refusal('mfaEnrollment:finalize', { idToken, ...verification(code, session) });
    for (const _ of [1, 2, 3]) expect(await finalize(WRONG)).toBe('INVALID_CODE');
    expect(await finalize(totpAt(sharedSecretKey, clock))).toMatch(/^TOO_MANY_ENROLLMENT_ATTEMPTS/);
    const again = await start(idToken);
    expect(await finalize(totpAt(sharedSecretKey, clock))).toBe('INVALID_SESSION_INFO');
    wait(901);
    expect(await finalize(totpAt(again.sharedSecretKey, clock), again.sessionInfo)).toBe('SESSION_EXPIRED');
  });

  test('it takes a fresh password, and one factor is all there is', async () => {
    const { tokens } = await enroll();
    const begin = (idToken: unknown, info: object = { totpEnrollmentInfo: {} }) =>
      h.refusal('mfaEnrollment:start', { idToken, ...info });
    expect(await begin(tokens['idToken'])).toBe('SECOND_FACTOR_LIMIT_EXCEEDED');
    wait(301);
    expect(await begin(tokens['idToken'])).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect(await begin(tokens['idToken'], { phoneEnrollmentInfo: {} })).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect(await begin(tokens['idToken'], {})).toBe('INVALID_ARGUMENT');
    expect(await begin('x')).toBe('INVALID_ID_TOKEN');
  });

  test('is for the staff and for whoever has confirmed the address: a stranger who registers an invited one must not keep its owner out', async () => {
    const { idToken } = await h.call('signUp', STRANGER);
    const begin = { idToken, totpEnrollmentInfo: {} };
    expect(await h.refusal('mfaEnrollment:start', begin)).toBe('UNVERIFIED_EMAIL');
    await h.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await h.call('update', { oobCode: h.mails.at(-1)?.code });
    expect(await h.call('mfaEnrollment:start', begin)).toHaveProperty('totpSessionInfo');
  });

  test('another account cannot finish it', async () => {
    const { idToken } = await h.call('signUp', ANA);
    const other = await h.call('signUp', { ...ANA, email: 'beto@tienda.example' });
    const { sharedSecretKey, sessionInfo } = await start(idToken);
    const proof = verification(totpAt(sharedSecretKey, clock), sessionInfo);
    expect(await h.refusal('mfaEnrollment:finalize', { idToken: other['idToken'], ...proof })).toBe(
      'INVALID_SESSION_INFO',
    );
  });
});

describe('the second step', () => {
  test('the code opens a session that remembers it, through renewals and a restart', async () => {
    const enrolled = await enroll();
    const tokens = await h.call('mfaSignIn:finalize', await secondStep(enrolled, totpAt(enrolled.secret, clock)));
    h.restart();
    const { id_token: renewed } = await h.refresh(tokens['refreshToken']);
    for (const token of [tokens['idToken'], renewed])
      expect(claimsOf(token)['firebase']).toMatchObject({ second_factor_identifier: enrolled.id });
  });

  test('a code is good once, whoever offers it, and the one that enrolled has been used', async () => {
    const enrolled = await enroll();
    const steps = [await secondStep(enrolled, ''), await secondStep(enrolled, '')];
    const proof = verification(totpAt(enrolled.secret, clock));
    const answers = await Promise.all(
      steps.map((step) =>
        h.call('mfaSignIn:finalize', { ...step, ...proof }).then(
          () => 'in',
          () => 'out',
        ),
      ),
    );
    expect(answers.toSorted()).toEqual(['in', 'out']);
    const used = totpAt(enrolled.secret, START);
    expect(await h.refusal('mfaSignIn:finalize', await secondStep(enrolled, used))).toBe('INVALID_CODE');
  });

  test('a used code stays used after a restart', async () => {
    const enrolled = await enroll();
    const code = totpAt(enrolled.secret, clock);
    await h.call('mfaSignIn:finalize', await secondStep(enrolled, code));
    h.restart();
    expect(await h.refusal('mfaSignIn:finalize', await secondStep(enrolled, code))).toBe('INVALID_CODE');
  });

  test('five wrong codes are answered with a wait, which the right one shares; a device of the account has a count of its own', async () => {
    const enrolled = await enroll();
    const known = h.cookie ?? '';
    for (let guess = 0; guess < 5; guess += 1)
      expect(await h.refusal('mfaSignIn:finalize', await secondStep(enrolled, WRONG))).toBe('INVALID_CODE');
    const right = await secondStep(enrolled, totpAt(enrolled.secret, clock));
    expect(await h.refusal('mfaSignIn:finalize', right)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(known).toBe('');
    wait(600);
    const later = await secondStep(enrolled, totpAt(enrolled.secret, clock));
    await h.call('mfaSignIn:finalize', later);
    const cookie = h.cookie;
    for (let guess = 0; guess < 2; guess += 1) await h.refusal('mfaSignIn:finalize', await secondStep(enrolled, WRONG));
    wait(30);
    const own = await secondStep(enrolled, totpAt(enrolled.secret, clock));
    expect(await h.call('mfaSignIn:finalize', own, undefined, cookie)).toHaveProperty('idToken');
  });

  test('a password alone makes no device known, so that its guesses of codes are counted with all others', async () => {
    await enroll();
    expect(h.cookie).toBeUndefined();
    await challenge();
    expect(h.cookie).toBeUndefined();
  });

  test('what came of the first step holds for five minutes, for its account and its password', async () => {
    const enrolled = await enroll();
    const step = await secondStep(enrolled, '');
    const attempt = (fields: object) => h.refusal('mfaSignIn:finalize', { ...step, ...fields });
    expect(await attempt({ mfaPendingCredential: '' })).toBe('MISSING_MFA_PENDING_CREDENTIAL');
    expect(await attempt({ mfaPendingCredential: 'x' })).toBe('INVALID_MFA_PENDING_CREDENTIAL');
    expect(await attempt({ mfaEnrollmentId: '' })).toBe('MISSING_MFA_ENROLLMENT_ID');
    expect(await attempt({ mfaEnrollmentId: 'x' })).toBe('MFA_ENROLLMENT_NOT_FOUND');
    expect(await attempt({ totpVerificationInfo: 7 })).toBe(
      'INVALID_ARGUMENT : totpVerificationInfo must be an object.',
    );
    await h.call('update', { idToken: enrolled.tokens['idToken'], password: 'secreto2' });
    expect(await attempt(verification(totpAt(enrolled.secret, clock)))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
    const late = await h.call('signInWithPassword', { ...ANA, password: 'secreto2' });
    wait(301);
    expect(
      await attempt({
        mfaPendingCredential: late['mfaPendingCredential'],
        ...verification(totpAt(enrolled.secret, clock)),
      }),
    ).toMatch(/^TOTP_CHALLENGE_TIMEOUT/);
    expect(await h.refusal('mfaSignIn:start', { mfaPendingCredential: 'x' })).toMatch(/^OPERATION_NOT_ALLOWED/);
  });

  test('an account that was disabled after the first step stays out', async () => {
    const enrolled = await enroll();
    const step = await secondStep(enrolled, totpAt(enrolled.secret, clock));
    h.store.update(enrolled.uid, { disabled: true });
    expect(await h.refusal('mfaSignIn:finalize', step)).toBe('USER_DISABLED');
  });

  test('after a change of password the session still counts as signed in with both factors', async () => {
    const { id, tokens } = await enroll();
    const changed = await h.call('update', { idToken: tokens['idToken'], password: 'secreto2' });
    expect(claimsOf(changed['idToken'])['firebase']).toMatchObject({ second_factor_identifier: id });
  });
});

describe('recovery codes', () => {
  test('each replaces one code of the phone, however it is typed, and the factor stays enrolled', async () => {
    const enrolled = await enroll();
    h.store.setRecoveryCodes(enrolled.uid, [recoveryCodeToDigest(enrolled.uid, 'abcd-efgh-jkmn')]);
    const typed = await secondStep(enrolled, ' ABCD efgh-JKMN ');
    expect(await h.call('mfaSignIn:finalize', typed)).toHaveProperty('idToken');
    const again = await secondStep(enrolled, 'abcd-efgh-jkmn');
    expect(await h.refusal('mfaSignIn:finalize', again)).toBe('INVALID_CODE');
    expect(h.store.factor(enrolled.uid)).toBeDefined();
  });

  test("nobody else's opens the account, and no file has one that could be read", async () => {
    const enrolled = await enroll();
    h.store.setRecoveryCodes('otro', [recoveryCodeToDigest('otro', 'abcd-efgh-jkmn')]);
    expect(await h.refusal('mfaSignIn:finalize', await secondStep(enrolled, 'abcd-efgh-jkmn'))).toBe('INVALID_CODE');
    h.restart();
    const file = readFileSync(path.join(h.directory, 'prueba.db')).toString('latin1');
    expect(file).not.toContain('abcdefghjkmn');
  });
});

describe('removing the second factor', () => {
  test('ends the other sessions, and the password is enough again', async () => {
    const { uid, id, tokens, before } = await enroll();
    h.store.setRecoveryCodes(uid, ['x']);
    const withdraw = (fields: object) => ({ idToken: tokens['idToken'], mfaEnrollmentId: id, ...fields });
    expect(await h.refusal('mfaEnrollment:withdraw', withdraw({ mfaEnrollmentId: 'x' }))).toBe(
      'MFA_ENROLLMENT_NOT_FOUND',
    );
    const answer = await h.call('mfaEnrollment:withdraw', withdraw({}));
    expect(await h.refresh(before['refreshToken'])).toEqual({ refusal: 'TOKEN_EXPIRED' });
    expect(await h.refresh(answer['refreshToken'])).toHaveProperty('id_token');
    expect(h.store.recoveryCodesLeft(uid)).toBe(0);
    expect(await h.call('signInWithPassword', ANA)).toHaveProperty('idToken');
  });

  test('is refused to a session that signed in more than five minutes ago', async () => {
    const { id, tokens } = await enroll();
    wait(301);
    const fields = { idToken: tokens['idToken'], mfaEnrollmentId: id };
    expect(await h.refusal('mfaEnrollment:withdraw', fields)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('is deleted with the account', async () => {
    const { uid, tokens } = await enroll();
    await h.call('delete', { idToken: tokens['idToken'] });
    expect(h.store.factor(uid)).toBeUndefined();
  });
});
