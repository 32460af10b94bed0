// Brings about failures for the pictures of the staff's manual. Each leaves unsent work on the device, so they run last, in this order.
import { Buffer } from 'node:buffer';

const WRITER = 'projects/la-fragua/databases/(default)/documents';

async function openProduct(page) {
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Editar producto' }).waitFor();
}

/** A form that was closed half written. */
export async function comeBackToForm(page) {
  page.on('dialog', (dialog) => void dialog.accept());
  await openProduct(page);
  await page.getByLabel('Descripción').fill('Para trabajo continuo en taller. Incluye maletín.');
  await page.reload();
  await page.getByText(/Recuperamos lo que no guardaste/).waitFor();
}

/** A picture that waits for the network. */
export async function waitWithPicture(page) {
  await page.getByLabel('Título').fill('Cómo cambiar los carbones');
  await page.route(/\/v0\/b\//, (route) => route.abort());
  // The tutorial of an earlier scene is restored, and a form with a picture takes no second one.
  const remove = page.getByRole('button', { name: 'Quitar la foto' });
  if (await remove.isVisible()) await remove.click();
  const photo = await (await page.request.get('/demo/adaptador-count-3-dado-1600.webp')).body();
  await page
    .getByLabel('Imagen', { exact: true })
    .setInputFiles({ name: 'foto.webp', mimeType: 'image/webp', buffer: Buffer.from(photo) });
  const waits = page.getByText('En este equipo; se sube al haber conexión.');
  // The SDK goes on trying for a while before the picture waits.
  await waits.waitFor({ timeout: 90_000 });
  await waits.scrollIntoViewIfNeeded();
}

/** Two people changed one product, one of them without a network. */
export async function disagree(page) {
  await openProduct(page);
  const id = page.url().split('/').at(-1);
  await page.context().setOffline(true);
  await page.getByLabel('Precio con IVA').fill('205.00');
  await page.getByLabel('Modelo').fill('T-20');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('status').filter({ hasText: '1 cambio por enviar' }).waitFor();
  await page.request.post(`/v1/${WRITER}:commit`, {
    data: {
      writes: [
        {
          update: {
            name: `${WRITER}/productos/${id}`,
            fields: { precio: { integerValue: '21900' }, marca: { stringValue: 'TENAZ' } },
          },
          updateMask: { fieldPaths: ['precio', 'marca'] },
          updateTransforms: [
            { fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'rev', increment: { integerValue: '1' } },
          ],
        },
      ],
    },
  });
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /necesita tu decisión/ }).click();
  await page.getByRole('article').getByRole('table').waitFor();
}

/** Work of a colleague who used the same tablet: what `disagree` left becomes theirs. */
export async function findOthersWork(page) {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('personal');
        opening.addEventListener('error', () => reject(new Error('personal')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('diario', 'readwrite');
          transaction
            .objectStore('diario')
            .openCursor()
            .addEventListener('success', ({ target }) => {
              const cursor = target.result;
              if (cursor)
                cursor.update({
                  ...cursor.value,
                  state: { kind: 'saved' },
                  by: { uid: 'otra', email: 'ana@lafragua.example' },
                });
            });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(undefined);
          });
        });
      }),
  );
  await page.reload();
  await page.getByText(/dejó 1 cambio sin enviar en este equipo/).waitFor();
  await page.getByRole('row').getByRole('link').first().waitFor();
}

/** A product whose price was just changed, with its changes. */
export async function readHistory(page) {
  await openProduct(page);
  await page.getByLabel('Precio con IVA').fill('1,349.00');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Todo guardado en la nube').first().waitFor();
  await page.goto('/admin/productos');
  await openProduct(page);
  await page.getByRole('link', { name: 'Historial', exact: true }).click();
  await page
    .getByText(/Precio con IVA: /)
    .first()
    .waitFor();
}

/** The trash with a subcategory that was just deleted. */
export async function openTrash(page) {
  await page
    .getByRole('button', { name: /^Borrar / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByText('Todo guardado en la nube').first().waitFor();
  await page.getByRole('link', { name: 'Papelera' }).click();
  await page
    .getByRole('button', { name: /^Restaurar/ })
    .first()
    .waitFor();
}

/** A price that is about to be saved in its cell. */
export async function editCells(page) {
  await page.getByRole('grid').getByRole('row').nth(2).waitFor();
}
