import { colleague } from '../admin/price-parts.ts';
import { expect, test } from './fixtures.ts';
import { signIn, staffFilesKept } from './staff-parts.ts';

test.use({ testMode: false });

test('a colleague signs in, and what they change with the server gone outlives a reload and arrives once', async ({
  tab,
  backend,
}) => {
  await signIn(tab, '/admin/productos');
  await tab.see('heading', 'Productos');
  await staffFilesKept(tab, backend);
  await tab.see('row', '/AL-1/');

  await backend.stop();
  await tab.fill('Buscar productos', 'AL-1');
  await tab.press('link', 'Aceite de linaza 1 L');
  await tab.see('heading', 'Editar producto');
  await tab.fill('/^Precio con IVA/', '152.00');
  await tab.press('button', 'Guardar');
  await tab.see('text', '/1 cambio por enviar/');
  await tab.open('/admin/productos');
  await tab.see('text', '/1 cambio por enviar/');
  await tab.fill('Buscar productos', 'AL-1');
  await tab.see('row', '/AL-1.*\\$152\\.00/');

  await backend.start();
  await tab.see('text', '/Todo guardado en la nube/');
  const product = (await (await colleague(backend.origin)).products()).get('AL-1');
  expect(product).toMatchObject({ precio: 15_200, rev: 2 });
});
