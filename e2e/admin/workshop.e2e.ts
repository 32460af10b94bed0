import type { Page } from '@playwright/test';
import type { BackendProcess } from '../backend-process.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { nextNoon } from '../next-noon.ts';
import { readCode } from '../read-code.ts';
import { readAsStaff } from '../sent-quotes.ts';
import { photo } from './picture-files.ts';
import { expectSound, heading, STAFF, save, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const receive = (page: Page) => step(page, 'Recibir').click();

/** The form of somebody who leaves a sander that the store does not sell. */
async function fillIntake(page: Page): Promise<void> {
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Artículo').fill('Lijadora roto-orbital');
  await page.getByLabel('Marca').fill('Otra');
  await page.getByLabel('Número de serie').fill('SN-778-A');
  await page.getByLabel('Falla reportada').fill('Se apaga sola');
  await page.getByLabel('Accesorios que deja').fill('Bolsa para polvo');
  await page.getByLabel('Notas internas').fill('Viene golpeada; costo 210');
}

/** A repair that was received, and the customer's link to it. */
async function makeRepair(page: Page): Promise<string> {
  await page.goto('/admin/taller/nueva');
  await fillIntake(page);
  await receive(page);
  await expect(heading(page, /^Reparación T-/)).toBeVisible();
  await synced(page);
  return (await page.getByRole('link', { name: 'Ver su página' }).getAttribute('href')) ?? '';
}

async function quote(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Diagnóstico' }).fill('El interruptor está dañado.');
  await step(page, 'Agregar mano de obra').click();
  await page.getByLabel('Precio de Mano de obra').fill('350');
}

/** How many photographs of repairs the server has, in all sizes. */
async function storedPhotos({ origin }: BackendProcess): Promise<number> {
  const signedIn = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...STAFF, returnSecureToken: true }),
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const listed = await fetch(`${origin}/v0/b/la-fragua.appspot.com/o?prefix=reparaciones/`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  const { items = [] } = (await listed.json()) as { items?: readonly object[] };
  return items.length;
}

test.use({ testMode: false, contextOptions: { reducedMotion: 'reduce' } });

test(
  'an article received without a network is sent once there is one, and its receipt leads to its page and has nothing internal',
  withWorker,
  async ({ page, browser, backend, context }) => {
    await signIn(page, '/admin/taller');
    await staffFilesKept(page);
    await page.getByRole('link', { name: 'Recibir un equipo' }).click();
    await expect(heading(page, 'Recibir un equipo')).toBeVisible();
    await context.setOffline(true);
    await receive(page);
    for (const said of [
      'Escribe un teléfono para avisarle.',
      'Escribe quién lo deja.',
      'Escribe qué artículo es.',
      'Escribe qué le pasa.',
    ])
      await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByLabel('Teléfono')).toBeFocused();
    await fillIntake(page);
    // What is half written is still there after the tab was lost.
    await page.reload();
    await expect(page.getByText(/Recuperamos lo que no guardaste/)).toBeVisible();
    await expect(page.getByLabel('Número de serie')).toHaveValue('SN-778-A');
    await step(page, 'Recibir').dblclick();
    await expect(heading(page, /^Reparación T-/)).toBeVisible();
    await expect(page.getByText('1 cambio por enviar').first()).toBeVisible();
    expect(await readAsStaff(backend, 'reparaciones')).toEqual([]);
    await context.setOffline(false);
    await synced(page);
    const [stored, ...others] = await readAsStaff(backend, 'reparaciones');
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      telefono: '8112345678',
      estado: 'recibida',
      recibio: 'demo@lafragua.example',
      rev: 1,
    });

    // Whoever comes again is known by the telephone.
    await page.getByRole('link', { name: 'Taller' }).first().click();
    await page.keyboard.press('n');
    await page.getByLabel('Teléfono').fill('8112345678');
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
    await page.getByLabel('Teléfono').fill('');
    await page.getByLabel('Nombre').fill('');
    await page.goto(`/admin/taller?buscar=${String(stored?.['folio']).replaceAll('-', '').slice(1)}`);
    await page.getByRole('list', { name: 'Reparaciones' }).getByRole('link').click();

    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('article').filter({ hasText: 'Condiciones' });
    for (const text of [
      String(stored?.['folio']),
      'Lijadora roto-orbital Otra',
      'SN-778-A',
      'Bolsa para polvo',
      'la guardamos 30 días',
      'Firma de Ana Pérez',
    ])
      await expect(paper).toContainText(text);
    const body = await page.locator('body').innerText();
    for (const internal of ['costo 210', 'Notas internas', 'demo@', 'Historia']) expect(body).not.toContain(internal);
    const phone = await visitorPage(browser, backend.origin);
    const link = (await readCode(phone, paper.locator('svg'))) ?? '';
    expect(link).toBe(`${backend.origin}/reparacion/${String(stored?.['secreto'])}`);
    await phone.goto(link);
    await expect(phone.getByText('Lijadora roto-orbital Otra')).toBeVisible();
    await phone.context().close();
  },
);

test(
  'the open page of the customer follows each step, shows nothing of the person, and without a network what was seen last',
  withWorker,
  async ({ page, browser, backend }) => {
    await signIn(page);
    const link = await makeRepair(page);
    const customer = await visitorPage(browser, backend.origin);
    await customer.goto(link);
    await expect(heading(customer, /^Reparación T-/)).toBeVisible();
    await expect(customer.getByText('La tenemos en el taller.')).toBeVisible();
    await step(page, 'Diagnóstico listo').click();
    await expect(page.getByText('Escribe qué encontraste')).toBeVisible();
    await expect(page.getByText('el cliente autoriza un presupuesto.')).toBeVisible();
    await quote(page);
    await step(page, 'Diagnóstico listo').click();
    await expect(customer.getByText('El interruptor está dañado.')).toBeVisible();
    await expect(customer.getByRole('region', { name: 'Presupuesto' })).toContainText('$350.00');
    await step(page, 'El cliente autorizó').click();
    await expect(page.getByText('Elige para cuándo')).toBeVisible();
    await page.getByLabel('Prometida para').fill('2099-12-01');
    await step(page, 'El cliente autorizó').click();
    await expect(customer.getByText(/La esperamos lista el 1.dic.2099/)).toBeVisible();
    // A wrong step goes back where it came from.
    await step(page, 'Empezar la reparación').click();
    await expect(customer.getByText('La estamos reparando.')).toBeVisible();
    await page.getByRole('button', { name: /^Fue un error/ }).click();
    await expect(customer.getByText('está por entrar a reparación')).toBeVisible();
    await step(page, 'Empezar la reparación').click();
    await step(page, 'Reparada').click();
    await expect(customer.getByText('Ya puedes pasar por ella.')).toBeVisible();
    await expect(customer.getByText(/Te la guardamos hasta/)).toBeVisible();
    await expect(page.getByText(/Tu equipo está listo: Lijadora/)).toBeVisible();
    const shown = await customer.locator('body').innerText();
    for (const hidden of ['Ana', '8112345678', 'SN-778', 'golpeada']) expect(shown).not.toContain(hidden);
    await expectSound(customer);
    await expectSound(page);

    await customer.context().setOffline(true);
    // The hour ends with a point of its own.
    await expect(customer.getByText(/Sin conexión\. Así estaba/)).toHaveText(/ a las \d+:\d\d.[ap]\.m\.$/);
    await expect(customer.getByText('Ya puedes pasar por ella.')).toBeVisible();
    await customer.context().setOffline(false);
    await page.getByRole('button', { name: 'Borrar el folio' }).click();
    await page.getByRole('button', { name: 'Borrar para siempre' }).click();
    await expect(customer.getByText('No encontramos una reparación con este enlace.')).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
    await synced(page);
    expect(await readAsStaff(backend, 'reparaciones')).toEqual([]);
    await customer.context().close();
  },
);

test('an article whose page stays open overnight is kept for as long from the day on which it is ready', async ({
  page,
  backend,
}) => {
  await page.clock.install({ time: nextNoon() });
  await signIn(page);
  await makeRepair(page);
  await quote(page);
  await step(page, 'Diagnóstico listo').click();
  await synced(page);
  await page.clock.fastForward('24:00:00');
  // Shops have the zone of Monterrey until they choose another, and keep a repaired article for 30 days.
  const last = new Date((await page.evaluate(() => Date.now())) + 30 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Monterrey' }).format(last);
  await step(page, 'No autorizó').click();
  await expect(page.getByText('No autorizada', { exact: true }).first()).toBeVisible();
  await synced(page);
  expect(await readAsStaff(backend, 'reparaciones')).toMatchObject([{ estado: 'no-autorizada', hasta: day }]);
});

test('what is taken out of a folio and whom the list erases leave nothing behind', async ({ page, backend }) => {
  await test.step('a photograph that was taken out before it was saved goes with its folio', async () => {
    await signIn(page);
    await makeRepair(page);
    await page.getByLabel('Fotos de la reparación', { exact: true }).setInputFiles({
      name: 'placa.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(page, { width: 320, height: 200 }),
    });
    await expect.poll(() => storedPhotos(backend)).toBe(3);
    await step(page, 'Quitar la foto 1').click();
    await step(page, 'Borrar el folio').click();
    await step(page, 'Borrar para siempre').click();
    await expect(heading(page, 'Taller')).toBeVisible();
    await synced(page);
    await expect.poll(() => storedPhotos(backend)).toBe(0);
  });
  await test.step('the list puts what is overdue on top, at every width and without a fault that axe finds, and a person is erased from it', async () => {
    await makeRepair(page);
    await makeRepair(page);
    await quote(page);
    await page.getByLabel('Prometida para').fill('2020-01-01');
    await save(page);
    await synced(page);
    await page.goto('/admin/taller');
    const rows = page.getByRole('list', { name: 'Reparaciones' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(/Atrasada: era para el 1.ene.2020/);
    await expectSound(page);
    await page.getByLabel(/^Buscar por folio/).fill('SN-778');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Buscar también en las anteriores' }).click();
    await expect(page.getByText('Ninguna más en las anteriores.')).toBeVisible();
    await page.goto('/admin/cotizaciones/datos-personales');
    await page.getByLabel('Teléfono').fill('81 1234 5678');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText('Revisamos los 2 documentos: 2 encontrados.')).toBeVisible();
    await page.getByRole('button', { name: 'Borrar los 2 marcados' }).click();
    await page.getByRole('button', { name: 'Borrar para siempre' }).click();
    await synced(page);
    expect(await readAsStaff(backend, 'reparaciones')).toEqual([]);
    await page.goto('/admin/taller/nueva');
    await page.getByText('Está en garantía').click();
    await receive(page);
    await expect(page.getByText('Escribe qué artículo es.')).toBeVisible();
    await expectSound(page);
  });
});

test('two people work on one folio, and the paper says how the article leaves', async ({ page, context }) => {
  await test.step('two people on one folio: what one saves comes into the form of the other, and what both changed is asked', async () => {
    await signIn(page);
    await makeRepair(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await page.getByRole('textbox', { name: 'Diagnóstico' }).fill('Lo mío');
    await second.getByRole('textbox', { name: 'Diagnóstico' }).fill('Lo del taller');
    await second.getByLabel('Marca').fill('TENAZ');
    await save(second);
    await expect(page.getByLabel('Marca')).toHaveValue('TENAZ');
    const question = page.getByRole('alert').filter({ hasText: 'Elige qué queda' });
    await expect(question).toContainText('Lo del taller');
    await save(page);
    await expect(page.getByText('elige qué queda en cada dato marcado')).toBeVisible();
    await question.getByRole('button', { name: 'Dejar lo mío' }).click();
    await save(page);
    await synced(page);
    await expect(second.getByRole('textbox', { name: 'Diagnóstico' })).toHaveValue('Lo mío');
    await expect(page.getByText('necesita tu decisión')).toHaveCount(0);
  });
  await test.step('an article that was ready once, needed more and is taken home as it is gets a receipt of no repair and no charge', async () => {
    await makeRepair(page);
    await quote(page);
    await page.getByLabel('Prometida para').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
    for (const name of [
      'Diagnóstico listo',
      'El cliente autorizó',
      'Empezar la reparación',
      'Reparada',
      'Volver a reparación',
      'Necesita otro presupuesto',
      'No autorizó',
      'Entregar',
    ])
      await step(page, name).click();
    await expect(page.getByText('Entregada', { exact: true }).first()).toBeVisible();
    await step(page, 'Imprimir entrega').click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('article').filter({ hasText: 'Entrega de taller' });
    await expect(paper).toContainText('Se entrega sin reparar');
    await expect(paper).not.toContainText('$350.00');
  });
  await test.step('on the paper of a delivery the name has its room beside a long diagnosis', async () => {
    await page.emulateMedia({ media: 'screen' });
    await makeRepair(page);
    await quote(page);
    await page
      .getByRole('textbox', { name: 'Diagnóstico' })
      .fill(
        'El interruptor está dañado y los carbones gastados; se cambiaron, se limpió la carcasa y se engrasó. '.repeat(
          4,
        ),
      );
    await step(page, 'Diagnóstico listo').click();
    await step(page, 'No autorizó').click();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await step(page, 'Imprimir entrega').click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('article').filter({ hasText: 'Entrega de taller' });
    const name = await paper
      .locator('div')
      .filter({ has: page.getByText('Cliente', { exact: true }) })
      .last()
      .boundingBox();
    expect(name?.width).toBeGreaterThan(150);
  });
});
