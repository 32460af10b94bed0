import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { firstVisit, navigateWithinPage } from '../offline/device.ts';
import { keptState } from '../offline/kept-copy.ts';
import {
  chooseFile,
  colleague,
  compare,
  confirmWarnings,
  csv,
  INCLUDED,
  isOwnVisit,
  ivaAnswer,
  line,
  openPrices,
  PRICES,
  type PricedProduct,
  pesos,
  step,
} from './price-parts.ts';
import { sidebar, visitorPage } from './staff-parts.ts';

test.use({ serviceWorkers: 'allow', testMode: false });

const DAY_MS = 86_400_000;
/** Two lots and a price: enough to stop between two of them. */
const COUNT = 201;
/** In cells that an upload has no use for. */
const SECRET = 'CELDASECRETA';

const newPrice = ({ precio }: PricedProduct): number => (precio ?? 0) + 7;

/** Everything that the page sends, in plain words, from now on. */
function sentBy(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const plain = /%[0-9A-F]{2}/.test(body) ? decodeURIComponent(body.replaceAll('+', ' ')) : body;
    bodies.push(`${request.url()} ${plain}`);
  });
  return bodies;
}

/** Holds one commit of the page back until it is told to let go. */
async function holdCommit(page: Page, number: number): Promise<() => void> {
  let letGo = (): void => {};
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let commits = 0;
  await page.route(/documents:commit/, async (route) => {
    if (isOwnVisit(route.request())) return route.continue();
    commits += 1;
    if (commits === number) await told;
    await route.continue();
  });
  return letGo;
}

/** Leaves the prices and comes back: the list that was left opens by itself, and hides what was done before. */
async function comeBack(page: Page): Promise<void> {
  await sidebar(page, 'Productos').click();
  await sidebar(page, 'Subir precios con Excel').click();
  await expect(page.getByText('Seguimos donde te quedaste')).toBeVisible();
  await step(page, 'Archivo').click();
}

test('a list from the device to the public page: nothing of it is sent but prices, and each price can be followed back', async ({
  page,
  backend,
  browser,
}) => {
  const shop = await colleague(backend.origin);
  const priced = [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, COUNT);
  const [shown, later] = priced as [PricedProduct, PricedProduct];
  const list = csv([
    ['Clave', 'Descripción', 'Precio con IVA', 'Observaciones'],
    ...priced.map((one) => [one.clave, one.nombre, pesos(newPrice(one)), SECRET]),
  ]);
  const windows = Buffer.from(list, 'latin1');

  await openPrices(page);
  const sent = sentBy(page);
  await chooseFile(page, 'lista-reservada.csv', windows);

  // The encoding is guessed, and whoever sees another one read the file better says so.
  const encoding = page.getByLabel('Acentos (codificación)');
  const title = page.getByRole('columnheader', { name: 'Descripción' });
  await expect(title).toBeVisible();
  await expect(encoding).toHaveValue('windows-1252');
  await encoding.selectOption('macintosh');
  await expect(page.getByRole('columnheader', { name: 'DescripciÛn' })).toBeVisible();
  await encoding.selectOption('windows-1252');
  await expect(title).toBeVisible();

  await ivaAnswer(page, INCLUDED).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  const apply = page.getByRole('button', { name: `Aplicar ${COUNT} precios` });
  await confirmWarnings(page);
  await page.getByLabel('Buscar clave o producto').fill(shown.clave);
  await expect(line(page, shown.clave)).toContainText(pesos(newPrice(shown)));
  const before = sent.join('\n');
  expect(before).not.toContain('lista-reservada');
  expect(before).not.toContain(String(newPrice(shown)));

  // A pause comes between two lots; what is written stays, and it goes on from there.
  const letGo = await holdCommit(page, 3);
  await apply.click();
  await page.getByRole('button', { name: 'Pausar' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Carga en pausa' })).toBeVisible();
  await expect(page.getByText(`100 de ${COUNT} precios`)).toBeVisible();
  const halfway = await shop.products();
  expect(priced.filter(({ clave, precio }) => halfway.get(clave)?.precio !== precio)).toHaveLength(100);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
  const during = sent.join('\n');
  expect(during).toContain('lista-reservada.csv');
  expect(during).toContain(String(newPrice(shown)));
  expect(during).not.toContain(SECRET);

  await page.getByRole('link', { name: 'Publicar el catálogo' }).click();
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText(/Publicado: [\d,]+ productos/)).toBeVisible();
  const visitor = await visitorPage(browser, backend.origin);
  // What changed since is asked for on top of what is published: here nobody answers that.
  await visitor.route(/:runQuery/, (route) =>
    route.request().postData()?.includes('"productos"') ? route.abort() : route.continue(),
  );
  await firstVisit(visitor);
  // Nothing of it comes from a delta. The number is not said: that many changes are also published by themselves.
  expect(await keptState(visitor)).toMatchObject({ delta: 0 });
  await navigateWithinPage(visitor, `/busqueda?search=${shown.clave}`);
  await expect(visitor.getByRole('article').filter({ hasText: shown.clave }).first()).toContainText(
    pesos(newPrice(shown)),
  );
  await visitor.context().close();

  // The same file again: nothing would change, and it says why.
  await page.goto(PRICES);
  await compare(page, 'con-otro-nombre.csv', windows);
  await expect(page.getByText(/Este mismo archivo ya se subió el/)).toBeVisible();
  await step(page, 'Archivo').click();

  // Thirty days, by a clock that goes on.
  const entry = page.getByRole('listitem').filter({ hasText: 'lista-reservada.csv' });
  for (const [days, buttons] of [
    [29, 1],
    [31, 0],
    [0, 1],
  ] as const) {
    await page.clock.setSystemTime(Date.now() + days * DAY_MS);
    await comeBack(page);
    await expect(entry).toBeVisible();
    await expect(entry.getByRole('button', { name: 'Deshacer' })).toHaveCount(buttons);
  }

  // The upload has a page of its own, where it is undone but for what somebody decided since.
  await shop.documents.update(`productos/${later.id}`, { precio: 777_00 });
  await entry.getByRole('link', { name: 'lista-reservada.csv' }).click();
  await expect(page).toHaveURL(new RegExp(`${PRICES}/[0-9a-f]+$`));
  await page.reload();
  const rows = page.getByRole('table', { name: 'Precios de la carga' });
  const row = (clave: string) =>
    rows.getByRole('row').filter({ has: page.getByRole('cell', { name: clave, exact: true }) });
  await expect(row(shown.clave)).toContainText(pesos(shown.precio ?? 0));
  await expect(row(shown.clave)).toContainText(pesos(newPrice(shown)));
  await expect(row(shown.clave)).toContainText('Aplicado');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click();
  await expect(page.getByRole('heading', { name: 'Carga deshecha' })).toBeVisible();
  await expect(row(shown.clave)).toContainText('Devuelto');
  await page.getByRole('button', { name: 'Conservados 1' }).click();
  await expect(rows.getByRole('row')).toHaveCount(2);
  await expect(row(later.clave)).toContainText('Se quedó con $777.00');

  // And every product tells the same from its side.
  await row(later.clave).getByRole('link').click();
  await page.getByRole('button', { name: 'Ver historial del precio' }).click();
  const changes = page.getByRole('list', { name: 'Cambios del precio' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText(`${pesos(newPrice(later))} → $777.00`);
  await expect(changes.first()).toContainText('A mano');
  await expect(changes.last()).toContainText(`${pesos(later.precio ?? 0)} → ${pesos(newPrice(later))}`);
  await expect(changes.last()).toContainText('Carga lista-reservada.csv');
});
