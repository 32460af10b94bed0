import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpAt } from '#backend/auth/testing/authenticator-app.ts';
import type { Tab } from './browser.ts';
import { PASSWORD, registered } from './registered.ts';
import { Shop } from './shop.ts';
import { target } from './target.ts';

/** The code after the one that set the phone up, which has been used: it is good from now on and for a whole step. */
const nextCode = (secret: string): string => totpAt(secret, Date.now() + 30_000);

describe.skipIf(target.kind === 'emulator')('the second factor of the Auth SDK on our server', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  /** Sets a phone up. */
  async function enrolled(tab: Tab): Promise<string> {
    const secret = await tab.startFactor();
    expect(await tab.enrollFactor(totpAt(secret, Date.now()), 'Teléfono')).toBe('ok');
    return secret;
  }

  test('a phone is set up, is asked for at the next sign-in, and its code opens the session once', async () => {
    const email = 'dos-pasos@contrato.example';
    const tab = await registered(shop, email);
    const secret = await tab.startFactor();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await tab.factorAddress()).toBe(
      `otpauth://totp/tienda:ana?secret=${secret}&issuer=tienda&algorithm=SHA1&digits=6`,
    );
    expect(await tab.enrollFactor('000000', 'Teléfono')).toBe('auth/invalid-verification-code');
    expect(await tab.enrollFactor(totpAt(secret, Date.now()), 'Teléfono')).toBe('ok');
    expect(await tab.factors()).toEqual(['Teléfono totp']);
    expect(await tab.whoAmI()).toBe(email);
    expect(await tab.token(true)).toMatch(/^ey/);

    const other = await shop.person();
    expect(await other.signIn(email, 'no-es-esta')).toBe('auth/invalid-credential');
    expect(await other.signIn(email, PASSWORD)).toBe('auth/multi-factor-auth-required');
    expect(await other.whoAmI()).toBe('nobody');
    expect(await other.giveCode('000000')).toBe('auth/invalid-verification-code');
    const code = nextCode(secret);
    expect(await other.giveCode(code)).toBe(`${email} totp`);
    expect(await other.whoAmI()).toBe(email);
    expect(await other.signIn(email, PASSWORD)).toBe('auth/multi-factor-auth-required');
    expect(await other.giveCode(code)).toBe('auth/invalid-verification-code');
    await Promise.all([shop.leave(tab), shop.leave(other)]);
  });

  test('a page that starts without the server stays signed in, and taking the factor away asks for the code again', async () => {
    const email = 'quita@contrato.example';
    const first = await registered(shop, email);
    const secret = await enrolled(first);
    await shop.server.stop();
    const offline = await shop.visit(first.page);
    expect(await offline.whoAmI()).toBe(email);
    await shop.restart();
    expect(await offline.confirmMe(PASSWORD)).toBe('auth/multi-factor-auth-required');
    expect(await offline.giveCode(nextCode(secret))).toBe(`${email} totp`);
    expect(await offline.dropFactors()).toBe(0);
    expect(await offline.whoAmI()).toBe(email);
    expect(await offline.token(true)).toMatch(/^ey/);
    expect(await offline.signIn(email, PASSWORD)).toBe(email);
    await shop.leave(offline);
  });

  test('five wrong codes are answered with a wait', async () => {
    const email = 'adivina@contrato.example';
    const tab = await registered(shop, email);
    const secret = await enrolled(tab);
    const guesser = await shop.person();
    expect(await guesser.signIn(email, PASSWORD)).toBe('auth/multi-factor-auth-required');
    for (let guess = 0; guess < 5; guess += 1)
      expect(await guesser.giveCode('000000')).toBe('auth/invalid-verification-code');
    expect(await guesser.giveCode(nextCode(secret))).toBe('auth/too-many-requests');
    await Promise.all([shop.leave(tab), shop.leave(guesser)]);
  });
});
