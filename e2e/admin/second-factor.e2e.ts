import type { Browser, Page } from '@playwright/test';
import { totpAt } from '#backend/auth/testing/authenticator-app.ts';
import { expect, test } from '../fixtures.ts';
import { readCode } from '../read-code.ts';
import { expectAccessibleAtWidths } from './at-widths.ts';
import { addPerson, invite } from './people-parts.ts';
import { fillSignIn, heading, STAFF, signIn, visitorPage } from './staff-parts.ts';

// Accounts and rules are what is tested: nothing here may get past them.
test.use({ testMode: false });

const ACCOUNT = '/admin/mi-cuenta';
const STEP_MS = 30_000;

/** A device of its own whose password was right, and which is asked for the second step. */
async function askedForCode(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await visitorPage(browser, baseURL);
  await page.goto('/login/');
  await fillSignIn(page);
  await expect(page.getByLabel('Código del teléfono')).toBeFocused();
  return page;
}
const enter = (page: Page): Promise<void> => page.getByRole('button', { name: 'Entrar' }).click();

test('a phone is set up, its code and a recovery code open the staff area once each, and an owner takes a lost one away', async ({
  page,
  browser,
  baseURL,
  backend,
}) => {
  await signIn(page, ACCOUNT);
  await page.getByRole('button', { name: 'Activar con mi teléfono' }).click();
  await page.getByLabel('Tu contraseña').fill('no-es-esta');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Esa no es tu contraseña.')).toBeVisible();
  await page.getByLabel('Tu contraseña').fill(STAFF.password);
  await page.getByRole('button', { name: 'Seguir' }).click();

  const code = page.getByRole('img', { name: 'Código QR para la aplicación de códigos' });
  await expect(code).toBeVisible();
  await expectAccessibleAtWidths(page, 'second factor 1');
  const phone = await (await browser.newContext()).newPage();
  const address = new URL((await readCode(phone, code)) ?? '');
  expect(decodeURIComponent(address.pathname)).toContain(STAFF.email);
  const secret = address.searchParams.get('secret') ?? '';
  await expect(page.getByText(secret.slice(0, 4))).toBeVisible();
  await page.getByLabel('Código del teléfono').fill('000000');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText(/Ese código no es, ya se usó o ya venció/)).toBeVisible();
  await page.getByLabel('Código del teléfono').fill(totpAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Activar' }).click();

  const recovery = page.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  await expectAccessibleAtWidths(page, 'second factor 2');
  const [first = ''] = await recovery.allTextContents();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de respaldo')).toBeVisible();

  const withPhone = await askedForCode(browser, baseURL);
  await expect(withPhone.getByLabel('Código del teléfono')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleAtWidths(withPhone, 'second factor 3');
  await withPhone.getByLabel('Código del teléfono').fill('12 34');
  await enter(withPhone);
  await expect(withPhone.getByText('El código del teléfono tiene seis números.')).toBeVisible();
  // The code after the one that set the phone up, which has been used.
  const next = totpAt(secret, Date.now() + STEP_MS);
  await withPhone.getByLabel('Código del teléfono').fill(next);
  await enter(withPhone);
  await expect(heading(withPhone, 'Productos')).toBeVisible();

  const withPaper = await askedForCode(browser, baseURL);
  await withPaper.getByLabel('Código del teléfono').fill(next);
  await enter(withPaper);
  await expect(withPaper.getByText(/Ese código no es, ya se usó o ya venció/)).toBeVisible();
  await withPaper.getByRole('button', { name: /usar un código de respaldo/ }).click();
  await withPaper.getByLabel('Código de respaldo').fill(first.toUpperCase().replaceAll('-', ' '));
  await enter(withPaper);
  await expect(heading(withPaper, 'Productos')).toBeVisible();
  await withPaper.goto(ACCOUNT);
  await expect(withPaper.getByText('Te quedan 9 códigos de respaldo')).toBeVisible();

  const password = /Contraseña: (\S+)/.exec(await backend.staff('add', 'olga@lafragua.example', 'dueno'))?.[1] ?? '';
  const owner = await visitorPage(browser, baseURL);
  await signIn(owner, '/admin/personal', { email: 'olga@lafragua.example', password });
  const row = owner.getByRole('listitem').filter({ hasText: STAFF.email });
  await expect(row.getByText('Dos pasos')).toBeVisible();
  await row.getByRole('button', { name: /Cambiar/ }).click();
  await owner.getByRole('button', { name: 'Quitar la verificación en dos pasos' }).click();
  await owner.getByRole('button', { name: 'Sí, quitarla' }).click();
  await expect(row.getByText('Dos pasos')).toHaveCount(0);
  await owner.goto('/admin/historial');
  await expect(owner.getByText(`${STAFF.email} entra con un código de respaldo`)).toBeVisible();
  await expect(owner.getByText(`Se quita la verificación en dos pasos de ${STAFF.email}`)).toBeVisible();

  const again = await visitorPage(browser, baseURL);
  await signIn(again, ACCOUNT);
  await expect(again.getByRole('button', { name: 'Activar con mi teléfono' })).toBeVisible();
  await Promise.all([phone, withPhone, withPaper, owner, again].map((other) => other.context().close()));
});

/** Sets a phone up on the open page of one's own account, and gives its secret. The page shows the recovery codes. */
async function enrol(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Activar con mi teléfono' }).click();
  await page.getByLabel('Tu contraseña').fill(password);
  await page.getByRole('button', { name: 'Seguir' }).click();
  const said = await page.getByText(/escribe esta clave/).textContent();
  const secret = /clave: ([A-Z2-7 ]+)/.exec(said ?? '')?.[1]?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Código del teléfono').fill(totpAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem')).toHaveCount(10);
  return secret;
}

test('after a failed request for new recovery codes the page does not say that the earlier ones are void', async ({
  page,
}) => {
  await signIn(page, ACCOUNT);
  const secret = await enrol(page, STAFF.password);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await page.route('**/__/segundo-paso/mio', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Códigos nuevos' }).click();
  await page.getByLabel('Tu contraseña').fill(STAFF.password);
  await page.getByLabel('Código del teléfono').fill(totpAt(secret, Date.now() + STEP_MS));
  await page.getByRole('button', { name: 'Hacer códigos nuevos' }).click();
  await expect(page.getByText('No llegaron códigos nuevos.', { exact: false })).toBeVisible();
  await expect(page.getByText('Los códigos de antes ya no sirven.')).toHaveCount(0);
  await expect(page.getByText('Te quedan 10 códigos de respaldo')).toBeVisible();
});

test('who comes back to the staff with an account that has a second factor joins with its code', async ({
  page,
  browser,
  baseURL,
  backend,
}) => {
  const account = await addPerson(backend, 'mostrador');
  const before = await visitorPage(browser, baseURL);
  await signIn(before, ACCOUNT, account);
  const secret = await enrol(before, account.password);
  await before.context().close();

  await signIn(page, '/admin/personal');
  await page.getByRole('button', { name: `Cambiar: ${account.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar del personal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText(account.email)).toHaveCount(0);
  const link = await invite(page, 'Beto', 'mostrador');
  const back = await visitorPage(browser, baseURL);
  await back.goto(link);
  await back.getByLabel('Contraseña nueva').fill(account.password);
  await back.getByLabel('Repite la contraseña').fill(account.password);
  await back.getByRole('button', { name: 'Entrar al personal' }).click();
  await expect(back.getByLabel('Código del teléfono')).toBeFocused();
  await expect(back.getByText('Ya hay una cuenta con este correo', { exact: false })).toBeVisible();
  await back.getByLabel('Código del teléfono').fill(totpAt(secret, Date.now() + STEP_MS));
  await back.getByRole('button', { name: 'Entrar al personal' }).click();
  await expect(heading(back, 'Productos')).toBeVisible();
  await back.context().close();
});
