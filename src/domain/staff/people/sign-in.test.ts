import { expect, test } from 'vitest';
import { checkCredentials, resetMessage, returnPath, signInMessage, signInProblem } from './sign-in.ts';

test.each([
  ['auth/invalid-credential', /correo o la contraseña/],
  ['auth/wrong-password', /contraseña no es correcta/],
  ['auth/user-not-found', /No hay ninguna cuenta/],
  ['auth/too-many-requests', /demasiados intentos/],
  ['auth/user-disabled', /desactivada/],
  ['auth/network-request-failed', /conexión/],
  // Firebase mails no link to a domain that its console does not know.
  ['auth/unauthorized-continue-uri', /Authorized domains/],
  ['auth/something-new', /No se pudo entrar/],
])('%s is told in plain words', (code, words) => {
  expect(signInMessage(signInProblem(code))).toMatch(words);
});

test('whoever asked for too many mails is told that one of them is in the mailbox, and not to ask for another', () => {
  expect(resetMessage('too-many')).toMatch(/más reciente/);
  expect(resetMessage('too-many')).not.toMatch(/restablece/);
  expect(resetMessage('network')).toBe(signInMessage('network'));
});

test('an empty or impossible form is not sent', () => {
  expect(checkCredentials(' ', '')).toEqual({ email: 'Escribe tu correo.', password: 'Escribe tu contraseña.' });
  expect(checkCredentials('ana', 'secreto')).toHaveProperty('email');
  expect(checkCredentials('ana@tienda.mx', 'secreto')).toBeNull();
});

test('the address to return to is in the staff area only', () => {
  expect(returnPath('/admin/sub?buscar=a')).toBe('/admin/sub?buscar=a');
  for (const elsewhere of [null, '', '//malo.example', 'https://malo.example', '/administrador', '/\\malo', '/']) {
    expect(returnPath(elsewhere)).toBe('/admin/productos');
  }
});
