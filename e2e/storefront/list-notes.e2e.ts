import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { PHONE } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false, hasTouch: true });

const NOTE = 'Con maletín y dos baterías';
const OTHER_NOTE = 'Sin maletín, con cargador';

/** Types a note on the list as a thumb does, and stays in its field. */
async function typeNote(page: Page, note: string): Promise<void> {
  await page.getByLabel('Nota').fill('');
  await page.getByLabel('Nota').pressSequentially(note);
  await expect(page.getByLabel('Nota')).toHaveValue(note);
}

test('a note whose field was not left is in what is sent, and is kept', async ({ page, backend }) => {
  await buildList(page, 1);
  await page.setViewportSize(PHONE);
  await fillForm(page);
  await page.getByRole('button', { name: /^Agregar nota/ }).tap();

  await test.step('a note whose field was not left is in the chat message, and is there when the page is loaded again', async () => {
    await typeNote(page, NOTE);
    const link = page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' });
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(NOTE)));
    await page.reload();
    await expect(page.getByLabel('Nota')).toHaveValue(NOTE);
  });
  await test.step('a note whose field was not left goes with the request that is sent by a tap', async () => {
    await fillForm(page);
    await typeNote(page, OTHER_NOTE);
    await page.getByRole('button', { name: 'Enviar mi lista' }).tap();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    expect(await sentQuotes(backend)).toMatchObject([{ lineas: [{ nota: OTHER_NOTE }] }]);
  });
});
