import { createHmac, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { base64url, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuthHarness, START, startAuth } from './testing/auth-harness.ts';

let h: AuthHarness;
let genuine: string;
let key: Uint8Array;
beforeEach(async () => {
  h = startAuth();
  genuine = String((await h.call('signUp', { email: 'ana@tienda.example', password: 'secreto1' }))['idToken']);
  key = h.store.signingKey();
});
afterEach(() => h.close());

const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const sign = (
  claims: Record<string, unknown>,
  header: { alg: string; [name: string]: unknown } = { alg: 'HS256' },
  secret = key,
) => new SignJWT(claims).setProtectedHeader(header).sign(secret);

/** Everything that takes a token must refuse this one. */
async function expectRefused(token: string, error = 'invalid', refusal = 'INVALID_ID_TOKEN') {
  expect(await h.auth.verifyIdToken(token)).toEqual({ ok: false, error });
  for (const verb of ['lookup', 'update', 'delete'])
    expect(await h.refusal(verb, { idToken: token, displayName: 'x' })).toBe(refusal);
}

describe('an ID token of test mode', () => {
  const shown = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as object;

  test('has its signature in the header, and is believed with it alone', async () => {
    h.close();
    h = startAuth({}, 'demo-fragua', { claims: new Map(), otherSignIns: new Map() });
    const token = String((await h.call('signUp', { email: 'ana@tienda.example', password: 'secreto1' }))['idToken']);
    const [, payload = ''] = token.split('.');
    expect(shown(token)).toEqual({ alg: 'none', typ: 'JWT', signature: expect.any(String) });
    expect((await h.auth.verifyIdToken(token)).ok).toBe(true);
    for (const header of [{ alg: 'none' }, { alg: 'none', signature: '' }, { alg: 'none', signature: 1 }, null])
      await expectRefused(`${encode(header)}.${payload}.`);
    const other = encode({ ...claimsOf(token), user_id: 'otra', sub: 'otra' });
    await expectRefused(`${encode(shown(token))}.${other}.`);
    await expectRefused(`${encode(shown(token))}.${payload}`);
  });

  test('is refused by a shop', async () => {
    const [, payload, signature] = genuine.split('.');
    await expectRefused(`${encode({ alg: 'none', typ: 'JWT', signature })}.${payload}.`);
  });
});

describe('an ID token', () => {
  test('carries Firebase’s claims', () => {
    const uid = h.store.list()[0]?.uid;
    expect(claimsOf(genuine)).toEqual({
      iss: 'https://securetoken.google.com/demo-fragua',
      aud: 'demo-fragua',
      auth_time: START / 1000,
      user_id: uid,
      sub: uid,
      iat: START / 1000,
      exp: START / 1000 + 3600,
      email: 'ana@tienda.example',
      email_verified: false,
      firebase: { identities: { email: ['ana@tienda.example'] }, sign_in_provider: 'password' },
    });
  });

  test('is accepted when issued in the same second in which the earlier ones were ended', async () => {
    const [account] = h.store.list();
    h.store.update(account?.uid ?? '', { validSinceSeconds: START / 1000 + 1 });
    const again = await h.call('signInWithPassword', { email: 'ana@tienda.example', password: 'secreto1' });
    expect(await h.auth.verifyIdToken(String(again['idToken']))).toMatchObject({ ok: true });
    await expectRefused(genuine, 'expired', 'TOKEN_EXPIRED');
  });

  test('is refused without a signature, whatever the spelling of "none"', async () => {
    const [, payload = ''] = genuine.split('.');
    for (const alg of ['none', 'None', 'NONE', '']) {
      await expectRefused(`${encode({ alg, typ: 'JWT' })}.${payload}.`);
      await expectRefused(`${encode({ alg, typ: 'JWT' })}.${payload}`);
    }
    await expectRefused(`${genuine.split('.').slice(0, 2).join('.')}.`);
  });

  test('is refused when the claims were changed under the signature', async () => {
    const [header, , signature] = genuine.split('.');
    await expectRefused(`${header}.${encode({ ...claimsOf(genuine), email_verified: true })}.${signature}`);
  });

  test('is refused when signed by another: key, algorithm or kind of key', async () => {
    const claims = claimsOf(genuine);
    await expectRefused(await sign(claims, { alg: 'HS256' }, new Uint8Array(32)));
    await expectRefused(await sign(claims, { alg: 'HS512' }, Buffer.concat([key, key])));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await expectRefused(await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey));
    const empty = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
    await expectRefused(`${empty}.${createHmac('sha256', '').update(empty).digest('base64url')}`);
  });

  test('is refused when its header brings its own key or asks for what we do not know', async () => {
    const claims = claimsOf(genuine);
    const jwk = { kty: 'oct', k: base64url.encode(new Uint8Array(32)) };
    await expectRefused(await sign(claims, { alg: 'HS256', jwk, jku: 'https://x.example/keys' }, new Uint8Array(32)));
    const critical = `${encode({ alg: 'HS256', crit: ['x'], x: 1 })}.${encode(claims)}`;
    await expectRefused(`${critical}.${createHmac('sha256', key).update(critical).digest('base64url')}`);
  });

  test('is refused from another project, even one that shares the key', async () => {
    const claims = claimsOf(genuine);
    await expectRefused(await sign({ ...claims, aud: 'otra', iss: 'https://securetoken.google.com/otra' }));
    await expectRefused(await sign({ ...claims, aud: 'otra' }));
    await expectRefused(await sign({ ...claims, iss: 'https://securetoken.google.com/demo-fragua/' }));
  });

  test.each(['sub', 'iat', 'exp', 'auth_time', 'aud', 'iss', 'user_id'])('is refused without %s', async (name) => {
    const { [name]: _, ...claims } = claimsOf(genuine);
    await expectRefused(await sign(claims));
  });

  test('is refused when it names no account, or two', async () => {
    const claims = claimsOf(genuine);
    await expectRefused(await sign({ ...claims, sub: '', user_id: '' }));
    await expectRefused(await sign({ ...claims, user_id: 'otra' }));
    await expectRefused(await sign({ ...claims, sub: 'nadie', user_id: 'nadie' }), 'unknown-user', 'USER_NOT_FOUND');
  });

  test('expires exactly at its second', async () => {
    h.wait(3599);
    expect((await h.auth.verifyIdToken(genuine)).ok).toBe(true);
    h.wait(1);
    await expectRefused(genuine, 'expired', 'TOKEN_EXPIRED');
  });

  test('of an unreasonable size is not even read', async () => {
    await expectRefused(await sign({ ...claimsOf(genuine), x: 'x'.repeat(9000) }));
  });

  test('mutated anywhere is refused and never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(genuine.length - 1),
        fc.string({ maxLength: 3, unit: 'binary' }),
        fc.nat(3),
        async (at, put, cut) => {
          const forged = genuine.slice(0, at) + put + genuine.slice(at + cut);
          fc.pre(forged !== genuine && !isSameToken(forged));
          expect((await h.auth.verifyIdToken(forged)).ok).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
    expect(h.log).toEqual([]);
  });
});

/** base64url of 32 bytes has two spare bits at its end: sixteen letters there spell the same signature. */
function isSameToken(token: string): boolean {
  const bytes = (text: string) =>
    text
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('hex'))
      .join('.');
  return bytes(token) === bytes(genuine);
}
