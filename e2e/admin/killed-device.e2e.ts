import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect } from '../fixtures.ts';
import { readAsStaff } from '../sent-quotes.ts';
import { test } from './kept-profile.ts';
import { fieldOf, heading, save, sidebar, signIn, synced, visitorPage } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

// The deployed rules decide what arrives.
test.use({ serviceWorkers: 'allow', testMode: false });

const BETO = 'beto@lafragua.example';
const person = (page: Page) =>
  page.getByRole('list', { name: 'Personal', exact: true }).getByRole('listitem').filter({ hasText: BETO });
const openSubject = async (page: Page, name: string): Promise<void> => {
  await sidebar(page, 'Ajustes').click();
  await page.getByRole('list', { name: 'Ajustes' }).getByRole('link', { name }).click();
};

test('a setting, a promotion and a role that are changed without a network outlive a browser that is killed, and arrive exactly once', async ({
  device,
  browser,
  baseURL,
  backend,
}) => {
  const password = /Contraseña: (\S+)/.exec(await backend.staff('add', BETO, 'gerente'))?.[1] ?? '';
  const page = await device.open();
  await signIn(page, '/admin/productos');
  await isReadyForOffline(page);
  await sidebar(page, 'Personal').click();
  await expect(person(page).getByText('Gerente')).toBeVisible();
  await backend.stop();
  await expect(page.getByText('Sin conexión puedes ver quién es del personal')).toBeVisible();

  await page.getByRole('button', { name: `Cambiar: ${BETO}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('queda en este equipo y vale cuando se envíe')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Quitar del personal' })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('Rol').selectOption('mostrador');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(person(page).getByText('Mostrador')).toBeVisible();
  await expect(person(page).getByText('Guardado aquí')).toBeVisible();
  await openSubject(page, 'Políticas');
  await fieldOf(page, 'Vale una cotización').fill('12');
  await save(page);
  await openSubject(page, 'Promociones');
  // A promotion that ends before it begins is a sentence, and what was written stays.
  await fieldOf(page, 'Qué dice').fill('Buen Fin en taladros');
  await page.getByLabel('Desde').first().fill('2099-11-20');
  await page.getByLabel('Hasta').first().fill('2099-11-19');
  await save(page);
  await expect(page.getByLabel('Hasta').first()).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Hasta').first().fill('2099-11-25');
  await save(page);
  await expect(heading(page, 'Ajustes')).toBeVisible();
  await device.kill();

  // The person is here meanwhile, which counts the revision of their document up.
  await backend.start();
  const beto = await visitorPage(browser, baseURL);
  await signIn(beto, '/admin/productos', { email: BETO, password });
  await expect(sidebar(beto, 'Personal')).toBeVisible();
  const again = await device.open();
  await again.goto('/admin/cambios');
  await synced(again);
  await expect(beto.getByText('Tu rol cambió: ahora es Mostrador.')).toBeVisible();
  await sidebar(again, 'Bitácora').click();
  const changes = again.getByRole('list', { name: 'Cambios de la tienda' }).locator('> li[data-at]');
  await expect(changes).toHaveCount(3);
  for (const said of ['Rol: Gerente → Mostrador', 'Buen Fin en taladros', 'Días que vale una cotización'])
    await expect(changes.filter({ hasText: said })).toHaveCount(1);
  const settings = await readAsStaff(backend, 'ajustes');
  expect(settings.map(({ rev }) => rev)).toEqual([1, 1]);
  expect(settings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ diasCotizacion: 12 }),
      expect.objectContaining({ aviso: 'Buen Fin en taladros' }),
    ]),
  );
  await beto.context().close();
});
