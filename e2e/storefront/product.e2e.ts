import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept } from '../offline/kept-copy.ts';
import { chat, drawer, footer, heading, PHONE, visit } from './page-parts.ts';

const DRILL = '/herramienta-electrica-con-cable/taladros-con-cable/';

/** The address of the product with this clave, from its card. */
async function openByClave(page: Page, clave: string): Promise<void> {
  await visit(page, `/busqueda?search=${clave}`);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText(`Clave ${clave}`).first()).toBeVisible();
}

const picture = (imagen: string, alt: string) => ({ imagen, alt, ancho: 800, alto: 800 });

test('the page of a product has its pictures, documents and price, and says when it is retired', async ({
  page,
  documents,
}) => {
  await test.step('gallery: arrows, thumbnails and swipes change the picture; a press enlarges it, and the keyboard changes and closes it', async () => {
    const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    const [one, two, three] = await documents.pictures();
    await documents.update(`productos/${id}`, {
      rev: 2,
      imagenes: [picture(one ?? '', 'De frente'), picture(two ?? '', 'De lado'), picture(three ?? '', 'En su caja')],
    });
    await openByClave(page, 'TP-7512');
    const gallery = page.getByRole('region', { name: 'Fotos del producto' });
    await gallery.getByRole('button', { name: 'Ampliar foto 1 de 3: De frente' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText('2 de 3', { exact: true })).toBeVisible();
    await expect(gallery.getByRole('button', { name: 'Foto 2 de 3', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await gallery.getByRole('button', { name: 'Foto 3 de 3', exact: true }).click();
    await expect(gallery.getByRole('button', { name: /Ampliar foto 3/ })).toBeInViewport({ ratio: 0.9 });
    // A swipe scrolls the strip of pictures, and the rest of the gallery follows.
    await gallery
      .getByRole('list')
      .first()
      .evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(gallery.getByText('1 de 3', { exact: true })).toBeVisible();

    const open = gallery.getByRole('button', { name: /Ampliar foto 1/ });
    await open.focus();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: /^Fotos de/ });
    await expect(zoom.getByRole('img', { name: 'De frente' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(zoom.getByRole('img', { name: 'De lado' })).toBeVisible();
    await page.keyboard.press('+');
    await expect(zoom.getByRole('button', { name: 'Ver completa' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(open).toBeFocused();

    // Staff replace the picture while it is large: the focus has somewhere to return to all the same.
    await page.keyboard.press('Enter');
    await documents.update(`productos/${id}`, {
      rev: 3,
      imagenes: [picture(three ?? '', 'En su caja'), picture(two ?? '', 'De lado')],
    });
    await expect(zoom.getByRole('img', { name: 'En su caja' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(gallery.getByRole('button', { name: 'Ampliar foto 1 de 2: En su caja' })).toBeFocused();
  });
  await test.step('documents with their sizes, presentations of one family, three lists of related products, breadcrumbs', async () => {
    const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    const [part] = await documents.idsWhere('productos', 'clave', 'RM-0800');
    await documents.update(`productos/${id}`, {
      rev: 4,
      familia: 'prueba',
      documentos: [{ nombre: 'Manual', archivo: '/demo/manual.pdf', bytes: 1_536_000 }],
      relacionados: { accesorios: [part ?? ''], refacciones: [part ?? ''], alternativas: [part ?? ''] },
    });
    await documents.update(`productos/${part}`, { rev: 2, familia: 'prueba' });
    await openByClave(page, 'TP-7512');
    await expect(page.getByRole('link', { name: /Manual\s+1\.5\sMB/ })).toHaveAttribute('href', '/demo/manual.pdf');
    await expect(page.getByRole('navigation', { name: 'Presentaciones' }).getByRole('link')).toHaveCount(2);
    for (const title of ['Accesorios', 'Refacciones', 'Otras opciones']) {
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeAttached();
    }
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Con cable' }).click();
    await expect(heading(page)).toHaveText('Con cable');
  });
  await test.step('prices are shown with IVA and their day, "Cotizar" where there is none', async () => {
    await openByClave(page, 'TP-7512');
    await expect(page.getByRole('main').getByText(/con IVA, por pieza/)).toBeVisible();
    await expect(page.getByText(/Precio desde el .*\s· confirmado hoy/)).toBeVisible();
    const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    await documents.removeFields(`productos/${id}`, ['precio', 'precioVigente']);
    await page.reload();
    await expect(page.getByRole('main').getByText('Precio del día').first()).toBeVisible();
    await expect(page.getByText(/con IVA, por/)).toHaveCount(0);
  });
  await test.step('a retired product says so at its old address, with the products now in its category', async () => {
    await openByClave(page, 'TP-7512');
    const address = page.url();
    expect(address).toContain(DRILL);
    const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
    await documents.update(`productos/${id}`, { visible: 'retirado', rev: 6 });
    await expect(heading(page)).toHaveText('Este producto ya no está en el catálogo');
    await page.goto(address);
    await expect(heading(page)).toHaveText('Este producto ya no está en el catálogo');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
      'href',
      /taladro/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test(
  'a price that the device has not confirmed today says since when, and to ask for the current one',
  withWorker,
  async ({ page, backend }) => {
    await openByClave(page, 'TP-7512');
    await expect(page.getByText(/Precio desde el .*\s· confirmado hoy/)).toBeVisible();
    await shopKept(page);
    await backend.stop();
    // Two days later, still without a network.
    await page.clock.setSystemTime(Date.now() + 48 * 60 * 60_000);
    await page.reload();
    await expect(
      page.getByText(/sin confirmar desde el \d+\s\p{L}+(?:\s\d{4})?\. Confírmalo con la tienda\./u),
    ).toBeVisible();
  },
);

test('a product is shared, printed and seen on a phone', async ({ page, context }) => {
  await test.step('share: the address is copied to the clipboard where the device has no share dialog', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openByClave(page, 'TP-7512');
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByText('Enlace copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
  await test.step('on paper a product is its store, picture, price and table, without the site around it', async () => {
    await openByClave(page, 'TP-7512');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText('Av. Ruiz Cortines 1200')).toBeVisible();
    for (const shown of [heading(page), main.getByRole('img').first(), main.getByRole('table').first()])
      await expect(shown).toBeVisible();
    for (const around of [page.getByRole('banner'), footer(page), chat(page)]) await expect(around).toBeHidden();
    await expect(page.getByRole('button', { name: /lista|Compartir|foto siguiente/i })).toHaveCount(0);
    // What is confirmed today is of this day.
    await expect(main.getByText(/Impreso el \d+\s\p{L}{3}\s\d{4}/u)).toBeVisible();
    // As wide as a letter sheet between its margins: the table begins in the upper half of the first one.
    await page.setViewportSize({ width: 739, height: 980 });
    await expect(async () => {
      const table = await main.getByRole('table').first().boundingBox();
      expect(table?.y).toBeLessThan(490);
    }).toPass();
  });
  await test.step('on a phone the actions stay at the bottom, with a chat that names the product, and no content remains covered', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(PHONE);
    await openByClave(page, 'TP-7512');
    const quote = page.getByRole('main').getByRole('button', { name: 'Agregar a cotización' });
    await expect(quote).toBeInViewport();
    // Beside the action or above it the chat button would cover a value of the spec table; in the bar beneath it covers nothing.
    await expect(async () => {
      const [button, action] = [await chat(page).boundingBox(), await quote.boundingBox()];
      expect(button && action && button.y >= action.y + action.height).toBe(true);
    }).toPass({ timeout: 60_000 });
    await expect(chat(page)).toHaveAttribute('href', /text=Hola.*Quiero%20cotizar.*clave%20TP-7512/);
    await page.evaluate(() => scrollBy(0, 500));
    await expect(chat(page)).toBeInViewport();
    await expect(async () => {
      // Again, because the page may have grown below what was its end.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const bar = await quote.boundingBox();
      const last = await footer(page).getByRole('link', { name: 'Acceso del personal' }).boundingBox();
      expect(bar && last && last.y + last.height <= bar.y).toBe(true);
    }).toPass({ timeout: 60_000 });
    await expect(drawer(page, 'Menú')).toHaveCount(0);
  });
});
