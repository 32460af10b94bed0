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
  const icon = await (await page.request.get('/icons/icono-512.png')).body();
  await page
    .getByLabel('Imagen', { exact: true })
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(icon) });
  const waits = page.getByText('En este equipo; se sube al haber conexión.');
  await waits.waitFor();
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
