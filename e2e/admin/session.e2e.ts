import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderFaults } from '../backend-process.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { fieldOf, fillSignIn, heading, STAFF, save, sidebar, signIn, synced } from './staff-parts.ts';
import { putQuote, QUOTE_PATH } from './stored-quote.ts';

test('somebody who is signed out is sent to the sign-in page, and then on to where they were going', async ({
  page,
}) => {
  const readsOfConfiguration: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/__/firebase/init.json')) readsOfConfiguration.push(request.url());
  });
  await page.goto('/admin/sub?buscar=broca');
  await expect(page).toHaveURL(/\/login\/\?volver=/);
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/admin\/sub\?buscar=broca$/);
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await expect(page.getByText(STAFF.email).first()).toBeVisible();
  // One of the staff area and one of the catalogue's reader; each is a round trip before something else is asked for.
  expect(readsOfConfiguration.length).toBeLessThanOrEqual(2);

  // A reload keeps the session, and the sign-in page itself leads on.
  await page.reload();
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await page.goto('/login/');
  await expect(heading(page, 'Productos')).toBeVisible();
});

test('a session is confirmed before anything is shown, and ends in every tab', async ({ page, context }) => {
  await test.step('until the session is confirmed there is a spinner, and nothing of the staff area', async () => {
    await signIn(page, '/admin/sub');
    await expect(heading(page, 'Subcategorías')).toBeVisible();
    let confirm = (): void => {};
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    await page.route(/accounts:lookup/, async (route) => {
      await confirmed;
      await route.continue();
    });
    const asked = page.waitForRequest(/accounts:lookup/);
    // As on a device that nobody signed in on before.
    await page.evaluate(() => localStorage.removeItem('fragua-persona'));
    await page.reload();
    await asked;
    await expect(page.getByRole('status')).toHaveText('Confirmando tu sesión');
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    confirm();
    await expect(heading(page, 'Subcategorías')).toBeVisible();
    await expect(page.getByText('Confirmando tu sesión')).toHaveCount(0);
  });
  await test.step('signing out ends the session here and in the other tab', async () => {
    await page.unrouteAll();
    await page.goto('/admin/productos');
    const other = await context.newPage();
    await other.goto('/admin/tutoriales');
    await expect(heading(other, 'Tutoriales')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(heading(other, 'Área de personal')).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login\/$/);
  });
});

test('the sign-in page says what went wrong in plain words', withWorker, async ({ page, backend }) => {
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

test('a colleague who signs in in the other tab after a sign-out sees the changes of others, and their own edits are sent', async ({
  page,
  context,
  documents,
}) => {
  await putQuote(documents);
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/admin/cotizaciones');
  await expect(other.getByRole('link', { name: 'Ana Pérez' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(heading(other, 'Área de personal')).toBeVisible();
  await fillSignIn(other);
  await expect(heading(other, 'Cotizaciones')).toBeVisible();
  await documents.update(QUOTE_PATH, { nombre: 'Beatriz Gil', rev: 1 });
  await expect(other.getByRole('link', { name: 'Beatriz Gil' })).toBeVisible();

  await sidebar(other, 'Tutoriales').click();
  await other.getByRole('link', { name: 'Crear tutorial' }).click();
  await fieldOf(other, 'Título').fill('Cómo cambiar un disco');
  await fieldOf(other, 'Resumen').fill('Dos minutos y una llave.');
  await fieldOf(other, 'Texto del tutorial').fill('Antes');
  await save(other);
  await synced(other);
  expect(await documents.idsWhere('tutoriales', 'titulo', 'Cómo cambiar un disco')).toHaveLength(1);
});

test('a forgotten password is replaced; a closed account and too many attempts have messages of their own', async ({
  page,
  backend,
}) => {
  // There is no mail server in the box: what it would send lies in a file, soon after the answer, which must not tell by its time who has an account.
  const outbox = join(backend.dataDir, 'correos-por-enviar.jsonl');
  const mails = () => readFile(outbox, 'utf8').catch(() => '');
  await page.goto('/login/');
  await page.getByLabel('Correo').fill(STAFF.email);
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
  await expect(page.getByText('Esta tienda no envía correos.')).toBeVisible();
  await expect.poll(mails).toContain('\n');
  const { enlace } = JSON.parse(await mails()) as { enlace: string };
  await page.goto(enlace);
  await page.getByLabel('Contraseña nueva').fill('otra-distinta-1');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Su contraseña cambió.')).toBeVisible();
  await signIn(page, '/admin/tutoriales', { ...STAFF, password: 'otra-distinta-1' });
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(heading(page, 'Área de personal')).toBeVisible();

  await backend.staff('remove', STAFF.email);
  await fillSignIn(page, { ...STAFF, password: 'otra-distinta-1' });
  await expect(page.getByText('Esta cuenta está desactivada. Habla con quien administra la tienda.')).toBeVisible();

  const tried = { email: 'ana@lafragua.example', password: 'no-es-esta' };
  await backend.staff('add', tried.email);
  const attempt = () =>
    fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...tried, returnSecureToken: true }),
    });
  await Promise.all(Array.from({ length: 10 }, attempt));
  await fillSignIn(page, tried);
  await expect(page.getByText(/Fueron demasiados intentos\. Espera unos minutos/)).toBeVisible();
});

test.describe('by a clock that is moved forward', () => {
  test.use({ faults: true });

  test(
    'an hour later the session is renewed, and a token that expired without a network ends nothing',
    withWorker,
    async ({ page, backend }) => {
      const HOUR = 60 * 60_000;
      const renewals: string[] = [];
      page.on('response', (reply) => {
        if (reply.url().includes('securetoken') && reply.ok()) renewals.push(reply.url());
      });
      await page.clock.install();
      await signIn(page, '/admin/sub/crear-etiqueta');
      await orderFaults(backend.origin, { stoppedAt: Date.now() + HOUR + 5 * 60_000 });
      await page.clock.fastForward(HOUR + 5 * 60_000);
      await fieldOf(page, 'Nombre').fill('Una hora después');
      await page.getByLabel('Categoría').selectOption({ index: 1 });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('link', { name: 'Una hora después' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Todo guardado en la nube' })).toBeVisible();
      expect(renewals.length).toBeGreaterThan(0);

      await backend.stop();
      await page.clock.fastForward(2 * HOUR);
      await page.getByRole('link', { name: 'Una hora después' }).click();
      await fieldOf(page, 'Descripción').fill('Escrito con el permiso vencido');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible();
      await backend.start();
      await orderFaults(backend.origin, { stoppedAt: Date.now() + 3 * HOUR + 5 * 60_000 });
      // The next attempts, whose pauses are of the page's clock.
      await expect(async () => {
        await page.clock.fastForward(35_000);
        await expect(page.getByRole('status').filter({ hasText: 'Todo guardado en la nube' })).toBeVisible({
          timeout: 3000,
        });
      }).toPass({ timeout: 300_000 });
      await expect(page.getByText(STAFF.email).first()).toBeAttached();
    },
  );
});
