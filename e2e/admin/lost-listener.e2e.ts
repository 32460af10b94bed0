import { expect, test } from '../fixtures.ts';
import { signIn } from './staff-parts.ts';

const LOST = 'Sin conexión puedes ver quién es del personal';
const SHOP = {
  nombre: 'La Fragua Norte',
  giro: 'Ferretería y pinturas',
  marca: 'La Fragua',
  descripcion: 'Ferretería y pinturas en Monterrey',
  calle: 'Calzada Madero 1200',
  ciudad: 'Monterrey',
  estado: 'Nuevo León',
  codigoPostal: '64000',
  mapa: 'https://maps.example/',
  latitud: 25.68,
  longitud: -100.31,
};

test('a page whose listener was lost while other requests were still answered finds out when the server is gone', async ({
  page,
  backend,
  documents,
}) => {
  await signIn(page, '/admin/personal');
  await page.reload();
  await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
  // Only the listener brings it to a page that is open: it has been answered.
  await documents.update('ajustes/datos', SHOP);
  await expect(page.getByRole('link', { name: SHOP.nombre })).toBeVisible();

  // As with a server that is being ended: it answers for a moment what is asked, and opens no stream.
  await page.route(/\/Listen\/channel/, (route) => route.abort());
  await backend.stop();
  await expect(page.getByText(LOST)).toBeVisible();
  await backend.start();
  await expect(page.getByText(LOST)).toHaveCount(0);

  await backend.stop();
  await expect(page.getByText(LOST)).toBeVisible();
});
