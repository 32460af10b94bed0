import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

// The deployed rules judge what is sent: this is what they let through.
test.use({ testMode: false });

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';
const RUN = 'window.hecho=1';
const NAME = `=1+1 <img src=x onerror="${RUN}"><b>Ana</b> & Cía #1`;
const EMAIL = "a+b&bcc=otro%0A?body=#'x@example.mx";
const MESSAGE = `</textarea><script>${RUN}</script>\n=HYPERLINK("http://x") & # % + ñ 🔧`;
const IN_WORDS = `</li><svg onload="${RUN}"> @SUM(1), "dos" & <i>tres</i> #4 ~ *`;
const NOTE = `-2+cmd|' /C calc'!A0 <a href="javascript:${RUN}">x</a>`;

/** Nothing that was typed has run, on a page that is still standing. */
async function expectText(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.evaluate(() => 'hecho' in window)).toBe(false);
}

/** On paper the same texts stand, and none of the ways on. */
async function expectOnPaper(page: Page, ...texts: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'hecho' in window)).toBe(false);
  await expect(page.getByRole('link', { name: /WhatsApp|correo/ }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

async function download(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await started).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const hrefOf = async (page: Page, name: string): Promise<URL> =>
  new URL((await page.getByRole('main').getByRole('link', { name }).getAttribute('href')) ?? '');

/** A list and a form with something hostile in each field, up to the page that says it was received. */
async function ask(page: Page): Promise<void> {
  await page.goto(CATEGORY_PAGE);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' }).click();
  const lines = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
  await lines.getByRole('button', { name: 'Agregar nota' }).click();
  await lines.getByLabel('Nota').fill(NOTE);
  await page.getByLabel('¿No lo encuentras? Descríbelo').fill(IN_WORDS);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(lines.filter({ hasText: IN_WORDS })).toBeVisible();
  await page.getByLabel('Nombre').fill(NAME);
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByLabel('Correo (opcional)').fill(EMAIL);
  await page.getByLabel('Mensaje (opcional)').fill(MESSAGE);
  const chat = (await hrefOf(page, 'Enviar por WhatsApp')).searchParams;
  expect([...chat.keys()]).toEqual(['text']);
  for (const text of [NOTE, IN_WORDS, MESSAGE]) expect(chat.get('text')).toContain(text);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
}

test('hostile text in every field of a quotation stays text, for the customer, for staff, on paper, in chats, e-mails and exports', async ({
  page: visitor,
  browser,
  backend,
}) => {
  const page = await (await browser.newContext({ baseURL: backend.origin, locale: 'es-MX' })).newPage();
  for (const one of [visitor, page]) one.on('pageerror', (error) => expect(error, 'a page threw').toBeUndefined());

  await visitor.goto(CATEGORY_PAGE);
  await ask(visitor);
  await visitor.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
  await expectText(visitor, `a nombre de ${NAME}.`, IN_WORDS, NOTE, '</textarea>');
  await expectOnPaper(visitor, `a nombre de ${NAME}.`, IN_WORDS, NOTE, '</textarea>');

  await signIn(page, '/admin/cotizaciones');
  await expectText(page, NAME, IN_WORDS);
  const inbox = await download(page, 'Exportar');
  expect(inbox).toContain(`"'${NAME.replaceAll('"', '""')}"`);
  expect(inbox).toContain(`"'${NOTE.replaceAll('"', '""')}"`);
  await page.getByRole('link', { name: NAME }).click();
  await expect(heading(page, /^Cotización C-/)).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue(NAME);
  await expect(page.getByLabel('Correo')).toHaveValue(EMAIL);
  await expect(page.getByLabel('Descripción de la línea')).toHaveValue(IN_WORDS);
  await expectText(page, NOTE, '</textarea>');
  await expectOnPaper(page, IN_WORDS, NOTE, '</textarea>');
  const reply = (await hrefOf(page, 'Responder por WhatsApp')).searchParams;
  expect([...reply.keys()]).toEqual(['text']);
  expect(reply.get('text')).toContain(`2) 1 × ${IN_WORDS}: por confirmar`);
  const mail = await hrefOf(page, 'Responder por correo');
  expect(decodeURIComponent(mail.pathname)).toBe(EMAIL);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('body')).toBe(reply.get('text'));
  await page.getByRole('link', { name: 'Cotizaciones' }).last().click();
  await page.getByRole('link', { name: 'Datos de una persona' }).click();
  await page.getByLabel('Correo').fill(EMAIL);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expectText(page, NAME, EMAIL);
  expect(await download(page, 'Exportar una copia')).toBe(inbox);

  // Another program than ours, which keeps to the letter of the rules alone.
  await visitor.route('**/documents:commit*', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '') as { writes: { update: { fields: object } }[] };
    Object.assign(body.writes[0]?.update.fields ?? {}, {
      nombre: { stringValue: 'Luis\u202e\ngro.live \u0007' },
      correo: { stringValue: 'x\r\nBcc:y@z' },
      mensaje: { stringValue: `\u202e${'\n'.repeat(900)}fin` },
      origen: { stringValue: 'constructor' },
      lineas: {
        arrayValue: {
          values: [
            line({ nombre: { integerValue: '7' }, cantidad: { stringValue: '<b>' }, precio: { doubleValue: -1.5 } }),
            line({ nombre: { stringValue: 'X'.repeat(9000) }, cantidad: { doubleValue: 'NaN' } }),
          ],
        },
      },
    });
    await route.continue({ postData: JSON.stringify(body) });
  });
  await ask(visitor);
  await page.getByRole('link', { name: 'Cotizaciones' }).last().click();
  await page.getByRole('link', { name: 'Luis gro.live', exact: true }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Luis gro.live');
  await expectText(page, 'Desde: constructor');
  await expect(page.getByLabel('Descripción de la línea').last()).toHaveValue('X'.repeat(200));
  // A line that says nothing is said at its field, and nothing is sent before it is corrected.
  await expect(page.getByText('Escribe qué es.')).toBeVisible();
  await page.getByLabel('Descripción de la línea').first().fill('Taladro');
  expect((await hrefOf(page, 'Responder por WhatsApp')).searchParams.get('text')).toContain(
    'Hola Luis, te compartimos',
  );
  expect((await hrefOf(page, 'Responder por correo')).href).not.toContain('%0A%0D');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
  await page.context().close();
});

const line = (fields: object): object => ({
  mapValue: {
    fields: {
      producto: { stringValue: '' },
      clave: { stringValue: '' },
      nombre: { stringValue: '' },
      cantidad: { integerValue: '1' },
      nota: { stringValue: '' },
      precio: { nullValue: null },
      ...fields,
    },
  },
});
