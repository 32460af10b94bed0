import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuthHarness, START, startAuth } from './testing/auth-harness.ts';

const ANA = { email: 'ana@tienda.example', password: 'secreto1' };
const WRONG = { ...ANA, password: 'secreto2' };

let h: AuthHarness;
beforeEach(() => {
  h = startAuth();
});
afterEach(() => h.close());

const lookUp = async (idToken: unknown) => {
  const { users } = (await h.call('lookup', { idToken })) as { users: [Record<string, unknown>] };
  return users[0];
};

describe('signing up', () => {
  test('anybody may, and is signed in with what the SDK needs', async () => {
    const answer = await h.call('signUp', { ...ANA, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' });
    expect(answer).toMatchObject({
      kind: 'identitytoolkit#SignupNewUserResponse',
      email: ANA.email,
      expiresIn: '3600',
    });
    expect(answer['localId']).toMatch(/^[A-Za-z0-9]{28}$/);
    expect(await lookUp(answer['idToken'])).toEqual({
      localId: answer['localId'],
      email: ANA.email,
      emailVerified: false,
      providerUserInfo: [{ providerId: 'password', email: ANA.email, federatedId: ANA.email, rawId: ANA.email }],
      passwordHash: 'UkVEQUNURUQ=',
      passwordUpdatedAt: START,
      validSince: String(START / 1000),
      disabled: false,
      createdAt: String(START),
      lastLoginAt: String(START),
    });
  });

  test.each([
    [{ email: ANA.email }, 'MISSING_PASSWORD'],
    [{ ...ANA, password: '' }, 'MISSING_PASSWORD'],
    [{ ...ANA, password: '12345' }, 'WEAK_PASSWORD : Password should be at least 6 characters'],
    [{ ...ANA, password: 'x'.repeat(4097) }, /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/],
    [{ password: 'secreto1' }, 'MISSING_EMAIL'],
    [{ ...ANA, email: 7 }, 'INVALID_ARGUMENT : email must be a text.'],
    [{ email: {}, password: [] }, 'INVALID_ARGUMENT : email must be a text.'],
    [{ ...ANA, displayName: 5 }, 'INVALID_ARGUMENT : displayName must be a text.'],
    [{ ...ANA, email: '' }, 'INVALID_EMAIL'],
    [{ ...ANA, email: 'ana' }, 'INVALID_EMAIL'],
    [{ ...ANA, email: 'ana@tienda' }, 'INVALID_EMAIL'],
    [{ ...ANA, email: 'ana @tienda.example' }, 'INVALID_EMAIL'],
    [{ ...ANA, email: 'ana@tienda.example\r\nBcc: otro@x.example' }, 'INVALID_EMAIL'],
    [{ ...ANA, email: 'ana\u0000@tienda.example' }, 'INVALID_EMAIL'],
    [{ ...ANA, email: `${'a'.repeat(250)}@x.example` }, 'INVALID_EMAIL'],
    [{ ...ANA, displayName: 'n'.repeat(257) }, /^INVALID_DISPLAY_NAME/],
    [{ returnSecureToken: true }, 'ADMIN_ONLY_OPERATION'],
    [{ ...ANA, idToken: 'x' }, 'OPERATION_NOT_ALLOWED'],
  ])('refuses %j', async (fields, refusal) => {
    expect(await h.refusal('signUp', fields)).toMatch(refusal);
    expect(h.store.list()).toEqual([]);
  });

  test('an address has one account, however it is written and however fast they come', async () => {
    const asked = [ANA, { ...ANA, email: 'ANA@Tienda.Example' }, ANA].map((fields) =>
      h.post('/identitytoolkit.googleapis.com/v1/accounts:signUp', JSON.stringify(fields)),
    );
    const replies = await Promise.all(asked);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(h.store.list()).toHaveLength(1);
    expect(await h.refusal('signUp', ANA)).toBe('EMAIL_EXISTS');
  });

  test('administrators’ fields are not read', async () => {
    const answer = await h.call('signUp', {
      ...ANA,
      localId: 'mia',
      emailVerified: true,
      customAttributes: '{"admin":true}',
      disabled: false,
    });
    expect(answer['localId']).not.toBe('mia');
    expect(h.store.list()[0]?.emailVerified).toBe(false);
  });

  test('passwords are kept salted and hashed', async () => {
    await h.call('signUp', ANA);
    await h.call('signUp', { ...ANA, email: 'beto@tienda.example' });
    const [ana, beto] = h.store.list();
    expect(ana?.passwordHash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(ana?.passwordHash).not.toBe(beto?.passwordHash);
  });
});

describe('signing in', () => {
  beforeEach(() => h.call('signUp', ANA));

  test('with the right password, under any spelling of the address', async () => {
    h.wait(60);
    const answer = await h.call('signInWithPassword', { ...ANA, email: 'Ana@TIENDA.example', returnSecureToken: true });
    expect(answer).toMatchObject({ registered: true, email: ANA.email, expiresIn: '3600', displayName: '' });
    expect(await lookUp(answer['idToken'])).toMatchObject({
      lastLoginAt: String(START + 60_000),
      createdAt: String(START),
    });
  });

  test('a wrong password and an unknown account answer the same', async () => {
    expect(await h.refusal('signInWithPassword', WRONG)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await h.refusal('signInWithPassword', { ...ANA, email: 'nadie@tienda.example' })).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });

  test.each([
    [{ email: ANA.email }, 'MISSING_PASSWORD'],
    [{ ...ANA, email: 'ana' }, 'INVALID_EMAIL'],
    [{ password: 'secreto1' }, 'MISSING_EMAIL'],
    [{ ...ANA, password: ['secreto1'] }, 'INVALID_ARGUMENT : password must be a text.'],
  ])('refuses %j', async (fields, refusal) => {
    expect(await h.refusal('signInWithPassword', fields)).toBe(refusal);
  });

  test('a disabled account says so only to its own password', async () => {
    h.store.update(h.store.list()[0]?.uid ?? '', { disabled: true });
    expect(await h.refusal('signInWithPassword', ANA)).toBe('USER_DISABLED');
    expect(await h.refusal('signInWithPassword', WRONG)).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test.each(['signInWithCustomToken', 'signInWithEmailLink', 'signInWithIdp', 'signInWithPhoneNumber'])(
    '%s is not offered',
    async (verb) => {
      expect(await h.refusal(verb, {})).toBe('OPERATION_NOT_ALLOWED');
    },
  );

  test('the sign-in methods of an address are never revealed', async () => {
    const asked = async (identifier: string) =>
      Object.keys(await h.call('createAuthUri', { identifier, continueUri: 'http://x' }));
    expect(await asked(ANA.email)).toEqual(await asked('nadie@tienda.example'));
  });

  test('a hash with old parameters is made anew at the next sign-in', async () => {
    const { createPasswordHasher } = await import('./password-hash.ts');
    const uid = h.store.list()[0]?.uid ?? '';
    h.store.update(uid, { passwordHash: await createPasswordHasher({ n: 512, r: 8, p: 1 }).hash(ANA.password) });
    await h.call('signInWithPassword', ANA);
    expect(h.store.byUid(uid)?.passwordHash).toMatch(/^scrypt\$1024\$/);
    await h.call('signInWithPassword', ANA);
  });

  test('an account that came from Firebase opens with its password, and from then on has a hash of ours', async () => {
    const uid = h.store.list()[0]?.uid ?? '';
    // The published test vector: https://github.com/firebase/scrypt#sample-usage
    const signer = 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA';
    const hash = 'lSrfV15cpx95_sZS2W9c9Kp6i_LVgQNDNC_qzrCnh1SAyZvqmZqAjTdn3aoItz-VHjoZilo78198JAdRuid5lQ';
    h.store.update(uid, { passwordHash: `firebase-scrypt$14$8$${signer}$Bw$42xEC-ixf3L2lw$${hash}` });
    expect(await h.refusal('signInWithPassword', ANA)).toBe('INVALID_LOGIN_CREDENTIALS');
    const theirs = { email: ANA.email, password: 'user1password' };
    await h.call('signInWithPassword', theirs);
    expect(h.store.byUid(uid)?.passwordHash).toMatch(/^scrypt\$1024\$/);
    await h.call('signInWithPassword', theirs);
  });
});

describe('sessions', () => {
  test('last for hours and over a restart with one refresh token', async () => {
    const { idToken, refreshToken, localId } = await h.call('signUp', ANA);
    expect((await h.auth.verifyIdToken(String(idToken))).ok).toBe(true);
    h.wait(3601);
    expect(await h.auth.verifyIdToken(String(idToken))).toEqual({ ok: false, error: 'expired' });
    expect(await h.refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED');
    const next = await h.refresh(refreshToken);
    expect(next).toMatchObject({
      expires_in: '3600',
      token_type: 'Bearer',
      user_id: localId,
      project_id: 'demo-fragua',
    });
    h.restart();
    expect(await lookUp(next['id_token'])).toMatchObject({ localId });
    const verified = await h.auth.verifyIdToken(String(next['access_token']));
    // The hour is new, the moment of signing in is not.
    expect(verified.ok && verified.value.claims).toMatchObject({ auth_time: START / 1000, iat: START / 1000 + 3601 });
    h.wait(30 * 24 * 3600);
    expect(await h.refresh(next['refresh_token'])).toMatchObject({ user_id: localId });
  });

  test.each([
    ['grant_type=refresh_token&refresh_token=ajeno', 'INVALID_REFRESH_TOKEN'],
    ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
    ['grant_type=password&refresh_token=x', 'INVALID_GRANT_TYPE'],
    ['', 'INVALID_GRANT_TYPE'],
  ])('refuses the form "%s"', async (form, refusal) => {
    const reply = await h.post('/securetoken.googleapis.com/v1/token', form);
    expect(JSON.parse(reply.body)).toMatchObject({ error: { message: refusal } });
  });

  test('a disabled account is out at once', async () => {
    const { idToken, refreshToken, localId } = await h.call('signUp', ANA);
    h.store.update(String(localId), { disabled: true });
    expect(await h.refusal('lookup', { idToken })).toBe('USER_DISABLED');
    expect(await h.refresh(refreshToken)).toEqual({ refusal: 'USER_DISABLED' });
    expect(await h.auth.verifyIdToken(String(idToken))).toEqual({ ok: false, error: 'disabled' });
  });

  test('refresh tokens and mailed codes are nowhere on the disk', async () => {
    const { refreshToken } = await h.call('signUp', ANA);
    await h.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ANA.email });
    const { readFileSync, readdirSync } = await import('node:fs');
    const bytes = readdirSync(h.directory)
      .map((name) => readFileSync(`${h.directory}/${name}`, 'latin1'))
      .join('');
    expect(bytes).toContain(ANA.email);
    for (const secret of [String(refreshToken), h.mails[0]?.code ?? '', ANA.password])
      expect(bytes).not.toContain(secret);
  });

  test('an account that signs in again and again keeps its newest hundred sessions', async () => {
    const { refreshToken: first } = await h.call('signUp', ANA);
    let last: unknown;
    for (let i = 0; i < 100; i += 1) {
      h.wait(1);
      ({ refreshToken: last } = await h.call('signInWithPassword', ANA));
    }
    expect(await h.refresh(first)).toEqual({ refusal: 'INVALID_REFRESH_TOKEN' });
    expect(await h.refresh(last)).toMatchObject({ token_type: 'Bearer' });
  });
});
