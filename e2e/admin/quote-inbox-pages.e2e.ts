import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

test.use({ testMode: false });

test.describe('more quotations than the inbox listens to', () => {
  test.use({ testMode: true });

  const YEARS_AGO = Date.UTC(2024, 0, 1);
  /** One every hour; the first ones are the oldest. */
  const stored = (count: number, odd: Record<number, object>) =>
    Array.from({ length: count }, (_, at) => ({
      folio: `C-0000-${String(at).padStart(4, '0')}`,
      nombre: `Cliente ${at}`,
      telefono: '8180000000',
      correo: '',
      mensaje: '',
      lineas: [{ producto: '', clave: '', nombre: `Pieza ${at}`, cantidad: 1, nota: '', precio: null }],
      origen: 'lista',
      estado: 'cotizada',
      avisoVersion: 'v1',
      promociones: false,
      // As `createMany` names the documents, the states' too.
      secreto: `muchos-${at}`,
      creado: new Date(YEARS_AGO + at * 3_600_000),
      rev: 1,
      ...odd[at],
    }));

  test('are read page by page, opened, answered, and found for the person they are about, all of them', async ({
    page,
    documents,
  }) => {
    const quotes = stored(650, {
      3: { nombre: 'Ana Pérez', telefono: '8112345678' },
      200: { nombre: 'A. P.', correo: 'Ana@Example.MX' },
      400: { nombre: 'ANA PEREZ GARZA', telefono: '8199999999' },
      // As a visitor's device sends it, before anybody has answered.
      649: { nombre: 'Ana Pérez', telefono: '8112345678', rev: 0 },
    });
    await documents.createMany('cotizaciones', quotes);
    await documents.createMany(
      'estadosCotizacion',
      quotes.map(({ folio, estado, secreto, rev }) => ({ cotizacion: secreto, folio, estado, rev: rev + 1 })),
    );
    await signIn(page, '/admin/cotizaciones?buscar=cliente+3');
    const rows = page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem');
    // 350 to 399 are among the latest three hundred; 300 to 349, 30 to 39 and 3 itself are not.
    await expect(rows).toHaveCount(50);
    await page.getByRole('button', { name: 'Ver anteriores' }).click();
    await expect(rows).toHaveCount(100);
    await page.getByRole('button', { name: 'Ver anteriores' }).click();
    await expect(rows).toHaveCount(110);
    await expect(page.getByRole('button', { name: 'Ver anteriores' })).toHaveCount(0);

    // An old one by its own address: answered like any other, and the journal lets go of it.
    await page.goto('/admin/cotizaciones/muchos-30');
    await expect(heading(page, 'Cotización C-0000-0030')).toBeVisible();
    await page.getByLabel('Precio de Pieza 30').fill('99.90');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Precio de Pieza 30')).toHaveValue('99.90');

    await page.goto('/admin/cotizaciones/datos-personales');
    await page.getByLabel('Teléfono').fill('81 1234 5678');
    await page.getByLabel('Correo').fill('ana@example.mx');
    await page.getByLabel('Nombre').fill('ana pérez');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText('Revisamos los 650 documentos: 4 encontrados.')).toBeVisible();
    const found = page.getByRole('list', { name: 'Lo encontrado' });
    await expect(found.getByRole('checkbox')).toHaveCount(4);
    // Somebody else may have the same name.
    await expect(found.getByRole('checkbox', { name: /ANA PEREZ GARZA/ })).not.toBeChecked();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Borrar los 3 marcados' }).click();
    await page.getByRole('button', { name: 'Borrar para siempre' }).click();
    await expect(found.getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByText('Todo guardado en la nube')).toBeVisible();
    expect(await documents.idsWhere('cotizaciones', 'telefono', '8112345678')).toEqual([]);
    expect(await documents.idsWhere('cotizaciones', 'correo', 'Ana@Example.MX')).toEqual([]);
    expect(await documents.idsWhere('cotizaciones', 'nombre', 'ANA PEREZ GARZA')).toHaveLength(1);

    // All are years old, but one was answered today.
    await page.getByRole('button', { name: 'Revisar cotizaciones de hace más de doce meses' }).click();
    await expect(page.getByText('Revisamos los 647 documentos: 646 encontrados.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'De hace más de doce meses' })).toBeVisible();
    await expect(found.getByRole('checkbox', { name: /C-0000-0030/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Borrar los 646 marcados' })).toBeEnabled();

    // Erased is erased from this device's journal as well.
    await page.goto('/admin/cotizaciones?buscar=cliente+649');
    await expect(page.getByText('Ninguna cotización coincide.')).toBeVisible();
    const journal = () =>
      page.evaluate(async () => {
        const open = indexedDB.open('personal');
        await new Promise((done) => {
          open.onsuccess = done;
        });
        const store = open.result.transaction('diario').objectStore('diario');
        const read = store.getAll();
        await new Promise((done) => {
          read.onsuccess = done;
        });
        open.result.close();
        return JSON.stringify(read.result);
      });
    await expect.poll(journal).not.toContain('8112345678');
  });
});
