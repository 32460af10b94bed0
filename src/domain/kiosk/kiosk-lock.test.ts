import { expect, test } from 'vitest';
import { checkKiosk, lockFields, parseKiosk, parseLock } from './kiosk-lock.ts';

const lock = { digits: 4, salt: '0f'.repeat(16), proof: 'ab'.repeat(32), rounds: 300_000 };

test('a lock is read back from the fields that it is stored in', () => {
  expect(parseLock(JSON.parse(JSON.stringify(lockFields(lock))))).toEqual(lock);
  expect(parseKiosk('s', { nombre: 'Mostrador', ...lockFields(lock) })).toEqual({
    secret: 's',
    name: 'Mostrador',
    lock,
  });
});

test.each([
  null,
  'texto',
  {},
  { ...lockFields(lock), digitos: 3 },
  { ...lockFields(lock), digitos: 4.5 },
  { ...lockFields(lock), sal: 'zz' },
  { ...lockFields(lock), prueba: '' },
  { ...lockFields(lock), vueltas: 1e9 },
])('what is no lock is none: %j', (fields) => {
  expect(parseLock(fields)).toBeNull();
});

const form = { name: ' Pasillo de pintura ', pin: '4071', again: '4071' };

test('a kiosk has a name and a PIN of four to eight digits that is not guessed at once', () => {
  expect(checkKiosk(form)).toEqual({ ok: true, value: { ...form, name: 'Pasillo de pintura' } });
  for (const pin of ['40711', '40711530']) expect(checkKiosk({ ...form, pin, again: pin }).ok).toBe(true);
  const problemOf = (change: Partial<typeof form>) => {
    const checked = checkKiosk({ ...form, ...change });
    return checked.ok ? {} : checked.error;
  };
  expect(problemOf({ name: ' ' })).toHaveProperty('name');
  expect(problemOf({ name: 'x'.repeat(41) })).toHaveProperty('name');
  expect(problemOf({ name: '<b>' })).toHaveProperty('name');
  for (const pin of ['', '407', '407115301', '40a1', '1111', '1234', '8765'])
    expect(problemOf({ pin, again: pin }), pin).toHaveProperty('pin');
  expect(problemOf({ again: '4072' })).toEqual({ again: 'No es igual al PIN de arriba.' });
});
