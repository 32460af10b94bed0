import type { Page } from '@playwright/test';
import type { BackendProcess } from '../backend-process.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { untilListening } from '../live-listener.ts';
import { addPerson } from './people-parts.ts';
import { heading, signIn } from './staff-parts.ts';

// The embedded backend's alone: Google's streams do not ask who is behind a token that was good when they opened.
test.use({ testMode: false });

/** The first request of a stream; those that follow name its session. */
const OPENS_STREAM = /\/Listen\/channel\?(?!.*\bSID=)/;

test('a new password whose answer takes four seconds leaves its owner signed in, because streams of the old session are ended later', async ({
  page,
  backend,
}) => {
  const account = await openOwnAccount(page, backend);
  await slowUpdate(page);
  await changePassword(page, account.password);
});

test('a stream that opens with the token of before a new password leaves its owner signed in', async ({
  page,
  backend,
}) => {
  const account = await openOwnAccount(page, backend);
  // The SDK opens its streams anew as soon as the present password is confirmed; on a slow machine that is after the new one is in force.
  const letThrough = await holdRequests(page, OPENS_STREAM);
  const opening = page.waitForRequest(OPENS_STREAM);
  await slowUpdate(page, async () => {
    await opening;
    letThrough();
  });
  await changePassword(page, account.password);
});

async function openOwnAccount(page: Page, backend: BackendProcess) {
  const account = await addPerson(backend, 'mostrador');
  await signIn(page, '/admin/mi-cuenta', account);
  await untilListening(page);
  return account;
}

/** Lets a new password be in force on the server for four seconds before the page hears of it. */
async function slowUpdate(page: Page, whenInForce?: () => Promise<void>): Promise<void> {
  await page.route('**/accounts:update*', async (route) => {
    // A token says in whole seconds when it was issued: those of before must be a second older.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const response = await route.fetch();
    await whenInForce?.();
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.fulfill({ response });
  });
}

/** Changes one's own password, and opens the page again to see that the session is the new one. */
async function changePassword(page: Page, present: string): Promise<void> {
  await page.getByLabel('Contraseña de ahora').fill(present);
  await page.getByLabel('Contraseña nueva').fill('una-clave-nueva');
  await page.getByLabel('Repite la nueva').fill('una-clave-nueva');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
}
