import { expect, test } from '../fixtures.ts';
import { colleague, compare, csv, openPrices, pesos } from './price-parts.ts';

test.use({ testMode: false, faults: true });

const STATUSES = ['UNAVAILABLE', 'ABORTED', 'INTERNAL', 'PERMISSION_DENIED'] as const;

test('a server that refuses any one commit of an upload: each price is written once all the same', async ({
  page,
  backend,
}) => {
  test.setTimeout(300_000);
  const shop = await colleague(backend.origin);
  const refuse = async (next: number, status: string): Promise<void> => {
    const body = JSON.stringify({ refuseCommits: { next, status } });
    expect((await fetch(`${backend.origin}/__/faults`, { method: 'POST', body })).ok).toBe(true);
  };
  await openPrices(page);
  let round = 0;
  for (const status of STATUSES) {
    // The first commit stores the lots, the second the upload, the others are lots of prices.
    for (const spared of [0, 1, 2, 3]) {
      round += 1;
      const before = await shop.products();
      const priced = [...before.values()].filter(({ precio }) => precio !== null).slice(0, 450);
      const price = (precio: number | null): number => (precio ?? 0) + round;
      const list = csv([
        ['Clave', 'Precio con IVA'],
        ...priced.map(({ clave, precio }) => [clave, pesos(price(precio))]),
      ]);

      let commits = 0;
      await page.route(/documents:commit/, async (route) => {
        if (commits === spared) await refuse(1, status);
        commits += 1;
        await route.continue();
      });
      await compare(page, `lista-${round}.csv`, list);
      await page.getByRole('button', { name: 'Aplicar 450 precios' }).click();
      const done = page.getByRole('heading', { name: 'Precios aplicados' });
      const stopped = page.getByRole('heading', { name: 'La carga se detuvo' });
      await expect(done.or(stopped)).toBeVisible({ timeout: 60_000 });
      await page.unroute(/documents:commit/);
      const goOn = page.getByRole('button', { name: 'Continuar' });
      if (await stopped.isVisible()) {
        // Refused before anything was stored, it is begun anew; later, it goes on.
        if (await goOn.isVisible()) await goOn.click();
        else {
          await page.getByRole('button', { name: 'Ir al inicio' }).click();
          expect(await shop.products()).toEqual(before);
          continue;
        }
        await expect(done).toBeVisible({ timeout: 60_000 });
      }
      const after = await shop.products();
      for (const { clave, precio, rev } of priced) {
        expect([after.get(clave)?.precio, after.get(clave)?.rev], `${status} ${spared} ${clave}`).toEqual([
          price(precio),
          rev + 1,
        ]);
      }
      await page.getByRole('button', { name: 'Subir otra lista' }).click();
    }
  }
});
