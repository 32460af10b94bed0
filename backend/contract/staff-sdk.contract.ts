import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sees, type Tab } from './browser.ts';
import { claimsOf } from './forged-tokens.ts';
import { DATABASE, Shop } from './shop.ts';
import { byTarget, target } from './target.ts';

const PRIVATE = { path: 'internos' };
const stamp = { rev: 1, actualizado: { $time: true } };
const cost = (costo: number, actualizadoPor = 'nadie') => ({ costo, ...stamp, actualizadoPor });
/** The signed-in person, whom what they write has to name. */
const uidOf = async (tab: Tab): Promise<string> => String(claimsOf(await tab.token(false))['sub']);

describe.skipIf(target.kind === 'emulator')('who the SDK is signed in as decides what Firestore gives', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  async function colleague(email: string): Promise<Tab> {
    const password = await shop.hire(email);
    const tab = await shop.person();
    expect(await tab.signIn(email, password)).toBe(email);
    return tab;
  }
  const refusal = (tab: Tab, listener: string) => expect.poll(async () => (await tab.seen(listener))?.error);

  test('a visitor and a customer cannot read private data; staff reads and writes it', async () => {
    const [visitor, customer] = [await shop.person(), await shop.person()];
    await customer.signUp('extrano@contrato.example', 'secreto1');
    for (const tab of [visitor, customer]) {
      expect(await tab.server(PRIVATE)).toBe('permission-denied');
      expect(await tab.write({ kind: 'set', path: 'internos/robo', data: cost(1) })).toBe('permission-denied');
      await tab.listen('private', PRIVATE);
      await refusal(tab, 'private').toBe('permission-denied');
    }
    const staff = await colleague('ana@contrato.example');
    expect(await staff.write({ kind: 'set', path: 'internos/p1', data: cost(100, await uidOf(staff)) })).toBe('ok');
    await staff.listen('private', PRIVATE);
    await sees(staff, 'private', ['internos/p1']);
    await Promise.all([visitor, customer, staff].map((tab) => shop.leave(tab)));
  });

  test('one tab is a visitor, then staff, then a visitor again', async () => {
    const password = await shop.hire('turno@contrato.example');
    const tab = await shop.person();
    expect(await tab.server({ path: 'categories' })).toMatchObject({ paths: [] });
    expect(await tab.docFromServer('internos/otro')).toBe('permission-denied');
    await tab.signIn('turno@contrato.example', password);
    expect(await tab.docFromServer('internos/otro')).toBe('missing');
    await tab.signOut();
    expect(await tab.docFromServer('internos/otro')).toBe('permission-denied');
    await shop.leave(tab);
  });

  test('who has an account already is let in by being made staff, with the new password only', async () => {
    const tab = await shop.person();
    await tab.signUp('ascenso@contrato.example', 'secreto1');
    expect(await tab.server(PRIVATE)).toBe('permission-denied');
    const password = await shop.hire('ascenso@contrato.example');
    expect(await tab.signIn('ascenso@contrato.example', 'secreto1')).toBe('auth/invalid-credential');
    expect(await tab.signIn('ascenso@contrato.example', password)).toBe('ascenso@contrato.example');
    expect(await tab.server(PRIVATE)).toMatchObject({ fromCache: false });
    await shop.leave(tab);
  });

  test('removing staff ends their open listener at once and leaves those of colleagues', async () => {
    const [leaving, staying] = [await colleague('baja@contrato.example'), await colleague('queda@contrato.example')];
    await leaving.listen('private', { path: 'borradores' });
    await staying.listen('private', { path: 'borradores' });
    await sees(leaving, 'private', []);
    await sees(staying, 'private', []);
    const held = await leaving.token(false);

    await shop.staff('remove', 'baja@contrato.example');
    await refusal(leaving, 'private').toBe('permission-denied');
    expect(await staying.write({ kind: 'set', path: 'borradores/nuevo', data: draft(await uidOf(staying)) })).toBe(
      'ok',
    );
    await sees(staying, 'private', ['borradores/nuevo']);
    expect((await leaving.seen('private'))?.last?.paths).toEqual([]);

    // The token they still hold is refused too, by every kind of request.
    const address = `${shop.server.origin}/v1/${DATABASE}/documents/internos/p1`;
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${held}`, Connection: 'close' } });
    expect(answer.status).toBe(byTarget('revoked-at-once', { emulator: 200, ours: 401 }));
    await Promise.all([shop.leave(leaving), shop.leave(staying)]);
  });

  test('a disabled account is answered that it is disabled, and its session ends', async () => {
    const email = 'cerrada@contrato.example';
    const password = await shop.hire(email);
    const tab = await shop.person();
    await tab.signIn(email, password);
    await shop.staff('remove', email);
    expect(await tab.token(true)).toMatch(/^auth\/(user-disabled|user-token-expired)$/);
    expect(await tab.whoAmI()).toBe('nobody');
    expect(await tab.signIn(email, password)).toBe('auth/user-disabled');
    expect(await tab.signIn(email, 'no-es-esta')).toBe(
      byTarget('disabled-to-own-password', { emulator: 'auth/user-disabled', ours: 'auth/invalid-credential' }),
    );
    await shop.leave(tab);
  });
});

const draft = (actualizadoPor: string) => ({ nombre: 'Taladro', ...stamp, actualizadoPor });
