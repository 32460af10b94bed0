import { expect, test } from '../fixtures.ts';
import { file, photo } from './picture-files.ts';
import { heading, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

test.use({ serviceWorkers: 'allow', testMode: false });

const MANUAL = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a product with its manual is looked at as visitors will see it, and both reach them', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page, '/admin/productos/subir-nuevo-producto');
  await staffFilesKept(page);
  const picture = await photo(page, { width: 900, height: 900 });
  await backend.stop();
  await page.getByLabel('Nombre', { exact: false }).first().fill('Cizalla de palanca');
  await page.getByLabel('Precio con IVA').fill('mil');
  await page.getByLabel('Descripción').fill('Corta varilla de 1/2 in.');
  await page.getByLabel('Fotos del producto', { exact: true }).setInputFiles(file('cizalla.jpg', picture));
  const chooser = page.getByLabel('Documentos en PDF');
  await chooser.setInputFiles(file('foto.pdf', picture));
  await expect(page.getByText('foto.pdf: No es un PDF. Las fotos van en su propio campo.')).toBeVisible();
  await chooser.setInputFiles(file('Manual_CZ-8.pdf', MANUAL));
  const name = page.getByLabel('Nombre del documento 1');
  await expect(name).toHaveValue('Manual CZ-8');
  await expect(page.getByText('foto.pdf')).toBeHidden();
  await name.fill('');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escribe cómo se llama cada documento.')).toBeVisible();
  await name.fill('Manual de uso');

  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(preview.getByText('Así no se puede publicar todavía: faltan datos.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Cizalla de palanca' })).toBeVisible();
  await expect(preview.getByText('Cotizar', { exact: true })).toBeVisible();
  await expect(preview.getByRole('link', { name: /^Manual de uso/ })).toBeVisible();
  // The picture that waits on this device, as large as one likes.
  await preview.getByRole('button', { name: /^Ampliar foto/ }).click();
  const zoom = page.getByRole('dialog', { name: 'Fotos de Cizalla de palanca' });
  await expect.poll(() => zoom.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await page.getByLabel('Clave').fill('CZ-8');
  await page.getByLabel('Categoría').selectOption({ label: 'Herramienta para Carpintería' });
  await page.getByLabel('Precio con IVA').fill('1,850');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await backend.start();
  await synced(page);

  const visitor = await visitorPage(browser, backend.origin);
  await visitor.goto('/busqueda?search=cz-8');
  await visitor.getByRole('article').getByRole('link', { name: 'Cizalla de palanca' }).click();
  const link = visitor.getByRole('link', { name: /^Manual de uso/ });
  const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', backend.origin));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await answer.arrayBuffer()).equals(MANUAL)).toBe(true);
  await visitor.context().close();
});
