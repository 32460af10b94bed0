import type { Page } from '@playwright/test';
import type { Documents } from '../documents.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { addPerson } from './people-parts.ts';
import { fillSignIn, heading, STAFF, save, signIn, synced, visitorPage } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

const cost = (page: Page) => page.getByLabel('Costo');
const pending = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function formOf(documents: Documents, clave: string): Promise<{ id: string; form: string }> {
  const [id = ''] = await documents.idsWhere('productos', 'clave', clave);
  return { id, form: `/admin/productos/editar-producto/${id}` };
}

/** What this device's copy of the private documents holds, as text. */
function privateCopy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opening one that is not there yet would make it, without its stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'internos')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('internos');
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames];
        const tx = opening.result.transaction(stores);
        const reads = stores.map((name) => tx.objectStore(name).getAll());
        tx.oncomplete = () => {
          opening.result.close();
          resolve(JSON.stringify(reads.flatMap(({ result }) => result as unknown[])));
        };
      };
    });
  });
}

test(
  'a tablet has the costs of every product without a network, as they were changed there and elsewhere',
  withWorker,
  async ({ page, backend, documents }) => {
    await test.step('a tablet that signs in and loses the network has the cost of a product it never opened, edits it, and sends it later', async () => {
      const { id, form } = await formOf(documents, 'AL-1');
      await documents.update(`internos/${id}`, {
        costo: 12_345,
        proveedor: 'Aceites del Norte',
        notas: 'Pedir por litro',
      });
      await signIn(page);
      await isReadyForOffline(page);
      await expect.poll(() => privateCopy(page)).toContain('Aceites del Norte');
      await backend.stop();
      await page.goto(form);
      await expect(cost(page)).toHaveValue('123.45');
      await expect(page.getByLabel('Proveedor')).toHaveValue('Aceites del Norte');
      await cost(page).fill('130.00');
      await save(page);
      await expect(pending(page, '1 cambio por enviar')).toBeVisible();
      await page.reload();
      await expect(cost(page)).toHaveValue('130.00');
      await backend.start();
      await synced(page);
      await expect.poll(() => documents.idsWhere('internos', 'costo', 13_000)).toEqual([id]);
      expect(await documents.idsWhere('internos', 'proveedor', 'Aceites del Norte')).toEqual([id]);
    });
    await test.step('a colleague’s changes of cost arrive while the tablet is open and while it was away, an emptied one among them', async () => {
      const one = await formOf(documents, 'AL-1');
      const other = await formOf(documents, 'AL-4');
      for (const { id } of [one, other]) await documents.update(`internos/${id}`, { costo: 11_100 });
      await page.goto('/admin/productos');
      await isReadyForOffline(page);
      await expect.poll(() => privateCopy(page)).toContain('11100');
      await documents.update(`internos/${one.id}`, { costo: 22_200 });
      await expect.poll(() => privateCopy(page)).toContain('22200');
      await page.goto('about:blank');
      await documents.update(`internos/${one.id}`, { costo: 33_300 });
      await documents.removeFields(`internos/${other.id}`, ['costo']);
      await page.goto('/admin/productos');
      await expect.poll(() => privateCopy(page)).toContain('33300');
      await backend.stop();
      await page.goto(one.form);
      await expect(cost(page)).toHaveValue('333.00');
      await page.goto(other.form);
      await expect(cost(page)).toHaveValue('');
      await expect(cost(page)).toBeEnabled();
    });
  },
);

test('taking every private field away empties the document, so that another tablet hears of it', async ({
  page,
  browser,
  baseURL,
  documents,
}) => {
  const { id, form } = await formOf(documents, 'AL-1');
  await documents.update(`internos/${id}`, { costo: 44_400 });
  const tablet = await visitorPage(browser, baseURL);
  await signIn(tablet);
  await expect.poll(() => privateCopy(tablet)).toContain('44400');
  await signIn(page, form);
  await expect(cost(page)).toHaveValue('444.00');
  await cost(page).fill('');
  await save(page);
  await synced(page);
  await expect.poll(() => privateCopy(tablet)).not.toContain('44400');
  expect(await documents.idsWhere('internos', 'rev', 2)).toContain(id);
  // It can be filled again, from the revision that the emptying left.
  await cost(page).fill('55.00');
  await save(page);
  await expect.poll(() => documents.idsWhere('internos', 'costo', 5500)).toEqual([id]);
  await tablet.context().close();
});

test('signing out takes the private fields from the device, with a second tab open too', async ({
  page,
  context,
  browser,
  baseURL,
  documents,
}) => {
  const { id } = await formOf(documents, 'AL-1');
  await documents.update(`internos/${id}`, { proveedor: 'Aceites del Norte' });
  await signIn(page);
  await expect.poll(() => privateCopy(page)).toContain('Aceites del Norte');
  const second = await context.newPage();
  await second.goto('/admin/categorias');
  await expect(heading(second, 'Categorías')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(heading(page, 'Área de personal')).toBeVisible();
  await expect(heading(second, 'Área de personal')).toBeVisible();
  // What is written from now on must not come back to the device.
  const tablet = await visitorPage(browser, baseURL);
  await signIn(tablet);
  await documents.update(`internos/${id}`, { notas: 'Después' });
  // A device that is signed in has it by now, so a listener that was left open would have brought it here as well.
  await expect.poll(() => privateCopy(tablet)).toContain('Después');
  expect(await privateCopy(page)).toBe('[]');
  await tablet.context().close();
});

test('an account that is no longer staff’s loses the private fields on its devices', async ({ page, documents }) => {
  const { id, form } = await formOf(documents, 'AL-1');
  await documents.update(`internos/${id}`, { proveedor: 'Aceites del Norte' });
  await signIn(page, form);
  await expect(page.getByLabel('Proveedor')).toHaveValue('Aceites del Norte');
  await expect.poll(() => privateCopy(page)).toContain('Aceites del Norte');
  const [uid = ''] = await documents.idsWhere('personal', 'activo', true);
  await documents.put(`personal/${uid}`, { activo: false });
  await expect(page.getByText('Esta cuenta no es del personal de la tienda.')).toBeVisible();
  await expect.poll(() => privateCopy(page)).toBe('[]');
});

test(
  'a colleague who may not see costs does not read them among the edits that another one left on the tablet',
  withWorker,
  async ({ page, backend, documents }) => {
    const colleague = await addPerson(backend, 'mostrador');
    const { id, form } = await formOf(documents, 'AL-1');
    await documents.update(`internos/${id}`, { costo: 12_345 });
    await signIn(page);
    await isReadyForOffline(page);
    await backend.stop();
    await page.goto(form);
    await expect(cost(page)).toHaveValue('123.45');
    await cost(page).fill('130.00');
    await save(page);
    await expect(pending(page, '1 cambio por enviar')).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    // Another password ends every session of the old one: the tablet asks who is there.
    await backend.staff('add', STAFF.email);
    await page.goto('/admin/productos');
    await expect(page.getByText(/Tu sesión venció/)).toBeVisible();

    await fillSignIn(page, colleague);
    await page.getByRole('link', { name: 'Ver cambios' }).click();
    await expect(page.getByRole('article')).toContainText('Datos que tu cuenta no puede ver');
    await expect(page.getByRole('article')).not.toContainText('130');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByRole('dialog')).toContainText('Datos que tu cuenta no puede ver');
    await expect(page.getByRole('dialog')).not.toContainText('130');
  },
);

test('a visitor reads nothing of it', async ({ page, documents }) => {
  await documents.update('internos/uno', { proveedor: 'Aceites del Norte' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(asked.filter((one) => one.includes('internos'))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'internos',
  );
});
