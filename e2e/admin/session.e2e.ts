import { expect, test } from '../fixtures.ts';
import { fillSignIn, heading, STAFF, signIn } from './staff-parts.ts';

test('whoever is signed out is sent to the door, and back to where they were going', async ({ page }) => {
  await page.goto('/admin/sub?buscar=broca');
  await expect(page).toHaveURL(/\/login\/\?volver=/);
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/admin\/sub\?buscar=broca$/);
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await expect(page.getByText(STAFF.email).first()).toBeVisible();

  // A reload keeps the session, and the door itself leads on.
  await page.reload();
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await page.goto('/login/');
  await expect(heading(page, 'Productos')).toBeVisible();
});

test('what is wrong at the door is said in plain words', async ({ page, backend }) => {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Escribe tu correo.')).toBeVisible();
  await expect(page.getByText('Escribe tu contraseña.')).toBeVisible();
  await expect(page.getByLabel('Correo')).toBeFocused();

  await fillSignIn(page, { ...STAFF, password: 'otra-cosa' });
  await expect(page.getByText(/El correo o la contraseña no son correctos/)).toBeVisible();
  await fillSignIn(page, { email: 'nadie@lafragua.example', password: 'otra-cosa' });
  await expect(page.getByText(/El correo o la contraseña no son correctos/)).toBeVisible();

  await backend.stop();
  await fillSignIn(page);
  await expect(page.getByText(/No hay conexión con la tienda/)).toBeVisible();
  // Nothing has to be typed again.
  await backend.start();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(heading(page, 'Productos')).toBeVisible();
});

test('signing out ends the session here and in the other tab', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/admin/tutoriales');
  await expect(heading(other, 'Tutoriales')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(heading(other, 'Área de personal')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\/$/);
});
