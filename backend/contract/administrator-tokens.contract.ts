import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  administer,
  ask,
  client,
  create,
  isOutOfReach,
  type Json,
  newEmail,
  origin,
  problemOf,
  project,
  signIn,
  usersOf,
} from './administrator-client.ts';
import { exchange } from './exchange.ts';
import { byTarget, target } from './target.ts';

describe.skipIf(isOutOfReach)('tokens of firebase-admin', () => {
  const tokenOf = ({ body }: { body: Json }) => String(body['idToken'] ?? body['id_token']);
  const partOf = (token: string, at: 0 | 1) =>
    JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString()) as Json;
  /** As firebase-admin makes one for an emulator. */
  function customToken(uid: string, claims?: Json): string {
    const now = Math.floor(Date.now() / 1000);
    const issuer = 'firebase-auth-emulator@example.com';
    const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
    const payload = { aud, iat: now, exp: now + 3600, iss: issuer, sub: issuer, uid, ...(claims && { claims }) };
    const parts = [{ alg: 'none', typ: 'JWT' }, payload];
    return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
  }
  const signInWith = (token: string) => client('signInWithCustomToken', { token, returnSecureToken: true });

  test('an ID token has no signature, which alone it takes from an emulator, and is believed', async () => {
    const { email } = await create();
    const idToken = tokenOf(await signIn(email, 'secreto1'));
    expect(partOf(idToken, 0)['alg']).toBe('none');
    expect(idToken.split('.')[2]).toBe('');
    expect(usersOf(await client('lookup', { idToken }))).toHaveLength(1);
  });

  test('a session cookie says what its ID token says, for as long as was asked', async () => {
    const { uid, email } = await create();
    const idToken = tokenOf(await signIn(email, 'secreto1'));
    const makeCookie = (body: Json) => ask('POST', `projects/${project}:createSessionCookie`, body);
    const made = await makeCookie({ idToken, validDuration: '3600' });
    const cookie = String(made.body['sessionCookie']);
    const { iss, aud, sub, iat, exp, email: inCookie } = partOf(cookie, 1);
    expect(iss).toBe(`https://session.firebase.google.com/${String(aud)}`);
    expect([sub, inCookie, Number(exp) - Number(iat)]).toEqual([uid, email, 3600]);
    expect([partOf(cookie, 0)['alg'], cookie.split('.')[2]]).toEqual(['none', '']);
    const believed = byTarget('tokens-are-checked', { emulator: 200, ours: 400 });
    expect((await client('lookup', { idToken: cookie })).status).toBe(believed);
    expect(problemOf(await makeCookie({ idToken, validDuration: '60' }))).toBe('INVALID_DURATION');
    expect(problemOf(await makeCookie({ idToken: 'x', validDuration: '3600' }))).toMatch(/^INVALID_ID_TOKEN/);
  });

  test('a custom token signs in who it names, with its claims, which a new ID token has too', async () => {
    const { uid, email } = await create();
    const signedIn = await signInWith(customToken(uid, { premium: true }));
    expect(signedIn.body['isNewUser']).toBe(false);
    const first = partOf(tokenOf(signedIn), 1);
    expect(first).toMatchObject({ sub: uid, email, premium: true, firebase: { sign_in_provider: 'custom' } });
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: String(signedIn.body['refreshToken']),
    });
    const path = `${origin}/securetoken.googleapis.com/v1/token?key=x`;
    const { text } = await exchange('POST', path, 'application/x-www-form-urlencoded', form.toString());
    const next = partOf(tokenOf({ body: JSON.parse(text) as Json }), 1);
    expect(next).toMatchObject({ sub: uid, premium: true, firebase: { sign_in_provider: 'custom' } });
  });

  test('a custom token makes an account, which has no address', async () => {
    const uid = `nuevo-${randomUUID().slice(0, 8)}`;
    const signedIn = await signInWith(customToken(uid));
    expect(signedIn.body['isNewUser']).toBe(true);
    expect(partOf(tokenOf(signedIn), 1)).toMatchObject({ sub: uid, firebase: { identities: {} } });
    const [own] = usersOf(await client('lookup', { idToken: tokenOf(signedIn) }));
    const [found] = usersOf(await administer(':lookup', { localId: [uid] }));
    for (const user of [own, found])
      expect([user?.['localId'], user?.['email'], user?.['providerUserInfo'] ?? []]).toEqual([uid, undefined, []]);
    await administer(':update', { localId: uid, disableUser: true });
    expect(problemOf(await signInWith(customToken(uid)))).toBe('USER_DISABLED');
    expect(problemOf(await signInWith('basura'))).toMatch(/^INVALID_CUSTOM_TOKEN/);
  });

  test('an anonymous sign-in makes an account that is marked as anonymous', async () => {
    const { body } = await client('signUp', { returnSecureToken: true });
    const firebase = { sign_in_provider: 'anonymous' };
    expect(partOf(tokenOf({ body }), 1)).toMatchObject({ sub: body['localId'], provider_id: 'anonymous', firebase });
    const [own] = usersOf(await client('lookup', { idToken: tokenOf({ body }) }));
    expect([own?.['email'], own?.['providerUserInfo'] ?? []]).toEqual([undefined, []]);
  });

  test('an account may have no address, and be given one', async () => {
    const made = await administer('', { displayName: 'Sin correo' });
    const uid = String(made.body['localId']);
    expect(made.body['email']).toBeUndefined();
    const email = newEmail();
    await administer(':update', { localId: uid, email, password: 'secreto1' });
    expect((await signIn(email, 'secreto1')).body['localId']).toBe(uid);
  });
});

describe.skipIf(isOutOfReach)('an administrator who imports accounts', () => {
  test('has each that can be taken', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const email = newEmail();
    const users = [
      { localId: one, email, displayName: 'Uno', emailVerified: true, customAttributes: '{"rol":"dueno"}' },
      { localId: two },
      { localId: '', email: newEmail() },
    ];
    const { body } = await administer(':batchCreate', { users });
    expect(((body['error'] ?? []) as Json[]).map(({ index }) => index)).toEqual([2]);
    const [first] = usersOf(await administer(':lookup', { localId: [one] }));
    expect(first).toMatchObject({ email, displayName: 'Uno', customAttributes: '{"rol":"dueno"}' });
    expect(usersOf(await administer(':lookup', { localId: [two] }))).toHaveLength(1);
    const again = { users: [{ localId: one, email, displayName: 'Otra vez' }] };
    expect((await administer(':batchCreate', again)).body['error']).toHaveLength(1);
    await administer(':batchCreate', { ...again, allowOverwrite: true });
    expect(usersOf(await administer(':lookup', { localId: [one] }))[0]?.['displayName']).toBe('Otra vez');
  });

  test.skipIf(target.kind === 'emulator')('brings hashes of Firebase, and of nothing else', async () => {
    // The example of https://github.com/firebase/scrypt.
    const hash = {
      hashAlgorithm: 'SCRYPT',
      signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
      saltSeparator: 'Bw==',
      rounds: 8,
      memoryCost: 14,
    };
    const email = newEmail();
    const user = {
      localId: randomUUID(),
      email,
      salt: '42xEC+ixf3L2lw==',
      passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
    };
    expect((await administer(':batchCreate', { users: [user], ...hash })).body['error'] ?? []).toEqual([]);
    expect((await signIn(email, 'user1password')).body['localId']).toBe(user.localId);
    const other = { users: [{ ...user, localId: randomUUID(), email: newEmail() }], hashAlgorithm: 'HMAC_SHA256' };
    expect(problemOf(await administer(':batchCreate', other))).toMatch(/^OPERATION_NOT_ALLOWED/);
  });
});
