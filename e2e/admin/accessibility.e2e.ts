import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

async function expectNothing(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 768, 1440]) {
  test(`axe finds nothing at the door, in the list, in the form and among what waits, ${width} px wide`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login/');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Escribe tu correo.')).toBeVisible();
    await expectNothing(page, 'the door, with problems');

    await signIn(page, '/admin/productos');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Elegir / })
      .nth(1)
      .check();
    await expectNothing(page, 'the list, one chosen');
    await page.getByRole('button', { name: 'Retirar' }).click();
    await expectNothing(page, 'a question');
    await page.keyboard.press('Escape');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);

    await page.goto('/admin/productos/subir-nuevo-producto');
    await expect(heading(page, 'Subir nuevo producto')).toBeVisible();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Escribe el nombre del producto.')).toBeVisible();
    await expectNothing(page, 'the form, with problems');
    expect(await overflow()).toBe(0);
    await page.getByLabel('Nombre').fill('Producto de prueba');
    await backend.stop();
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(heading(page, 'Editar producto')).toBeVisible();
    await page.getByRole('link', { name: '1 cambio por enviar' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectNothing(page, 'what waits');
    expect(await overflow()).toBe(0);
  });
}

test('a stranger’s account sees the shell, a clear notice, and saves nothing', async ({ page, backend }) => {
  const account = { email: 'extrana@correo.example', password: 'cualquiera-1' };
  const answer = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  await signIn(page, '/admin/productos/subir-nuevo-producto', account);
  await expect(page.getByText('Esta cuenta no es del personal de la tienda.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Área de personal' })).toBeVisible();
  await page.getByLabel('Nombre').fill('No debe guardarse');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Esta cuenta no es del personal de la tienda: no se guardó nada.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('No debe guardarse');
});
