import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from './staff-parts.ts';

/** What the page listens to under this number is answered to nobody. */
const NOBODYS = 100_000;

interface Asked {
  addTarget?: { targetId: number };
}

/** The page listens to documents of a collection, and never hears an answer. */
async function muteListeners(context: BrowserContext, collection: string): Promise<void> {
  await context.route('**/Listen/channel**', async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    let isMuted = false;
    for (const [name, text] of body) {
      if (!text.includes(`/documents/${collection}/`)) continue;
      const asked = JSON.parse(text) as Asked;
      if (!asked.addTarget) continue;
      asked.addTarget.targetId += NOBODYS;
      body.set(name, JSON.stringify(asked));
      isMuted = true;
    }
    await route.continue(isMuted ? { postData: body.toString() } : {});
  });
}

test('a form is called up to date once the server has confirmed its private fields too', async ({
  page,
  context,
  documents,
}) => {
  const [id = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await documents.put('personal/rosa', { activo: true, nombre: 'Rosa Treviño' });
  await documents.update(`internos/${id}`, { costo: 5000 });
  await muteListeners(context, 'internos');
  await signIn(page, `/admin/productos/editar-producto/${id}`);
  await expect(page.getByLabel('Costo')).toHaveValue('50.00');
  await documents.update(`productos/${id}`, { precio: 55_500, actualizadoPor: 'rosa' });
  // Who changed it is told by the form's own listener.
  await expect(page.getByText(/^Rosa Treviño cambió «Precio con IVA»/)).toBeVisible();
  await expect(page.getByText('Comprobando con la tienda que estos datos son los de ahora…')).toBeVisible();
  await expect(page.getByText('Al día con la tienda.')).toHaveCount(0);

  await context.unrouteAll();
  await page.reload();
  await expect(page.getByText('Al día con la tienda.')).toBeVisible();
  await expect(page.getByLabel('Costo')).toHaveValue('50.00');
});
