// Quotations for the pictures of the staff area: what customers send, and what staff make of it.
const CUSTOMERS = ['Jorge Cantú Garza', 'Ana Sofía Leal', 'María Treviño'];
const customer = (page) => page.getByRole('link', { name: CUSTOMERS.at(-1) }).first();

/** The demo store has no quotations, so some are sent as customers would, once. */
export async function waitForQuotes(page) {
  await customer(page).or(page.getByText('Todavía no llega ninguna cotización.')).waitFor();
  if (await customer(page).isVisible()) return;
  const visitor = await page.context().newPage();
  for (const [at, name] of CUSTOMERS.entries()) {
    await visitor.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
    for (let added = 0; added <= at; added += 1) {
      await visitor
        .getByRole('button', { name: /^Agregar a la lista:/ })
        .first()
        .click();
      await visitor
        .getByRole('button', { name: /^Agregar otra/ })
        .nth(added)
        .waitFor();
    }
    await visitor.goto('/cotizacion');
    await visitor.getByLabel('Nombre').fill(name);
    await visitor.getByLabel('Teléfono').fill(`81 1234 567${at}`);
    await visitor.getByRole('button', { name: 'Enviar mi lista' }).click();
    await visitor.getByRole('heading', { name: 'Recibimos tu solicitud' }).waitFor();
  }
  await visitor.close();
  await customer(page).waitFor();
}

export async function openQuote(page) {
  await waitForQuotes(page);
  await customer(page).click();
  await page.getByRole('button', { name: 'Poner precios de hoy' }).click();
  await page.getByText('Qué se cotiza', { exact: true }).evaluate((title) => title.scrollIntoView());
}

export async function fillQuote(page) {
  await page.getByLabel('Nombre').fill('Constructora del Norte');
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  for (const words of ['taladro', 'esmeriladora', 'pintura']) {
    await page.getByRole('combobox', { name: 'Agregar del catálogo' }).fill(words);
    await page.getByRole('listbox', { name: 'Agregar del catálogo' }).getByRole('option').first().click();
  }
  await page.getByLabel('Agregar con tus palabras').fill('Corte de triplay a medida');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Cantidad de Corte/).fill('12');
  await page.getByLabel(/^Precio de Corte/).fill('45');
  await page.getByLabel(/^Descuento de Corte/).fill('10');
  await page.getByLabel('Flete, con IVA').fill('450');
  await page.getByText('Qué se cotiza', { exact: true }).evaluate((title) => title.scrollIntoView());
}

export async function openSheet(page) {
  await openQuote(page);
  await page.emulateMedia({ media: 'print' });
  // The margins that the printer gives a page.
  await page.addStyleTag({ content: '@media print { body > article { padding: 3.5rem } }' });
}

export async function findPerson(page) {
  await waitForQuotes(page);
  await page.getByRole('link', { name: 'Datos de una persona' }).click();
  await page.getByLabel('Teléfono').fill('81 1234 5672');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('list', { name: 'Lo encontrado' }).waitFor();
}

/** Something has to be counted first. */
export async function showFigures(page) {
  await waitForQuotes(page);
  await page.getByRole('link', { name: 'Cuentas', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Recibidas' }).waitFor();
}
