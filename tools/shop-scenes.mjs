// Pages of the group «La tienda» for the pictures of the staff's manual. Each leaves the shop as it may be photographed by the next one.

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Brings a part below its page's header, where the picture begins. */
async function beginAt(part) {
  await part.evaluate((element) => {
    element.style.scrollMarginTop = '6rem';
    element.scrollIntoView();
  });
}

const DAY_MS = 86_400_000;
const dayFromNow = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A price for the coming days, so that both prices are seen in the preview. */
export async function lowerPrice(page) {
  await page.getByRole('combobox', { name: 'Agregar producto' }).fill('TZ-DH20');
  await page.getByRole('option', { name: / TZ-DH20$/ }).click();
  const row = page.getByRole('list', { name: 'Precios de promoción' }).getByRole('listitem').first();
  await row.getByLabel(/^Precio de promoción/).fill('1899');
  await row.getByLabel(/^Desde/).fill(dayFromNow(0));
  await row.getByLabel(/^Hasta/).fill(dayFromNow(14));
  await beginAt(row);
}

export async function teachWord(page) {
  await button(page, 'Nuevo sinónimo').click();
  await page.getByRole('textbox', { name: 'Lo que se busca' }).fill('gusanito');
  await page.getByRole('textbox', { name: 'Quiere decir' }).fill('destapacaños');
  await page
    .getByRole('region', { name: 'Antes y después' })
    .getByText(/destapacaños/i)
    .first()
    .waitFor();
  await beginAt(page.getByRole('heading', { name: 'Palabras de la tienda' }));
}

export async function chooseLabels(page) {
  for (const clave of ['TZ-DH20', 'EA-45900', 'AL-1']) {
    await page.getByRole('combobox', { name: 'Agregar un producto' }).fill(clave);
    await page.getByRole('option', { name: new RegExp(` ${clave}$`) }).click();
    await page.getByRole('list', { name: 'Productos por imprimir' }).getByText(clave).waitFor();
  }
}

export async function invite(page) {
  await button(page, 'Invitar').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill('brenda@correo.example');
  await dialog.getByLabel('Nombre').fill('Brenda Salazar');
  await dialog.getByLabel('Rol').selectOption({ label: 'Mostrador' });
}

export async function beginSecondFactor(page) {
  await button(page, 'Activar con mi teléfono').click();
  await page.getByLabel('Tu contraseña').fill('fragua-demo');
  await button(page, 'Seguir').click();
  const code = page.getByRole('img', { name: 'Código QR para la aplicación de códigos' });
  await code.waitFor();
  await code.scrollIntoViewIfNeeded();
}

export async function openRepair(page) {
  await page.getByRole('list', { name: 'Reparaciones' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Reparación T-/ }).waitFor();
}

/** What the customer sees behind the link of a repair. */
export async function openRepairPage(page) {
  await openRepair(page);
  const path = await page.getByRole('link', { name: 'Ver su página' }).getAttribute('href');
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: /^Reparación T-/ }).waitFor();
}

/** A change of a price, and the log that tells it. */
export async function readLog(page) {
  await page.goto('/admin/productos');
  await page.getByRole('row').getByRole('link').nth(2).click();
  await page.getByRole('heading', { level: 1, name: 'Editar producto' }).waitFor();
  await page.getByLabel('Precio con IVA').fill('389.00');
  await button(page, 'Guardar').click();
  await page.getByText('Todo guardado en la nube').first().waitFor();
  await page.getByRole('link', { name: 'Bitácora' }).click();
  await page
    .getByText(/Precio con IVA/)
    .first()
    .waitFor();
}
