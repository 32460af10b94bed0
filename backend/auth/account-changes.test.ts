import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuthHarness, startAuth } from './testing/auth-harness.ts';

const ANA = { email: 'ana@tienda.example', password: 'secreto1' };
let h: AuthHarness;
let session: Record<string, unknown>;

beforeEach(async () => {
  h = startAuth();
  session = await h.call('signUp', ANA);
});

afterEach(() => h.close());

const uid = () => String(session['localId']);
const code = () => h.mails.at(-1)?.code ?? '';
/** As firebase-admin learns from when the tokens of an account are good. */
async function validSinceOf(idToken: unknown): Promise<{ validSince: number }> {
  const { users } = (await h.call('lookup', { idToken })) as { users: { validSince: string }[] };
  return { validSince: Number(users[0]?.validSince) };
}
const sendReset = (email = ANA.email) => h.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });

describe('changing one’s account', () => {
  test('sets the name and the picture, and takes them away', async () => {
    const { idToken } = session;
    const answer = await h.call('update', {
      idToken,
      displayName: 'Ana',
      photoUrl: '/ana.webp',
      returnSecureToken: true,
    });
    expect(answer).toMatchObject({ displayName: 'Ana', photoUrl: '/ana.webp', expiresIn: '3600' });
    const verified = await h.auth.verifyIdToken(String(answer['idToken']));
    expect(verified.ok && verified.value.claims).toMatchObject({ name: 'Ana', picture: '/ana.webp' });
    const without = await h.call('update', { idToken, displayName: 'A', deleteAttribute: ['PHOTO_URL'] });
    expect(without).not.toHaveProperty('photoUrl');
    expect(without).not.toHaveProperty('idToken');
    expect(await h.refresh(session['refreshToken'])).toMatchObject({ user_id: uid() });
  });

  test('a new password ends every other session and every code', async () => {
    await sendReset();
    h.wait(2);
    const answer = await h.call('update', { idToken: session['idToken'], password: 'nuevo-secreto' });
    expect(await h.refresh(session['refreshToken'])).toEqual({ refusal: 'TOKEN_EXPIRED' });
    expect(await h.refusal('lookup', { idToken: session['idToken'] })).toBe('TOKEN_EXPIRED');
    expect(await h.auth.verifyIdToken(String(session['idToken']))).toEqual({ ok: false, error: 'expired' });
    expect(await h.refusal('resetPassword', { oobCode: code(), newPassword: 'otro-mas' })).toBe('INVALID_OOB_CODE');
    expect(await h.refresh(answer['refreshToken'])).toMatchObject({ user_id: uid() });
    await h.call('lookup', { idToken: answer['idToken'] });
    expect(await h.refusal('signInWithPassword', ANA)).toBe('INVALID_LOGIN_CREDENTIALS');
    await h.call('signInWithPassword', { ...ANA, password: 'nuevo-secreto' });
  });

  test('a session of the second in which a password was changed is not older than the change', async () => {
    const authTimes = async (...tokens: unknown[]) => {
      const verified = await Promise.all(tokens.map((token) => h.auth.verifyIdToken(String(token))));
      return verified.map((one) => one.ok && Number(one.value.claims['auth_time']));
    };
    const changed = await h.call('update', { idToken: session['idToken'], password: 'nuevo-secreto' });
    const { id_token: refreshed } = await h.refresh(changed['refreshToken']);
    await sendReset();
    const { validSince } = await validSinceOf(changed['idToken']);
    expect(await authTimes(changed['idToken'], refreshed)).toEqual([validSince, validSince]);
    await h.call('resetPassword', { oobCode: code(), newPassword: 'otro-secreto' });
    const again = await h.call('signInWithPassword', { ...ANA, password: 'otro-secreto' });
    expect(await authTimes(again['idToken'])).toEqual([(await validSinceOf(again['idToken'])).validSince]);
  });

  test('a new password, a new address and deleting need a recent sign-in', async () => {
    h.wait(301);
    const { idToken } = session;
    expect(await h.refusal('update', { idToken, password: 'nuevo-secreto' })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect(await h.refusal('delete', { idToken })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'ana@nueva.example' };
    expect(await h.refusal('sendOobCode', change)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    // A refreshed token is no fresh sign-in.
    const { id_token: refreshed } = await h.refresh(session['refreshToken']);
    expect(await h.refusal('delete', { idToken: refreshed })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test.each([
    [{ displayName: 'x' }, 'MISSING_ID_TOKEN'],
    [{ displayName: 'x', idToken: 'x.y.z' }, 'INVALID_ID_TOKEN'],
    [{ displayName: 'x', idToken: { toString: 'x' } }, 'INVALID_ARGUMENT : idToken must be a text.'],
  ])('update without being anybody: %j', async (fields, refusal) => {
    expect(await h.refusal('update', { ...fields, localId: uid(), password: 'robado-1' })).toBe(refusal);
  });

  test.each([
    [{ email: 'otra@tienda.example' }, /^OPERATION_NOT_ALLOWED/],
    [{ deleteProvider: ['password'] }, /^OPERATION_NOT_ALLOWED/],
    [{ deleteProvider: 'password' }, /^INVALID_ARGUMENT : deleteProvider must be a list\./],
    [{ deleteAttribute: 'DISPLAY_NAME' }, /^INVALID_ARGUMENT : deleteAttribute must be a list\./],
    [{ deleteAttribute: [7] }, /^INVALID_ARGUMENT : deleteAttribute must be a list of texts\./],
    [{ returnSecureToken: 'yes' }, /^INVALID_ARGUMENT : returnSecureToken must be true or false\./],
    [{ password: '12345' }, /^WEAK_PASSWORD/],
    [{ password: '' }, /^WEAK_PASSWORD/],
  ])('refuses %j', async (fields, refusal) => {
    expect(await h.refusal('update', { ...fields, idToken: session['idToken'] })).toMatch(refusal);
  });

  test('administrators’ fields change nothing', async () => {
    const before = h.store.byUid(uid());
    const fields = {
      localId: 'x',
      emailVerified: true,
      disableUser: true,
      customAttributes: '{}',
      validSince: '1',
      createdAt: '1',
    };
    await h.call('update', { idToken: session['idToken'], ...fields });
    expect(h.store.byUid(uid())).toEqual(before);
  });

  test('a deleted account no longer exists, and the refusal signs its devices out', async () => {
    await h.call('delete', { idToken: session['idToken'], localId: 'otro' });
    expect(h.store.list()).toEqual([]);
    expect(await h.refusal('lookup', { idToken: session['idToken'] })).toBe('USER_NOT_FOUND');
    expect(await h.refresh(session['refreshToken'])).toEqual({ refusal: 'USER_NOT_FOUND' });
    expect(await h.auth.verifyIdToken(String(session['idToken']))).toEqual({ ok: false, error: 'unknown-user' });
    await h.call('signUp', ANA);
  });

  test('a lookup shows its own account, whatever else it names', async () => {
    const beto = await h.call('signUp', { ...ANA, email: 'beto@tienda.example' });
    const { users } = await h.call('lookup', { idToken: beto['idToken'], localId: [uid()], email: [ANA.email] });
    expect(users).toMatchObject([{ email: 'beto@tienda.example' }]);
    expect(await h.refusal('lookup', { localId: [uid()] })).toBe('MISSING_ID_TOKEN');
  });
});
