// The pages of a price list for the staff's manual, with a list made from the demo store's own claves.
import { Buffer } from 'node:buffer';

const PRODUCTS = '/v1/projects/la-fragua/databases/(default)/documents/productos?pageSize=40';

/** The prices of a supplier without IVA, most of them a little up and one ten times too high. */
async function supplierList(page) {
  const { documents } = await (await page.request.get(PRODUCTS)).json();
  const rows = documents.flatMap(({ fields: { clave, nombre, precio } }, at) => {
    if (!precio?.integerValue) return [];
    const today = Number(precio.integerValue) / 100;
    const price = (today / 1.16) * (at === 3 ? 10 : 1 + ((at % 5) - 1) / 100);
    return [`${clave.stringValue};${nombre.stringValue.replaceAll(';', ',')};${price.toFixed(2)}`];
  });
  return Buffer.from(
    `CLAVE;DESCRIPCION;PRECIO PUBLICO\n${rows.join('\n')}\nZZ-900;Producto que la tienda no tiene;99.00\n`,
  );
}

/** The columns that were recognised, and the question about IVA. */
export async function openList(page) {
  await page
    .getByLabel('Lista de precios')
    .setInputFiles({ name: 'lista-noviembre.csv', mimeType: 'text/csv', buffer: await supplierList(page) });
  const answer = page.getByRole('radio', { name: /^No: hay que sumarles el 16 %/ });
  await answer.waitFor();
  await answer.scrollIntoViewIfNeeded();
}

/** The prices of today beside those of the list. */
export async function reviewList(page) {
  // The list of the scene before is kept on the device and comes back by itself.
  const answer = page.getByRole('radio', { name: /^No: hay que sumarles el 16 %/ });
  const compare = page.getByRole('button', { name: 'Comparar precios' });
  await answer.waitFor({ timeout: 5000 }).catch(() => openList(page));
  await answer.check();
  await compare.click();
  const table = page.getByRole('table', { name: 'Precios comparados' });
  await table.waitFor();
  await table.scrollIntoViewIfNeeded();
}
