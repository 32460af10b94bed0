import { expect, test } from 'vitest';
import {
  isLess,
  mayRole,
  parseMember,
  parseRole,
  rolesManagedBy,
  STAFF_ROLES,
  type StaffRight,
  whoMay,
} from './roles.ts';

test('each role has its rights, and an account without a role has none', () => {
  const rights: readonly StaffRight[] = ['costs', 'price-uploads', 'settings', 'people', 'managers', 'backups'];
  const table = [...STAFF_ROLES, null].map((role) =>
    rights.map((right) => (mayRole(role, right) ? 'x' : '-')).join(''),
  );
  expect(table).toEqual(['xxxxxx', 'xxxx--', '------', '------']);
});

test('who was staff before there were roles is an owner, and a role that nobody knows may do the least', () => {
  expect([undefined, 'dueno', 'gerente', 'mostrador', 'jefe', 7, null].map(parseRole)).toEqual([
    'dueno',
    'dueno',
    'gerente',
    'mostrador',
    'mostrador',
    'mostrador',
    'mostrador',
  ]);
});

test('a device has something to forget only where a right is lost', () => {
  expect(isLess('dueno', 'gerente')).toBe(true);
  expect(isLess('gerente', 'mostrador')).toBe(true);
  expect(isLess('mostrador', 'gerente')).toBe(false);
  expect(isLess('gerente', 'gerente')).toBe(false);
});

test('an owner manages everybody, a manager who works at the counter', () => {
  expect(STAFF_ROLES.map(rolesManagedBy)).toEqual([STAFF_ROLES, ['mostrador'], []]);
  expect([whoMay('backups'), whoMay('people')]).toEqual(['dueño', 'dueño o gerente']);
});

test('an entry is read with what it has, and what is odd counts as the least', () => {
  expect(parseMember('ana', { activo: true, correo: 'ana@tienda.mx', visto: '2026-11-23T18:00:00.5Z' })).toEqual({
    uid: 'ana',
    email: 'ana@tienda.mx',
    name: '',
    role: 'dueno',
    isActive: true,
    seenAt: 1795456800500,
    sessionsSince: null,
  });
  expect(parseMember('eva', { activo: 'sí', nombre: 7, rol: 'jefe', sesionesDesde: 'ayer' })).toMatchObject({
    name: '',
    role: 'mostrador',
    isActive: false,
    sessionsSince: null,
  });
});
