import { expect, test } from '../fixtures.ts';
import { banner, bar, footer, heading, names, visit } from './page-parts.ts';

test('what stands at the top of a desktop window, and where it leads', async ({ page, documents }) => {
  await test.step('desktop header 1: top banner with a quotation link, the address, a chat link with its greeting, a phone link', async () => {
    await visit(page, '/');
    await expect(banner(page).getByRole('link', { name: 'Solicita tu cotización' })).toHaveAttribute(
      'href',
      '/contacto.html',
    );
    await expect(banner(page).getByRole('link', { name: 'Av. Ruiz Cortines 1200, Monterrey, N.L.' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'WhatsApp 81 0000 0000' })).toHaveAttribute(
      'href',
      `https://wa.me/528100000000?text=${encodeURIComponent('Hola, La Fragua. Quiero cotizar: ')}`,
    );
    await expect(banner(page).getByRole('link', { name: /^Tel\./ })).toHaveAttribute('href', 'tel:+528100000001');
  });
  await test.step('desktop header 2: nav bar with the five static links and a search box', async () => {
    const links = banner(page).getByRole('navigation', { name: 'La tienda' }).getByRole('link');
    await expect.poll(() => names(links)).toEqual(['Nosotros', 'Ventajas', 'Cómo comprar', 'Preguntas', 'Contacto']);
    for (const [at, path] of [
      '/nosotros',
      '/ventajas',
      '/como-comprar',
      '/preguntas-frecuentes',
      '/contacto.html',
    ].entries()) {
      await expect(links.nth(at)).toHaveAttribute('href', path);
    }
    await expect(banner(page).getByRole('search')).toBeVisible();
  });
  await test.step('the desktop bar does not filter by visible; footer and mobile do; "Sin categoria" is always hidden', async () => {
    await expect(bar(page).getByRole('link', { name: 'Mayoreo', exact: true })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Mayoreo', exact: true })).toHaveCount(0);
    await expect(page.getByText('Sin categoria')).toHaveCount(0);
  });
  await test.step('desktop header 3: simple and slim categories are plain links, megamenus open a panel', async () => {
    await expect(bar(page).getByRole('button')).toHaveCount(4);
    for (const plain of ['Neumática', 'Pinturas', 'Outlet']) {
      await expect(bar(page).getByRole('link', { name: plain, exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: `Menú de ${plain}` })).toHaveCount(0);
    }
    const toggle = bar(page).getByRole('button', { name: 'Menú de Con cable' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(panel.getByRole('link', { name: 'Soldadoras', exact: true })).toHaveAttribute(
      'href',
      '/herramienta-electrica-con-cable/soldadoras',
    );
    // Two featured items, each with its name, description and first image.
    await expect(panel.getByRole('link', { name: /Rotomartillo SDS Plus/ })).toContainText('concreto armado');
    await expect(panel.locator('img')).toHaveCount(2);
    await panel.getByRole('link', { name: 'Ver toda la línea con cable' }).click();
    await expect(page).toHaveURL(/\/herramienta-electrica-con-cable$/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('desktop header 3: "Herramientas en General" lists every subcategory by carpeta/slug with name and description', async () => {
    await visit(page, '/');
    await bar(page).getByRole('button', { name: 'Herramientas en General' }).click();
    const links = bar(page).getByRole('listitem').filter({ hasText: 'Herramientas en General' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const all = (
      await Promise.all(['0', '1', '2', '3', '4', '5', '6'].map((id) => documents.idsWhere('etiquetas', 'unicID', id)))
    ).flat();
    expect(await links.count()).toBeGreaterThanOrEqual(all.length);
    const soldadoras = links.filter({ hasText: 'Soldadoras' }).first();
    await expect(soldadoras).toHaveAttribute('href', '/herramienta-electrica-con-cable/soldadoras');
    expect(((await soldadoras.textContent()) ?? '').length).toBeGreaterThan('Soldadoras'.length + 10);
    // Grinders with a cable and without have one name: they are told apart by the category that they stand under.
    for (const [category, folder] of [
      ['Herramienta inalámbrica', '/herramienta-inalambrica/'],
      ['Con cable', '/herramienta-electrica-con-cable/'],
    ] as const) {
      const grinders = bar(page)
        .getByRole('region', { name: category })
        .getByRole('link', { name: /^Esmeriladoras/ });
      await expect(grinders).toHaveCount(1);
      await expect(grinders).toHaveAttribute('href', new RegExp(`^${folder}`));
    }
  });
});

test('megamenu: opens after a short hover or a press, and one that was pressed closes by a press outside or Escape only', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  const item = bar(page).getByRole('link', { name: 'Carpintería', exact: true });
  const toggle = bar(page).getByRole('button', { name: 'Menú de Carpintería' });
  const isOpen = (open: boolean) => expect(toggle).toHaveAttribute('aria-expanded', String(open));

  // A pointer that crosses the bar opens nothing: the clock stands still while it does, and each opening would be noted.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await toggle.evaluate((button) => {
    const opened: (string | null)[] = [];
    Object.assign(window, { opened });
    new MutationObserver(() => opened.push(button.getAttribute('aria-expanded'))).observe(button, { attributes: true });
  });
  const opened = () => page.evaluate(() => Reflect.get(window, 'opened') as string[]);
  await item.hover();
  await page.mouse.move(700, 700);
  await page.clock.runFor(5000);
  expect(await opened()).toEqual([]);
  await page.clock.resume();
  await item.hover();
  await isOpen(true);
  expect(await opened()).toContain('true');
  await page.mouse.move(700, 880);
  await isOpen(false);

  // Pressed, it stays when the pointer has left it for longer than a hovered one takes to close.
  await toggle.click();
  await isOpen(true);
  await page.mouse.move(700, 880);
  await page.clock.runFor(1000);
  await isOpen(true);
  await page.mouse.click(700, 890);
  await isOpen(false);

  // A press on a panel that the pointer opened keeps it open.
  await item.hover();
  await isOpen(true);
  await toggle.click();
  await isOpen(true);
  await toggle.click();
  await isOpen(false);

  await toggle.click();
  await page.keyboard.press('Escape');
  await isOpen(false);
  await expect(toggle).toBeFocused();
});

test('the menus of a desktop by keyboard and in a short window, and the key of the search box', async ({
  page,
  documents,
}) => {
  await test.step('megamenu by keyboard alone: the link and its toggle are two tab stops, Tab moves through the panel, and leaving it closes it', async () => {
    await visit(page, '/');
    await bar(page).getByRole('link', { name: 'Herramienta inalámbrica', exact: true }).focus();
    await page.keyboard.press('Tab');
    const toggle = bar(page).getByRole('button', { name: 'Menú de Herramienta inalámbrica' });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    // What is not shown yet takes no focus.
    await expect(panel.getByRole('link').last()).toBeVisible();
    await panel.getByRole('link').last().focus();
    await expect(panel.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await panel.getByRole('link').first().focus();
    await expect(panel.getByRole('link').first()).toBeFocused();
    const name = (await panel.getByRole('link').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(name);
  });
  await test.step('the key / goes to the search box, and is a letter like any other while somebody types', async () => {
    await visit(page, '/');
    const field = banner(page).getByRole('combobox');
    // From when the page has loaded all of its code.
    await expect(async () => {
      await field.evaluate((one: HTMLInputElement) => {
        one.value = '';
        one.blur();
      });
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expect(field).toHaveValue('');
    await page.keyboard.type('1/2');
    await expect(field).toHaveValue('1/2');
  });
  await test.step('a featured product that is no longer sold is left out of the menu', async () => {
    const [id] = await documents.idsWhere('productos', 'clave', 'RM-0800');
    await documents.update(`productos/${id}`, { visible: 'retirado', rev: 2 });
    await visit(page, '/');
    const toggle = bar(page).getByRole('button', { name: 'Menú de Con cable' });
    await toggle.click();
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(panel.locator('img')).toHaveCount(1);
  });
  await test.step('a megamenu panel scrolls on its own in a short window', async () => {
    await page.setViewportSize({ width: 1024, height: 480 });
    await visit(page, '/');
    const toggle = bar(page).getByRole('button', { name: 'Herramientas en General' });
    await toggle.click();
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(panel.getByRole('link').first()).toBeVisible();
    const { fits, scrolls } = await panel.evaluate((element) => ({
      fits: element.getBoundingClientRect().bottom <= innerHeight + 1,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect({ fits, scrolls }).toEqual({ fits: true, scrolls: true });
  });
});

test('a link of a panel to the page that is open closes the panel, which would go on covering it', async ({ page }) => {
  await visit(page, '/herramienta-inalambrica?orden=precio');
  const toggle = bar(page).getByRole('button', { name: 'Menú de Herramienta inalámbrica' });
  for (const _address of ['sorted', 'plain']) {
    await toggle.click();
    await bar(page)
      .getByRole('link', { name: /^Ver toda/ })
      .click();
    await expect(page).toHaveURL(/\/herramienta-inalambrica$/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  }
});
