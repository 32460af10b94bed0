import { writeFile } from 'node:fs/promises';
import { colleague, csv, PRICES, pesos } from '../admin/price-parts.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './staff-parts.ts';

test.use({ testMode: false });

const COUNT = 30;

test('a price list is chosen, compared and applied', async ({ tab, backend }, testInfo) => {
  const shop = await colleague(backend.origin);
  const priced = [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, COUNT);
  const newPrice = (precio: number | null): number => (precio ?? 0) + 7;
  const path = testInfo.outputPath('lista.csv');
  const rows = priced.map(({ clave, nombre, precio }) => [clave, nombre, pesos(newPrice(precio))]);
  await writeFile(path, csv([['Clave', 'Descripción', 'Precio con IVA'], ...rows]), 'latin1');

  await signIn(tab, PRICES);
  await tab.see('button', 'Elegir archivo');
  await tab.type('Lista de precios', path);
  await tab.see('text', '/30 filas/');
  await tab.press('text', '/^Sí, ya incluyen IVA/');
  await tab.press('button', 'Comparar precios');
  // Every price moves the same way, which is asked about.
  await tab.press('text', '/^Sí, ya lo revisé/');
  await tab.press('button', `Aplicar ${COUNT} precios`);
  await tab.see('heading', 'Precios aplicados');
  const now = await shop.products();
  for (const { clave, precio } of priced) expect(now.get(clave)?.precio).toBe(newPrice(precio));
});
