import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { becomeKiosk, isKiosk } from '../kiosk-mode.ts';
import { bar, firstVisit, lookForUpdate } from './device.ts';
import { deploySecond, SECOND_NAME } from './second-build.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** The demo's products have 567 pictures. A few less, so that a change of the demo is not one of this test. */
const NEARLY_ALL = 550;

// Not `waitForFunction`: it takes the promise itself for an answer. Whole, because a kiosk that is left alone may load itself anew meanwhile.
const allPictures = async (page: Page): Promise<void> => {
  const count = () => page.evaluate(async () => (await (await caches.open('imagenes-descargadas')).keys()).length);
  await expect(async () => expect(await count()).toBeGreaterThanOrEqual(NEARLY_ALL)).toPass({ timeout: 300_000 });
};
async function startKiosk(page: Page): Promise<void> {
  await becomeKiosk(page);
  await firstVisit(page);
  await isKiosk(page);
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Presses the upper left corner for as long as it takes. */
async function holdCorner(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.down();
  await page.clock.runFor(3100);
  await page.mouse.up();
}

test('a customer at an offline kiosk cannot leave the shop, and the next one finds it as it was', async ({
  page,
  backend,
}) => {
  const policy: string[] = [];
  page.on('console', (message) => {
    // The SDK's own probe of a search engine's host is blocked on purpose.
    if (/Content Security Policy/.test(message.text()) && !/cleardot/.test(message.text())) policy.push(message.text());
  });
  await page.clock.install();
  await startKiosk(page);
  expect(new URL(page.url()).search).toBe('');
  await allPictures(page);
  await backend.stop();

  await page.goto('/pinturas');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('img').first()).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Agregar a cotización' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /WhatsApp/ })
    .first()
    .click();
  const chat = dialog(page, 'Sigue por WhatsApp en tu teléfono');
  await expect(chat.getByRole('img', { name: /Código/ })).toBeVisible();
  await expect(chat).toContainText('81 0000 0000');
  await expect(chat).toContainText(name.slice(0, 12));
  await chat.getByRole('button', { name: 'Cerrar' }).click();
  await expect(chat).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: /Tel\./ }).click();
  await expect(dialog(page, 'Llámanos desde tu teléfono')).toContainText('81 0000 0001');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Av\. Ruiz/ })
    .click();
  await expect(dialog(page, 'Ábrelo en tu teléfono').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acceso del personal' }).click();
  await expect(dialog(page, 'Ábrelo en tu teléfono')).toContainText('/login');
  await page.keyboard.press('Escape');
  expect(page.context().pages()).toHaveLength(1);

  // From here on the clock stands still by itself, because who is asked has fifteen seconds to answer.
  const search = page.getByRole('combobox').first();
  await search.fill('el taladro');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 15_000);
  await search.fill('el taladro de mi vecino');
  await page.clock.runFor(76_000);
  await expect(dialog(page, '¿Sigues ahí?')).toBeVisible();
  await page.touchscreen.tap(500, 1700);
  await expect(dialog(page, '¿Sigues ahí?')).toHaveCount(0);
  await expect(search).toHaveValue('el taladro de mi vecino');

  await page.clock.runFor(76_000);
  await expect(dialog(page, '¿Sigues ahí?')).toBeVisible();
  await page.clock.runFor(16_000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox').first()).toHaveValue('');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi lista', exact: true })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Pinturas', exact: true })).toBeVisible();
  expect(policy).toEqual([]);
});

test('a link that asks for the kiosk mode asks the person first, because it made any phone a kiosk, which clears its list', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/pinturas');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Agregar/ })
    .first()
    .click();
  const list = page.getByRole('banner').getByRole('link', { name: 'Mi lista, 1' });
  await expect(list).toBeVisible();
  const question = dialog(page, '¿Este equipo es un kiosko de la tienda?');
  for (const link of ['/?kiosko=1', '/#kiosko=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto('/nosotros');
    await page.goto(link);
    await expect(question).toContainText('90 segundos');
    await question.getByRole('button', { name: 'No, seguir en la tienda' }).click();
    await expect(question).toHaveCount(0);
    await page.clock.runFor(95_000);
    await expect(list).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('modo-kiosko'), location.href])).toEqual([
      null,
      new URL('/', page.url()).href,
    ]);
  }
});

test('a kiosk keeps its customers in the shop, until its PIN', async ({ page, documents }) => {
  await test.step('a finger that scrolls from the upper left corner does not ask for the PIN', async () => {
    await page.clock.install();
    await startKiosk(page);
    await page.evaluate(() => scrollTo(0, 300));
    const { send } = await page
      .context()
      .newCDPSession(page)
      .then((session) => ({ send: session.send.bind(session) }));
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 30, y: 70 }] });
    for (const y of [60, 50, 40, 30, 10])
      await send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 30, y }] });
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.clock.runFor(4000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a list whose WhatsApp message fits no code leads to the chat and says how to take the list along', async () => {
    const lines = Array.from(
      { length: 60 },
      (_, at) => `*2*Niple galvanizado número ${at} para la instalación de la señora Treviño`,
    );
    await page.goto(`/cotizacion#lista=1${lines.map(encodeURI).join('~')}`);
    await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
    await page.getByRole('link', { name: 'Enviar por WhatsApp' }).click();
    const chat = dialog(page, 'Sigue por WhatsApp en tu teléfono');
    await expect(chat.getByRole('img', { name: /^Código/ })).toBeVisible();
    await expect(chat).toContainText('Llévate tu lista en el celular');
  });
  await test.step('a video is opened on the customer’s phone, because its player has links to other sites and its touches are no touch of the kiosk', async () => {
    const [id] = await documents.idsWhere('tutoriales', 'slug', 'cuidar-la-bateria');
    await documents.update(`tutoriales/${id}`, { video: 'https://www.youtube.com/watch?v=aB3-_xYz901', rev: 2 });
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'El video' }));
    await page.goto('/tutoriales/cuidar-la-bateria');
    await isKiosk(page);
    await page.getByText('Ver el video', { exact: true }).click();
    await expect(dialog(page, 'Ábrelo en tu teléfono')).toContainText('youtube.com/watch');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
  await test.step('a touch that answers «¿Sigues ahí?» presses nothing of the page below it', async () => {
    await page.goto('/');
    await isKiosk(page);
    const below = page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true });
    const { x, y, width, height } = (await below.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 15_000);
    await page.touchscreen.tap(4, 1000);
    await page.clock.runFor(76_000);
    await expect(dialog(page, '¿Sigues ahí?')).toBeVisible();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(dialog(page, '¿Sigues ahí?')).toHaveCount(0);
    // What the touch would have opened is open by now.
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(/\/$/);
    await page.clock.resume();
  });
  await test.step('the PIN ends the kiosk, and after five wrong ones it has to wait a minute', async () => {
    await holdCorner(page);
    const pin = dialog(page, 'Salir del modo kiosko');
    await expect(pin).toBeVisible();
    const type = async (digits: string) => {
      for (const digit of digits) await pin.getByRole('button', { name: digit, exact: true }).click();
    };
    await type('0000');
    await expect(pin.getByRole('alert')).toHaveText('Ese no es el PIN.');
    for (let wrong = 0; wrong < 4; wrong += 1) await page.keyboard.type('1111');
    await page.keyboard.type('1946');
    await expect(pin.getByRole('alert')).toContainText('Espera un minuto');
    await page.clock.runFor(61_000);
    await type('1946');
    await expect(pin).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    await page.waitForFunction(() => !('kiosk' in document.documentElement.dataset));
    // It stays what it is now.
    await page.reload();
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('modo-kiosko'))).toBeNull();
  });
});

test.describe('with a new version', () => {
  test.use({ ownSite: true });

  test('the kiosk asks nobody and updates itself when idle', async ({ page, siteDir }) => {
    await page.clock.install();
    await startKiosk(page);
    await allPictures(page);
    await page.touchscreen.tap(4, 1000);
    await deploySecond(siteDir);
    await lookForUpdate(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
      .toBe(true);
    await expect(page.getByText('Hay versión nueva')).toHaveCount(0);
    expect(await page.title()).not.toContain(SECOND_NAME);
    // The page hears of the waiting version a moment after it waits. A customer who leaves before that leaves the update to the next one.
    await expect(async () => {
      await page.touchscreen.tap(4, 1000);
      await page.clock.runFor(92_000);
      await expect(page).toHaveTitle(new RegExp(SECOND_NAME), { timeout: 20_000 });
    }).toPass({ timeout: 120_000 });
    await isKiosk(page);
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a kiosk that cannot load its page anew is reset for each customer, who does not find the text of the one before', async ({
    page,
    backend,
  }) => {
    await page.clock.install();
    await becomeKiosk(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true });
    await contact.click();
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await page.getByLabel('Teléfono').fill('81 1234 5678');
    await backend.stop();
    await expect(page.getByText(/^Sin conexión/).first()).toBeVisible();
    await page.clock.runFor(92_000);
    await expect(page).toHaveURL(/\/$/);
    await contact.click();
    await expect(page.getByLabel('Nombre')).toHaveValue('');
    await expect(page.getByLabel('Teléfono')).toHaveValue('');
    await page.clock.runFor(92_000);
    await expect(page).toHaveURL(/\/$/);
    for (const _customer of ['third', 'fourth']) {
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).not.toHaveURL(/\/$/);
      await page.clock.runFor(92_000);
      await expect(page).toHaveURL(/\/$/);
    }
  });
});
