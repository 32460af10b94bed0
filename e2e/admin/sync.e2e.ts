import { expect, test } from '../fixtures.ts';
import { file, photo } from './picture-files.ts';
import { row, signIn, status } from './staff-parts.ts';
import { isReadyForOffline, openProduct, setPrice } from './sync-parts.ts';

test.use({ serviceWorkers: 'allow' });

test('three products and a photo changed without a server survive a reload and a closed tab, and arrive once', async ({
  page,
  context,
  backend,
  documents,
}) => {
  await signIn(page);
  await isReadyForOffline(page);
  const bytes = await photo(page, { width: 1000, height: 800 });
  await backend.stop();
  await setPrice(page, 'AL-1', '151.00');
  await setPrice(page, 'AT-1', '221.00');
  // A second edit of the same product builds on the first.
  await setPrice(page, 'AL-1', '152.00');
  await openProduct(page, 'TZ-DH20');
  await page.getByLabel('Fotos del producto', { exact: true }).setInputFiles(file('sin-red.jpg', bytes));
  await expect(page.getByText('En este equipo; se sube al haber conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(status(page, '4 cambios por enviar')).toBeVisible();

  await page.reload();
  await expect(status(page, '4 cambios por enviar')).toBeVisible();
  await expect(page.getByText('En este equipo; se sube al haber conexión.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).last().click();
  await page.getByLabel('Buscar productos').fill('AL-1');
  await expect(row(page, 'AL-1').first()).toContainText('$152.00');
  await expect(row(page, 'AL-1').first()).toContainText('Guardado aquí');

  await page.close();
  const again = await context.newPage();
  await again.goto('/admin/productos?buscar=AT-1');
  await expect(row(again, 'AT-1').first()).toContainText('$221.00');
  await expect(status(again, '4 cambios por enviar')).toBeVisible();

  const stored: string[] = [];
  again.on('response', (reply) => {
    const name = /[?&]name=([^&]+)/.exec(reply.url())?.[1];
    if (reply.request().method() === 'POST' && name && reply.ok() && !reply.url().includes('upload_id'))
      stored.push(decodeURIComponent(name));
  });
  await backend.start();
  await expect(status(again, 'Todo guardado en la nube')).toBeVisible();
  expect(await documents.idsWhere('productos', 'precio', 15_200)).toHaveLength(1);
  expect(await documents.idsWhere('productos', 'precio', 22_100)).toHaveLength(1);
  // Chained edits are two writes, none of them twice.
  const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
  expect(await documents.idsWhere('productos', 'rev', 3)).toEqual([id]);
  const [drill] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
  const reply = await fetch(`${backend.origin}/v1/projects/la-fragua/databases/(default)/documents/productos/${drill}`);
  const pictures = [...new Set((await reply.text()).match(/productos\/[0-9a-f]{64}-1600\.webp/g))];
  expect(pictures).toHaveLength(1);
  const sizes = [1600, 400, 800].map((size) => pictures[0]?.replace('-1600', `-${size}`));
  expect(stored.toSorted()).toEqual(sizes);
});

test('a server that dies in the middle of a save gets it once it is back, and only once', async ({
  page,
  backend,
  documents,
}) => {
  await signIn(page);
  await openProduct(page, 'AL-1');
  await page.getByLabel('Precio con IVA').fill('163.00');
  await Promise.all([page.getByRole('button', { name: 'Guardar' }).click(), backend.kill()]);
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await backend.start();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  const [id] = await documents.idsWhere('productos', 'precio', 16_300);
  expect(await documents.idsWhere('productos', 'rev', 2)).toContain(id);
});

test.describe('with the shop’s rules in force', () => {
  test.use({ testMode: false });

  test('an edit is published through the rules; one that they refuse is told, over a reload too, and can be sent again', async ({
    page,
    context,
    backend,
    documents,
  }) => {
    await signIn(page);
    await isReadyForOffline(page);
    await setPrice(page, 'AL-1', '150.50');
    await expect(status(page, 'Todo guardado en la nube')).toBeVisible();

    await backend.stop();
    await setPrice(page, 'AT-1', '230.00');
    await page.close();
    await backend.start(true);
    const [uid] = await documents.idsWhere('personal', 'activo', true);
    await documents.update(`personal/${uid}`, { activo: false });
    await backend.stop();
    await backend.start();

    const again = await context.newPage();
    await again.goto('/admin/productos');
    await expect(again.getByText('Esta cuenta no es del personal de la tienda.')).toBeVisible();
    await again.getByRole('link', { name: '1 cambio necesita tu decisión' }).click();
    await expect(again.getByRole('article')).toContainText('La tienda no aceptó este cambio');
    await again.reload();
    await expect(again.getByRole('article')).toContainText('La tienda no aceptó este cambio');

    await again.goto('about:blank');
    await backend.stop();
    await backend.start(true);
    await documents.update(`personal/${uid}`, { activo: true });
    await backend.stop();
    await backend.start();
    await again.goto('/admin/cambios');
    await again.getByRole('button', { name: 'Volver a enviar' }).click();
    await expect(again.getByText(/No hay nada por enviar/)).toBeVisible();
    await again.goto('/admin/productos?buscar=AT-1');
    await expect(row(again, 'AT-1').first()).toContainText('$230.00');
  });
});
