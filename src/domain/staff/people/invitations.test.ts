import { expect, test } from 'vitest';
import {
  checkInvitation,
  checkNewPassword,
  invitationProblem,
  joinProblemText,
  parseInvitation,
  typedCode,
} from './invitations.ts';

/** 2026-11-23T18:00:00Z, in milliseconds. */
const NOW = 1795456800000;
const stored = { correo: 'eva@tienda.mx', nombre: 'Eva', rol: 'mostrador', vence: '2026-11-30T18:00:00Z' };
const problemOf = (change: object) => invitationProblem(parseInvitation('c', { ...stored, ...change }), NOW);

test('an invitation holds until it is used, has ended, or is not there', () => {
  expect(problemOf({})).toBeNull();
  expect(problemOf({ usada: 'eva' })).toBe('used');
  expect(problemOf({ vence: '2026-11-23T18:00:00Z' })).toBe('expired');
  expect(problemOf({ rol: 'jefe' })).toBe('unknown');
  expect(problemOf({ vence: 7 })).toBe('unknown');
  expect(joinProblemText('used')).toContain('ya se usó');
});

test('the e-mail is kept as accounts have it, and each wrong field says what to do', () => {
  const form = { email: ' Eva@Tienda.MX ', name: ' Eva ', role: 'gerente' } as const;
  expect(checkInvitation(form)).toEqual({ ok: true, value: { email: 'eva@tienda.mx', name: 'Eva', role: 'gerente' } });
  expect(checkInvitation({ ...form, email: '' })).toMatchObject({
    error: { email: 'Escribe el correo de la persona.' },
  });
  expect(checkInvitation({ ...form, email: 'eva@tienda' })).toMatchObject({ error: { email: expect.any(String) } });
  expect(checkInvitation({ ...form, name: '<b>' })).toMatchObject({ error: { name: expect.any(String) } });
});

test('a password has eight characters at least', () => {
  expect([checkNewPassword('1234567'), checkNewPassword('12345678')]).toEqual([expect.stringContaining('8'), '']);
});

test.each([
  'abcd-efgh-jkmn-pqrs-tuvw-xyz2',
  ' ABCD-efgh-jkmn-pqrs-tuvw-xyz2 ',
  'abcd efgh jkmn pqrs tuvw xyz2',
  'abcdefghjkmnpqrstuvwxyz2',
  'Abcd–efgh–jkmn–pqrs–tuvw–xyz2',
  'https://tienda.mx/login/?invitacion=abcd-efgh-jkmn-pqrs-tuvw-xyz2',
])('a code is known as it was read out, written down or pasted: %s', (typed) => {
  expect(typedCode(typed)).toBe('abcd-efgh-jkmn-pqrs-tuvw-xyz2');
});

test('text that is not a code stays as it was typed', () => {
  expect(typedCode(' ')).toBe('');
  expect(typedCode('Abcd-efgh')).toBe('abcd-efgh');
});
