import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { PHONE } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false, hasTouch: true });

const NOTE = 'Con maletín y dos baterías';

/** Types a note on a phone's list of one product, as a thumb does, and stays in its field. */
async function typeNote(page: Page): Promise<void> {
  await buildList(page, 1);
  await page.setViewportSize(PHONE);
  await fillForm(page);
  await page.getByRole('button', { name: /^Agregar nota/ }).tap();
  await page.getByLabel('Nota').pressSequentially(NOTE);
  await expect(page.getByLabel('Nota')).toHaveValue(NOTE);
}

test('a note whose field was not left goes with the request that is sent by a tap', async ({ page, backend }) => {
  await typeNote(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).tap();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  expect(await sentQuotes(backend)).toMatchObject([{ lineas: [{ nota: NOTE }] }]);
});

test('a note whose field was not left is in the chat message, and is there when the page is loaded again', async ({
  page,
}) => {
  await typeNote(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' });
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(NOTE)));
  await page.reload();
  await expect(page.getByLabel('Nota')).toHaveValue(NOTE);
});
