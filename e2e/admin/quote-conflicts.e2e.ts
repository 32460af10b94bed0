import type { Page } from '@playwright/test';
import type { Documents } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { save, synced } from './staff-parts.ts';
import { openStoredQuote, putQuote, QUOTE_PATH, QUOTE_STATUS_PATH, storedLine } from './stored-quote.ts';

const conflict = (page: Page) => page.getByRole('article');
const decide = (page: Page) => conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();

/** What a colleague saves on another tablet: a note, which changes nothing of what the customer sees. */
async function saveElsewhere(documents: Documents, fields: Parameters<Documents['update']>[1]): Promise<void> {
  const step = { estado: 'en-revision', por: 'rosa@lafragua.example', en: 1, que: ['Desde otra tableta'] };
  await documents.update(QUOTE_PATH, { ...fields, historial: [step] });
  await documents.update(QUOTE_STATUS_PATH, { estado: 'en-revision' });
}

test('a conflict about a quotation is asked as its form shows it, once', async ({ page, backend, documents }) => {
  await test.step('a conflict about a quotation asks once, keeps both steps of the history, and is the last one', async () => {
    await putQuote(documents, { estado: 'en-revision', rev: 1 });
    await openStoredQuote(page);
    await backend.stop();
    await page.getByLabel('Notas internas').fill('De aquí');
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    await saveElsewhere(documents, { notas: 'De allá' });

    await page.goto('/admin/cambios');
    await expect(conflict(page)).toContainText('En conflicto');
    // The heads, and the notes.
    await expect(conflict(page).getByRole('row')).toHaveCount(2);
    await conflict(page).getByRole('radio', { name: 'De aquí' }).check();
    await decide(page);
    await synced(page);
    const [quote] = await sentQuotes(backend);
    expect(quote).toMatchObject({ notas: 'De aquí', rev: 3 });
    const steps = (quote?.['historial'] ?? []) as readonly { readonly que: readonly string[] }[];
    expect(steps.map(({ que }) => que)).toEqual([['Desde otra tableta'], ['Notas internas']]);

    // What the customer's link shows has kept step, so the next save needs no decision.
    await page.goto(`/admin/${QUOTE_PATH}`);
    await page.getByLabel('Notas internas').fill('Después');
    await save(page);
    await synced(page);
    expect(await sentQuotes(backend)).toMatchObject([{ notas: 'Después', rev: 4 }]);
  });
  await test.step('a conflict about the lines and the discount of a quotation shows them as its form does', async () => {
    await page.goto('about:blank');
    await putQuote(documents, { estado: 'en-revision', rev: 5 });
    await page.goto(`/admin/${QUOTE_PATH}`);
    // Not what the device kept of it.
    await expect(page.getByLabel('Notas internas')).toHaveValue('');
    await backend.stop();
    await page.getByLabel('Descuento general').fill('5');
    await page
      .getByLabel(/^Cantidad/)
      .first()
      .fill('7');
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    await saveElsewhere(documents, { descuento: 1000, lineas: [storedLine('Otra pieza', null)] });

    await page.goto('/admin/cambios');
    await expect(conflict(page)).toContainText('En conflicto');
    const choice = (name: string) => conflict(page).getByRole('radio', { name, exact: true });
    await expect(choice('Descuento, lo tuyo: 5 %')).toBeVisible();
    await expect(choice('Descuento, en la tienda: 10 %')).toBeVisible();
    await expect(
      choice('Líneas, lo tuyo: 7 × Pieza A: $100.00 1 × Pieza B: $200.00 1 × Pieza C: $300.00'),
    ).toBeVisible();
    await expect(choice('Líneas, en la tienda: 1 × Otra pieza: sin precio')).toBeVisible();
  });
});
