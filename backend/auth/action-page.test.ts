import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActionPage } from './action-page.ts';
import { type AuthHarness, startAuth } from './testing/auth-harness.ts';

const ANA = { email: "a'na@tienda.example", password: 'secreto1' };

let h: AuthHarness;
let server: Server;
beforeEach(async () => {
  h = startAuth();
  await h.call('signUp', ANA);
  server = createServer((request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    void createActionPage(h.auth, () => '203.0.113.7').serve(request, response, pathname, new URLSearchParams(query));
  });
  // Idle connections stay open, as in the file harness: a busy machine must not close one that is about to be used.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  h.close();
});

/** Opens the mailed link, or sends its form. */
async function visit(link: string, form?: Record<string, string>): Promise<string> {
  const { pathname, search } = new URL(link);
  const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}${search}`, init);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  return response.text();
}
const mailed = async (fields: object) => {
  await h.call('sendOobCode', fields);
  return h.mails.at(-1)?.link ?? '';
};

test('a mailed link leads to a form that sets the password, once', async () => {
  const link = await mailed({ requestType: 'PASSWORD_RESET', email: ANA.email });
  for (let opened = 0; opened < 3; opened += 1)
    expect(await visit(link)).toContain('Cuenta: <strong>a&#39;na@tienda.example</strong>');
  expect(await visit(link, { password: '123' })).toContain('al menos 6 caracteres');
  expect(await visit(link, { password: 'recordada' })).toContain('Su contraseña cambió');
  expect(await visit(link)).toContain('no es válido o ya se usó');
  expect(await visit(link, { password: 'otra-vez' })).toContain('no es válido o ya se usó');
  await h.call('signInWithPassword', { ...ANA, password: 'recordada' });
});

test('an address is confirmed by a button, not by opening the link', async () => {
  const { idToken } = await h.call('signInWithPassword', ANA);
  const link = await mailed({ requestType: 'VERIFY_EMAIL', idToken });
  expect(await visit(link)).toContain('Confirmar</button>');
  expect(h.store.byEmail(ANA.email)?.emailVerified).toBe(false);
  expect(await visit(link, {})).toContain('Su correo quedó confirmado');
  expect(h.store.byEmail(ANA.email)?.emailVerified).toBe(true);
});

test('a link that is old, foreign or empty says so', async () => {
  const link = await mailed({ requestType: 'PASSWORD_RESET', email: ANA.email });
  h.wait(3601);
  expect(await visit(link)).toContain('ya venció');
  expect(await visit('http://x/__/auth/action?mode=resetPassword&oobCode=%3Cscript%3E')).toContain('no es válido');
  expect(await visit('http://x/__/auth/action?mode=%3Cscript%3E')).not.toContain('<script>');
});
