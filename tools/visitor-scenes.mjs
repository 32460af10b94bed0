// What visitors do for the pictures of the shop: a list, a form with faults, a kiosk.
const SHELF = '/herramienta-inalambrica/rotomartillos-inalambricos';

/** Three articles and one in words, as somebody asks for a quotation. */
export async function fillList(page) {
  await page.goto(SHELF);
  for (let added = 0; added < 3; added += 1) {
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Agregar otra/ })
      .nth(added)
      .waitFor();
  }
  await page.goto('/cotizacion');
  await page.getByLabel('¿No lo encuentras? Descríbelo').fill('Corte de triplay a medida');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByText('Corte de triplay a medida', { exact: true }).waitFor();
  await hideNotice(page);
}

export async function failForm(page) {
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

export async function pasteList(page) {
  await page.getByRole('button', { name: 'Pegar una lista completa' }).click();
  await page
    .getByLabel('Tu lista, un artículo por renglón')
    .fill('5 codos de pvc 2"\n2 cemento pvc\nzzyzx que nadie vende');
  await page.getByRole('button', { name: 'Buscar los artículos' }).click();
  await page.getByRole('button', { name: 'Agregar 3 artículos' }).waitFor();
}

/** The page stays a kiosk until it is closed; the pages after it are none. */
export async function beKiosk(page) {
  await page.getByRole('button', { name: 'Sí, es un equipo de la tienda' }).click();
  await page.waitForFunction(() => 'kiosk' in document.documentElement.dataset);
  await page.evaluate(() => localStorage.removeItem('modo-kiosko'));
}

async function hideNotice(page) {
  const hide = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Ocultar aviso' });
  if (await hide.isVisible()) await hide.click();
}
