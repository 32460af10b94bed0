import { fillSignIn, heading, STAFF, signIn, visitorPage } from '../admin/staff-parts.ts';
import { expect, test } from '../fixtures.ts';

test.use({ testMode: false });

const BETO = { email: 'beto@lafragua.example', password: 'clave-de-beto' };

/** Google's emulator has no page that asks for the password: its address takes it, and leads on to where the mail was asked for. */
async function chosen(mailed: URL, password: string): Promise<void> {
  mailed.searchParams.set('newPassword', password);
  expect((await fetch(mailed, { redirect: 'manual' })).status).toBeLessThan(400);
}

test('who is invited by mail on Firebase gets its mail for a password, which leads to the invitation', async ({
  page,
  browser,
  baseURL,
  google,
}) => {
  if (!google) throw new Error('This journey is for the emulators');
  await signIn(page, '/admin/personal');
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill(BETO.email);
  await dialog.getByRole('button', { name: 'Crear invitación' }).click();
  const said = (await dialog.getByText(/\/login\/\?invitacion=/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Enviar por correo' }).click();
  await expect(dialog.getByText(`Se envió el correo a ${BETO.email}. Es el correo de Firebase`)).toBeVisible();
  // Whoever invites stays signed in as themselves.
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('list', { name: 'Personal', exact: true })).toContainText('demo@lafragua.example');

  const [link = ''] = await google.mailedLinks(BETO.email);
  const mailed = new URL(link);
  expect(said).toContain(mailed.searchParams.get('continueUrl'));
  await chosen(mailed, BETO.password);
  const beto = await visitorPage(browser, baseURL);
  await beto.goto(mailed.searchParams.get('continueUrl') ?? '');
  await beto.getByLabel('Contraseña nueva').fill(BETO.password);
  await beto.getByLabel('Repite la contraseña').fill(BETO.password);
  await beto.getByRole('button', { name: 'Entrar al personal' }).click();
  await expect(heading(beto, 'Productos')).toBeVisible();
  await beto.context().close();
});

test('a forgotten password is replaced by Firebase’s mail, and the page does not say who has an account', async ({
  page,
  google,
}) => {
  if (!google) throw new Error('This journey is for the emulators');
  await page.goto('/login/');
  for (const email of ['nadie@lafragua.example', STAFF.email]) {
    await page.getByLabel('Correo').fill(email);
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
    await expect(page.getByText(`Si ${email} tiene cuenta, le enviamos un enlace`)).toBeVisible();
  }
  expect(await google.mailedLinks('nadie@lafragua.example')).toEqual([]);
  const link = (await google.mailedLinks(STAFF.email)).at(-1) ?? '';
  await chosen(new URL(link), 'otra-distinta-1');
  await fillSignIn(page, STAFF);
  await expect(page.getByText(/El correo o la contraseña no son correctos/)).toBeVisible();
  await fillSignIn(page, { ...STAFF, password: 'otra-distinta-1' });
  await expect(heading(page, 'Productos')).toBeVisible();
});
