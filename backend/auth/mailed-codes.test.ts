import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';
import { type AuthHarness, INVITED, SITE, startAuth } from './testing/auth-harness.ts';

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
const sendReset = (email = ANA.email) => h.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });

describe('an invitation', () => {
  const ask = (email: string, code: string) =>
    h.call('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email,
      continueUrl: `${SITE}/login/?invitacion=${code}`,
    });

  test('is mailed to whom it was made for, who has no account yet, and to nobody else', async () => {
    const { email, code, until } = INVITED;
    const answer = await ask(email, code);
    expect(h.mails).toEqual([
      { to: email, kind: 'INVITATION', code, link: `${SITE}/login/?invitacion=${code}`, expiresAt: until },
    ]);
    const others = [await ask(email, 'otro-codigo'), await ask('nadie@tienda.example', code)];
    expect(h.mails).toHaveLength(1);
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(answer));
  });

  test('of somebody who has an account begins with another password and then leads on', async () => {
    await h.call('signUp', { email: INVITED.email, password: 'secreto1' });
    await ask(INVITED.email, INVITED.code);
    const { kind, link } = h.mails[0] ?? {};
    expect(kind).toBe('PASSWORD_RESET');
    expect(new URL(link ?? '').searchParams.get('continueUrl')).toBe(`${SITE}/login/?invitacion=${INVITED.code}`);
  });
});

describe('a forgotten password', () => {
  test('is replaced with the mailed code, once', async () => {
    h.wait(2);
    expect(await sendReset()).toMatchObject({ email: ANA.email });
    const link = new URL(h.mails[0]?.link ?? '');
    expect(link.origin + link.pathname).toBe(`${SITE}/__/auth/action`);
    expect(Object.fromEntries(link.searchParams)).toEqual({ mode: 'resetPassword', oobCode: code(), lang: 'es' });

    const asked = { email: ANA.email, requestType: 'PASSWORD_RESET' };
    expect(await h.call('resetPassword', { oobCode: code() })).toMatchObject(asked);
    expect(await h.refusal('resetPassword', { oobCode: code(), newPassword: '123' })).toMatch(/^WEAK_PASSWORD/);
    expect(await h.call('resetPassword', { oobCode: code(), newPassword: 'recordada' })).toMatchObject(asked);
    expect(await h.refusal('resetPassword', { oobCode: code(), newPassword: 'recordada2' })).toBe('INVALID_OOB_CODE');

    expect(await h.refresh(session['refreshToken'])).toEqual({ refusal: 'TOKEN_EXPIRED' });
    expect(await h.refusal('signInWithPassword', ANA)).toBe('INVALID_LOGIN_CREDENTIALS');
    await h.call('signInWithPassword', { ...ANA, password: 'recordada' });
    expect(h.store.byUid(uid())?.emailVerified).toBe(true);
  });

  test('of two requests with one code at the same time one is done and the other refused', async () => {
    await sendReset();
    const spend = (newPassword: string) =>
      h.post(
        '/identitytoolkit.googleapis.com/v1/accounts:resetPassword',
        JSON.stringify({ oobCode: code(), newPassword }),
      );
    const statuses = (await Promise.all([spend('primera'), spend('segunda')])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('a sign-in with the old password that is just hashing it anew opens nothing', async () => {
    const passwordHash = await createPasswordHasher({ n: 512, r: 8, p: 1 }).hash(ANA.password);
    h.store.update(uid(), { passwordHash });
    const read = h.store.byEmail.bind(h.store);
    let reads = 0;
    vi.spyOn(h.store, 'byEmail').mockImplementation((email) => {
      const found = read(email);
      reads += 1;
      // The last look at the account before its password is hashed anew.
      if (reads === 2) h.store.update(uid(), { passwordHash: 'otra', passwordUpdatedAt: 0 });
      return found;
    });
    expect(await h.refusal('signInWithPassword', ANA)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(h.store.byUid(uid())?.passwordHash).toBe('otra');
  });

  test('an unknown address gets the same answer and no mail', async () => {
    expect(Object.keys(await sendReset('nadie@tienda.example'))).toEqual(Object.keys(await sendReset()));
    expect(h.mails).toHaveLength(1);
  });

  test('the mail is made after the answer, so that the time of the answer does not show whether there is such an account', async () => {
    const { email } = INVITED;
    const asked = [{ email: ANA.email }, { email, continueUrl: `${SITE}/login/?invitacion=${INVITED.code}` }].map(
      (fields) => JSON.stringify({ requestType: 'PASSWORD_RESET', ...fields }),
    );
    for (const [before, body] of asked.entries()) {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode';
      await h.auth.handle({ method: 'POST', path, body, address: '203.0.113.7' });
      expect(h.mails).toHaveLength(before);
      await h.auth.drain();
      expect(h.mails).toHaveLength(before + 1);
    }
  });

  test('the code ends after an hour, and with the address it was sent to', async () => {
    await sendReset();
    h.wait(3601);
    expect(await h.refusal('resetPassword', { oobCode: code() })).toBe('EXPIRED_OOB_CODE');
    await sendReset();
    h.store.update(uid(), { email: 'ana@otra.example' });
    expect(await h.refusal('resetPassword', { oobCode: code() })).toBe('INVALID_OOB_CODE');
  });

  test.each([
    [{}, 'MISSING_OOB_CODE'],
    [{ oobCode: 'adivinado' }, 'INVALID_OOB_CODE'],
    [{ oobCode: '', newPassword: 'robado-1' }, 'MISSING_OOB_CODE'],
    [{ email: ANA.email, oldPassword: ANA.password, newPassword: 'robado-1' }, 'MISSING_OOB_CODE'],
  ])('resetPassword refuses %j', async (fields, refusal) => {
    expect(await h.refusal('resetPassword', fields)).toBe(refusal);
  });

  test.each([
    [{ requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    [{ requestType: 'PASSWORD_RESET', email: 'x' }, 'INVALID_EMAIL'],
    [{ email: ANA.email }, 'MISSING_REQ_TYPE'],
    [{ requestType: 'RECOVER_EMAIL' }, 'INVALID_REQ_TYPE'],
    [{ requestType: 'EMAIL_SIGNIN', email: ANA.email }, 'OPERATION_NOT_ALLOWED'],
    [{ requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
    [{ requestType: 'PASSWORD_RESET', email: ANA.email, returnOobLink: true }, 'INSUFFICIENT_PERMISSION'],
    [
      { requestType: 'PASSWORD_RESET', email: ANA.email, continueUrl: 'https://engaño.example/' },
      'UNAUTHORIZED_DOMAIN',
    ],
    [
      { requestType: 'PASSWORD_RESET', email: ANA.email, continueUrl: `${SITE}.engaño.example/` },
      'UNAUTHORIZED_DOMAIN',
    ],
    [{ requestType: 'PASSWORD_RESET', email: ANA.email, continueUrl: '/admin' }, 'INVALID_CONTINUE_URI'],
  ])('sendOobCode refuses %j', async (fields, refusal) => {
    expect(await h.refusal('sendOobCode', fields)).toBe(refusal);
    expect(h.mails).toEqual([]);
  });

  test('a mail may lead back to our own page', async () => {
    await h.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ANA.email, continueUrl: `${SITE}/admin` });
    expect(new URL(h.mails[0]?.link ?? '').searchParams.get('continueUrl')).toBe(`${SITE}/admin`);
  });
});

describe('confirming an address', () => {
  test('with the mailed code, which changes no password', async () => {
    await h.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: session['idToken'] });
    expect(await h.refusal('resetPassword', { oobCode: code(), newPassword: 'robado-1' })).toBe('INVALID_OOB_CODE');
    expect(await h.call('resetPassword', { oobCode: code() })).toMatchObject({ requestType: 'VERIFY_EMAIL' });
    expect(await h.call('update', { oobCode: code() })).toMatchObject({ email: ANA.email, emailVerified: true });
    expect(await h.refusal('update', { oobCode: code() })).toBe('INVALID_OOB_CODE');
    expect(h.store.byUid(uid())?.emailVerified).toBe(true);
  });

  test('a reset code confirms nothing', async () => {
    await sendReset();
    expect(await h.refusal('update', { oobCode: code() })).toBe('INVALID_OOB_CODE');
  });

  test('a new address counts once its mailbox has answered', async () => {
    const fields = {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: session['idToken'],
      newEmail: 'Ana@Nueva.example',
    };
    await h.call('sendOobCode', fields);
    expect(h.mails[0]?.to).toBe('ana@nueva.example');
    expect(h.store.byUid(uid())?.email).toBe(ANA.email);
    expect(await h.call('resetPassword', { oobCode: code() })).toMatchObject({
      email: ANA.email,
      newEmail: 'ana@nueva.example',
    });
    expect(await h.call('update', { oobCode: code() })).toMatchObject({ email: 'ana@nueva.example' });
    expect(await h.refresh(session['refreshToken'])).toEqual({ refusal: 'TOKEN_EXPIRED' });
    await h.call('signInWithPassword', { ...ANA, email: 'ana@nueva.example' });
  });

  test('an address that became another’s is not taken from them', async () => {
    await h.call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: session['idToken'],
      newEmail: 'beto@tienda.example',
    });
    await h.call('signUp', { ...ANA, email: 'beto@tienda.example' });
    expect(await h.refusal('update', { oobCode: code() })).toBe('EMAIL_EXISTS');
    expect(h.store.byUid(uid())?.email).toBe(ANA.email);
  });
});
