import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { nextNoon } from '../next-noon.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { save, signIn, synced } from './staff-parts.ts';
import { openStoredQuote, putQuote, QUOTE_PATH } from './stored-quote.ts';

const validity = (page: Page) => page.getByLabel('Precios vigentes hasta');
const history = (page: Page) => page.getByRole('region', { name: 'Historia' });
const A_DAY = '24:00:00';

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('how long the prices of a quotation hold is stored as it was sent, and what has expired does not leave', async ({
  page,
  documents,
  backend,
}) => {
  await test.step('saving a note decides nothing about how long the prices hold, and sending stores the proposed day', async () => {
    await putQuote(documents);
    await openStoredQuote(page);
    const proposed = await validity(page).inputValue();
    await page.getByLabel('Notas internas').fill('Llama el lunes');
    await save(page);
    await synced(page);
    await expect(history(page)).toContainText('Notas internas');
    await expect(history(page)).not.toContainText('Vigencia');
    expect((await sentQuotes(backend))[0]?.['vigencia'] ?? '').toBe('');

    await page.getByRole('button', { name: 'Marcar como enviada' }).click();
    await synced(page);
    await expect(history(page)).toContainText('Vigencia: ninguna');
    expect(await sentQuotes(backend)).toMatchObject([{ estado: 'cotizada', vigencia: proposed }]);
  });
  await test.step('a day that is typed is stored with the next save, and so is that there is none', async () => {
    await putQuote(documents, { rev: 10 });
    await page.goto(`/admin/${QUOTE_PATH}`);
    await expect(page.getByRole('button', { name: 'Marcar como enviada' })).toBeVisible();
    await validity(page).fill('2099-01-01');
    await save(page);
    await synced(page);
    expect(await sentQuotes(backend)).toMatchObject([{ estado: 'recibida', vigencia: '2099-01-01' }]);
    await validity(page).fill('');
    await page.getByRole('button', { name: 'Marcar como enviada' }).click();
    await synced(page);
    expect(await sentQuotes(backend)).toMatchObject([{ estado: 'cotizada', vigencia: '' }]);
  });
  await test.step('an accepted quotation does not expire, so its paper can be printed whenever it is asked for', async () => {
    await putQuote(documents, { estado: 'aceptada', vigencia: '2026-01-02', rev: 20 });
    await page.goto(`/admin/${QUOTE_PATH}`);
    await expect(page.getByText('Aceptada', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir o guardar PDF' })).toBeEnabled();
    await expect(page.getByText('Ese día ya pasó.')).toHaveCount(0);
  });
  await test.step('an answer whose last day has passed leaves by no way until it has another', async () => {
    await putQuote(documents, { estado: 'cotizada', vigencia: '2026-01-02', rev: 30 });
    await page.goto(`/admin/${QUOTE_PATH}`);
    const paper = page.getByRole('button', { name: 'Imprimir o guardar PDF' });
    const whatsapp = page.getByRole('link', { name: 'Responder por WhatsApp' });
    await expect(page.getByText('Ese día ya pasó. Elige hasta cuándo valen los precios.')).toBeVisible();
    await expect(whatsapp).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Responder por correo' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copiar respuesta' })).toHaveCount(0);
    await expect(paper).toBeDisabled();
    await validity(page).fill('2099-01-01');
    await expect(whatsapp).toBeVisible();
    await expect(paper).toBeEnabled();
  });
});

test('the list of quotations that stays open overnight says which have expired', async ({ page, documents }) => {
  const noon = nextNoon();
  await page.clock.install({ time: noon });
  await putQuote(documents, { estado: 'cotizada', vigencia: new Date(noon).toISOString().slice(0, 10), rev: 1 });
  await signIn(page, '/admin/cotizaciones');
  const row = page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem');
  await expect(row).toContainText('Cotizada');
  await page.clock.fastForward(A_DAY);
  await expect(row).toContainText('Vencida');
});

test('a quotation that stays open overnight proposes by the day that it is, but what left yesterday is stored as it said', async ({
  page,
  documents,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.clock.install({ time: nextNoon() });
  await putQuote(documents, { estado: 'en-revision', rev: 1 });
  await openStoredQuote(page);
  const first = await validity(page).inputValue();
  await page.clock.fastForward(A_DAY);
  const second = dayAfter(first);
  await expect(validity(page)).toHaveValue(second);

  const chat = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Responder por WhatsApp' }).click();
  await (await chat).close();
  await page.clock.fastForward(A_DAY);
  await expect(validity(page)).toHaveValue(dayAfter(second));
  await page.getByRole('button', { name: 'Sí, marcar como enviada' }).click();
  await expect(page.getByText('Cotizada', { exact: true }).first()).toBeVisible();
  await expect(validity(page)).toHaveValue(second);
});
