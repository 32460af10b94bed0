import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountShop, google } from './account-shop.ts';
import { GoogleShop } from './google-shop.ts';
import { PASSWORD, registered } from './registered.ts';
import { Shop } from './shop.ts';
import { byTarget, target } from './target.ts';

describe.skipIf(target.kind === 'emulator' && !google)('the Auth SDK', () => {
  let shop: AccountShop;
  beforeAll(async () => {
    shop = google ? await GoogleShop.open(google) : await Shop.open();
  });
  afterAll(() => shop.close());

  test('an account is made, once, with a password that is long enough', async () => {
    const tab = await registered(shop, 'una@contrato.example');
    expect(await tab.whoAmI()).toBe('una@contrato.example');
    expect(await tab.signUp('una@contrato.example', PASSWORD)).toBe('auth/email-already-in-use');
    expect(await tab.signUp('dos@contrato.example', '12345')).toBe('auth/weak-password');
    expect(await tab.signUp('sin arroba', PASSWORD)).toBe('auth/invalid-email');
    await shop.leave(tab);
  });

  test('the right password opens it; a wrong one and an unknown address have the same answer', async () => {
    const tab = await registered(shop, 'tres@contrato.example');
    expect(await tab.signOut()).toBe('ok');
    expect(await tab.whoAmI()).toBe('nobody');
    expect(await tab.signIn('tres@contrato.example', 'no-es-esta')).toBe('auth/invalid-credential');
    expect(await tab.signIn('nadie@contrato.example', 'no-es-esta')).toBe('auth/invalid-credential');
    expect(await tab.signIn('tres@contrato.example', PASSWORD)).toBe('tres@contrato.example');
    await shop.leave(tab);
  });

  test('further guesses are answered with a wait, whether the account exists or not', async () => {
    const tab = await registered(shop, 'cuatro@contrato.example');
    for (const email of ['fantasma@contrato.example', 'cuatro@contrato.example']) {
      expect(await tab.signIn(email, 'no-es-esta')).toBe('auth/invalid-credential');
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, guess) => tab.signIn(email, `intento-${guess}`)),
      );
      const isLimited = byTarget('guesses-are-limited', { emulator: false, ours: true });
      expect(guesses.includes('auth/too-many-requests')).toBe(isLimited);
      const last = isLimited ? 'auth/too-many-requests' : 'auth/invalid-credential';
      expect(await tab.signIn(email, 'no-es-esta')).toBe(last);
    }
    await shop.leave(tab);
  });

  test('a signed-in user changes the password and deletes the account', async () => {
    const tab = await registered(shop, 'cambia@contrato.example');
    expect(await tab.changeEmail('otra@contrato.example')).toBe(
      byTarget('mail-before-new-address', { emulator: 'ok', ours: 'auth/operation-not-allowed' }),
    );
    expect(await tab.changePassword('secreto2')).toBe('ok');
    expect(await tab.reloadUser()).toBe(false);
    expect(await tab.deleteMe()).toBe('ok');
    expect(await tab.whoAmI()).toBe('nobody');
    expect(await tab.signIn('cambia@contrato.example', 'secreto2')).toBe('auth/invalid-credential');
    await shop.leave(tab);
  });

  test('an hour later the SDK asks for a new token by itself', async () => {
    const tab = await registered(shop, 'hora@contrato.example');
    await tab.page.clock.install();
    const later = await shop.visit(tab.page);
    expect(await later.whoAmI()).toBe('hora@contrato.example');
    let renewals = 0;
    later.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('securetoken')) renewals += 1;
    });
    await later.page.clock.fastForward('00:40:00');
    const held = await later.token(false);
    expect(renewals).toBe(0);
    const renewal = later.page.waitForResponse((response) => response.url().includes('securetoken'));
    await later.page.clock.fastForward('00:25:00');
    expect(await later.token(false)).toMatch(/^ey/);
    expect((await renewal).status()).toBe(200);
    // An hour passed for the device only, so what it held is still good here and may even be the same.
    expect(held).toMatch(/^ey/);
    expect(await later.whoAmI()).toBe('hora@contrato.example');
    await shop.leave(later);
  });
});

// Google's emulator forgets every account when it ends.
test.skipIf(target.kind === 'emulator')(
  'a page that starts while the server is away stays signed in, and goes on when it is back',
  async () => {
    const shop = await Shop.open();
    const email = 'lejos@contrato.example';
    const tab = await registered(shop, email);
    await shop.server.stop();
    const offline = await shop.visit(tab.page);
    expect(await offline.whoAmI()).toBe(email);
    expect(await offline.token(true)).toBe('auth/network-request-failed');
    expect(await offline.whoAmI()).toBe(email);
    await shop.restart();
    expect(await offline.reloadUser()).toBe(false);
    expect(await offline.token(true)).toMatch(/^ey/);
    await shop.close();
  },
);
