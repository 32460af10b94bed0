import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fieldOf, heading, keptForms, sidebar, signIn } from './staff-parts.ts';

/** Each editor: how one comes to its form from the list before it, and a field of it. */
interface Editor {
  readonly list: string;
  readonly title: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
  readonly elsewhere: string;
}

const product: Editor = {
  list: '/admin/productos?buscar=AL-1',
  title: 'Editar producto',
  open: (page: Page) => page.getByRole('rowheader').first().getByRole('link').click(),
  field: 'Descripción',
  elsewhere: 'Tutoriales',
};
const category: Editor = {
  list: '/admin/categorias',
  title: 'Editar categoria',
  open: (page: Page) => page.getByRole('link', { name: 'Con cable' }).click(),
  field: 'Nombre',
  elsewhere: 'Productos',
};
const newLabel: Editor = {
  list: '/admin/sub',
  title: 'Crear Subcategoría',
  open: (page: Page) => page.getByRole('link', { name: 'Crear Subcategoría' }).click(),
  field: 'Descripción',
  elsewhere: 'Productos',
};
const newTutorial: Editor = {
  list: '/admin/tutoriales',
  title: 'Crear tutorial',
  open: (page: Page) => page.getByRole('link', { name: 'Crear tutorial' }).click(),
  field: 'Resumen',
  elsewhere: 'Productos',
};

const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const restored = (page: Page) => page.getByText(/Recuperamos lo que no guardaste/);

const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();

/** Types, loads the page again, and tries the ways out; ends in the form, with something else typed a moment ago. */
async function leaveHalfWritten(page: Page, { list, title, open, field, elsewhere }: Editor): Promise<string> {
  await page.goto(list);
  await open(page);
  await expect(heading(page, title)).toBeVisible();
  const before = await fieldOf(page, field).inputValue();
  const form = page.url();
  await fieldOf(page, field).fill('A medio escribir');
  // At once: nothing of the pause at which it is kept has passed.
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(fieldOf(page, field)).toHaveValue('A medio escribir');

  await sidebar(page, elsewhere).click();
  await answer(page, 'Seguir editando');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  expect(page.url()).toBe(form);
  await answer(page, 'Seguir editando');
  await fieldOf(page, field).fill('Lo último que se tecleó');
  return before;
}

test('what is typed just before a reload is kept even if the database of the device is busy', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, '/admin/sub/crear-etiqueta');
  await expect(fieldOf(page, 'Nombre')).toBeVisible();
  // A transaction that goes on until its page is gone, as another one might on a slow device.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('personal');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('formularios', 'readwrite').objectStore('formularios');
          const ask = (): void => {
            store.count().addEventListener('success', ask);
          };
          ask();
          resolve();
        });
      }),
  );
  await fieldOf(page, 'Nombre').fill('A medio escribir');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(fieldOf(page, 'Nombre')).toHaveValue('A medio escribir');
});

test('half-written work outlives a reload, is asked about, and is offered again until it is discarded', async ({
  page,
}) => {
  await test.step('half-written work that is left on purpose is offered again until it is discarded', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    const { list, open, field } = product;
    await signIn(page, list);
    const before = await leaveHalfWritten(page, product);

    // What was typed in the very last moment too.
    await page.goBack();
    await answer(page, 'Salir');
    await expect(page).toHaveURL(list);
    await page.goForward();
    await expect(restored(page)).toBeVisible();
    await expect(fieldOf(page, field)).toHaveValue('Lo último que se tecleó');
    await page.getByRole('button', { name: 'Descartarlo' }).click();
    await expect(restored(page)).toBeHidden();
    await expect(fieldOf(page, field)).toHaveValue(before);

    await fieldOf(page, field).fill('No vale la pena');
    await page.goBack();
    await answer(page, 'Descartar y salir');
    await expect(page).toHaveURL(list);
    await expect.poll(() => keptForms(page)).toBe('[]');
    await open(page);
    await expect(fieldOf(page, field)).toHaveValue(before);
    await expect(restored(page)).toBeHidden();
    // Nothing was typed: nobody is asked.
    await page.goBack();
    await expect(page).toHaveURL(list);
  });
  await test.step('what is typed in an editor outlives a reload, and leaving by the sidebar or the back button asks first', async () => {
    for (const editor of [newLabel, newTutorial, category]) await leaveHalfWritten(page, editor);
  });
});

test('a saved form is no longer kept as half written, and signing out says what would be lost and deletes it', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/sub/crear-etiqueta');
  await fieldOf(page, 'Nombre').fill('Mordazas');
  await expect.poll(() => keptForms(page)).toContain('Mordazas');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Subcategorías')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => keptForms(page)).toBe('[]');

  await page.getByRole('link', { name: 'Mordazas' }).click();
  await fieldOf(page, 'Descripción').fill('Secreto de esta pestaña');
  const other = await context.newPage();
  await other.goto('/admin/tutoriales/crear-tutorial');
  await fieldOf(other, 'Resumen').fill('Secreto de la otra pestaña');
  await expect.poll(() => keptForms(page)).toContain('Secreto de la otra pestaña');

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const leaving = page.getByRole('dialog', { name: 'Hay trabajo sin guardar' });
  await expect(leaving).toContainText('2 formularios quedaron a medias');
  await leaving.getByRole('button', { name: 'Descartar y cerrar sesión' }).click();
  for (const one of [page, other]) await expect(heading(one, 'Área de personal')).toBeVisible();
  await expect.poll(() => keptForms(page)).toBe('[]');
});
