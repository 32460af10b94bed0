import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RateLimit } from '../limits/rate-limit.ts';
import { type AuthHarness, startAuth } from './testing/auth-harness.ts';

const ANA = { email: 'ana@tienda.example', password: 'secreto1' };
const WRONG = { ...ANA, password: 'secreto2' };
const SHOP = '203.0.113.9';
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let h: AuthHarness;
beforeEach(async () => {
  h = startAuth();
  await h.call('signUp', ANA);
});
afterEach(() => h.close());

const tryWrong = (fields = WRONG, address?: string) => h.refusal('signInWithPassword', fields, address);
async function exhaust(fields = WRONG, address?: string): Promise<number> {
  for (let tried = 0; tried < 500; tried += 1) if ((await tryWrong(fields, address)) === TOO_MANY) return tried;
  throw new Error('no limit');
}

describe('guessing passwords', () => {
  test('ends after ten wrong passwords of an account: the right one is refused too, from any address', async () => {
    expect(await exhaust()).toBe(10);
    expect(await h.refusal('signInWithPassword', ANA)).toBe(TOO_MANY);
    expect(await h.refusal('signInWithPassword', ANA, '198.51.100.1')).toBe(TOO_MANY);
  });

  test('after that one guess a minute is taken', async () => {
    await exhaust();
    h.wait(60);
    expect(await tryWrong()).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await tryWrong()).toBe(TOO_MANY);
    h.wait(60);
    await h.call('signInWithPassword', ANA);
  });

  test('an unknown account has the same limit as a known one, so that the limit tells nobody which accounts exist', async () => {
    expect(await exhaust({ ...WRONG, email: 'nadie@tienda.example' })).toBe(10);
  });

  test('guesses sent at the same time count like guesses one after the other', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => tryWrong()));
    expect(tries.filter((refusal) => refusal !== TOO_MANY)).toHaveLength(10);
  });

  test('one password for many accounts runs into the limit of the address', async () => {
    const tries = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        await new Promise((resolve) => setImmediate(resolve));
        return tryWrong({ ...WRONG, email: `empleado${i}@tienda.example` });
      }),
    );
    expect(tries.filter((refusal) => refusal !== TOO_MANY).length).toBeLessThanOrEqual(40);
    expect(await tryWrong(WRONG, '198.51.100.1')).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('a whole /64 of IPv6 is one address, and IPv4 in either spelling too', async () => {
    for (let i = 0; i < 40; i += 1)
      await tryWrong({ ...WRONG, email: `e${i}@x.example` }, `2001:db8:0:7::${i.toString(16)}`);
    expect(await tryWrong(WRONG, '2001:db8:0:7:aaaa::1')).toBe(TOO_MANY);
    expect(await tryWrong(WRONG, '2001:db8:0:8::1')).toBe('INVALID_LOGIN_CREDENTIALS');
    for (let i = 0; i < 40; i += 1) await tryWrong({ ...WRONG, email: `f${i}@x.example` }, '::ffff:192.0.2.1');
    expect(await tryWrong({ ...WRONG, email: 'g@x.example' }, '192.0.2.1')).toBe(TOO_MANY);
  });

  test('signing in with the right password is not limited', async () => {
    for (let i = 0; i < 50; i += 1) await h.call('signInWithPassword', ANA);
  });

  test('wrong guesses from elsewhere do not lock the owner out where the owner signs in', async () => {
    await h.call('signInWithPassword', ANA, '192.168.1.10');
    await exhaust(WRONG, '198.51.100.1');
    await h.call('signInWithPassword', ANA, '192.168.1.10');
    // Even there, guessing is counted.
    expect(await exhaust(WRONG, '192.168.1.10')).toBe(10);
  });

  test('forty wrong guesses behind the same address do not lock a known device out, and a forged one is not known', async () => {
    await h.call('signInWithPassword', ANA, SHOP);
    const known = h.cookie ?? '';
    for (let i = 0; i < 40; i += 1) await tryWrong({ ...WRONG, email: `e${i}@x.example` }, SHOP);
    await exhaust(WRONG, SHOP);
    expect(await h.refusal('signInWithPassword', ANA, SHOP)).toBe(TOO_MANY);
    expect(await h.refusal('signInWithPassword', ANA, SHOP, known.replace('=', '=x'))).toBe(TOO_MANY);
    await h.call('signInWithPassword', ANA, SHOP, known);
    // On another's account the device is a stranger's.
    expect(await h.refusal('signInWithPassword', { ...WRONG, email: 'otro@x.example' }, SHOP, known)).toBe(TOO_MANY);
    // Even on a known device guessing is counted.
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => h.refusal('signInWithPassword', WRONG, SHOP, known)),
    );
    expect(tries.filter((refusal) => refusal !== TOO_MANY)).toHaveLength(10);
  });
});

describe('a device is known by the password that it was known with', () => {
  test('whoever knew the one before does not count apart on all the devices that it made known', async () => {
    const { idToken } = await h.call('signInWithPassword', ANA, SHOP);
    const known = h.cookie ?? '';
    expect(await exhaust(WRONG, '198.51.100.1')).toBe(10);
    await h.call('signInWithPassword', ANA, '198.51.100.2', known);
    h.wait(1);
    await h.call('update', { idToken, password: 'secreto3' }, SHOP, known);
    const renewed = h.cookie ?? '';
    const now = { ...ANA, password: 'secreto3' };
    expect(await h.refusal('signInWithPassword', now, '198.51.100.2', known)).toBe(TOO_MANY);
    // The device on which the owner has changed it is known with the new one.
    await h.call('signInWithPassword', now, '198.51.100.2', renewed);
  });
});

describe('other limits of an address', () => {
  test('passwords that are being hashed: the others’ go on', async () => {
    const { idToken } = await h.call('signUp', { ...ANA, email: 'beto@x.example' });
    const update = async (i: number) => {
      const body = JSON.stringify({ idToken, password: `secreto-${i}` });
      const path = '/identitytoolkit.googleapis.com/v1/accounts:update';
      const { status } = await h.auth.handle({ method: 'POST', path, body, address: '198.51.100.1' });
      if (status === 200) throw new Error('changed');
    };
    const flood = Array.from({ length: 60 }, (_, i) => update(i));
    await Promise.any(flood);
    expect(await h.call('signInWithPassword', ANA, SHOP)).toHaveProperty('idToken');
    await Promise.allSettled(flood);
  });

  test('accounts from one address', async () => {
    h.close();
    h = startAuth({ signUps: { burst: 3, refillMs: 1000 } });
    const signUp = (i: number) => h.call('signUp', { ...ANA, email: `a${i}@x.example` });
    await Promise.all([signUp(1), signUp(2), signUp(3)]);
    expect(await h.refusal('signUp', { ...ANA, email: 'a4@x.example' })).toBe(TOO_MANY);
    h.wait(1);
    await signUp(4);
  });

  test('changes of one’s own account, each of which is written to the disk', async () => {
    h.close();
    h = startAuth({ requests: { burst: 3, refillMs: 1000 } });
    const { idToken } = await h.call('signUp', ANA);
    for (const displayName of ['a', 'b', 'c']) await h.call('update', { idToken, displayName });
    expect(await h.refusal('update', { idToken, displayName: 'd' })).toBe(TOO_MANY);
    h.wait(1);
    await h.call('update', { idToken, displayName: 'd' });
  });

  test('right passwords of one account, each of which is a quarter of a second’s work', async () => {
    h.close();
    h = startAuth({ signIns: { burst: 3, refillMs: 1000 } });
    await h.call('signUp', ANA);
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await h.call('signInWithPassword', ANA, address);
    expect(await h.refusal('signInWithPassword', ANA, '192.0.2.4')).toBe(TOO_MANY);
    // Strangers are refused before their guesses count here.
    h.wait(3600);
    await exhaust(WRONG, '198.51.100.1');
    await exhaust(WRONG, '198.51.100.2');
    await h.call('signInWithPassword', ANA, '192.0.2.1');
  });

  test('mails to one mailbox, known or not', async () => {
    for (const email of [ANA.email, 'nadie@tienda.example']) {
      const fields = { requestType: 'PASSWORD_RESET', email };
      for (let i = 0; i < 5; i += 1) await h.call('sendOobCode', fields, `192.0.2.${i}`);
      expect(await h.refusal('sendOobCode', fields, '192.0.2.9')).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    }
    expect(h.mails).toHaveLength(5);
  });

  test('mails that strangers ask for do not use up those of the owner, on a device where the owner has signed in', async () => {
    const fields = { requestType: 'PASSWORD_RESET', email: ANA.email };
    await h.call('signInWithPassword', ANA, SHOP);
    const known = h.cookie ?? '';
    for (let i = 0; i < 5; i += 1) await h.call('sendOobCode', fields, `192.0.2.${i}`);
    expect(await h.refusal('sendOobCode', fields, SHOP)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    // There too they are counted.
    for (let i = 0; i < 5; i += 1) await h.call('sendOobCode', fields, SHOP, known);
    expect(await h.refusal('sendOobCode', fields, SHOP, known)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    expect(h.mails).toHaveLength(10);
    // To the mailboxes of others the device is a stranger's.
    const other = { ...fields, email: 'otra@tienda.example' };
    for (let i = 0; i < 5; i += 1) await h.call('sendOobCode', other, `192.0.2.${i}`);
    expect(await h.refusal('sendOobCode', other, SHOP, known)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
  });

  test('mails that one account sends to the mailboxes of others, from wherever it asks', async () => {
    const { idToken } = await h.call('signInWithPassword', ANA);
    const ask = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken };
    for (let i = 0; i < 5; i += 1) await h.call('sendOobCode', { ...ask, newEmail: `v${i}@x.example` }, `192.0.2.${i}`);
    const refusal = await h.refusal('sendOobCode', { ...ask, newEmail: 'v5@x.example' }, '192.0.2.9');
    expect([refusal, h.mails.length]).toEqual([TOO_MANY, 5]);
  });

  test('codes tried from one address', async () => {
    for (let i = 0; i < 60; i += 1) await h.refusal('resetPassword', { oobCode: `adivinado${i}` });
    expect(await h.refusal('resetPassword', { oobCode: 'adivinado' })).toBe(TOO_MANY);
  });

  test('lookups and refreshes are not limited, because a refusal there would sign the user out', async () => {
    const { idToken, refreshToken } = await h.call('signInWithPassword', ANA);
    for (let i = 0; i < 300; i += 1) await h.call('lookup', { idToken });
    for (let i = 0; i < 20; i += 1) expect(await h.refresh(refreshToken)).toHaveProperty('id_token');
  });
});

describe('a token bucket', () => {
  test('goes on counting after the clock was set back, and stays small with very many keys', () => {
    let now = 1000;
    const limit = new RateLimit({ burst: 1, refillMs: 100 }, () => now, 3);
    expect(limit.take('a')).toBe(true);
    now = 0;
    expect(limit.take('a')).toBe(false);
    now = 100;
    expect(limit.take('a')).toBe(true);
    for (const key of ['b', 'c', 'd']) limit.take(key);
    // Pushed out by three others, so as good as new.
    expect(limit.take('a')).toBe(true);
    expect(limit.take('d')).toBe(false);
  });
});
