import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, registered } from './registered.ts';
import { Shop } from './shop.ts';
import { target } from './target.ts';

describe.skipIf(target.kind === 'emulator')('the mailed codes of the Auth SDK on our server', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  test('a lost password is replaced with the mailed code, which works once and ends the sessions from before', async () => {
    const email = 'olvido@contrato.example';
    const [tab, other] = [await registered(shop, email), await shop.person()];
    expect(await other.askReset(email)).toBe('ok');
    expect(await other.askReset('nadie@contrato.example')).toBe('ok');
    const code = await shop.mailedCode(email);
    expect(await other.readResetCode(code)).toBe(email);
    expect(await other.reset(code, '12345')).toBe('auth/weak-password');
    expect(await other.reset(code, 'secreto2')).toBe('ok');
    expect(await other.reset(code, 'secreto3')).toBe('auth/invalid-action-code');
    expect(await tab.token(true)).toBe('auth/user-token-expired');
    expect(await tab.whoAmI()).toBe('nobody');
    expect(await other.signIn(email, PASSWORD)).toBe('auth/invalid-credential');
    expect(await other.signIn(email, 'secreto2')).toBe(email);
    await Promise.all([shop.leave(tab), shop.leave(other)]);
  });

  test('an address is confirmed with the mailed code', async () => {
    const tab = await registered(shop, 'confirma@contrato.example');
    expect(await tab.reloadUser()).toBe(false);
    expect(await tab.askVerification()).toBe('ok');
    expect(await tab.verify(await shop.mailedCode('confirma@contrato.example'))).toBe('ok');
    expect(await tab.reloadUser()).toBe(true);
    await shop.leave(tab);
  });
});
