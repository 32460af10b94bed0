/** Why a sign-in failed, as far as a person can do something about it. */
export type SignInProblem =
  | 'bad-email'
  | 'wrong-credentials'
  | 'wrong-password'
  | 'unknown-user'
  | 'disabled'
  | 'weak-password'
  | 'not-invited'
  | 'too-many'
  | 'second-step'
  | 'wrong-code'
  | 'step-expired'
  | 'unverified-email'
  | 'factor-off'
  | 'unknown-domain'
  | 'network'
  | 'other';

const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
  'auth/invalid-email': 'bad-email',
  'auth/missing-email': 'bad-email',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-password',
  'auth/missing-password': 'wrong-password',
  'auth/user-not-found': 'unknown-user',
  'auth/user-disabled': 'disabled',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/admin-restricted-operation': 'not-invited',
  'auth/operation-not-allowed': 'not-invited',
  'auth/too-many-requests': 'too-many',
  'auth/quota-exceeded': 'too-many',
  'auth/multi-factor-auth-required': 'second-step',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-code': 'wrong-code',
  'auth/code-expired': 'step-expired',
  'auth/invalid-verification-id': 'step-expired',
  'auth/too-many-enrollment-attempts': 'step-expired',
  'auth/totp-challenge-timeout': 'step-expired',
  'auth/invalid-multi-factor-session': 'step-expired',
  'auth/multi-factor-info-not-found': 'step-expired',
  'auth/unverified-email': 'unverified-email',
  'auth/unauthorized-continue-uri': 'unknown-domain',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
};

/**
 * What an error code of Firebase Auth means here. Since 2023 Firebase by default answers an unknown address like a wrong password; the
 * separate codes of older projects are handled as well.
 */
export function signInProblem(code: string): SignInProblem {
  return PROBLEMS[code] ?? 'other';
}

const MESSAGES: Readonly<Record<SignInProblem, string>> = {
  'bad-email': 'Escribe un correo válido, como nombre@tienda.mx.',
  'wrong-credentials': 'El correo o la contraseña no son correctos. Revisa mayúsculas y vuelve a intentar.',
  'wrong-password': 'La contraseña no es correcta. Revisa mayúsculas y vuelve a intentar.',
  'unknown-user': 'No hay ninguna cuenta con ese correo. Pide a quien administra la tienda que te dé acceso.',
  'weak-password': 'Esa contraseña es muy fácil de adivinar. Escribe una más larga.',
  'not-invited': 'La tienda ya no espera a nadie con este correo. Pide otra invitación.',
  disabled: 'Esta cuenta está desactivada. Habla con quien administra la tienda.',
  'too-many': 'Fueron demasiados intentos. Espera unos minutos o restablece tu contraseña.',
  'second-step': 'Escribe también el código de tu teléfono.',
  'wrong-code': 'Ese código no es, ya se usó o ya venció. Espera a que la aplicación muestre el siguiente y escríbelo.',
  'step-expired': 'Pasó demasiado tiempo o hubo demasiados intentos. Empieza otra vez.',
  'unverified-email': 'Primero confirma tu correo: te enviamos un mensaje con un enlace. Ábrelo y vuelve a intentar.',
  'factor-off': 'La verificación en dos pasos no está activada en esta tienda. Pídela a quien la administra.',
  'unknown-domain':
    'El correo no salió: Firebase no conoce el dominio de esta página. Quien administra el proyecto lo agrega en Authentication, Settings, Authorized domains; mientras, manda tú el enlace.',
  network: 'No hay conexión con la tienda. Revisa la red y vuelve a intentar; no hace falta escribir todo de nuevo.',
  other: 'No se pudo entrar. Vuelve a intentar en un momento.',
};

/** The message shown to the person who signs in. */
export function signInMessage(problem: SignInProblem): string {
  return MESSAGES[problem];
}

/** The message shown to the person who asked for a new password. Too many were asked for: what was sent for them, by whomever, is in their mailbox. */
export function resetMessage(problem: SignInProblem): string {
  return problem === 'too-many'
    ? 'Ya se pidieron varios correos para esa dirección. Abre el más reciente, busca también en no deseados, o espera diez minutos y pide otro.'
    : signInMessage(problem);
}

/** What is wrong with the form before anybody is asked, or `null`. Firebase's own rule is six characters. */
export function checkCredentials(email: string, password: string): { email?: string; password?: string } | null {
  const problems: { email?: string; password?: string } = {};
  const typed = email.trim();
  if (typed === '') problems.email = 'Escribe tu correo.';
  else if (!/^[^@\s]+@[^@\s]+$/.test(typed)) problems.email = MESSAGES['bad-email'];
  if (password === '') problems.password = 'Escribe tu contraseña.';
  return problems.email || problems.password ? problems : null;
}

/**
 * Where to go once inside: the page somebody was sent away from, as the address carries it. Anything that does not lead into the staff area is
 * not followed: an address in a link somebody was sent may not lead them elsewhere.
 */
export function returnPath(wanted: string | null): string {
  return wanted !== null && /^\/admin(?:[/?#]|$)/.test(wanted) ? wanted : '/admin/productos';
}
