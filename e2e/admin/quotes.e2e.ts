import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { questionsOf } from '../moments.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { askForQuote } from './ask-for-quote.ts';
import { heading, signIn } from './staff-parts.ts';

test.use({ testMode: false });

test('a quotation is announced live, answered with its prices, and the customer sees how it goes', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page, '/admin/cotizaciones');
  await expect(page.getByText('Todavía no llega ninguna cotización.')).toBeVisible();
  const questions = questionsOf(page, 'cotizaciones');
  const visitor = await askForQuote(browser, backend.origin, 'Ana <b>Pérez</b>');
  await expect(page.getByRole('link', { name: 'Ana <b>Pérez</b>' })).toBeVisible();
  expect(questions).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: 'Llegó una cotización.' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Cotizaciones 1 por atender' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ana <b>Pérez</b>' }).click();
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
  const prices = page.getByLabel(/^Precio de /);
  await expect(prices).toHaveCount(2);
  await prices.first().fill('cien');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('«cien» no es un precio. Escríbelo como 2499.00.')).toBeVisible();
  // A price without IVA becomes one with it, and the answer takes the sum apart.
  await page.getByLabel('Escribir y ver los precios').selectOption('sin');
  await prices.first().fill('1,000');
  await prices.last().fill('2000');
  const totals = page.getByRole('region', { name: 'Qué se cotiza' });
  await expect(totals.getByText('Subtotal sin IVA$3,000.00')).toBeVisible();
  await expect(totals.getByText('IVA 16 %$480.00')).toBeVisible();
  await expect(
    page.getByText(/Subtotal sin IVA: \$3,000\.00\s+IVA 16 %: \$480\.00\s+Total con IVA: \$3,480\.00/),
  ).toBeVisible();
  await page.getByLabel('Escribir y ver los precios').selectOption('con');
  await expect(prices.first()).toHaveValue('1160.00');
  await prices.first().fill('1,000.50');
  await prices.last().fill('2000');
  await expect(page.getByText('$3,000.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Poner en revisión' }).click();
  await expect(page.getByText('En revisión', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const way = page.getByRole('link', { name: 'Responder por WhatsApp' });
  const url = new URL((await way.getAttribute('href')) ?? '');
  expect(url.pathname).toBe('/528112345678');
  expect(url.searchParams.get('text')).toContain('Total con IVA: $3,000.50');
  expect(await page.getByRole('link', { name: 'Responder por correo' }).getAttribute('href')).toContain(
    'mailto:ana%40example.mx',
  );
  const link = /Consúltala aquí: (\S+)/.exec(url.searchParams.get('text') ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: 'Marcar como enviada' }).click();
  await expect(page.getByText('Cotizada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Todo guardado en la nube')).toBeVisible();

  const [stored] = await sentQuotes(backend);
  expect(stored).toMatchObject({ estado: 'cotizada', rev: 3, lineas: [{ precio: 100_050 }, { precio: 200_000 }] });
  await visitor.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
  await expect(visitor.getByText('Cotizada.', { exact: true })).toBeVisible();
  await expect(visitor.getByText(/^Precios vigentes hasta el/)).toBeVisible();
  await expect(visitor.getByText('a nombre de Ana <b>Pérez</b>')).toBeVisible();

  // Whoever has the link sees the prices, and nothing of who asked.
  const elsewhere = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await elsewhere.goto(link);
  const answer = elsewhere.getByRole('region', { name: 'Tu cotización' });
  await expect(answer.getByText('$1,000.50')).toBeVisible();
  await expect(answer.getByText('$3,000.50')).toBeVisible();
  await expect(elsewhere.getByText('Ana')).toHaveCount(0);
  expect(await axeFaults(elsewhere)).toEqual([]);

  const history = page.getByRole('region', { name: 'Historia' }).locator('ol > li');
  await expect(history).toHaveText([
    /^Recibida/,
    /^Editada.*demo@lafragua\.example.*→ \$1,000\.50((?!Vigencia).)*$/,
    /^En revisión.*demo@lafragua\.example$/,
    /^Cotizada.*demo@lafragua\.example.*Marcada como enviada.*Vigencia: ninguna →/,
  ]);

  // To the customer an accepted one stays answered, and does not expire.
  await page.getByRole('button', { name: 'Marcar aceptada' }).click();
  await expect(page.getByText('Aceptada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
  await elsewhere.clock.setSystemTime(Date.now() + 60 * 86_400_000);
  await elsewhere.reload();
  await expect(elsewhere.getByText('Cotizada.', { exact: true })).toBeVisible();
  await expect(answer.getByText('$1,000.50')).toBeVisible();
  await elsewhere.context().close();
  await visitor.context().close();
});

test('quotations are found by their state, by words and by the person, whose data are erased', async ({
  page,
  browser,
  backend,
}) => {
  await test.step('the data of a person are found, copied, corrected and erased, and the link to their quotation is erased too', async () => {
    const visitor = await askForQuote(browser, backend.origin, '=HYPERLINK("http://x")');
    await signIn(page, '/admin/cotizaciones/datos-personales');
    await page.getByLabel('Teléfono').fill('+52 81 1234 5678');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText('Revisamos el único documento: 1 encontrado.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar una copia' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    const copy = Buffer.concat(chunks).toString('utf8');
    expect(copy).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(copy).toContain('8112345678');

    await page.getByRole('link', { name: /^Abrir/ }).click();
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await page.getByLabel('Correo').fill('');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
    // The sentence also stands there before the edit is on its way.
    await expect
      .poll(() => sentQuotes(backend))
      .toMatchObject([{ nombre: 'Ana Pérez', correo: '', telefono: '8112345678' }]);
    await page.goto('/admin/cotizaciones/datos-personales');
    await page.getByLabel('Nombre').fill('ana perez');
    await page.getByLabel('Teléfono').fill('81 1234 5678');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('button', { name: 'Borrar lo marcado' }).click();
    await page.getByRole('button', { name: 'Borrar para siempre' }).click();
    await expect(page.getByRole('list', { name: 'Lo encontrado' })).toHaveCount(0);
    await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
    await expect.poll(() => sentQuotes(backend)).toEqual([]);
    await visitor.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
    await expect(visitor.getByText('No encontramos una cotización con este enlace.')).toBeVisible();
    await visitor.context().close();
  });
  await test.step('the inbox is filtered by state and words, and keeps both in its address', async () => {
    const visitor = await askForQuote(browser, backend.origin, 'Ana Pérez');
    await page.goto('/admin/cotizaciones?estado=cotizada');
    await expect(page.getByText('Ninguna cotización coincide.')).toBeVisible();
    await page.getByLabel('Estado').selectOption('recibida');
    await expect(page.getByRole('link', { name: 'Ana Pérez' })).toBeVisible();
    await page.getByLabel(/^Buscar por folio/).fill('perez');
    await expect(page).toHaveURL(/buscar=perez/);
    await expect(page.getByRole('link', { name: 'Ana Pérez' })).toBeVisible();
    await page.getByLabel(/^Buscar por folio/).fill('otra persona');
    await expect(page.getByText('Ninguna cotización coincide.')).toBeVisible();
    // A word that is the name of a state in the address is looked for like any other.
    await page.getByLabel(/^Buscar por folio/).fill('todas');
    await expect(page).toHaveURL(/buscar=todas/);
    await expect(page.getByLabel(/^Buscar por folio/)).toHaveValue('todas');
    await visitor.context().close();
  });
});
